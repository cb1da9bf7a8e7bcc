"""Pictures as SVG: what all games draw with, so that one sign means one thing everywhere.

`svg` writes elements, `colours` is the palette, `seats`, `goods` and `strokes` are what a player
tells apart without seeing colours, `symbols` is the sheet of named shapes, `frame` the page around.
"""
