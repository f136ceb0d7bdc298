"""Card pictures as pixmaps: drawn once per size, and never a reason to fall over.

Themes are other people's files. Whatever one of them lacks or gets wrong, the player
sees the default theme's part, and ``faults`` says what was wrong.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from spider_qt.api import Card, CardTheme, FolderCardTheme, Rank, Suit
from spider_qt.api.themes import INDEX_FOOT

if TYPE_CHECKING:
    from spider_qt.plugins.asking import Guard

MAX_PIXELS: Final = 2048
"""The widest and tallest pixmap, in device pixels: above any card on an 8K screen."""

FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
"""Of the pictures."""

_BACK: Final = "back"


@dataclass(frozen=True, slots=True)
class ArtFault:
    """A part of a theme that could not be used.

    Args:
        theme: the theme's id, or its type's name if it cannot even tell its id.
        part: ``back``, or a face in the notation, for instance ``QH``.
        reason: what is wrong, in English.
    """

    theme: str
    part: str
    reason: str


@dataclass(frozen=True, slots=True)
class Part:
    """A card's face, or the back: its name and how a theme is asked for it."""

    name: str
    read: Callable[[CardTheme], bytes | None]
    is_face: bool


class CardArt:
    """The pictures on the table, rendered when first asked for.

    Pictures are kept for one logical size, at every device pixel ratio asked for;
    asking for another size drops them.

    Args:
        faces: the theme that the player chose for faces.
        backs: the theme that the player chose for backs.
        default: the theme that stands in for what those lack.
    """

    def __init__(self, faces: CardTheme, backs: CardTheme, default: CardTheme) -> None:
        self._faces = faces
        self._backs = backs
        self._default = default
        self._faults: list[ArtFault] = []
        self._renderers: dict[str, QSvgRenderer | None] = {}
        self._pixmaps: dict[tuple[str, float], QPixmap] = {}
        self._size: tuple[float, float] = (0, 0)

    @property
    def faults(self) -> tuple[ArtFault, ...]:
        """What was wrong with the themes so far, each part once, in the order found."""
        return tuple(self._faults)

    @property
    def index_foot(self) -> float:
        """How much of a covered card must be seen for its index to be whole, in card heights."""
        theme = getattr(self._faces, "inner", self._faces)  # a plugin's is wrapped by its guard
        try:
            foot = getattr(theme, "index_foot", INDEX_FOOT)
        except Exception:  # a theme that cannot tell has the usual index
            return INDEX_FOOT
        return foot if isinstance(foot, float) and 0.1 <= foot <= 0.4 else INDEX_FOOT

    def face(
        self, suit: Suit, rank: Rank, width: float, height: float, ratio: float = 1
    ) -> QPixmap:
        """Return a face.

        Args:
            suit: the card's suit.
            rank: the card's rank.
            width: in logical pixels.
            height: in logical pixels.
            ratio: device pixels per logical pixel, of the screen that shows it.
        """
        name = Card(suit, rank).text
        part = Part(name, lambda theme: theme.face_svg(suit, rank), is_face=True)
        return self._pixmap(self._faces, part, width, height, ratio)

    def back(self, width: float, height: float, ratio: float = 1) -> QPixmap:
        """Return the back; the arguments are those of ``face``."""
        part = Part(_BACK, lambda theme: theme.back_svg(), is_face=False)
        return self._pixmap(self._backs, part, width, height, ratio)

    def _pixmap(
        self, theme: CardTheme, part: Part, width: float, height: float, ratio: float
    ) -> QPixmap:
        if self._size != (width, height):
            self._pixmaps.clear()
            self._size = (width, height)
        found = self._pixmaps.get((part.name, ratio))
        if found is None:
            found = QPixmap.fromImage(self._image(theme, part, width, height, ratio))
            self._pixmaps[(part.name, ratio)] = found
        return found

    def _image(
        self, theme: CardTheme, part: Part, width: float, height: float, ratio: float
    ) -> QImage:
        image = QImage(device(width * ratio), device(height * ratio), FORMAT)
        if not part.is_face and not isinstance(theme, FolderCardTheme):
            own = _own_picture(theme, image.size())
            if own is not None:
                own.setDevicePixelRatio(own.width() / width if width > 0 else 1)
                return own
        renderer = self._renderer(theme, part)
        if renderer is None:
            _draw_plain(image, part.name)
        else:
            render(renderer, image)
        image.setDevicePixelRatio(image.width() / width if width > 0 else 1)
        return image

    def _renderer(self, theme: CardTheme, part: Part) -> QSvgRenderer | None:
        """Return the part's drawing, from the default if need be, or None if that fails too."""
        if part.name not in self._renderers:
            chosen = None if theme is self._default else self._load(theme, part)
            self._renderers[part.name] = chosen or self._load(self._default, part)
        return self._renderers[part.name]

    def _load(self, theme: CardTheme, part: Part) -> QSvgRenderer | None:
        """Read and try a theme's part; None, with a fault unless it is merely absent."""
        svg = self._read(theme, part)
        if svg is None:
            return None
        own = theme is self._default
        fault: str | None = None
        renderer: QSvgRenderer | None = None
        if not own:  # ours are checked by the tests; the start does not even load the checker
            from spider_qt.ui.table.svgcheck import svg_fault

            fault = svg_fault(svg)
        if fault is None:
            renderer = QSvgRenderer(QByteArray(svg))
            if not renderer.isValid():
                fault = "it cannot be drawn"
            elif not own and is_blank(renderer, is_face=part.is_face):
                fault = "it shows nothing"
        if fault is not None:
            self._refuse(theme, part, fault)
            return None
        return renderer

    def _read(self, theme: CardTheme, part: Part) -> bytes | None:
        """Ask a theme for a part; None, with a fault unless it is merely absent."""
        try:
            svg = part.read(theme)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # even a SystemExit of a plugin must not end the game
            self._refuse(theme, part, f"reading it failed: {_told(error)}")
            return None
        if svg is None and theme is self._default:
            self._refuse(theme, part, "there is no picture")
        return svg

    def _refuse(self, theme: CardTheme, part: Part, reason: str) -> None:
        self._faults.append(ArtFault(_theme_id(theme), part.name, reason))


def guard_of(theme: CardTheme) -> "Guard | None":
    """Return the guard around a plugin's theme, be it in a theme's inks; None for our own."""
    guard: Guard | None = getattr(theme, "guard", None)
    return guard or getattr(getattr(theme, "inner", None), "guard", None)


def _own_picture(theme: CardTheme, size: QSize) -> QImage | None:
    """Return the back of a player's own picture at a size; None if it is none or is lost."""
    from spider_qt.ui.themes.own_backs import OwnBack  # not at the start, as few have one

    image = theme.image() if isinstance(theme, OwnBack) else QImage()
    if image.isNull():
        return None
    smooth = Qt.TransformationMode.SmoothTransformation
    fitted = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return fitted.convertToFormat(FORMAT)


def device(length: float) -> int:
    """Return a length in whole device pixels, at least one and not more than the cap."""
    return min(max(round(length), 1), MAX_PIXELS)


def render(renderer: QSvgRenderer, image: QImage) -> None:
    """Draw a document over all of an image, whose old contents go."""
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()


def is_blank(renderer: QSvgRenderer, *, is_face: bool) -> bool:
    """Whether a drawing leaves no mark: QtSvg calls paths valid that it cannot paint.

    A face is blank, too, if all of it within the edge has one colour, as nobody
    could read it; a back may be plain.
    """
    image = QImage(50, 70, FORMAT)
    render(renderer, image)
    if is_face:
        image = image.copy(5, 5, 40, 60)
    plain = QImage(image.size(), FORMAT)
    plain.fill(image.pixelColor(0, 0) if is_face else Qt.GlobalColor.transparent)
    return image == plain


def _draw_plain(image: QImage, text: str) -> None:
    """Draw a card without any theme, for an installation that lost its files."""
    back = text == _BACK
    image.fill(QColor("#1f3d6e" if back else "#fffefa"))
    painter = QPainter(image)
    painter.setPen(QColor("#8b8a86"))
    painter.drawRect(0, 0, image.width() - 1, image.height() - 1)
    if not back:
        font = QFont()
        font.setPixelSize(max(image.width() // 4, 1))
        painter.setFont(font)
        painter.setPen(QColor("#161d29"))
        corner = QRectF(2, 0, image.width(), image.height())
        painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, text)
    painter.end()


def _told(error: BaseException) -> str:
    try:
        text = str(error)
    except Exception:  # an exception's own text may raise, too
        text = ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _theme_id(theme: CardTheme) -> str:
    try:
        return str(theme.id)
    except Exception:  # a theme that cannot tell its id is named by its type
        return type(theme).__name__
