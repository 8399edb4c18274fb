"""
Mail addresses: changing one's own, confirmed by a link that goes to the new one.

What belongs here: what is accepted, from whom, how often, and the letters.
What does not: statements (`people.mail_store`), and what mail is for (`board`, `mail_reset`).
"""

from typing import Final

from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.people.buckets import Rate
from dejarik.hosting.people.notice_places import read_mail_address
from dejarik.service.notices import notices_wire as wire
from dejarik.service.notices.board import MAIL
from dejarik.service.notices.subscribing import NoticePorts, not_offered, ways
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.accounts import changed_meanwhile, prove_password
from dejarik.service.people.mail_store import MailStore
from dejarik.service.people.office import HOUR, MINUTE, AccountPorts, Caller
from dejarik.service.people.roles import Act, require
from dejarik.service.people.session_store import ResetStore
from dejarik.service.people.tokens import hash_of, new_token
from dejarik.service.rate_limits import Limit
from dejarik.service.refusals import Code, Refusal

LINK_LASTS: Final = HOUR
CONFIRM_PAGE: Final = "/confirm"
_OFTEN: Final = "Several such letters were sent just now."
LETTERS: Final = Limit("mail", Rate(3, 20 * MINUTE), _OFTEN)
"""By account, and by the address that is written to."""
LETTERS_OF_NETWORK: Final = Limit("mail_network", Rate(10, 5 * MINUTE), _OFTEN)
"""A club may sit behind one address."""


async def set_address(
    request: wire.SetAddress, caller: Caller, office: AccountPorts, ports: NoticePorts
) -> wire.Ways:
    """
    Send a link to a new address; mail goes there once it was opened, and to the old one until then.

    Whether somebody else has the address is not told: two people may have one.
    Raises Refusal CONFLICT, FORBIDDEN, INVALID, NOT_SIGNED_IN, TOO_OFTEN or BUSY.
    """
    mailer = ports.board.mailer
    if mailer is None:
        raise not_offered(MAIL)
    require(caller.account, Act.CHANGE_MAIL)
    try:
        address = read_mail_address(request.address)
    except ValueError as error:
        raise Refusal(Code.INVALID, f"Sorry, {error}.", "Check the spelling.") from error
    proven = await prove_password(request.password, caller, office)
    account, store = caller.account, MailStore(ports.database)
    old = await store.address(account.id)
    if address == old:
        raise Refusal(Code.INVALID, "Mail goes to this address already.", "Name another one.")
    network = network_of(caller.visitor.address)
    counted = (LETTERS, account.id), (LETTERS, address.lower()), (LETTERS_OF_NETWORK, network)
    await office.limits.count(ports.now(), *counted)
    token = new_token()
    async with ports.database.transaction() as together:
        # A password that was changed meanwhile begins nothing.
        if not await AccountStore(together).come_in(account.id, proven, ports.now()):
            raise changed_meanwhile()
        expires = ports.now() + LINK_LASTS
        await MailStore(together).ask(account.id, address, hash_of(token), expires)
    link = f"{ports.site}{CONFIRM_PAGE}#{token}"
    if not await mailer.send(address, "Your address at Dejarik", _link_letter(account.name, link)):
        await store.cancel(account.id)
        message = "The mail server did not take the letter."
        raise Refusal(Code.BUSY, message, "Check the address and try again later.")
    if old:
        await mailer.send(old, "Another address for your account", _notice(account.name))
    return await ways(caller, ports)


async def confirm_address(request: wire.ConfirmAddress, ports: NoticePorts) -> None:
    """
    Confirm an address by the token of the link, signed in or not; links to a new password end.

    Raises Refusal EXPIRED, and changes nothing then.
    """
    async with ports.database.transaction() as together:
        account = await MailStore(together).confirm(hash_of(request.code), ports.now())
        if account is not None:
            # Such a link was sent to the old address.
            await ResetStore(together).cancel(account)
    if account is None:
        message = "This link was used already, was replaced by another, or is older than an hour."
        raise Refusal(Code.EXPIRED, message, "Enter your address once more for a new one.")


async def forget_address(caller: Caller, ports: NoticePorts) -> wire.Ways:
    """Send no mail from now on, and let no link hold; a second time changes nothing."""
    async with ports.database.transaction() as together:
        await MailStore(together).remove(caller.account.id)
        await ResetStore(together).cancel(caller.account.id)
    return await ways(caller, ports)


def _link_letter(name: str, link: str) -> str:
    return (
        f"{name} wants mail of their account to go to this address: when it is their turn, and\n"
        "when they have forgotten their password.\n\n"
        f"If that is you, open this page within an hour:\n{link}\n\n"
        "If not, do nothing: no further letter will come.\n"
    )


def _notice(name: str) -> str:
    return (
        f"Somebody who is signed in as {name}, and knows the password, wants mail of this account\n"
        "to go to another address. It goes there once they have opened the link that was sent\n"
        "to it; until then it comes here.\n\n"
        "If that is you, there is nothing to do.\n"
        "If not, sign in, change your password, and end all other sessions in your settings.\n"
    )
