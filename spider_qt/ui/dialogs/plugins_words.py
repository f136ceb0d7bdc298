"""What is said of a plugin, in the words of players: in the list, on its page, in a report."""

import platform
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from spider_qt import __version__
from spider_qt.plugins import registry as kinds
from spider_qt.plugins.declaring import declared_lines, should_declare
from spider_qt.plugins.faults import Fault
from spider_qt.plugins.host import PluginHost
from spider_qt.plugins.registry import Door, PluginInfo, PluginKind, PluginState
from spider_qt.text.sentence import QT_TRANSLATE_NOOP
from spider_qt.ui.controller import GameController
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.names import game_name, scheme_name, theme_name

MOST: Final = 12
"""So many names of a kind are written out; the rest is a number."""

_KINDS: Final = {
    PluginKind.DATA: QT_TRANSLATE_NOOP("PluginPage", "Data"),
    PluginKind.CODE: QT_TRANSLATE_NOOP("PluginPage", "Program"),
}
_MEANS: Final = {
    PluginKind.DATA: QT_TRANSLATE_NOOP("PluginPage", "Data; it runs no program."),
    PluginKind.CODE: QT_TRANSLATE_NOOP(
        "PluginPage", "A program; it can do whatever you can do on this computer."
    ),
}
_DOORS: Final = {
    Door.BUILT_IN: QT_TRANSLATE_NOOP("PluginPage", "Belongs to the game."),
    Door.PIP: QT_TRANSLATE_NOOP("PluginPage", "Installed with Python (pip)."),
    Door.FOLDER: QT_TRANSLATE_NOOP("PluginPage", "Lies in the plugin folder."),
}
_GIVES: Final = {
    kinds.VARIANTS: (QT_TRANSLATE_NOOP("PluginPage", "Games"), game_name),
    kinds.SCHEMES: (QT_TRANSLATE_NOOP("PluginPage", "Ways to score"), scheme_name),
    kinds.THEMES: (QT_TRANSLATE_NOOP("PluginPage", "Cards"), theme_name),
    kinds.TABLES: (QT_TRANSLATE_NOOP("PluginPage", "Tables"), theme_name),
    kinds.LOOKS: (QT_TRANSLATE_NOOP("PluginPage", "Themes"), theme_name),
}
_DOES: Final = {
    kinds.OBSERVERS: QT_TRANSLATE_NOOP("PluginPage", "It is told what happens in your games."),
    kinds.HINTS: QT_TRANSLATE_NOOP("PluginPage", "It gives hints."),
}


def faults_of(host: PluginHost, plugin: str) -> tuple[Fault, ...]:
    """Return what broke of a plugin since the program was started."""
    return tuple(fault for fault in host.registry.faults.faults if fault.plugin == plugin)


def is_repeated(host: PluginHost, info: PluginInfo) -> bool:
    """Whether another plugin with the same id was found first, to which every wish would go."""
    return host.info(info.id) is not info


def is_wanted(host: PluginHost, info: PluginInfo) -> bool:
    """Whether it is on as far as the player is concerned, even if it cannot be."""
    waits = host.safe_mode and info.id not in host.disabled
    return info.state is not PluginState.DISABLED or waits


def has_trouble(host: PluginHost, info: PluginInfo) -> bool:
    """Whether there is something about it that the player should look at."""
    return info.state is PluginState.FAILED or bool(faults_of(host, info.id))


def kind_text(info: PluginInfo) -> str:
    """Return "Data", "Program", or that it is no plugin of anybody else's."""
    if info.door is Door.BUILT_IN:
        return translate("PluginPage", "Belongs to the game")
    return translate("PluginPage", _KINDS[info.kind])


def state_text(host: PluginHost, info: PluginInfo) -> str:
    """Return in a few words how a plugin stands."""
    if info.state is PluginState.FAILED:
        return translate("PluginPage", "Left out")
    if info.state is PluginState.DISABLED:
        if is_wanted(host, info):
            return translate("PluginPage", "Waits for a start without safe mode")
        return translate("PluginPage", "Off")
    if has_trouble(host, info):
        return translate("PluginPage", "On, but something in it broke")
    return translate("PluginPage", "On")


def plays_by(controller: GameController, plugin: str) -> bool:
    """Whether a game in progress is on the table that needs a plugin's rules or scoring."""
    if not controller.in_progress:
        return False
    session = controller.session
    own = f"{plugin}."
    return session.variant.id.startswith(own) or session.scheme.id.startswith(own)


def playing_text(name: str) -> str:
    """Say what becomes of the game on the table."""
    return translate(
        "PluginPage",
        "The game on the table needs “{plugin}”. You can finish it now; if you close the program "
        "before, it is set aside and goes on once the plugin is there again.",
    ).replace("{plugin}", name)


def gives_lines(info: PluginInfo) -> Iterator[tuple[str, str]]:
    """Yield what a plugin gives, per kind: the kind, and the names."""
    for kind, (source, named) in _GIVES.items():
        ids = info.gives.get(kind, ())
        if ids:
            names = [named(info.names.get(id_) or id_) for id_ in ids]
            yield translate("PluginPage", source), _listed(names)


def does_lines(info: PluginInfo) -> list[str]:
    """Return what a plugin does besides, as sentences."""
    return [translate("PluginPage", text) for kind, text in _DOES.items() if info.gives.get(kind)]


def page(host: PluginHost, info: PluginInfo) -> str:
    """Return all that is known of a plugin as HTML; nothing of it is taken as markup."""
    unsaid = translate("PluginPage", "not said")
    rows = [
        (translate("PluginPage", "State"), state_text(host, info)),
        (translate("PluginPage", "Version"), info.version or unsaid),
        (translate("PluginPage", "Author"), info.author or unsaid),
        (translate("PluginPage", "Licence"), info.licence or unsaid),
        (translate("PluginPage", "Kind"), translate("PluginPage", _MEANS[info.kind])),
        (translate("PluginPage", "Place"), translate("PluginPage", _DOORS[info.door])),
    ]
    if info.door is Door.BUILT_IN:
        rows = [rows[0], rows[1], rows[3], rows[5]]
    elif info.path:
        rows.append((translate("PluginPage", "File"), info.path))
    parts = [f"<h2>{escape(info.name)}</h2>"]
    if info.description and info.door is not Door.BUILT_IN:
        parts.append(f"<p>{escape(info.description)}</p>")
    if info.reason is not None:
        parts.append(f"<p><b>{escape(shown(info.reason))}</b></p>")
    parts += [f"<p><b>{escape(shown(f.sentence))}</b></p>" for f in faults_of(host, info.id)]
    parts.append(_table(rows))
    given = [*gives_lines(info)]
    if given or does_lines(info):
        parts.append(f"<h3>{escape(translate('PluginPage', 'What it gives'))}</h3>")
        parts.append(_table(given))
        parts += [f"<p>{escape(line)}</p>" for line in does_lines(info)]
    elif info.state is PluginState.DISABLED:
        off = translate("PluginPage", "What it gives is listed here once it is on.")
        parts.append(f"<p>{escape(off)}</p>")
    author = info.details
    if should_declare(info):
        said = translate(
            "PluginPage",
            "This plugin is loaded at every start. With these lines in its plugin.toml it would "
            "wait until it is used:",
        )
        author = f"{said}\n\n{declared_lines(host.registry, info)}"
    if author:
        head = translate("PluginPage", "For its author")
        parts.append(f"<h3>{escape(head)}</h3>")
        parts.append(f'<pre style="white-space: pre-wrap">{escape(author)}</pre>')
    return "".join(parts)


def report(host: PluginHost, info: PluginInfo) -> str:
    """Return what a plugin's author needs to know, in English, as plain text."""
    lines = [
        f"{info.name} ({info.id}) {info.version}".rstrip(),
        f"{info.kind.value}, {info.door.value}, {info.state.value}",
        f"Spider Qt {__version__}, Python {platform.python_version()}, {platform.system()}",
    ]
    if info.reason is not None:
        lines.append(info.reason.english)
    lines += [fault.sentence.english for fault in faults_of(host, info.id)]
    if info.details:
        lines += ["", info.details.rstrip()]
    if should_declare(info):
        lines += ["", "Lines for its plugin.toml:", "", declared_lines(host.registry, info)]
    return "\n".join(lines) + "\n"


def _table(rows: Sequence[tuple[str, str]]) -> str:
    cells = "".join(
        f'<tr><td style="padding-right: 14px">{escape(head)}</td><td>{escape(text)}</td></tr>'
        for head, text in rows
    )
    return f'<table style="margin-top: 8px">{cells}</table>'


def _listed(names: list[str]) -> str:
    text = ", ".join(names[:MOST])
    more = len(names) - MOST
    if more <= 0:
        return text
    return translate("PluginPage", "{names} and %n more", "", more).replace("{names}", text)
