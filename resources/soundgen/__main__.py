"""Makes the game's sounds: ``python -m resources.soundgen [FOLDER]``.

Each is short, quiet, and tells what happened without being looked for: paper for cards,
tones that rise for what is finished, two that fall for a refusal. Change it here, make
them anew, and listen.
"""

import sys
import wave
from pathlib import Path
from typing import Final

from resources.soundgen.tones import RATE, Sound, bell, echoed, mixed, swish, tap

_PEAKS: Final = {"won": 0.5, "run": 0.42, "undo": 0.3}
_PEAK: Final = 0.36
"""How much of the full level the loudest moment of a sound reaches: of these, and others."""

_C, _D, _E, _G, _A = 523.25, 587.33, 659.26, 783.99, 880.0


def sounds() -> dict[str, Sound]:
    """Return every sound by the name of its file."""
    row = [(0.045 * place, 0.7, tap(150 + 6 * place, seed=3 + place)) for place in range(10)]
    run = [
        (0.07 * place, 0.8, bell(pitch, 0.8)) for place, pitch in enumerate((_C, _E, _G, 2 * _C))
    ]
    rising = (_C, _D, _E, _G, _A, 2 * _C, 2 * _D, 2 * _E, 2 * _G)
    win = [(0.11 * place, 0.6, bell(pitch, 1.2)) for place, pitch in enumerate(rising)]
    chord = [(1.15, 0.55, bell(pitch, 1.6, 0.5)) for pitch in (_C / 2, _G / 2, _C, _E, 2 * _C)]
    return {
        "card": tap(165),
        "row": mixed(row),
        "run": echoed(mixed(run), 0.16, 0.25),
        "refused": mixed([(0.0, 0.6, bell(220, 0.16, 0.06)), (0.1, 0.6, bell(174.6, 0.2, 0.08))]),
        "won": echoed(mixed([*win, *chord]), 0.22, 0.3),
        "undo": mixed([(0.0, 1.0, swish(0.16)), (0.12, 0.4, tap(140, 0.07))]),
    }


def samples(name: str, sound: Sound) -> bytes:
    """Return a sound as 16-bit samples, little end first, as loud as it should be."""
    loudest = max(abs(value) for value in sound) or 1.0
    scale = _PEAKS.get(name, _PEAK) * 32_767 / loudest
    return b"".join(round(value * scale).to_bytes(2, "little", signed=True) for value in sound)


def main(folder: Path) -> None:
    """Write every sound into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, sound in sounds().items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples(name, sound))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "sounds")
