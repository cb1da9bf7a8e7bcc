"""Telling players who are away: which game, what is asked, and the link.

notices.py    what is told, where to, and what came of it
backoff.py    when to tell, when to try again, when to give up
shapes.py     the words, and the bodies that Discord, Slack and programs read
addresses.py  which addresses of the network may be reached
webhook.py    sending by HTTP
mail.py       sending by SMTP
courier.py    both behind one door
"""

from footplate.server.notify.backoff import Told, next_try, when_to_tell
from footplate.server.notify.courier import Courier
from footplate.server.notify.mail import MailSettings
from footplate.server.notify.notices import (
    Channel,
    Delivered,
    Failed,
    Mail,
    Notice,
    Webhook,
    check_channel,
)

__all__ = [
    "Channel",
    "Courier",
    "Delivered",
    "Failed",
    "Mail",
    "MailSettings",
    "Notice",
    "Told",
    "Webhook",
    "check_channel",
    "next_try",
    "when_to_tell",
]
