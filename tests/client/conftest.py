from tests.server.conftest import site

__all__ = ["site"]
