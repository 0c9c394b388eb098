"""The fixtures of the engine's tests."""

from asking import ask, snapshot_schema

__all__ = ["ask", "snapshot_schema"]
