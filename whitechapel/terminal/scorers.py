"""The games whose hands can be scored at a physical table. To add one, write its `Scorer` and add a line here."""

from __future__ import annotations

from typing import Final

from whitechapel.terminal import score_jack_the_ripper, score_rue_morgue

SCORERS: Final = {
    "jack-the-ripper": score_jack_the_ripper.SCORER,
    "rue-morgue": score_rue_morgue.SCORER,
}
