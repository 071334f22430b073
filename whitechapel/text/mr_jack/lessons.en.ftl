# What the coach says in the lessons; *words between asterisks* are stressed. docs/lessons.md

lesson-detective = as the detective
lesson-detective-chapter-walking = Walking
lesson-detective-chapter-light = Light
lesson-detective-chapter-powers = Powers
lesson-detective-chapter-arrest = The arrest

lesson-detective-goal = *The goal: find out which of the eight is Jack, and arrest him within eight rounds.* Only your opponent knows.
lesson-detective-cards = In each round four people are moved, and this time you begin. *Take Gull’s card.*
lesson-detective-cards-gull = You will get to know them all. Begin with Gull.
lesson-detective-walk = He walks one to three hexes along the streets; houses, gardens and lamps are in the way. *Walk Gull to e7.*
lesson-detective-walk-swap = Gull may change places instead of walking. Try walking first.
lesson-detective-walk-accuse = That would be an accusation, and a wrong one loses the game at once. First we collect evidence.
lesson-detective-walk-lamp = Lamps are in the way, whether they burn or not. Stop at e7.
lesson-detective-walk-e7 = You could stop there. But I would like him at e7.
lesson-detective-walking-over = Jack has moved two, Bert and Miss Stealthy, and *the last one, Holmes, is yours*. In the next round Jack begins. Remember: Jack moves everybody, not only himself.

lesson-detective-light = Anybody *beside a burning lamp*, *beside somebody else* or in Watson’s beam can be seen. These four can be seen; the other four are in the dark.
lesson-detective-witness = After the fourth card a witness says whether Jack can be seen. *Take Gull’s card*, the last one of this round.
lesson-detective-half = Four in the light, four in the dark: whatever the witness says, half of them are cleared. So keep Gull in the dark: *walk him to e8.*
lesson-detective-half-dark = Then it would be five against three, and you might clear fewer. Keep Gull in the dark, at e8.
lesson-detective-light-over = *Jack was seen*: so the four in the dark are innocent. Your notebook keeps track of it. And a lamp goes out: it gets darker every round.

lesson-detective-powers = Everybody has a *power*; the card says which. Smith carries a lamp to another post. Right now all four suspects can be seen, and the witness would tell you nothing.
lesson-detective-smith = *Take Smith’s card.*
lesson-detective-lamp-first = He may use his power before he walks or afterwards. *The lamp first.*
lesson-detective-lamp-before = Walking first would be allowed too. But see what the lamp does: the lamp first.
lesson-detective-lamp = *Carry the lamp from f5 to f9*: tap the lamp, then the dark post. Holmes and Lestrade will stand in the dark.
lesson-detective-lamp-f9 = That leaves too many in the light. From f5 to f9, please.
lesson-detective-smith-walk = Now Smith has to walk. *Stop at g7*, beside a burning lamp: two in the light, two in the dark.
lesson-detective-smith-light = Smith should stay in the light, so that it is two against two: g7.
lesson-detective-powers-over = *Jack was not seen*: Smith and Bert are cleared. They stay on the board and are moved as before. Only two are left.

lesson-detective-holmes = Holmes or Lestrade? *Take Holmes’s card*: after his walk he looks at an alibi card.
lesson-detective-holmes-first = Holmes is the one who can tell you now.
lesson-detective-holmes-walk = *Walk Holmes to g4.*
lesson-detective-holmes-near = He could go there. But stay close: g4 is enough.
lesson-detective-holmes-guess = An even chance is not proof. Let Holmes look first.
lesson-detective-alibi = The alibi card shows *Holmes himself*: he is innocent, and so *Lestrade is Jack*. Jack does not know that you know.
lesson-detective-watson = To arrest somebody, walk anyone onto their hex. *Take Watson’s card.*
lesson-detective-accuse = Three steps to e5. *Walk onto Lestrade and accuse him.* Be sure of it: the first accusation decides the game.
lesson-detective-accuse-other = Are you sure? The alibi has told you who it is.
lesson-detective-accuse-lestrade = You have got him. Walk onto Lestrade, at e5.
lesson-detective-arrest-over = *Arrested: you have won.* You have to do that before round eight is over. And if the witness has not seen Jack, he may slip out of the district: watch the exits. *Now play a real case.*

lesson-jack = as Jack
lesson-jack-chapter-dark = In the dark
lesson-jack-chapter-crowd = In the crowd
lesson-jack-chapter-out = The way out

lesson-jack-goal = *The goal: slip out of the district, or stay free for eight rounds.* You are *Jeremy Bert*, and only you know it.
lesson-jack-bert = You both move everybody, so moving him gives nothing away. *Take Bert’s card.*
lesson-jack-bert-first = Another time. Now bring Bert out of the light.
lesson-jack-bert-walk-first = Bert has a power: he moves a cover of the sewers, before or after he walks. *Walk first.*
lesson-jack-bert-walk-now = Walk first: the cover comes afterwards.
lesson-jack-bert-walk = Beside lamps and beside others you would be seen. *Walk to i6*: it is dark and lonely there.
lesson-jack-bert-dark = A moon marks the hexes where nobody sees you, a sun those in the light. Walk to i6.
lesson-jack-bert-cover = Through open manholes anybody gets about quickly. *Move a cover*: tap it, then an open manhole.
lesson-jack-gull = You play two cards in a row here. *Now take Gull’s.*
lesson-jack-gull-now = Smith can be useful, but leave him to the detective. Take Gull.
lesson-jack-gull-walk = A harmless step, so that nobody notices you: *walk him to e8.*
lesson-jack-gull-e8 = Do not draw attention: e8 will do.
lesson-jack-dark-over = *The witness has not seen you.* Those in the light are cleared. But in the next round *you may leave the district.*

lesson-jack-crowd = The witness clears everybody on the other side. So *be where most suspects are*: here four are in the light, you among them. Only Gull is in the dark.
lesson-jack-crowd-card = The last card of the round is yours. *Take Gull’s.*
lesson-jack-crowd-walk = *Walk Gull to g9*, beside Smith: whoever stands beside somebody can be seen. Then all five are in the light.
lesson-jack-crowd-g9 = Then somebody would stay in the dark and be cleared. Walk Gull to g9.
lesson-jack-crowd-over = *The witness clears nobody.* Five suspects are left, and a round is gone: you have won time.

lesson-jack-out = You were *not seen* in the last round, so you may leave now: through an exit *without a cordon*, and only with your own card.
lesson-jack-out-card = *Take Bert’s card.*
lesson-jack-out-bert = Only Bert can leave: that is you.
lesson-jack-out-first = *Walk first.*
lesson-jack-out-walk = No time for covers: walk.
lesson-jack-out-leave = Two steps to the edge, one more out. *Leave by the exit in the south-east.*
lesson-jack-out-se = The exit in the south-east is open. Go!
lesson-jack-out-over = *You have escaped and won.* If the detective watches the exits, hold out: after eight rounds you have won too. *Now play a real case.*
