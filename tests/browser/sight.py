"""How colours look to people who see colours otherwise, and how far apart they are then."""

from typing import Final

Colour = tuple[float, float, float]
"""Red, green and blue, 0 to 1."""

USUAL: Final = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
SIGHTS: Final[dict[str, tuple[Colour, Colour, Colour]]] = {
    "usual": USUAL,
    # Who lacks the cones for long, middle or short waves: on linear light, after Machado,
    # Oliveira and Fernandes (2009).
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "no colours": ((0.2126, 0.7152, 0.0722),) * 3,
}


def colour(text: str) -> Colour:
    """Of `#c2540f` or `#fff`."""
    digits = text.strip().lstrip("#")
    if len(digits) == 3:
        digits = "".join(each * 2 for each in digits)
    red, green, blue = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return red, green, blue


def linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def seen(found: Colour, sight: str) -> Colour:
    """As linear light, within what a screen shows."""
    light = [linear(each) for each in found]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * each for weight, each in zip(row, light, strict=True))))
        for row in SIGHTS[sight]
    )
    return red, green, blue


def lab(light: Colour) -> Colour:
    """CIELAB of linear light (D65), where equal steps look about equally far."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089

    def curve(value: float) -> float:
        return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116

    return 116 * curve(y) - 16, 500 * (curve(x) - curve(y)), 200 * (curve(y) - curve(z))


def apart(first: str, second: str, sight: str) -> float:
    """How far two colours are apart for somebody; 2 is just seen, 10 at a glance."""
    one, other = (lab(seen(colour(each), sight)) for each in (first, second))
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


def contrast(first: str, second: str) -> float:
    """As WCAG has it: 4.5 is the least for words."""
    light = sorted(0.05 + lightness(each) for each in (first, second))
    return light[1] / light[0]


def lightness(text: str) -> float:
    red, green, blue = (linear(each) for each in colour(text))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
