"""
Notices: messages to people who are not looking, by web push and by mail.

What belongs here: who wants them where, and telling them. What does not: when somebody is
to be told (`lobby`, clocks), and how messages travel (`adapters.mail`, `adapters.web_push`).
"""
