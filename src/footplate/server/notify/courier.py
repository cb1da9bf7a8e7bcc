"""One door for all channels."""

import logging

from footplate.server.notify.mail import Mails, MailSettings
from footplate.server.notify.notices import Channel, Delivered, Failed, Notice, Webhook
from footplate.server.notify.webhook import Webhooks

LOG = logging.getLogger(__name__)


class Courier:
    """Delivers notices; whatever happens, it says so and raises nothing. `close` it in the end."""

    def __init__(
        self,
        mail: MailSettings | None = None,
        allow_private: bool = False,
        webhooks: Webhooks | None = None,
    ) -> None:
        """Without settings for mail none is sent. `allow_private` is for closed networks: it lets
        everybody who may type in a webhook reach every machine that this one reaches."""
        self._webhooks = webhooks or Webhooks(allow_private)
        self._mails = None if mail is None else Mails(mail)

    async def deliver(
        self, channel: Channel, notice: Notice, leave: str = ""
    ) -> Delivered | Failed:
        """Once; when to try again is for `next_try` to say. `leave` is the link that a mail carries
        for those who want no more."""
        try:
            if isinstance(channel, Webhook):
                return await self._webhooks.send(channel, notice)
            if self._mails is None:
                return Failed("This server sends no mail.", final=True)
            return await self._mails.send(channel, notice, leave)
        except Exception as error:
            # Not its words: they may hold the address, which is a secret.
            LOG.error("a notice was not sent by %r: %s", channel, type(error).__name__)
            return Failed("The notice could not be sent.")

    def close(self) -> None:
        self._webhooks.close()
        if self._mails is not None:
            self._mails.close()
