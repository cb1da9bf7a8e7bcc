"""Plain HTML. Whatever is not markup made here goes through `esc`."""

from html import escape

from starlette.responses import HTMLResponse

from footplate.server.web.answers import HEADERS

FRAME = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/static/plain.css">
<link rel="icon" href="data:,">
{head}</head>
<body>
<header><a href="/">Footplate</a></header>
<main>
{body}</main>
</body>
</html>
"""
SCRIPT = '<script src="/static/carry.js" defer></script>\n'


def esc(text: object) -> str:
    return escape(str(text), quote=True)


def page(title: str, body: str, status: int = 200, script: bool = False) -> HTMLResponse:
    """A page with its frame; `title` is plain text, `body` is markup."""
    text = FRAME.format(title=esc(title), body=body, head=SCRIPT if script else "")
    return HTMLResponse(text, status, HEADERS)


def rows(head: list[str], found: list[list[str]]) -> str:
    """A table of markup."""
    top = "".join(f'<th scope="col">{esc(each)}</th>' for each in head)
    lines = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in found)
    table = f"<table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{lines}</tbody>\n</table>\n"
    return f'<div class="rows">\n{table}</div>\n'


def lines(*commands: str) -> str:
    """Lines to type."""
    return f"<pre>{esc(chr(10).join(commands))}</pre>\n"
