"""The teaching game sits at these tables, too."""

from tests.examples.conftest import installed, tidewater

__all__ = ["installed", "tidewater"]
