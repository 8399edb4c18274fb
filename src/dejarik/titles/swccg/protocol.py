"""What clients of the Customizable Card Game are sent beyond what all titles share."""

from typing import Final

from dejarik.games.swccg import wire
from dejarik.games.swccg.advice import wire as answers
from dejarik.games.swccg.model import event_names
from dejarik.hosting.title import Shapes
from dejarik.titles.swccg.board import Board, Details
from dejarik.titles.swccg.catalogue.wire import Catalogue
from dejarik.titles.swccg.decks.wire import Cards

QUESTIONS: Final = """\
PLACE and COPY are numbers of the view, CARD a handle of the own hand as a positive number.
Blanks do where colons stand.

| question of `explain` | what is answered |
|---|---|
| `deploy:CARD`, `play:CARD` | what is against deploying or playing a card of the hand now |
| `drain:PLACE`, `battle:PLACE` | what is against a Force drain or a battle there |
| `move:COPY` | what is against moving a card on table |
| `power:COPY`, `ability:COPY`, `forfeit:COPY`, `defence:COPY`, `landspeed:COPY` | part by part |
| `drain_amount:PLACE` | how much a drain there would take, part by part |
| `generation` | how much Force the seat generates, location by location |

`drawn` of the answer is one of OptionAnswer, NumberAnswer.

```
{"type": "explain", "question": "drain:1000", "ref": 1}
{"type": "explained", "ref": 1, "lines": ["You do not control the location."],
 "rulings": ["swccg.4.003"], "drawn": {"type": "option", "against": [{"key": "not_controlled",
 "rulings": ["swccg.4.003"]}]}}
```

`odds` is asked `destiny:COUNT`: `total` has the chances of what the next destinies of the seat come
to as they are printed, `draws` how many of them there are cards for.

```
{"type": "odds", "question": "destiny:1", "ref": 2}
{"type": "chances", "ref": 2, "chances": {"total": [[1, 1, 4], [2, 1, 2], [5, 1, 4]],
 "draws": [[1, 1, 1]]}}
```
"""

SHAPES: Final = Shapes(
    records=(
        Board,
        Details,
        wire.SeatView,
        wire.Told,
        Cards,
        Catalogue,
        answers.OptionAnswer,
        answers.NumberAnswer,
    ),
    sets={
        "DecisionReason": wire.DecisionReason,
        "OptionKind": wire.OptionKind,
        "Verb": wire.Verb,
        "SideName": wire.SideName,
        "PhaseName": wire.PhaseName,
        "SegmentName": wire.SegmentName,
        "SlotName": wire.SlotName,
        "MarkName": wire.MarkName,
        "EventName": event_names.EventName,
        "ToldKind": wire.ToldKind,
        "PartKind": answers.PartKind,
    },
    questions=QUESTIONS,
)
