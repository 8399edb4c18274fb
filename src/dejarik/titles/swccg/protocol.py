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
PLACE and COPY are numbers of the view, CARD a handle of the own hand as a positive number; THING is
any of the former, or a handle below zero as options have it.
Blanks do where colons stand.

| question of `explain` | what is answered |
|---|---|
| `deploy:CARD`, `play:CARD` | what is against deploying or playing a card of the hand now |
| `deploy:CARD:THING` | what is against deploying it there |
| `use:COPY`, `use:PLACE` | what is against using a text on table |
| `react:COPY`, `defuse:COPY` | what is against reacting with a card, or defusing a mine |
| `drain:PLACE`, `battle:PLACE`, `bury:PLACE` | what is against it there |
| `fire:COPY`, `fire:COPY:COPY` | what is against firing a weapon, at this target |
| `option:forfeit:COPY`, `lose` | what is against forfeiting a card, losing Force for damage |
| `move:COPY`, `move:COPY:PLACE`, `move:PLACE` | against moving a card, there, against a transit |
| `transfer:COPY` | what is against transferring a weapon or device |
| `activate`, `draw`, `pass` | what is against it |
| `choose:THING` | why a thing is not among what can be answered now |
| `power:COPY`, `ability:COPY`, `forfeit:COPY`, `defence:COPY`, `landspeed:COPY` | part by part |
| `total_power:PLACE`, `total_power:PLACE:SEAT` | the power of a side there, card by card |
| `cost:CARD:THING` | what deploying a card there costs, part by part |
| `damage`, `attrition` | what the seat owes in the battle, and how it came about |
| `drain_amount:PLACE` | how much a drain there would take, part by part |
| `generation` | how much Force the seat generates, location by location |

`drawn` of the answer is one of OptionAnswer, NumberAnswer.

```
{"type": "explain", "question": "drain:1000", "ref": 1}
{"type": "explained", "ref": 1, "lines": ["You do not control the location."],
 "rulings": ["swccg.4.003"], "drawn": {"type": "option", "against": [{"key": "not_controlled",
 "rulings": ["swccg.4.003"]}]}}
```

| question of `odds` | what is answered |
|---|---|
| `destiny:COUNT` | what the next destinies of the seat come to: `total` |
| `destiny:COUNT:SEAT` | the same of a seat's draws, as the asker knows them |
| `hit:WEAPON:TARGET` | `hit` (0 or 1), the `total` of the draws, the least that is `needed` |
| `battle:PLACE` | of the battle there, or of one that the seat begins: both sides' totals |
| `drain:PLACE` | the `loss`, and the `life` left to the opponent if all of it comes from there |

Each name has the chances of its amounts: amount, numerator, denominator.
Of a battle there are `win` and `lose` (0 or 1), `own_power`, `their_power`, and what each side
will owe: `own_damage`, `their_damage`, `own_attrition`, `their_attrition`.
Chances are exact for what the asker knows: `draws` is how many cards are drawn, `unseen` how many
cards the asker takes for each of them that it does not know; of a battle `own_draws`,
`their_draws`, `own_unseen` and `their_unseen`.
Every destiny that can be drawn is drawn; further weapons and what players answer is not foreseen.

```
{"type": "odds", "question": "destiny:1", "ref": 2}
{"type": "chances", "ref": 2, "chances": {"total": [[1, 1, 4], [2, 1, 2], [5, 1, 4]],
 "draws": [[1, 1, 1]], "unseen": [[44, 1, 1]]}}
{"type": "odds", "question": "hit:10012:10019", "ref": 3}
{"type": "chances", "ref": 3, "chances": {"hit": [[0, 3, 11], [1, 8, 11]], "total":
 [[1, 3, 11], [3, 8, 11]], "needed": [[3, 1, 1]], "draws": [[1, 1, 1]], "unseen": [[44, 1, 1]]}}
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
