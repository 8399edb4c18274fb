"""What clients of Imperial Assault are sent beyond what all titles share, and what they may ask."""

from typing import Final

from dejarik.games.imperial import wire
from dejarik.games.imperial.advice import wire as answers
from dejarik.games.imperial.model import event_names
from dejarik.hosting.title import Shapes
from dejarik.titles.imperial.board import Board, Details
from dejarik.titles.imperial.catalogue.wire import CardKind, Catalogue, EdgeKind, TerrainMark
from dejarik.titles.imperial.decks.wire import Cards

QUESTIONS: Final = """\
FIGURE, GROUP and THING are numbers of the view, SPACE is 1001 and the place of a space on its map,
CARD a handle as a positive number.
Blanks do where colons stand.

| question of `explain` | what is answered |
|---|---|
| `option:KEY:FIGURE…` | what is against something a figure would do; KEY is the kind of an option |
| `option:attack:FIGURE:THING`, `option:interact:FIGURE:THING` | why not this target or thing |
| `option:command:FIGURE:CARD`, `option:special:FIGURE:PLACE` | why not this card or ability |
| `option:activate:GROUP` | why a group cannot be activated |
| `option:choose:THING` | why a thing is not among what can be answered now |
| `number:NAME:FIGURE` | part by part: `speed`, `health`, `cost`; of an open attack `accuracy` … |
| `sight:THING:THING` | the lines by which one sees the other, or what hides at each corner |
| `sight:THING` | everything that it sees |
| `reach:FIGURE:SPACE:TURNED:MOVES` | the way step by step, after so many moves, or what bars it |

`drawn` of the answer is one of OptionAnswer, NumberAnswer, SightAnswer, SeenAnswer, ReachAnswer.
Points are corners of the grid: column and row.

```
{"type": "explain", "question": "option:attack:101:106", "ref": 1}
{"type": "explained", "ref": 1, "lines": ["The attacker has no line of sight to it."],
 "rulings": ["ia.attack.40"], "drawn": {"type": "option", "against": [{"key": "not_seen",
 "rulings": ["ia.attack.40"]}]}}
```

`odds` is asked `attack:FIGURE:THING` about an attack that could be declared, or `attack` about the
innermost open one; behind either, `unspent` spends no surges, `reroll:PLACE…` rolls these dice
again (attack dice from 901, defence dice from 951), and `best` the one attack die that pays most.
`damage` has the chances of each damage, `defeat` and `miss` those of 0 and 1, and `rolls` how many
rolls there are.

```
{"type": "odds", "question": "attack:101:106", "ref": 2}
{"type": "chances", "ref": 2, "chances": {"damage": [[0, 59, 216], [1, 7, 54], [2, 19, 72],
 [3, 53, 216], [4, 19, 216]], "miss": [[0, 5, 6], [1, 1, 6]], "defeat": [[0, 1, 3], [1, 2, 3]],
 "rolls": [[216, 1, 1]]}}
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
        answers.SightAnswer,
        answers.SeenAnswer,
        answers.ReachAnswer,
        answers.NumberAnswer,
        answers.OptionAnswer,
    ),
    sets={
        "DecisionReason": wire.DecisionReason,
        "OptionKind": wire.OptionKind,
        "Phase": wire.Phase,
        "AttackStep": wire.AttackStep,
        "Colour": wire.Colour,
        "ConditionName": wire.ConditionName,
        "EventName": event_names.EventName,
        "ToldKind": wire.ToldKind,
        "CardKind": CardKind,
        "TerrainMark": TerrainMark,
        "EdgeKind": EdgeKind,
    },
    questions=QUESTIONS,
)
