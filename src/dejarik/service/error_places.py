"""
Places of errors: where one happened, without its words.

The words of an error may name hidden cards, and logs are read by more people than a table
has seats; the kind of error and the lines it passed through name none.
"""

import traceback


def fault_of(error: BaseException) -> dict[str, object]:
    """What kind of error it is, and the lines it passed through, the innermost last."""
    where = [
        f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    return {"fault": type(error).__name__, "where": where}
