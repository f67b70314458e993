"""The house calls nobody in its own network for a stranger."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from farwest.server.notices.reaching import Forbidden, is_open, looked_up, parts_of, post
from tests.server.notices.homes import means_for, opened
from tests.server.notices.posts import endpoint

INSIDE = [
    *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "ff02::1"),
]


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_of_our_own_network_is_none_of_the_open_internet(address: str) -> None:
    assert not is_open(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_others_are(address: str) -> None:
    assert is_open(address)


@pytest.mark.parametrize(
    "address",
    [
        *("http://example.org/", "ftp://example.org/", "https://", "https://user@example.org/"),
        *("https://example.org:0/", "https://example.org/a b", "https://exa\nmple.org/", "hook"),
        *("https://example.org:99999/", "https://[::1/", f"https://example.org/{'a' * 1000}"),
        "https://ex\u0430mple.org/",
    ],
)
def test_only_plain_https_addresses_are_called(address: str) -> None:
    with pytest.raises(Forbidden):
        parts_of(address, private=False)


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "0x7f.1", "0177.0.0.1"])
def test_a_name_that_leads_inside_is_not_followed(host: str) -> None:
    """However it is written."""
    with pytest.raises(Forbidden):
        looked_up(host, 443, private=False)


def test_nobody_sends_us_on(tmp_path: Path) -> None:
    async def ask(address: str) -> int:
        return await post(f"{address}/hook", b"{}", {}, private=True)

    with endpoint() as (kept, address):
        kept.status = 302
        assert 302 == asyncio.run(ask(address))
        assert ["/hook"] == [path for path, _, _ in kept.posts]


def test_a_house_that_allows_no_private_addresses_refuses_them_with_a_sentence(
    tmp_path: Path,
) -> None:
    async def ask(address: str) -> list[str]:
        async with opened(tmp_path, means_for(1, private=False)) as home:
            ann = await home.guest("Ann")
            wishes = [address, address.replace("http:", "https:")]
            return [await ann.refused("/api/notices/hook", {"address": w}) for w in wishes]

    with endpoint() as (kept, address):
        refused = asyncio.run(ask(address))
        assert [] == kept.posts
    sentence = "The house can’t call that address: it takes https addresses of the open internet."
    assert [sentence, sentence] == refused
