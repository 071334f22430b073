# Was der Coach in den Lektionen sagt; *Wörter zwischen Sternchen* werden betont. docs/lessons.md

lesson-detective = als Ermittler
lesson-detective-chapter-walking = Gehen
lesson-detective-chapter-light = Licht
lesson-detective-chapter-powers = Fähigkeiten
lesson-detective-chapter-arrest = Die Verhaftung

lesson-detective-goal = *Das Ziel: herausfinden, wer von den acht Jack ist, und ihn binnen acht Runden verhaften.* Nur dein Gegenüber weiß es.
lesson-detective-cards = In jeder Runde werden vier Personen bewegt, und diesmal fängst du an. *Nimm Gulls Karte.*
lesson-detective-cards-gull = Du lernst sie noch alle kennen. Fang mit Gull an.
lesson-detective-walk = Er geht ein bis drei Felder weit durch die Straßen; Häuser, Gärten und Laternen sind im Weg. *Geh mit Gull nach e7.*
lesson-detective-walk-swap = Gull darf auch den Platz tauschen, statt zu gehen. Versuch es erst zu Fuß.
lesson-detective-walk-accuse = Das wäre eine Anklage, und mit einer falschen ist die Partie sofort verloren. Erst sammeln wir Beweise.
lesson-detective-walk-lamp = Laternen sind im Weg, ob sie brennen oder nicht. Bleib auf e7 stehen.
lesson-detective-walk-e7 = Das ginge auch. Aber ich hätte ihn gern auf e7.
lesson-detective-walking-over = Jack hat zwei bewegt, Bert und Miss Stealthy, und *Holmes, der letzte, gehört dir*. In der nächsten Runde fängt Jack an. Denk daran: Jack bewegt alle, nicht nur sich selbst.

lesson-detective-light = Wer *neben einer brennenden Laterne*, *neben jemand anderem* oder in Watsons Lichtkegel steht, ist zu sehen. Diese vier sind zu sehen; die anderen vier stehen im Dunkeln.
lesson-detective-witness = Nach der vierten Karte sagt ein Zeuge, ob Jack zu sehen ist. *Nimm Gulls Karte*, die letzte dieser Runde.
lesson-detective-half = Vier im Licht, vier im Dunkeln: Was der Zeuge auch sagt, die Hälfte ist entlastet. Lass Gull also im Dunkeln: *Geh mit ihm nach e8.*
lesson-detective-half-dark = Dann stünde es fünf gegen drei, und du könntest weniger entlasten. Lass Gull im Dunkeln, auf e8.
lesson-detective-light-over = *Jack wurde gesehen*: Also sind die vier im Dunkeln unschuldig. Dein Notizbuch hält es fest. Und eine Laterne erlischt: Von Runde zu Runde wird es dunkler.

lesson-detective-powers = Alle haben eine *Fähigkeit*; sie steht auf der Karte. Smith trägt eine Laterne auf einen anderen Pfosten. Gerade sind alle vier Verdächtigen zu sehen, und der Zeuge würde dir nichts verraten.
lesson-detective-smith = *Nimm Smiths Karte.*
lesson-detective-lamp-first = Er darf seine Fähigkeit vor oder nach dem Gehen nutzen. *Erst die Laterne.*
lesson-detective-lamp-before = Du dürftest auch zuerst gehen. Aber sieh dir an, was die Laterne bewirkt: erst die Laterne.
lesson-detective-lamp = *Trag die Laterne von f5 nach f9*: Tipp die Laterne an, dann den dunklen Pfosten. Holmes und Lestrade stehen danach im Dunkeln.
lesson-detective-lamp-f9 = So bleiben zu viele im Licht. Von f5 nach f9, bitte.
lesson-detective-smith-walk = Nun muss Smith gehen. *Bleib auf g7 stehen*, neben einer brennenden Laterne: zwei im Licht, zwei im Dunkeln.
lesson-detective-smith-light = Smith soll im Licht bleiben, damit es zwei gegen zwei steht: g7.
lesson-detective-powers-over = *Jack wurde nicht gesehen*: Smith und Bert sind entlastet. Sie bleiben auf dem Plan und werden bewegt wie zuvor. Nur zwei sind noch übrig.

lesson-detective-holmes = Holmes oder Lestrade? *Nimm die Karte von Holmes*: Nach dem Gehen sieht er sich eine Alibikarte an.
lesson-detective-holmes-first = Holmes ist es, der dir jetzt weiterhilft.
lesson-detective-holmes-walk = *Geh mit Holmes nach g4.*
lesson-detective-holmes-near = Dorthin könnte er. Aber bleib in der Nähe: g4 genügt.
lesson-detective-holmes-guess = Fifty-fifty ist kein Beweis. Lass Holmes erst nachsehen.
lesson-detective-alibi = Die Alibikarte zeigt *Holmes selbst*: Er ist unschuldig, also ist *Lestrade Jack*. Und Jack weiß nicht, dass du es weißt.
lesson-detective-watson = Verhaften kannst du mit jedem: Geh auf das Feld des Verdächtigen. *Nimm Watsons Karte.*
lesson-detective-accuse = Drei Schritte bis e5. *Geh auf Lestrades Feld und klage ihn an.* Sei dir sicher: Die erste Anklage entscheidet die Partie.
lesson-detective-accuse-other = Bist du sicher? Das Alibi hat dir verraten, wer es ist.
lesson-detective-accuse-lestrade = Du hast ihn. Geh zu Lestrade, nach e5.
lesson-detective-arrest-over = *Verhaftet: Du hast gewonnen.* Das muss dir vor dem Ende der achten Runde gelingen. Und hat der Zeuge Jack nicht gesehen, darf er aus dem Viertel entwischen: Behalte die Ausgänge im Auge. *Und jetzt ein echter Fall.*

lesson-jack = als Jack
lesson-jack-chapter-dark = Im Dunkeln
lesson-jack-chapter-crowd = In der Menge
lesson-jack-chapter-out = Der Weg hinaus

lesson-jack-goal = *Das Ziel: aus dem Viertel entwischen oder acht Runden lang frei bleiben.* Du bist *Jeremy Bert*, und nur du weißt es.
lesson-jack-bert = Ihr bewegt beide alle; dass du ihn bewegst, verrät also nichts. *Nimm Berts Karte.*
lesson-jack-bert-first = Ein andermal. Bring jetzt Bert aus dem Licht.
lesson-jack-bert-walk-first = Bert hat eine Fähigkeit: Er versetzt einen Deckel der Kanalisation, vor oder nach dem Gehen. *Geh zuerst.*
lesson-jack-bert-walk-now = Geh zuerst: Der Deckel kommt danach.
lesson-jack-bert-walk = Neben Laternen und neben anderen würde man dich sehen. *Geh nach i6*: Dort ist es dunkel und einsam.
lesson-jack-bert-dark = Ein Mond zeigt die Felder, auf denen dich niemand sieht, eine Sonne die im Licht. Geh nach i6.
lesson-jack-bert-cover = Durch offene Schächte kommen alle schnell voran. *Versetz einen Deckel*: Tipp ihn an, dann einen offenen Schacht.
lesson-jack-gull = Hier spielst du zwei Karten nacheinander. *Nimm jetzt Gulls.*
lesson-jack-gull-now = Smith kann nützlich sein, aber überlass ihn dem Ermittler. Nimm Gull.
lesson-jack-gull-walk = Ein harmloser Schritt, damit du nicht auffällst: *Geh mit ihm nach e8.*
lesson-jack-gull-e8 = Fall nicht auf: e8 genügt.
lesson-jack-dark-over = *Der Zeuge hat dich nicht gesehen.* Wer im Licht stand, ist entlastet. Aber in der nächsten Runde *darfst du das Viertel verlassen.*

lesson-jack-crowd = Der Zeuge entlastet alle auf der anderen Seite. *Steh also dort, wo die meisten Verdächtigen sind*: Hier stehen vier im Licht, du auch. Nur Gull ist im Dunkeln.
lesson-jack-crowd-card = Die letzte Karte der Runde gehört dir. *Nimm Gulls.*
lesson-jack-crowd-walk = *Geh mit Gull nach g9*, neben Smith: Wer neben jemandem steht, ist zu sehen. Dann stehen alle fünf im Licht.
lesson-jack-crowd-g9 = Dann bliebe jemand im Dunkeln und wäre entlastet. Geh mit Gull nach g9.
lesson-jack-crowd-over = *Der Zeuge entlastet niemanden.* Fünf Verdächtige bleiben, und eine Runde ist vorbei: Du hast Zeit gewonnen.

lesson-jack-out = In der letzten Runde wurdest du *nicht gesehen*, also darfst du jetzt hinaus: durch einen Ausgang *ohne Absperrung*, und nur mit deiner eigenen Karte.
lesson-jack-out-card = *Nimm Berts Karte.*
lesson-jack-out-bert = Nur Bert kann hinaus: Das bist du.
lesson-jack-out-first = *Geh zuerst.*
lesson-jack-out-walk = Keine Zeit für Deckel: Geh.
lesson-jack-out-leave = Zwei Schritte bis zum Rand, einer hinaus. *Nimm den Ausgang im Südosten.*
lesson-jack-out-se = Der Ausgang im Südosten ist offen. Los!
lesson-jack-out-over = *Du bist entkommen und hast gewonnen.* Bewacht der Ermittler die Ausgänge, dann halte durch: Nach acht Runden hast du auch gewonnen. *Und jetzt ein echter Fall.*
