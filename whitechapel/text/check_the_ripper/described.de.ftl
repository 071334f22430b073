### Ein Tisch von Check the Ripper in Sätzen.

turn = Zug { $turn }: { $active ->
    [me] Du bist dran.
   *[other] { $active } ist dran.
}
person = { $who ->
    [me] Deine Figur: { $square }; du hast
   *[other] Figur von { $who }: { $square }; { $who } hat
} { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
} und { $convicted ->
    [0] niemanden überführt.
    [one] einen Mörder überführt.
   *[other] { $convicted } Mörder überführt.
}
wanted = Gesucht: { $murderer }, Zeichen: { $sign }. Noch nicht im Schrank: { $left ->
    [one] eine solche Akte
   *[other] { $left } solche Akten
}; die nächste bringt { $worth }. Verdeckte Mörderkarten: { $stack }.
cabinet = Im Aktenschrank, von je { $copies } Akten: { $filed }.
stake = Auf dem Spiel: { $stake } Chips; passt die nächste Akte, ist die Serie { $hoped } wert.
forfeited = Bisher bei Risiken verlorene Chips: { $chips }.
dice = Gewürfelt: { $dice }. Offene Bewegungen: { $moves }. Offene Bonusbewegungen: { $bonus }.
duel = Würfel des letzten Duells, erst der des Angreifers: { $dice }.
rival = { $who ->
    [me] Du wirst angegriffen.
   *[other] { $who } wird angegriffen.
}
loser = { $who ->
    [me] Du hast das Duell verloren.
   *[other] { $who } hat das Duell verloren.
}
shown = Offen für alle, { $place }: { $face }.
peeked = Offen nur für dich, { $place }: { $face }.
peeked-unseen = Der Sieger des Duells sieht sich die Akte von { $place } an.
files = Akten auf der Karte: { $count }. Sie liegen in { $places }.
map = Die Karte von Nord nach Süd (. Meer, # Land, C Stadt; Spalten ab a, Reihen von unten):
ended = Das Spiel ist aus: { $ending }.
