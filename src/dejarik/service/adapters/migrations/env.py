"""
What Alembic runs for every command: the steps, on the connection that it was given.

What does not belong here: addresses and transactions (`schema`).
"""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=None,
    transactional_ddl=True,
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
