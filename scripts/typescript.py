"""
TypeScript types out of msgspec structs.

What belongs here: how each kind of type is written, and which fields may be missing.
What does not: which types there are (`protocol`).

A field with a default may be left out by whoever sends to us; we leave it out only where the
struct omits defaults.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from msgspec import inspect as shapes

Names = Mapping[frozenset[bool | str | int | None], str]
"""What a set of literals is called."""
EMPTY: Final[Names] = {}

HEADER = """\
// The messages between a client and the service, made from its structs by `just protocol`.
// Do not edit.
"""


@dataclass
class Declared:
    """The structs that were met, by name, and the names of those that clients send."""

    structs: dict[str, shapes.StructType] = field(default_factory=dict)
    sent: set[str] = field(default_factory=set)

    def meet(self, kind: shapes.Type, *, sent: bool) -> None:
        """Note a type and whatever it is made of."""
        if isinstance(kind, shapes.StructType):
            name = kind.cls.__name__
            known = self.structs.setdefault(name, kind)
            if known.cls is not kind.cls and _shape(known) != _shape(kind):
                message = f"two structs are called {name}: {known.cls} and {kind.cls}"
                raise ValueError(message)
            if name in self.sent or (known is not kind and not sent):
                return
            if sent:
                self.sent.add(name)
        for inner in _parts(kind):
            self.meet(inner, sent=sent)


def declarations(
    sent: Iterable[object],
    received: Iterable[object],
    sets: Mapping[str, object] | None = None,
) -> str:
    """
    Every struct that these types are made of, as interfaces in the order of their names.

    A field that takes one of the literals of a named set is of a type of that name.
    """
    sets = sets or {}
    names = {_values(kind): name for name, kind in sets.items()}
    declared = Declared()
    for kind in shapes.multi_type_info(list(sent)):
        declared.meet(kind, sent=True)
    for kind in shapes.multi_type_info(list(received)):
        declared.meet(kind, sent=False)
    interfaces = [
        _interface(name, declared.structs[name], names, sent=name in declared.sent)
        for name in sorted(declared.structs)
    ]
    return "\n".join([*(alias(name, kind) for name, kind in sets.items()), *interfaces])


def _values(kind: object) -> frozenset[bool | str | int | None]:
    (known,) = shapes.multi_type_info([kind])
    assert isinstance(known, shapes.LiteralType), f"{kind} is no set of literals"
    return frozenset(known.values)


def alias(name: str, kind: object) -> str:
    """A name for a type that is not a struct."""
    (known,) = shapes.multi_type_info([kind])
    return f"export type {name} = {written(known)};\n"


def written(kind: shapes.Type, names: Names = EMPTY) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case shapes.StructType():
            return kind.cls.__name__
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.StrType() | shapes.BytesType():
            return "string"
        case shapes.BoolType():
            return "boolean"
        case shapes.NoneType():
            return "null"
        case shapes.LiteralType() if frozenset(kind.values) in names:
            return names[frozenset(kind.values)]
        case shapes.LiteralType():
            return " | ".join(_literal(value) for value in kind.values)
        case shapes.EnumType():
            return " | ".join(_literal(one.value) for one in kind.cls)
        case shapes.UnionType():
            return " | ".join(written(one, names) for one in kind.types)
        case shapes.TupleType():
            return f"readonly [{', '.join(written(one, names) for one in kind.item_types)}]"
        case shapes.VarTupleType() | shapes.ListType():
            return f"ReadonlyArray<{written(kind.item_type, names)}>"
        case shapes.DictType():
            return f"Readonly<Record<string, {written(kind.value_type, names)}>>"
        case shapes.Metadata():
            return written(kind.type, names)
        case _:
            return "unknown"


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _interface(name: str, struct: shapes.StructType, names: Names, *, sent: bool) -> str:
    lines = [f"/** {_sentence(struct.cls)} */", f"export interface {name} {{"]
    if struct.tag_field is not None and struct.tag is not None:
        lines.append(f"  readonly {struct.tag_field}: {_literal(struct.tag)};")
    leaves_out = sent or struct.cls.__struct_config__.omit_defaults
    for one in struct.fields:
        optional = "?" if leaves_out and not one.required else ""
        lines.append(f"  readonly {one.encode_name}{optional}: {written(one.type, names)};")
    return "\n".join([*lines, "}", ""])


def _sentence(cls: type) -> str:
    return " ".join((cls.__doc__ or "").split())


def _shape(struct: shapes.StructType) -> list[tuple[str, str, bool]]:
    return [(one.encode_name, written(one.type), one.required) for one in struct.fields]


def _parts(kind: shapes.Type) -> Iterator[shapes.Type]:
    match kind:
        case shapes.StructType():
            for one in kind.fields:
                yield one.type
        case shapes.UnionType():
            yield from kind.types
        case shapes.TupleType():
            yield from kind.item_types
        case shapes.VarTupleType() | shapes.ListType():
            yield kind.item_type
        case shapes.DictType():
            yield kind.value_type
        case shapes.Metadata():
            yield kind.type
