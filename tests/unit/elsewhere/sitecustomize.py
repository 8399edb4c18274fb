"""
Takes away what only Unix has, from every Python that finds this file on its path.

What belongs here: modules, functions and signals that Windows does without. What does not: tests;
they put this folder on PYTHONPATH (`test_other_systems`).

Python's own library asks for some of it here where it would not ask there, so that is loaded first,
and `signal.SIGKILL` stays, by which it ends children here.
"""

import asyncio
import importlib
import os
import signal
import socket
import sys
from contextlib import suppress

LOADED_FIRST = (
    "asyncio.unix_events",
    "concurrent.futures.process",
    "getpass",
    "http.server",
    "logging.handlers",
    "mailbox",
    "multiprocessing.pool",
    "multiprocessing.popen_fork",
    "pathlib",
    "platform",
    "pty",
    "readline",
    "shutil",
    "socketserver",
    "ssl",
    "subprocess",
    "tempfile",
    "uuid",
    "webbrowser",
)
MODULES = (
    "curses",
    "fcntl",
    "grp",
    "posix",
    "pty",
    "pwd",
    "readline",
    "resource",
    "spwd",
    "syslog",
    "termios",
    "tty",
    "uvloop",
)
FUNCTIONS = (
    (os, "fork getegid geteuid getgid getloadavg getpgid getuid killpg mkfifo nice setsid sysconf"),
    (signal, "SIGALRM SIGCHLD SIGHUP SIGPIPE SIGQUIT SIGUSR1 SIGUSR2 setitimer pause"),
    (socket, "SO_REUSEPORT"),
)


def no_handlers(*_: object) -> None:
    """Refuse as loops do on Windows."""
    raise NotImplementedError


for name in LOADED_FIRST:
    with suppress(ImportError):
        importlib.import_module(name)
for name in MODULES:
    sys.modules[name] = None  # type: ignore[assignment]
for module, names in FUNCTIONS:
    for name in names.split():
        if hasattr(module, name):
            delattr(module, name)
setattr(asyncio.unix_events._UnixSelectorEventLoop, "add_signal_handler", no_handlers)  # noqa: B010
