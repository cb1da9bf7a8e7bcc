"""What the docstrings under the fields of a struct say: for help, OpenAPI and tables in docs."""

import ast
import inspect
import textwrap


def words_of_fields(struct: type) -> dict[str, str]:
    """Those of a struct and of its bases; empty where no source is at hand."""
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if each.__module__.startswith("footplate."):
            found |= _own(each)
    return found


def _own(struct: type) -> dict[str, str]:
    try:
        source = inspect.getsource(struct)
    except (OSError, TypeError):
        return {}
    [tree] = ast.parse(textwrap.dedent(source)).body
    assert isinstance(tree, ast.ClassDef)
    found: dict[str, str] = {}
    for field, words in zip(tree.body, tree.body[1:]):
        if isinstance(field, ast.AnnAssign) and _is_text(words):
            said = ast.literal_eval(words.value)  # type: ignore[attr-defined]
            found[ast.unparse(field.target)] = " ".join(said.split())
    return found


def _is_text(words: ast.stmt) -> bool:
    return (
        isinstance(words, ast.Expr)
        and isinstance(words.value, ast.Constant)
        and isinstance(words.value.value, str)
    )
