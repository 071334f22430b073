# Was ein Browser sagt, wenn man andere trifft: Gegnersuche, Clubs, Turniere und die Mischung der Woche.

## Gegnersuche

find = Gegner suchen
find-lead = Wir setzen dich mit jemandem zusammen, der etwa so stark ist wie du. Je länger du wartest, desto weiter suchen wir.
find-game = Spiel
find-any = egal welches
find-pace = Tempo
find-pace-clock = jetzt, mit Uhr
find-pace-days = über Tage
find-within = Stärke
find-within-any = alle
find-within-points = bis { $points } Punkte Abstand
find-go = Jemanden suchen
find-waiting = Wir suchen jemanden für dich …
find-waited = { $seconds ->
    [one] seit einer Sekunde
   *[other] seit { $seconds } Sekunden
}
find-wider = Jetzt bis { $points } Punkte Abstand.
find-days-hint = Du musst nicht hierbleiben: Der Tisch steht dann bei deinen Tischen, und wenn du möchtest, sagen wir dir Bescheid.
find-others = { $count ->
    [0] Gerade wartet sonst niemand.
    [one] Eine andere Person wartet.
   *[other] { $count } andere warten.
}
find-stop = Nicht mehr suchen
find-found = Wir haben jemanden gefunden. Zum Tisch …

## Turniere

tournaments = Turniere
tournaments-none = Gerade ist kein Turnier offen.
tournament = Turnier
tournament-new = Neues Turnier
tournament-open = Turnier eröffnen
tournament-name = Name
tournament-name-usual = Der Freitagsnebel
tournament-system = System
tournament-swiss = Schweizer System
tournament-round-robin = Jeder gegen jeden
tournament-knockout = K.-o.-System
tournament-duplicate = Duplikat
tournament-swiss-hint = Wer gleich gut abschneidet, trifft aufeinander; niemand scheidet aus, und niemand trifft zweimal auf denselben Gegner.
tournament-round-robin-hint = Alle treffen auf alle. Bis zu 24 können mitspielen.
tournament-knockout-hint = Wer verliert, scheidet aus. Ein Unentschieden wird mit getauschten Plätzen wiederholt.
tournament-duplicate-hint = Alle Tische einer Runde spielen mit derselben Mischung. Punkte gibt es, wenn du mehr daraus machst als andere auf demselben Platz.
tournament-rounds = Runden
tournament-rounds-auto = so viele wie nötig
tournament-rest = Sekunden zwischen zwei Runden
tournament-minutes = Minuten pro Runde (0: ohne Grenze)
tournament-minutes-hint = Eine Partie, die dann nicht zu Ende ist, ist unentschieden; wer nicht da ist, hat verloren.
tournament-late = Späte Anmeldung bis Runde (0: keine)
tournament-starts = Beginn
tournament-starts-hand = wenn ich es sage
tournament-starts-at = zu einer festen Zeit
tournament-public = Für alle sichtbar
tournament-club = Club
tournament-club-none = keiner
tournament-facts = { $game }, { $system }, { $count ->
    [one] eine Anmeldung
   *[other] { $count } Anmeldungen
}
tournament-round-of = Runde { $round } von { $rounds }
tournament-before = Noch nicht begonnen
tournament-over = Beendet
tournament-paused = Pause
tournament-host = Leitung: { $name }
tournament-enter = Mitspielen
tournament-withdraw = Zurückziehen
tournament-withdrawn = zurückgezogen
tournament-entered = Du spielst mit.
tournament-late-until = Späte Anmeldung bis Runde { $round }.
tournament-free-to-enter = Ohne Konto.
tournament-begin = Beginnen
tournament-begin-round = Nächste Runde jetzt beginnen
tournament-pause = Pause
tournament-resume = Weiter
tournament-bots = Bots mitspielen lassen
tournament-bots-add = Dazu
tournament-take-out = { $name } herausnehmen
tournament-standings = Tabelle
tournament-after = { $rounds ->
    [0] vor der ersten Runde
    [one] nach einer Runde
   *[other] nach { $rounds } Runden
}
tournament-during = während Runde { $round } läuft
tournament-entrants = Angemeldet
tournament-place = Platz
tournament-points = Punkte
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-round = Runde { $round }
tournament-done = { $done } von { $all } Tischen fertig
tournament-playing = läuft
tournament-against = gegen { $name }
tournament-your-table = Dein Tisch in Runde { $round } ist bereit.
tournament-sit = Zu meinem Tisch
tournament-sits-out = { $count ->
    [one] { $names } setzt diesmal aus, für einen Punkt.
   *[other] { $names } setzen diesmal aus, für je einen Punkt.
}
tournament-how-absent = kampflos
tournament-how-time = Zeit abgelaufen
tournament-how-draw = nach Unentschieden
tournament-mark-won = S
tournament-mark-drawn = U
tournament-mark-lost = N
tournament-mark-free = frei
tournament-said-won = gewonnen
tournament-said-drawn = unentschieden
tournament-said-lost = verloren
tournament-said-free = ausgesetzt
tournament-said-playing = läuft
tournament-said-none = nicht gespielt
tournament-left = noch in dieser Runde
tournament-next-at = Runde { $round } beginnt um { $time }.
tournament-starts-when = Beginnt { $time }.
tournament-pull-up = Setz dich dazu
tournament-link = Der Link zu diesem Turnier
tournament-screen = Für den Beamer
tournament-screen-end = Beamer verlassen
tournament-csv = Tabelle als CSV
tournament-updates = Aktualisiert sich selbst
tournament-ties = Bei Gleichstand: Buchholz, dann die Partie gegeneinander, dann Sonneborn-Berger.
tournament-ties-knockout = Wer in derselben Runde ausgeschieden ist, teilt sich einen Platz.
tournament-ties-duplicate = Alle Tische einer Runde spielen mit derselben Mischung; um einen Punkt streiten alle auf demselben Platz. Bei Gleichstand: Buchholz.
tournament-winner = { $name } hat gewonnen.
tournament-to = Zum Turnier
tournament-untold = Bis die Runde vorbei ist, sieht einen Tisch nur, wer daran spielt.

## Clubs

clubs = Clubs
clubs-mine = Deine Clubs
clubs-open = Offene Clubs
clubs-none = Es gibt noch keinen offenen Club. Gründe einen.
club-new = Club gründen
club-name = Name
club-about = Worum es geht
club-open = Offen: Alle können beitreten
club-is-open = offener Club
club-is-private = privater Club
club-members = Mitglieder
club-members-count = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
club-join = Beitreten
club-leave = Den Club verlassen
club-owner = kümmert sich
club-tables = Tische
club-tables-none = Es ist kein Tisch offen.
club-table = Tisch eröffnen
club-tournaments-none = Noch ist kein Turnier eröffnet.
club-tournament = Turnier eröffnen
club-invite = Der Link zum Beitreten
club-private-note = Dieser Club ist privat. Mit dem Link, den seine Mitglieder haben, kannst du beitreten.
club-remove = { $name } entfernen
club-change = Ändern
club-keep = Speichern
club-to = Zum Club

## Die Mischung der Woche

ladder = Die Mischung der Woche
ladder-lead = Bis Sonntag dieselben Karten für alle.
ladder-until = Bis { $time }
ladder-dots-how = Jeder Punkt ist ein Gast; je weiter links, desto weniger Fehler.
ladder-how = Eine Partie für jeden, gegen den { $bot }, vom selben Platz aus.
ladder-play = Spielen
ladder-go-on = Zu meinem Tisch
ladder-count = { $count ->
    [0] noch niemand hat gespielt
    [one] einer hat gespielt
   *[other] { $count } haben gespielt
}
ladder-mine = { $rate } % Fehler, Platz { $place } von { $count }
ladder-waits = Deine Partie wird gerade durchgesehen.
ladder-errors = Fehler
ladder-result = Ergebnis
ladder-by-errors = Nach Fehlern
ladder-by-result = Nach Ergebnis
ladder-won = gewonnen mit { $margin }
ladder-lost = verloren mit { $margin }
ladder-won-plain = gewonnen
ladder-lost-plain = verloren
ladder-season = Saison
ladder-season-note = Dreizehn Wochen. Jede Woche bringt bis zu 100 Punkte, je nachdem, wie viele der anderen mehr Fehler gemacht haben; die besten acht zählen.
ladder-weeks = Wochen
ladder-before = Die Woche davor
ladder-this = Diese Woche
ladder-none = Mit dieser Mischung hat noch niemand gespielt.
ladder-kept = Wiedergabe und Rückschau dieser Partien gibt es, sobald die Woche vorbei ist.
ladder-dots = Fehler aller, die gespielt haben: { $count } Punkte, der beste bei { $best } %
ladder-to = Zur Mischung der Woche
