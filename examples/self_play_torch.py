"""The lessons of `self_play.py` with PyTorch, which finds the gradients by itself and uses a graphics card if there is
one. `python examples/self_play.py --with torch` calls it; what is saved is the same file, and to play nothing but
numpy is needed.

    pip install "whitechapel-parlour[torch]"
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from self_play import BATCH, CLIP, PASSES, Network
from torch import Tensor
from torch.nn import functional

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class TorchNetwork(Network):
    """A network whose layers are PyTorch's while something is learned, and numpy's while hands are played."""

    def __init__(self, plain: Network) -> None:
        self.layers = plain.layers
        self.tensors = [
            [torch.tensor(part, device=DEVICE, requires_grad=True) for part in layer] for layer in self.layers
        ]
        self.optimiser = torch.optim.Adam([part for layer in self.tensors for part in layer], eps=1e-5)

    def learn(self, rows: dict[str, NDArray[Any]], rng: np.random.Generator, rate: float, spread: float) -> None:
        """Make answers likelier that turned out better than expected; `spread` keeps the others possible."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        better = rows["better"]
        kept = {name: rows[name] for name in ("seen", "masks", "answers", "likely", "wanted")}
        kept["better"] = (better - better.mean()) / (better.std() + 1e-6)
        data = {name: torch.as_tensor(some, device=DEVICE) for name, some in kept.items()}
        count = len(better)
        for _ in range(PASSES):
            for some in np.array_split(rng.permutation(count), max(1, count // BATCH)):
                loss = self._loss({name: one[torch.as_tensor(some)] for name, one in data.items()}, spread)
                self.optimiser.zero_grad()
                loss.backward()
                self.optimiser.step()
        self.layers = [[part.detach().cpu().numpy().copy() for part in layer] for layer in self.tensors]

    def _loss(self, rows: dict[str, Tensor], spread: float) -> Tensor:
        """PPO: the clipped gain, how far off the worth was, and how certain the answers have become."""
        values = rows["seen"]
        for weights, bias in self.tensors[:-1]:
            values = functional.relu(values @ weights + bias)
        weights, bias = self.tensors[-1]
        out = values @ weights + bias
        likely = functional.log_softmax(out[:, :-1].masked_fill(rows["masks"] == 0, -1e9), 1)
        ratio = torch.exp(likely.gather(1, rows["answers"][:, None])[:, 0] - rows["likely"])
        gain = torch.minimum(ratio * rows["better"], ratio.clamp(1 - CLIP, 1 + CLIP) * rows["better"])
        off = functional.huber_loss(out[:, -1], rows["wanted"])
        certain = (likely.exp() * likely.clamp(min=-30)).sum(1)
        return -gain.mean() + 0.5 * off + spread * certain.mean()
