"""Sounds: what is heard of a game, if it is wanted and there is something to play it with."""

import sys
import wave
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from resources.soundgen.__main__ import samples, sounds
from spider_qt.api.resources import resource_path
from spider_qt.storage.settings import Settings
from spider_qt.ui.sounds import Sound, Sounds, multimedia_player
from tests.ui.conftest import WindowBench

NEARLY_WON = "suits: 4\nT1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nT2: AS\n" + (
    "".join(f"T{number}:\n" for number in range(3, 11)) + "stock:\ndone: S H H D D C C\n"
)


class Tape:
    """A player that writes down what it is told to play."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.made = 0

    def make(self, parent: QObject) -> "Tape":
        del parent
        self.made += 1
        return self

    def play(self, file: Path, volume: float) -> None:
        assert file.is_file()
        self.played.append((file.stem, volume))

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.played]


@pytest.fixture
def tape(bench: WindowBench) -> Tape:
    """What is heard of the window's games, at a volume of 40."""
    made = Tape()
    bench.window.sounds._make_player = made.make
    bench.store.change(sounds=True, volume=40)
    return made


def test_each_deed_has_its_sound(bench: WindowBench, tape: Tape) -> None:
    bench.controller.request_deal()
    bench.controller.undo()
    bench.controller.redo()
    assert tape.names == ["row", "undo", "row"]
    assert {volume for _, volume in tape.played} == {0.4}
    assert tape.made == 1


def test_a_move_a_refusal_a_run_and_a_win_are_heard(bench: WindowBench, tape: Tape) -> None:
    bench.set_up(NEARLY_WON)
    bench.move("T1x1>T3")
    bench.controller.undo()
    bench.controller.request_deal()
    bench.move("T2x1>T1")
    assert tape.names == ["card", "undo", "refused", "run", "won"]


def test_sounds_are_off_until_they_are_wanted(bench: WindowBench) -> None:
    made = Tape()
    bench.window.sounds._make_player = made.make
    bench.controller.request_deal()
    bench.store.change(sounds=True, volume=0)
    bench.controller.undo()
    assert made.made == 0
    assert not Settings().sounds


def test_without_a_player_all_is_quiet_and_nothing_is_tried_again() -> None:
    tries: list[QObject] = []

    def none(parent: QObject) -> None:
        tries.append(parent)

    settings = replace(Settings(), sounds=True)
    made = Sounds(lambda: settings, None, none)
    made.play(Sound.CARD)
    made.play(Sound.WON)
    assert len(tries) == 1


def test_without_qtmultimedia_there_is_no_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert multimedia_player(QObject()) is None


def test_a_start_and_a_silent_game_load_no_qtmultimedia(bench: WindowBench) -> None:
    bench.controller.request_deal()
    assert "PySide6.QtMultimedia" not in sys.modules


def test_every_sound_has_its_file_which_the_generator_makes() -> None:
    made = sounds()
    assert set(made) == {sound.value for sound in Sound}
    for name, sound in made.items():
        with wave.open(str(resource_path("sounds", f"{name}.wav")), "rb") as file:
            kept = file.readframes(file.getnframes())
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        wanted = memoryview(samples(name, sound)).cast("h")
        # Another machine's sine may differ in its last bit.
        pairs = zip(memoryview(kept).cast("h"), wanted, strict=True)
        assert max(abs(one - two) for one, two in pairs) <= 1


def test_every_sound_is_short_and_quiet_and_begins_and_ends_in_silence() -> None:
    for sound in Sound:
        with wave.open(str(resource_path("sounds", f"{sound.value}.wav")), "rb") as file:
            seconds = file.getnframes() / file.getframerate()
            data = memoryview(file.readframes(file.getnframes())).cast("h")
        assert seconds <= (3.2 if sound is Sound.WON else 1.3)
        assert 8000 < max(abs(value) for value in data) <= 16384
        assert abs(data[0]) < 300
        assert abs(data[-1]) < 900
