"""Sounds, where there is something to play them with: never an error, never waited for.

QtMultimedia is in no package that the game needs; it comes with the extra ``sounds``. It
is loaded when the first sound is due, and without it, or without a device, all is quiet.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, qInstallMessageHandler

from spider_qt.api.resources import resource_path
from spider_qt.engine.game import Outcome
from spider_qt.engine.moves import DealMove
from spider_qt.engine.scoring import Action
from spider_qt.storage.settings import Settings
from spider_qt.ui.controller import GameController
from spider_qt.ui.messages import MoveRefused, OutcomeChanged, SessionStarted, StepApplied

if TYPE_CHECKING:
    from PySide6.QtCore import QBuffer
    from PySide6.QtMultimedia import QAudioSink


class Sound(StrEnum):
    """What is heard; the value is the name of the file."""

    CARD = "card"
    ROW = "row"
    RUN = "run"
    REFUSED = "refused"
    WON = "won"
    UNDO = "undo"


class Player(Protocol):
    """Plays files."""

    def play(self, file: Path, volume: float) -> None:
        """Play a file from its beginning, 0 to 1 loud."""


def sound_of(fact: StepApplied) -> Sound:
    """Return what is heard of a step."""
    if fact.action is Action.UNDO:
        return Sound.UNDO
    if fact.step.runs_completed:
        return Sound.RUN
    return Sound.ROW if isinstance(fact.step.move, DealMove) else Sound.CARD


class Sounds(QObject):
    """Plays what happens in a game, if the player wants to hear it.

    Args:
        settings: tells what the player has chosen by now.
        parent: the owner.
        make_player: makes the player when the first sound is due; None means that there
            is nothing to play with.
    """

    def __init__(
        self,
        settings: Callable[[], Settings],
        parent: QObject | None = None,
        make_player: Callable[[QObject], Player | None] | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._make_player = make_player or multimedia_player
        self._player: Player | None = None
        self._tried = False
        self._stepped = False

    def follow(self, controller: GameController) -> None:
        """Play what happens in its games from now on."""
        controller.session_started.connect(self._on_session)
        controller.step_applied.connect(self._on_step)
        controller.move_refused.connect(self._on_refused)
        controller.outcome_changed.connect(self._on_outcome)

    def play(self, sound: Sound) -> None:
        """Play a sound, if it is wanted and there is something to play it with."""
        settings = self._settings()
        if not settings.sounds or not settings.volume:
            return
        if not self._tried:
            self._tried = True
            self._player = self._make_player(self)
        if self._player is not None:
            file = resource_path("sounds", f"{sound.value}.wav")
            self._player.play(file, settings.volume / 100)

    def _on_session(self, fact: SessionStarted) -> None:
        del fact
        self._stepped = False

    def _on_step(self, fact: StepApplied) -> None:
        self._stepped = True
        self.play(sound_of(fact))

    def _on_refused(self, fact: MoveRefused) -> None:
        del fact
        self.play(Sound.REFUSED)

    def _on_outcome(self, fact: OutcomeChanged) -> None:
        """A game that is opened as it was won long ago is not celebrated."""
        if fact.outcome is Outcome.WON and self._stepped:
            self.play(Sound.WON)


def multimedia_player(parent: QObject) -> Player | None:
    """Return a player by QtMultimedia, or None if that or a device is missing.

    Args:
        parent: the owner of what plays.
    """
    with _unheard():
        try:
            from PySide6.QtMultimedia import QMediaDevices
        except ImportError:  # not installed, or a library of the system is missing
            return None
        if QMediaDevices.defaultAudioOutput().isNull():
            return None
    return _Sinks(parent)


@contextmanager
def _unheard() -> Iterator[None]:
    """Keep Qt's warnings of missing sound servers and codecs from a player who wants quiet."""
    previous = qInstallMessageHandler(lambda *_: None)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)


class _Sinks:
    """Plays by one sink per file, kept, so that the next time it sounds at once.

    Not by ``QSoundEffect``: with PulseAudio that of Qt 6.11.3 breaks its own socket in
    another thread, and the event loop is busy with nothing else from then on.
    """

    def __init__(self, parent: QObject) -> None:
        self._parent = parent
        self._sinks: dict[Path, tuple[QAudioSink, QBuffer] | None] = {}

    def play(self, file: Path, volume: float) -> None:
        if file not in self._sinks:
            self._sinks[file] = self._made(file)
        made = self._sinks[file]
        if made is not None:
            sink, buffer = made
            sink.stop()
            buffer.seek(0)
            sink.setVolume(volume)
            sink.start(buffer)

    def _made(self, file: Path) -> "tuple[QAudioSink, QBuffer] | None":
        """Open a file; None if it cannot be read, or the device does not play such."""
        import wave

        from PySide6.QtCore import QBuffer, QIODevice
        from PySide6.QtMultimedia import QAudio, QAudioFormat, QAudioSink, QMediaDevices

        try:
            with wave.open(str(file), "rb") as opened:
                data = opened.readframes(opened.getnframes())
                rate, channels = opened.getframerate(), opened.getnchannels()
        except (OSError, EOFError, wave.Error):
            return None
        form = QAudioFormat()
        form.setSampleRate(rate)
        form.setChannelCount(channels)
        form.setSampleFormat(QAudioFormat.SampleFormat.Int16)
        device = QMediaDevices.defaultAudioOutput()
        if device.isNull() or not device.isFormatSupported(form):
            return None
        sink, buffer = QAudioSink(device, form, self._parent), QBuffer(self._parent)
        buffer.setData(data)
        buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        sink.stateChanged.connect(
            # What was played to its end must not go on asking for more.
            lambda state: sink.stop() if state is QAudio.State.IdleState else None
        )
        return sink, buffer
