"""What clients of Destiny are sent beyond what all titles share, and what they may ask."""

from typing import Final

from dejarik.games.destiny import wire
from dejarik.games.destiny.model import facts
from dejarik.hosting.title import Shapes
from dejarik.titles.destiny.board import Board, Details
from dejarik.titles.destiny.catalogue.wire import Catalogue
from dejarik.titles.destiny.decks.wire import Cards

QUESTIONS: Final = """\
CARD is a handle of the view, as a positive number; COPY and DIE are their numbers.

| question of `explain` | what is answered |
|---|---|
| `play:CARD` | why a card cannot be played: of the hand, of a pile, or hidden |
| `activate:COPY` | why a card in play cannot be activated |
| `use:COPY:PLACE` | why an action of a card cannot be used; PLACE counts its actions from 0 |
| `resolve:DIE` | why a die cannot be resolved |
| `claim`, `reroll` | why the battlefield cannot be claimed, or no dice rerolled |
| `act` | why no action can be taken at this moment |
| `choose:THING` | why a CARD, COPY or DIE is not among what can be answered now |
| `cost:CARD`, `health:COPY`, `value:DIE` | the number: printed, each contributor, now |

Everything that is against it is told: first that it is not the moment, then the rest.

```
{"type": "explain", "question": "play:12", "ref": 1}
{"type": "explained", "ref": 1, "lines": ["It is not your turn.", "You cannot pay for it."],
 "rulings": ["arh.part5.actionphase.01", "arh.part5.play.04"]}
{"type": "explain", "question": "health:10003", "ref": 2}
{"type": "explained", "ref": 2, "lines": ["printed: 11", "your Medic: +1", "now: 12"],
 "rulings": []}
```

`odds` is asked `activate:COPY`, `roll:DIE:DIE…`, `reroll:DIE:DIE…` or `focus:DIE:DIE…`.
What is counted, and how, is told of [odds](odds.md).

```
{"type": "odds", "question": "reroll:1003:1004", "ref": 3}
{"type": "chances", "ref": 3, "chances": {"damage": [[0, 1, 9], [2, 4, 9], [4, 4, 9]]}}
```
"""

SHAPES: Final = Shapes(
    records=(Board, Details, wire.SeatView, wire.Told, Cards, Catalogue),
    sets={
        "DecisionReason": wire.DecisionReason,
        "OptionKind": wire.OptionKind,
        "CardType": facts.TypeName,
        "Phase": wire.Phase,
        "Zone": wire.Zone,
        "ToldKind": wire.ToldKind,
        "QueuedKind": wire.QueuedKind,
        "Moment": wire.Moment,
        "Duration": wire.Duration,
        "LastingKind": wire.LastingKind,
        "NamedSort": wire.NamedSort,
        "Colour": facts.ColourName,
        "Affiliation": facts.AffiliationName,
        "Rarity": facts.RarityName,
    },
    questions=QUESTIONS,
)
