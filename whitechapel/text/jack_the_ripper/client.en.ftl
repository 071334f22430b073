### As printed at the foot of a card

short-druitt = Druitt
short-eddy = Eddy
short-gull = Gull
short-pedachenko = Pedachenko
short-chapman = Chapman
short-jill = Jill
short-eddy-gull = Eddy/Gull
short-letters = Letters
short-wild = Wild
short-victim-nichols = Nichols
short-victim-chapman = Annie C.
short-victim-stride = Stride
short-victim-eddowes = Eddowes
short-victim-kelly = Kelly
short-scene-bucks-row = Buck’s Row
short-scene-hanbury-street = Hanbury Street
short-scene-berner-street = Berner Street
short-scene-mitre-square = Mitre Square
short-scene-millers-court = Miller’s Court
short-strikes = Ripper Strikes
short-commissioner = Commis­sioner Resigns
short-escapes = Ripper Escapes

## Kinds of cards, and what each does

card-evidence = Evidence
card-letters = Evidence
card-wild = Evidence
card-suspect = Suspect
card-alibi = Alibi
card-victim = Victim
card-scene = Scene
card-strikes = Gavel
card-commissioner = Gavel
card-escapes = Neither gavel nor evidence
reminder-evidence = Lay down three or more of one colour, or add single cards to a colour that has a meld. A victim must be in play first.
reminder-letters = A colour of its own that accuses nobody. Three or more make a meld. Never counts double.
reminder-wild = Stands for evidence against any suspect, never for Letters. Once laid down, it keeps its colour.
reminder-suspect = Can be played once this suspect has a meld. Adds to the case against them, and counts double if they are the Ripper.
reminder-alibi = Can be played once this suspect has a meld. While it lies here, they cannot be the Ripper. Only the latest alibi holds.
reminder-shared-alibi = For Eddy or for Gull: you name one when you play it. The one you name cannot be the Ripper while it lies here.
reminder-victim = Lay it before you and take the scene with the same sign, if it is in play. Then draw two cards from the Case File.
reminder-scene = Lay it before you and take the victim with the same sign, if it is in play. Then look through Scotland Yard and take a card that is not a scene.
reminder-strikes = Turn over up to five cards of the Case File. The first victim among them is yours, and you draw two for it.
reminder-commissioner = Everybody lays down all victims in hand, you too. Nobody draws for them.
reminder-escapes = With five victims in play it ends the hand at any moment. Left in hand it costs 2 points for each victim in play.

## On the table

wild-as = Wild as { $suspect }
scotland-yard = Scotland Yard
piles-title = Piles, victims and scenes
scenes = Scenes
not-in-play = not in play
victims-in-play = { $count ->
    [0] No victim yet: no evidence can be laid down.
    [one] One victim in play.
    [4] Four victims in play. With a fifth he can escape.
    [5] All five victims in play: the Ripper can escape.
   *[other] { $count } victims in play.
}

## Who would it be now

who-now = Who would it be now?
nobody = Nobody
tag-ripper = Ripper
tag-tie = level
tag-no-meld = no meld
tag-ready = +{ $points } ready
leads = { $points } points on the table.
spared-alibi = { $count ->
    [one] { $who } has an alibi.
   *[other] { $who } have alibis.
}
spared-no-meld = { $count ->
    [one] { $who } has no meld.
   *[other] { $who } have no meld.
}
spared-tie = { $count ->
    [one] { $who } is level, but has a higher number.
   *[other] { $who } are level, but have higher numbers.
}
no-meld-yet = There is no meld against anybody yet.

## The turn

gavel-free = one gavel still free
gavel-used = gavel played
act-draw-yard = Take { $card }
act-wild-as = as { $suspect }
act-meld = Meld { $colour } ×{ $count }{ $wilds ->
    [0] {""}
    [one] {" "}with a Wild
   *[other] {" "}with { $wilds } Wilds
}
ready-meld = { $wilds ->
    [0] Meld { $count }
   *[other] Meld { $count } with Wild
}
ready-wild = Lay off as …
sort-suspect = by suspect

## Vote, window and scenes

ballot-title = Who will be the Ripper?
ballot-how = Everybody votes in secret. A right guess earns ten points if the Ripper is found; a wrong one costs nothing.
ballot-sealed = Your vote for { $suspect } is sealed.
ballot-wait = The envelopes stay closed until the hand is scored.
window-title = Does the Ripper escape?
window-how = Everybody gets the same time to answer. Nobody sees who could have played it.
window-length = Time left
act-play-escapes = Ripper Escapes: { $points } points
window-pass = Let the hand go on
window-sealed = Your answer is sealed.
play-or-keep-title = Fetched from Scotland Yard
fetched-shown = { $card } was fetched and may be played at once.
look-title = Scotland Yard, looked through
look-how = { $count ->
    [one] One card. Only you see it.
   *[other] { $count } cards, the top one first. Only you see them.
} What you take is shown to everybody.
look-choose = Choose a card; a scene must stay.
look-again = Back to Scotland Yard

## Score sheet

sheet-aside = Put aside: fits a meld, costs nothing
ending-out = { $who ->
    [me] You discarded your last card.
   *[other] { $who } discarded the last card in hand.
}
doubled = counts double

## Climaxes

climax-six = Six hats. One of them fits.
climax-alibi-most = { $points } points, and an alibi. Pity.
climax-ripper-is = The Ripper is
climax-number = Number { $number }, with { $points } points
climax-alibi = { $who } had { $points }, and an alibi.
climax-nobody = Nobody
climax-lamp-out = The lamp has gone out, and the frame is empty.
climax-named-by = { $count ->
    [one] One envelope was right: { $who }.
   *[other] These envelopes were right: { $who }.
}
climax-named-by-nobody = The envelopes are open, and none was right.
climax-vote = One name each, sealed until the hand is scored.
climax-card = Five victims, and one card nobody wanted to see.
climax-street = In no hurry at all.
climax-fog = Somebody whistles. It is not the police.
climax-gone = { $who ->
    [me] Gone. What is left is a hat, and 35 points for you.
   *[other] Gone. What is left is a hat, and 35 points for { $who }.
}

## The story of a match

story-hands = Hand, and who it was
story-solved = solved
story-caught = caught
story-unsolved = unsolved
story-at-large = still at large
story-ripper-escaped = escaped
