// A trivial card game: two people in turn play a card from their hand onto the pile and draw another one.
const { PlayerView } = require("boardgame.io/core");

const SUITS = ["clubs", "diamonds", "hearts", "spades"];
const HAND = 10;

function deck() {
  return SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, rank) => `${suit} ${rank + 1}`));
}

exports.GAME = {
  name: "cards",
  setup: ({ random }) => {
    const cards = random.Shuffle(deck());
    const players = { 0: { hand: cards.splice(0, HAND) }, 1: { hand: cards.splice(0, HAND) } };
    return { secret: { deck: cards }, players, pile: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // What is drawn is nobody's business, so only the server knows the outcome.
    play: {
      client: false,
      move: ({ G, playerID, random }, card) => {
        const hand = G.players[playerID].hand;
        if (!(card >= 0 && card < hand.length)) return "INVALID_MOVE";
        G.pile.push(hand.splice(card, 1)[0]);
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.pile.splice(0, G.pile.length - 1));
        hand.push(G.secret.deck.pop());
      },
    },
  },
};
