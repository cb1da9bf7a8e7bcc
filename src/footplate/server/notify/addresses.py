"""Which addresses of the network may be reached: a webhook is anybody's, our neighbours are not.

A name is looked up once; all addresses it stands for have to be public, and the connection goes to
one of those that were checked. Whatever the name says afterwards, nobody asks it again.
"""

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from functools import partial
from typing import Final

import httpx
import msgspec

from footplate.core.refusal import BadInput

LONGEST_URL: Final = 2000
PORTS: Final = (80, 443, 8080, 8443)
"""Where web servers listen; elsewhere one could be made to talk to something else."""

Resolver = Callable[[str, int], Awaitable[list[str]]]
"""The addresses of a host; OSError where there are none."""

_V6_PUBLIC: Final = ipaddress.ip_network("2000::/3")
# Inside of it: protocol assignments with Teredo and ORCHID, documentation, 6to4 (holds an IPv4
# address of anybody's choice). Addresses that map or translate IPv4 lie outside of it.
_V6_NOT: Final = [
    ipaddress.ip_network(each)
    for each in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "3ffe::/16")
]
_V4_NOT: Final = [
    ipaddress.ip_network(each)
    for each in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
        *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24"),
        *("192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15"),
        *("198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
]


class Target(msgspec.Struct, frozen=True):
    """Where a webhook's address leads to, before its name is looked up."""

    url: httpx.URL
    host: str
    port: int


class NotReachable(Exception):
    """The host is not known, or not one that may be reached. Which of these is not said: it would
    tell strangers what names the network around us has."""


def target_of(url: str, allow_private: bool = False) -> Target:
    """The parts of an address; BadInput where it is none that a notice can be sent to."""
    if (
        len(url) > LONGEST_URL
        or not url.isascii()
        or not url.isprintable()
        or set(url) & set(" \\")
    ):
        raise BadInput("the address of a webhook has to be plain, and not longer than 2000 signs")
    try:
        known = httpx.URL(url)
        host, port = known.host, known.port
    except (httpx.InvalidURL, ValueError, UnicodeError):
        raise BadInput("this is no address of a webhook") from None
    if known.scheme not in ("http", "https"):
        raise BadInput("the address of a webhook begins with https:// or http://")
    if known.userinfo or re.match(r"[^/?#]*//[^/?#]*@", url):
        raise BadInput("the address of a webhook must not hold a user or a password")
    if not host or "%" in host:
        raise BadInput("the address of a webhook needs a host")
    if port is None:
        port = 443 if known.scheme == "https" else 80
    if port not in PORTS and not allow_private:
        raise BadInput(f"a webhook listens on port {', '.join(map(str, PORTS))}")
    return Target(known, host, port)


def is_public(address: str) -> bool:
    """Whether an address belongs to the public network, for everybody everywhere."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    if "%" in address:
        return False  # it says by which way: nobody needs that to find a public one
    if isinstance(known, ipaddress.IPv4Address):
        return known.is_global and not any(known in net for net in _V4_NOT)
    return known in _V6_PUBLIC and not any(known in net for net in _V6_NOT)


def look_up(threads: Executor) -> Resolver:
    """Ask the system, in these threads: names that take long must not keep others waiting."""

    async def resolve(host: str, port: int) -> list[str]:
        ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(threads, ask)
        return [str(each[4][0]) for each in found]

    return resolve


async def checked_address(target: Target, resolve: Resolver, allow_private: bool) -> str:
    """The one address to connect to; NotReachable where one of them may not be reached."""
    try:
        found = await resolve(target.host, target.port)
    except (OSError, UnicodeError):
        raise NotReachable from None
    if not found or not (allow_private or all(is_public(each) for each in found)):
        raise NotReachable
    # IPv4 first, since many machines have no way out by IPv6.
    return str(min(found, key=lambda each: ":" in each))
