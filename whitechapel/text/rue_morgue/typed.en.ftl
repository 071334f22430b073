### What can be typed in the Rue Morgue.

ignored-words = top, Orang-Utan, ape, partner, put, give

## What one does

type-draw = draw, take, two cards, draw two cards
type-file = file, Case File
type-morgue = morgue, Rue Morgue, top card
type-meld = meld, lay down
type-layoff = layoff, lay off, add
type-play = play, lay down
type-feed = feed
type-discard = discard, throw away
type-take = take, fetch
type-pass = pass, give
type-hide = hide, under, put under
type-search = search, look through, Rue Morgue, search Rue Morgue
type-consult = consult, partner, ask

## Cards

type-3am = 3am, 3 A.M., three A.M., 3 o'clock
type-roch = Roch, St. Roch, Quartier
type-mademoiselle = Mademoiselle
type-madame = Madame
type-windows = Windows, Window, Rear Windows
type-rod = Rod, Lightning Rod
type-ad = Ad, Newspaper, Advertisement
type-sailor = Sailor
type-le-bon = Le Bon, Adolphe, LeBon
type-poe = Poe, Edgar Allan, Edgar Poe
type-assistance = Assistance, Dupin's Assistance
type-play-assistance-draw = play assistance draw
type-play-assistance-search = play assistance search
type-play-assistance-consult = play assistance consult
type-dupin = Dupin, Monsieur
type-prefect = Prefect, Prefect of Police
type-deduction = Deduction
