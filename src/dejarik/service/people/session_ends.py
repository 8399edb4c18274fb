"""
Ends of sessions: what ends with a password, and acts whose session has ended meanwhile.

What belongs here: what a change of the password and another act of the same moment need of each
other. What does not: sessions themselves (`sessions`), and changing the password (`accounts`).
"""

from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.people.account_store import AccountStore
from dejarik.service.people.key_store import KeyStore
from dejarik.service.people.mail_store import MailStore
from dejarik.service.people.office import Caller
from dejarik.service.people.session_store import ResetStore, SessionStore
from dejarik.service.ports import Database
from dejarik.service.refusals import Code, Refusal


async def end_what_it_opened(account: str, database: Database, but: str = "") -> None:
    """
    End what an old password has opened or begun: sessions but one, reset links, a mail change.

    A link that confirms another address would lead to a new password as well. For a transaction.
    """
    await SessionStore(database).end_all(account, but)
    await ResetStore(database).cancel(account)
    await MailStore(database).cancel(account)


async def end_every_way_in(account: str, database: Database) -> None:
    """
    End everything that somebody else may have left in an account: also keys, and told browsers.

    For whoever has it back, and for a transaction.
    """
    await end_what_it_opened(account, database)
    await KeyStore(database).revoke_all(account)
    await NoticeStore(database).unsubscribe_all(account)


async def must_last(caller: Caller, database: Database, now: int) -> None:
    """
    Hold the caller's account until the transaction ends, unless their session has ended meanwhile.

    Raises Refusal NOT_SIGNED_IN.
    """
    await AccountStore(database).seen(caller.account.id, now)
    if not await SessionStore(database).among([caller.session], now):
        raise Refusal(Code.NOT_SIGNED_IN, "Your session has ended meanwhile.", "Log in again.")
