"""What is on a screenshot: as shades of grey, and as a small file for the documentation."""

import base64
import struct
import zlib
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

READ: Final = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
"""
WRITE: Final = """
  let text = '';
  for (let at = 0; at < found.length; at += 32768)
    text += String.fromCharCode(...found.subarray(at, at + 32768));
  return [width, height, btoa(text), palette];
}"""
GREY: Final = f"""{READ}
  const palette = [];
  const found = new Uint8Array(width * height);
  for (let at = 0; at < found.length; at++)
    found[at] = 0.2126 * data[4 * at] + 0.7152 * data[4 * at + 1] + 0.0722 * data[4 * at + 2];
{WRITE}"""
INDEXED: Final = f"""{READ}
  // The most frequent colours, and for every other one the nearest of them.
  const count = new Map();
  for (let at = 0; at < data.length; at += 4) {{
    const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
    count.set(colour, (count.get(colour) ?? 0) + 1);
  }}
  const palette = [...count].sort((a, b) => b[1] - a[1]).slice(0, 256).map(([colour]) => colour);
  const nearest = new Map(palette.map((colour, index) => [colour, index]));
  const find = (colour) => {{
    const [r, g, b] = [colour >> 16, (colour >> 8) & 255, colour & 255];
    let best = 0;
    let least = Infinity;
    palette.forEach((other, index) => {{
      const [x, y, z] = [r - (other >> 16), g - ((other >> 8) & 255), b - (other & 255)];
      const far = x * x + y * y + z * z;
      if (far < least) [least, best] = [far, index];
    }});
    nearest.set(colour, best);
    return best;
  }};
  const found = new Uint8Array(width * height);
  for (let at = 0; at < found.length; at++) {{
    const colour = (data[4 * at] << 16) | (data[4 * at + 1] << 8) | data[4 * at + 2];
    found[at] = nearest.get(colour) ?? find(colour);
  }}
{WRITE}"""


@dataclass(frozen=True)
class Shades:
    """A picture without colours: a byte a pixel, line by line."""

    width: int
    height: int
    pixels: bytes


def shades(page: Page, png: bytes) -> Shades:
    width, height, pixels, _ = page.evaluate(GREY, base64.b64encode(png).decode())
    return Shades(width, height, base64.b64decode(pixels))


def unlike(first: Shades, second: Shades, step: int = 48) -> float:
    """Which part of two pictures differs in shade by more than a step."""
    width, height = min(first.width, second.width), min(first.height, second.height)
    lines = (
        zip(
            first.pixels[line * first.width : line * first.width + width],
            second.pixels[line * second.width : line * second.width + width],
            strict=True,
        )
        for line in range(height)
    )
    return sum(abs(a - b) > step for line in lines for a, b in line) / (width * height)


def small(page: Page, png: bytes) -> bytes:
    """The same picture with at most 256 colours, as a small PNG."""
    width, height, pixels, palette = page.evaluate(INDEXED, base64.b64encode(png).decode())
    raw = base64.b64decode(pixels)
    lines = b"".join(b"\0" + raw[at : at + width] for at in range(0, len(raw), width))
    colours = b"".join(colour.to_bytes(3, "big") for colour in palette)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, data)
        for kind, data in (
            (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            (b"PLTE", colours),
            (b"IDAT", zlib.compress(lines, 9)),
            (b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    checked = kind + data
    return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))
