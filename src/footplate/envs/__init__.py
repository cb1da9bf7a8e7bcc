"""The games as research environments: PettingZoo, Gymnasium, OpenSpiel (docs/environments.md).

What the three share needs no package beside footplate's own; each adapter needs its extra.
"""
