"""``spider-qt daily``: the codes of a date's daily deals, the same for everybody."""

import json
from datetime import date

from spider_qt.app.cli_streams import InputError
from spider_qt.deals.daily import Calendar, DailyDeal, shipped
from spider_qt.text.sentence import excerpt


def day(text: str) -> date:
    """Read the value of ``DATE``.

    Raises:
        InputError: if it is no date, written 2026-11-30.
    """
    try:
        read = date.fromisoformat(text)
        if read.isoformat() != text:  # another way of ISO 8601, such as 20261130
            raise ValueError(text)
        return read
    except ValueError:
        raise InputError(f"“{excerpt(text)}” is no date; write it like 2026-11-30.") from None


def deals_of(wanted: date | None, difficulty: str | None, today: date) -> tuple[DailyDeal, ...]:
    """Return a date's deals.

    Args:
        wanted: the date, or None for today.
        difficulty: the word of a ``Difficulty``, or None for all.
        today: the local date.

    Raises:
        InputError: if the list of deals is damaged.
    """
    try:
        calendar: Calendar = shipped()
    except (OSError, ValueError) as error:
        raise InputError(f"The program is damaged; install it again. {error}") from None
    found = calendar.deals(wanted or today)
    return tuple(deal for deal in found if difficulty in (None, deal.difficulty.value))


def daily_text(deals: tuple[DailyDeal, ...]) -> str:
    """Return a line for each deal: the date, the difficulty, the code, and whether it is proven."""
    return "".join(
        f"{deal.day} {deal.difficulty.value} {deal.code}{'' if deal.proven else ' not proven'}\n"
        for deal in deals
    )


def daily_json(deals: tuple[DailyDeal, ...]) -> str:
    """Return the deals as JSON."""
    values = [
        {
            "date": deal.day.isoformat(),
            "difficulty": deal.difficulty.value,
            "code": deal.code,
            "proven": deal.proven,
        }
        for deal in deals
    ]
    return json.dumps(values, indent=2) + "\n"
