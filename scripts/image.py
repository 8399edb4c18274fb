"""
Builds the container image from the wheel, and plays one game through it.

    python -m scripts.image [--own-base] [--play] [--wheel FILE] [--keep FILE] [--name NAME]

It needs buildah, and the wheel of `just wheel`. With --own-base the base is made of Debian's
packages (mmdebstrap), where no registry of images can be reached. With --play a container of
the image serves one game to the package's own client. --keep writes the image into an archive,
with its digest beside it.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from dejarik.testing.ports import free_port
from scripts.installed import GAME, wait_for

ROOT = Path(__file__).resolve().parent.parent
WHEELS = ROOT / "dist"
WHEELHOUSE = ROOT / "build" / "wheelhouse"
INSIDE = ROOT / "build" / "image"
LOCK = ROOT / "requirements" / "service.txt"
NAME = "localhost/dejarik"
OWN_BASE = "localhost/dejarik-base"
SUITE = "bookworm"
PACKAGES = "ca-certificates,passwd,python3,python3-venv"
BUILDAH = ("buildah", "--storage-driver", "vfs")
AS_CHROOT = ("--isolation", "chroot")


def main() -> int:
    """Build the image, and play if that is asked for."""
    parser = argparse.ArgumentParser(description="Build the image; play a game through it.")
    parser.add_argument("--own-base", action="store_true", help="a base of Debian's packages")
    parser.add_argument("--play", action="store_true", help="serve one game from a container")
    parser.add_argument("--wheel", type=Path, help="this one; the newest in dist if left out")
    parser.add_argument("--name", default=NAME, help=f"what it is called; {NAME}")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="an archive of the image")
    said = parser.parse_args()
    if not shutil.which("buildah"):
        sys.exit("image: buildah is missing; install it (Debian: apt-get install buildah)")
    gather(said.wheel or newest_wheel())
    base = own_base() if said.own_base else ""
    build(said.name, base)
    if said.play:
        print(f"image: {played(said.name)}")
    if said.keep:
        print(f"image: {kept(said.name, said.keep)}")
    return 0


def newest_wheel() -> Path:
    """What `just wheel` made last."""
    found = sorted(WHEELS.glob("dejarik-*.whl"), key=lambda path: path.stat().st_mtime)
    if not found:
        sys.exit("image: there is no wheel; run `just wheel` first")
    return found[-1]


def kept(name: str, place: Path) -> str:
    """Write the image into an archive, and its digest beside it; the digest."""
    place.unlink(missing_ok=True)
    digest = place.with_suffix(".digest")
    written = ("--digestfile", str(digest), name, f"oci-archive:{place}")
    step("image, kept", *BUILDAH, "push", "--quiet", *written)
    return digest.read_text(encoding="utf-8").strip()


def gather(wheel: Path) -> None:
    """The wheel and the locked packages, where the image takes them from."""
    shutil.rmtree(INSIDE, ignore_errors=True)
    INSIDE.mkdir(parents=True)
    shutil.copy(wheel, INSIDE)
    WHEELHOUSE.mkdir(parents=True, exist_ok=True)
    step(
        "locked packages",
        *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"),
        *("--only-binary", ":all:", "--dest", str(WHEELHOUSE), "--requirement", str(LOCK)),
    )


def own_base() -> str:
    """A base image of Debian's packages alone; kept for the next time."""
    if is_done(*BUILDAH, "inspect", OWN_BASE):
        return OWN_BASE
    if not shutil.which("mmdebstrap"):
        sys.exit("image: mmdebstrap is missing; install it (Debian: apt-get install mmdebstrap)")
    with tempfile.TemporaryDirectory() as name:
        archive = str(Path(name) / "base.tar")
        include = f"--include={PACKAGES}"
        step("base", "mmdebstrap", "--quiet", "--variant=minbase", include, SUITE, archive)
        container = told(*BUILDAH, "from", "scratch")
        step("base, unpacked", *BUILDAH, "add", "--quiet", container, archive, "/")
        step("base, kept", *BUILDAH, "commit", "--quiet", "--rm", container, OWN_BASE)
    return OWN_BASE


def build(name: str, base: str) -> None:
    """The image itself, on the base of its file or on our own."""
    chosen = ("--build-arg", f"BASE={base}", "--pull-never") if base else ()
    file = ("--file", str(ROOT / "deploy" / "Containerfile"), "--tag", name, str(ROOT))
    step("image", *BUILDAH, "bud", "--quiet", *AS_CHROOT, "--format", "docker", *chosen, *file)


def played(name: str) -> str:
    """One game through a container of the image; the result in words."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    container = told(*BUILDAH, "from", "--pull-never", name)
    inside = (*BUILDAH, "run", *AS_CHROOT, container, "--")
    serve = ("dejarik", "serve", "--sqlite", "/var/lib/dejarik/club.sqlite", "--bot-pace", "0")
    try:
        user = told(*inside, "id", "--user")
        if not re.fullmatch(r"[1-9]\d*", user):
            sys.exit(f"image: the service would run as user {user}")
        command = [*inside, *serve, "--port", str(port)]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL) as server:
            try:
                wait_for(f"{address}/health/ready")
                return told(*inside, "python", "-c", GAME, address)
            finally:
                server.terminate()
    finally:
        told(*BUILDAH, "rm", container)


def is_done(*command: str) -> bool:
    """Whether a command succeeds."""
    return not subprocess.run(command, check=False, capture_output=True).returncode


def told(*command: str) -> str:
    """What a command prints, or the end of this program with its complaint."""
    found = subprocess.run(command, check=False, capture_output=True, text=True)
    if found.returncode:
        sys.exit(f"image: {' '.join(command[:6])} failed\n{found.stdout}{found.stderr}")
    return found.stdout.strip()


def step(what: str, *command: str) -> None:
    """One timed step."""
    began = time.monotonic()
    told(*command)
    print(f"image: {time.monotonic() - began:5.1f} s  {what}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
