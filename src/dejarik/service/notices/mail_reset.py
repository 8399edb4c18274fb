"""
Forgotten passwords: a link to a new one, by mail.

What belongs here: who is written to, how often, and the letter. What does not: using the link
(`people.administration`), and links that administrators make.
"""

from typing import Final

from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.people.buckets import Rate
from dejarik.hosting.people.names import look_of, shape_fault
from dejarik.service.notices import notices_wire as wire
from dejarik.service.notices.board import MAIL, Mailer
from dejarik.service.notices.subscribing import NoticePorts, not_offered
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.mail_store import MailStore
from dejarik.service.people.office import HOUR, MINUTE, AccountPorts, Visitor
from dejarik.service.people.people_wire import Done
from dejarik.service.people.session_store import ResetStore
from dejarik.service.people.tokens import hash_of, new_token
from dejarik.service.rate_limits import Limit

LINK_LASTS: Final = HOUR
RESET_PAGE: Final = "/reset"
_OFTEN: Final = "A new password was asked for several times just now."
RESETS_OF_NAME: Final = Limit("reset_name", Rate(3, 20 * MINUTE), _OFTEN)
RESETS_FROM_ADDRESS: Final = Limit("reset_address", Rate(10, 5 * MINUTE), _OFTEN)


async def forgot_password(
    request: wire.ForgotPassword, visitor: Visitor, office: AccountPorts, ports: NoticePorts
) -> Done:
    """
    Send a link to a new password to the confirmed address of an account, if there is one.

    The reply is the same, and as quick, whether there is or not. Raises Refusal CONFLICT or
    TOO_OFTEN.
    """
    mailer = ports.board.mailer
    if mailer is None:
        raise not_offered(MAIL)
    network = network_of(visitor.address)
    await office.limits.count(
        ports.now(), (RESETS_OF_NAME, look_of(request.name)), (RESETS_FROM_ADDRESS, network)
    )
    if not shape_fault(request.name):
        ports.later(_write(request.name, mailer, ports))
    return Done()


async def _write(name: str, mailer: Mailer, ports: NoticePorts) -> None:
    known = await AccountStore(ports.database).named(name)
    address = await MailStore(ports.database).address(known.account.id) if known else ""
    if known is None or not address:
        return
    token = new_token()
    async with ports.database.transaction() as together:
        expires = ports.now() + LINK_LASTS
        await ResetStore(together).put(hash_of(token), known.account.id, expires)
    letter = (
        f"Somebody has said that they are {known.account.name} and forgot the password.\n\n"
        f"If that is you, choose a new one within an hour:\n{ports.site}{RESET_PAGE}#{token}\n\n"
        "If not, do nothing: your password stays as it is.\n"
    )
    await mailer.send(address, "A new password", letter)
