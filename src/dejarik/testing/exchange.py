"""Exchange: what games of all titles need to have another program in the place of one."""

from dejarik.kernel.program import Programs


def without(programs: Programs, keys: list[str]) -> Programs:
    """The same programs but these, in tables of their own."""
    found = Programs()
    found.ops = programs.ops.copy()
    found.abilities = programs.abilities.copy()
    found.addresses = programs.addresses.copy()
    for key in keys:
        for node in (*found.ops.pop(key), *found.abilities.pop(key)):
            del found.addresses[id(node)]
    return found
