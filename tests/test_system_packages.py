"""What `make` does where PostgreSQL or a browser is missing: with a fake apt-get, since
nothing is installed."""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "system_packages.py"
APT_GET = """#!/bin/sh
if read line; then echo "asked somebody" >> "$0.log"; fi
echo "$DEBIAN_FRONTEND $*" >> "$0.log"
cat "$CLUSTERS"/*.conf >> "$0.log"
case "$1 $FAILS" in
  install*"install"*) exit 100 ;;
  install*) mkdir -p "$SERVERS/17/bin" && touch "$SERVERS/17/bin/initdb" ;;
  update*) exit 100 ;;
esac
"""


class Machine:
    """One without PostgreSQL, as far as the tool can see."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        spec = importlib.util.spec_from_file_location("system_packages", TOOL)
        assert spec is not None
        assert spec.loader is not None
        self.tool: ModuleType = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self.tool)
        self.programs = folder / "bin"
        self.programs.mkdir()
        self.clusters = folder / "etc" / "createcluster.d"
        self._monkeypatch = monkeypatch
        places = {"SERVERS": folder / "lib", "CLUSTERS": self.clusters}
        for name, place in places.items():
            monkeypatch.setattr(self.tool, name, place)
            monkeypatch.setenv(name, str(place))
        for name in ("sh", "cat", "mkdir", "touch"):
            (self.programs / name).symlink_to(f"/bin/{name}")
        monkeypatch.setenv("PATH", str(self.programs))
        monkeypatch.setattr(sys, "argv", ["system_packages.py", "postgresql"])

    def debian(self, user: int, fails: str = "") -> None:
        program = self.programs / "apt-get"
        program.write_text(APT_GET, encoding="utf-8")
        program.chmod(0o755)
        self._monkeypatch.setattr(os, "geteuid", lambda: user)
        self._monkeypatch.setenv("FAILS", fails)

    def run(self) -> int:
        code = self.tool.main()
        assert isinstance(code, int)
        return code

    @property
    def log(self) -> list[str]:
        file = self.programs / "apt-get.log"
        return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_root_on_debian_installs_it_without_a_cluster_and_without_questions(
    machine: Machine,
) -> None:
    """Lists that cannot be renewed are no reason to give up."""
    machine.debian(0)
    assert machine.run() == 0
    no_cluster = "create_main_cluster = false"
    assert machine.log == [
        *("noninteractive update -q", no_cluster),
        *("noninteractive install -q -y --no-install-recommends postgresql", no_cluster),
    ]
    # What was said for that moment is not said for ever; and there is nothing left to do.
    assert list(machine.clusters.iterdir()) == []
    assert machine.run() == 0
    assert len(machine.log) == 4


def test_what_cannot_be_installed_is_said(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.debian(0, "install")
    assert machine.run() == 1
    assert "Run:  sudo apt-get install postgresql" in capsys.readouterr().err
    assert list(machine.clusters.iterdir()) == []


def test_others_on_debian_are_told_the_command(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.debian(1000)
    assert machine.run() == 1
    assert machine.log == []
    assert not machine.clusters.exists()
    said = capsys.readouterr().err
    assert "tests that need one will be skipped" in said
    assert "Run:  sudo apt-get install postgresql" in said


def test_elsewhere_it_is_said_in_words(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    assert machine.run() == 1
    assert "Install PostgreSQL." in capsys.readouterr().err
    initdb = machine.programs / "initdb"
    initdb.touch()
    initdb.chmod(0o755)
    assert machine.run() == 0


def test_the_browser(
    machine: Machine, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["system_packages.py", "chromium"])
    machine.debian(1000)
    assert machine.run() == 1
    said = capsys.readouterr().err
    assert "tests of the pages will be skipped" in said
    assert "Run:  sudo apt-get install chromium" in said
    machine.debian(0)
    assert machine.run() == 1, "it was not installed, whatever was said"
    assert "noninteractive install -q -y --no-install-recommends chromium" in machine.log
    browser = machine.programs / "google-chrome"
    browser.touch()
    browser.chmod(0o755)
    assert machine.run() == 0


def test_the_browser_comes_with_its_form_without_windows(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where apt has that: if not, the browser alone will do."""
    monkeypatch.setattr(sys, "argv", ["system_packages.py", "chromium"])
    machine.debian(0)
    apt = machine.programs / "apt-get"
    apt.write_text(
        '#!/bin/sh\necho "$*" >> "$0.log"\n'
        'case "$*" in *" chromium") /bin/ln -s /bin/true "${0%/*}/chromium" ;; *) exit 100; esac\n'
    )
    assert machine.run() == 0
    asked = [line.split()[-1] for line in machine.log if line.startswith("install")]
    assert asked == ["chromium", "chromium-headless-shell"]
    assert machine.run() == 0
    assert len([line for line in machine.log if line.startswith("install")]) == 2, "asked again"
