### Warum ein Bot eine Antwort gäbe.

## Mr. Jack

mr-jack-caught = Es gibt keinen Zweifel mehr, und jemand kommt hin.
mr-jack-guess = Es gibt { $suspects } Verdächtige; zu raten ist besser als zu warten.
mr-jack-split = Würde dann der Zeuge gerufen, wären { $seen } der Verdächtigen zu sehen und { $unseen } nicht.
mr-jack-leave = Der Weg hinaus ist frei.
mr-jack-crowd = Jack stünde im Licht, als einer von { $suspects } Verdächtigen.
mr-jack-dark = Jack stünde im Dunkeln, als einer von { $suspects } Verdächtigen.
mr-jack-gate = Jack stünde im Dunkeln, als einer von { $suspects } Verdächtigen, und nahe an einem offenen Ausgang.

## Check the Ripper

check-rest = Nichts in Reichweite ist einen Zug wert.
check-duel = Ein Duell: Der Angreifer gewinnt mit { $percent } %.
check-approach = Von dort aus ist mehr in Reichweite.
check-find = Dort liegt die Tatwaffe ({ $weapon }): { $chips } Chips sind sicher.
check-try = Diese Akte kennt niemand; mit { $percent } % zeigt sie die Tatwaffe ({ $weapon }).
check-known = Diese Akte ist bekannt und zeigt nicht die Tatwaffe ({ $weapon }).
check-take = { $chips } Chips sind sicher; eine weitere Akte passte nur mit { $percent } %.
check-risk = Mit { $percent } % passt die nächste Akte, und es ist mehr zu gewinnen als die { $chips } Chips.
check-sure = Diese Akte passt gewiss: Von den { $chips } Chips wird nichts riskiert.
check-card = { $files } Akten dieser Tatwaffe ({ $weapon }) sind auf der Karte bekannt.
check-place = Von dort aus sind viele Akten in Reichweite.
check-send-away = Von dort aus sind wenige Akten in Reichweite.
check-look = Eine Akte, die noch niemand gesehen hat, ist einen Blick wert.
check-no-look = Alle Akten sind bekannt.
