"""
Which adapters a configuration asks for: over NATS or inside this process, push and mail.
"""

from contextlib import AsyncExitStack

from dejarik.service.adapters.jetstream_bots import JetStreamBots
from dejarik.service.adapters.local_bots import LocalBots
from dejarik.service.adapters.local_bus import LocalBus
from dejarik.service.adapters.mail import Mail
from dejarik.service.adapters.nats_bus import NatsBus
from dejarik.service.adapters.push_sealing import Signer
from dejarik.service.adapters.web_push import WebPush
from dejarik.service.config import Config
from dejarik.service.notices.board import NoticeBoard
from dejarik.service.notices.notice_store import NoticeStore
from dejarik.service.ports import Bots, Bus, Database, Now


async def open_bus(config: Config, stack: AsyncExitStack) -> Bus:
    """
    News over NATS, or inside this process without it.
    """
    if config.nats:
        return await stack.enter_async_context(NatsBus(config.nats))
    return await stack.enter_async_context(LocalBus())


async def open_bots(config: Config, stack: AsyncExitStack) -> Bots:
    """
    Workers anywhere with NATS, thinkers of our own without.
    """
    if config.nats:
        return await stack.enter_async_context(JetStreamBots(config.nats))
    return await stack.enter_async_context(LocalBots(config.bots))


async def open_board(
    config: Config, database: Database, now: Now, stack: AsyncExitStack
) -> NoticeBoard:
    """
    Notices on every way that is configured.
    """
    board = NoticeBoard(NoticeStore(database), config.page())
    if config.push is not None:
        signer = Signer(config.push.key, config.push.contact)
        push = WebPush(signer, now, config.push.services)
        board.pusher = await stack.enter_async_context(push)
    if config.mail is not None:
        board.mailer = Mail(config.mail)
    return board
