"""What files are worth, and who has won: judged from the cabinet and the chips alone."""

from __future__ import annotations

from whitechapel.games.check_the_ripper.material import COPIES, EXTRA_CHIPS, FILE_CHIPS
from whitechapel.games.check_the_ripper.settings import COMPLETIONS


def value(number: int, convicted: int) -> int:
    """What the file with this number among its murderer's is worth; the fourth also earns the extra, by how many
    murderers have then been convicted. [file-value] [completion-extra] [completion-order]"""
    return FILE_CHIPS[number - 1] + (EXTRA_CHIPS[convicted - 1] if number == COPIES else 0)


def earned(cabinet: tuple[int, ...]) -> int:
    """Everything the files in the cabinet were worth when found, whether paid or forfeited. [chips] [chips-paid]"""
    return sum([sum(FILE_CHIPS[:files]) for files in cabinet]) + sum(EXTRA_CHIPS[: cabinet.count(COPIES)])


def winners(chips: tuple[int, ...], convictions: tuple[int, ...], tie_break: str) -> tuple[int, ...]:
    """The seats with the most chips; where agreed, only those of them with the most murderers convicted. [most-chips]
    [shared-win] [tie-break]"""
    best = [seat for seat, count in enumerate(chips) if count == max(chips)]
    if tie_break == COMPLETIONS:
        most = max([convictions[seat] for seat in best])
        best = [seat for seat in best if convictions[seat] == most]
    return tuple(best)
