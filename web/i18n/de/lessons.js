/** Texts of the lessons. Words between asterisks are emphasized. @type {import("../i18n.js").Catalogue} */
const lessons = {
  "lesson.S0.title": "Steins Ordo in einer Minute",
  "lesson.S0.1":
    "Du spielst Weiß und ziehst nach oben. Bring einen Stein auf die *letzte Reihe*, und du gewinnst. Tippe auf einen Stein, dann auf eine Krone.",
  "lesson.S0.1.after": "Das ist das Ziel. Jetzt der Haken.",
  "lesson.S0.2":
    "Nach deinem Zug müssen alle deine Steine *zusammenhängen*, über Seiten oder Ecken. Versuche, den Schlüsselstein e5 nach vorn zu ziehen.",
  "lesson.S0.2.after": "Die Linien zeigen es: Ohne e5 zerfällt die Gruppe. Der Zug ist also nicht erlaubt.",
  "lesson.S0.3":
    "Steine ziehen beliebig weit: vorwärts, schräg vorwärts oder seitwärts. Wo sie auf einen gegnerischen Stein treffen, *schlagen* sie ihn. Schlage auf f5.",
  "lesson.S0.3.after": "Ein schwarzer Stein weniger. Schlagen reißt Löcher.",
  "lesson.S0.4":
    "Steine nebeneinander können gemeinsam ziehen: als *Ordo*. Streiche über d3, e3 und f3 und lass weiter oben los.",
  "lesson.S0.4.after": "Ein Ordo zieht quer zu seiner Linie, und er schlägt nie.",
  "lesson.S0.5":
    "Es gibt einen zweiten Weg zum Sieg: Zerreiße die gegnerische Gruppe so, dass kein Zug sie wieder verbindet. Finde den Schlagzug.",
  "lesson.S0.5.after": "Schwarz bekommt die Hälften nicht mehr zusammen. Du hast gewonnen. Das ist Steins Ordo!",

  "lesson.S1.title": "Brett",
  "lesson.S1.1":
    "Zehn Spalten von a bis j, acht Reihen von 1 bis 8. Ein Feld heißt nach Spalte und Reihe. Tippe auf *e4*.",
  "lesson.S1.1.after": "Spalte e, Reihe 4.",
  "lesson.S1.2":
    "Reihe 1 ist die Grundreihe von Weiß, Reihe 8 die von Schwarz. Vorwärts heißt: auf die gegnerische Grundreihe zu. Du spielst Weiß: Tippe auf ein Feld der Reihe, die du erreichen willst.",
  "lesson.S1.2.after": "Genau: Die Grundreihe von Schwarz ist dein Ziel.",

  "lesson.S2.title": "Start",
  "lesson.S2.1":
    "Jede Seite hat 20 Steine, und jede Gruppe hängt zusammen. Mach irgendeinen ersten Zug: Tippe auf einen Stein, um zu sehen, wohin er darf.",
  "lesson.S2.1.after": "Einer von 56 ersten Zügen.",

  "lesson.S3.title": "Zugfolge",
  "lesson.S3.1":
    "Weiß beginnt, dann wird abwechselnd gezogen. Weiß hat e3-e4 gespielt. Jetzt bist du Schwarz: Antworte, wie du magst.",
  "lesson.S3.1.after": "Und Weiß ist wieder am Zug.",
  "lesson.S3.2": "Weiß gefällt die Stellung, wie sie ist. Darf Weiß passen?",
  "lesson.S3.2.after": "Niemand darf passen. Wer dran ist, zieht.",

  "lesson.S4.title": "Gruppe",
  "lesson.S4.1":
    "Alle deine Steine zusammen sind deine Gruppe. Zwei Steine sind Nachbarn, wenn ihre Felder sich an einer Seite oder an einer Ecke berühren. Hängt die weiße Gruppe zusammen?",
  "lesson.S4.1.after": "Ja: e4 berührt d3, f3 und d5 an den Ecken. Folge den Linien.",
  "lesson.S4.2": "Schwarz hat auf e4 geschlagen. Hängt die weiße Gruppe noch zusammen?",
  "lesson.S4.2.after": "Nein: Sie ist in drei Teile zerrissen.",
  "lesson.S4.3": "Einer der drei Teile ist ein einzelner Stein. Tippe darauf.",
  "lesson.S4.3.after": "d5 berührt keinen anderen weißen Stein.",

  "lesson.S5.title": "Zusammenhalt",
  "lesson.S5.1":
    "Nach deinem Zug muss deine Gruppe zusammenhängen. Hier hält e4 sie zusammen. Versuche, e4 nach vorn zu ziehen.",
  "lesson.S5.1.after": "Nicht erlaubt: Die Gruppe würde zerreißen.",
  "lesson.S5.2": "Finde jetzt einen Zug, nach dem die Gruppe zusammenhängt.",
  "lesson.S5.2.after": "Immer noch eine Gruppe.",
  "lesson.S5.3": "Es gibt keine Ausnahme. Versuche, auf e6 zu schlagen.",
  "lesson.S5.3.after": "Auch nach einem Schlagzug muss die Gruppe zusammenhängen.",
  "lesson.S5.4": "Nicht einmal auf der Grundreihe. Versuche, auf f8 zu schlagen.",
  "lesson.S5.4.after": "f8 wäre abgeschnitten. Der Zug gewinnt nicht, er ist einfach nicht erlaubt.",

  "lesson.S6.title": "Einzelzug",
  "lesson.S6.1":
    "Ein einzelner Stein zieht in gerader Linie, so weit die Felder leer sind. d3 ist der einzige weiße Stein: Zieh ihn, wohin du willst.",
  "lesson.S6.1.after": "Vorwärts, schräg vorwärts oder seitwärts: fünf Richtungen.",
  "lesson.S6.2": "Er darf auf einem gegnerischen Stein enden und ihn schlagen. Schlage auf f5.",
  "lesson.S6.2.after": "Der geschlagene Stein verlässt das Brett.",
  "lesson.S6.3": "Aber er springt nie. Versuche, an f5 vorbei nach g6 zu ziehen.",
  "lesson.S6.3.after": "f5 steht im Weg.",

  "lesson.S7.title": "Ordozug",
  "lesson.S7.1":
    "Zwei oder mehr deiner Steine nebeneinander in einer Reihe oder Spalte sind ein Ordo und dürfen gemeinsam ziehen. Zieh d3, e3 und f3 zusammen vor: Streiche darüber, oder tippe auf den ersten und den letzten.",
  "lesson.S7.1.after": "Alle ziehen gleich weit, geradeaus.",
  "lesson.S7.2": "Auch ein Teil einer Kette darf ziehen. Zieh nur zwei der drei zusammen.",
  "lesson.S7.2.after": "Zwei Steine reichen für einen Ordo.",
  "lesson.S7.3": "Ein senkrechter Ordo zieht seitwärts. Zieh d4 und d5 zusammen.",
  "lesson.S7.3.after": "Immer quer zur eigenen Linie.",
  "lesson.S7.4": "Darf der Ordo entlang seiner eigenen Linie ziehen, im Gänsemarsch?",
  "lesson.S7.4.after": "Nein, nur quer dazu. (Jeder Stein für sich dürfte dorthin.)",
  "lesson.S7.5": "Darf der Ordo diagonal ziehen?",
  "lesson.S7.5.after": "Nein, nur gerade und quer zu seiner Linie.",
  "lesson.S7.6": "Darf einer seiner Steine weiter ziehen als der andere?",
  "lesson.S7.6.after": "Nein. Alle Steine eines Ordos ziehen gleich weit.",
  "lesson.S7.7":
    "Jedes Feld, das er betritt oder überquert, muss leer sein: Ein Ordo schlägt nie. Versuche, e4 und f4 zusammen vorzuziehen.",
  "lesson.S7.7.after": "Auf f5 steht ein gegnerischer Stein. Nur ein Stein allein könnte dort schlagen.",

  "lesson.S8.title": "Richtungen",
  "lesson.S8.1": "Solange deine Gruppe zusammenhängt, geht nichts rückwärts. Versuche, e6 nach d5 zurückzuziehen.",
  "lesson.S8.1.after": "Der Weg zurück ist versperrt.",
  "lesson.S8.2": "Seitwärts geht immer. Mach einen Seitwärtszug.",
  "lesson.S8.2.after":
    "Einzelne Steine: vorwärts, schräg vorwärts, seitwärts. Waagerechte Ordos: vorwärts. Senkrechte Ordos: seitwärts.",

  "lesson.S9.title": "Zerrissene Gruppe",
  "lesson.S9.1":
    "Schwarz hat auf e5 geschlagen, und deine Gruppe ist zerrissen. Dein Zug muss sie wieder verbinden. Versuche einen, der das nicht tut, etwa c3-c4.",
  "lesson.S9.1.after": "Sie bliebe zerrissen, also ist der Zug nicht erlaubt.",
  "lesson.S9.2": "Jetzt ist auch der Weg zurück offen: alle acht Richtungen. Verbinde die Gruppe mit e6.",
  "lesson.S9.2.after": "Wieder eine Gruppe, durch Zurückziehen oder durch Schlagen.",
  "lesson.S9.3": "Auch waagerechte Ordos dürfen zurück. Verbinde die Gruppe, indem du e6 und f6 zusammen ziehst.",
  "lesson.S9.3.after": "Rückwärts, aber nur zum Verbinden.",

  "lesson.S10.title": "Ende",
  "lesson.S10.1": "Erreiche die gegnerische Grundreihe mit einer zusammenhängenden Gruppe, und du gewinnst.",
  "lesson.S10.1.after": "Weiß erreicht die Grundreihe und gewinnt.",
  "lesson.S10.2": "Oder zerreiße die gegnerische Gruppe so, dass kein Zug sie wieder verbindet. Finde den Schlagzug.",
  "lesson.S10.2.after": "Schwarz kann die Gruppe nicht mehr verbinden: Weiß gewinnt.",
  "lesson.S10.3": "Oder schlage den letzten Stein.",
  "lesson.S10.3.after": "Nichts ist übrig: Weiß gewinnt.",
  "lesson.S10.4":
    "Dieselbe Stellung mit derselben Seite am Zug steht zum dritten Mal auf dem Brett. Ist die Partie remis?",
  "lesson.S10.4.after":
    "Ja, nach unserer Auslegung; die veröffentlichten Regeln sagen dazu nichts. Ebenfalls nach unserer Auslegung verliert, wer keinen erlaubten Zug hat.",

  "lesson.K0.title": "Khalifas Ordo in einer Minute",
  "lesson.K0.1":
    "Je vier Steine in vier Größen. Zuerst werden sie abwechselnd gesetzt. Wähle eine Größe und setze sie, wohin du willst.",
  "lesson.K0.1.after": "Stehen alle acht, beginnt das Ziehen.",
  "lesson.K0.2":
    "Steine ziehen beliebig weit in alle Richtungen. Stehen deine vier *der Größe nach* auf einer Linie, gewinnst du: Zieh die 4 zu den anderen.",
  "lesson.K0.2.after": "1, 2, 3, 4: ein *Ordo*. Lücken sind erlaubt, solange kein gegnerischer Stein dazwischensteht.",
  "lesson.K0.3":
    "In einem Zug darfst du *zwei* Steine bewegen. Bilde einen Ordo auf Reihe 5: Die 4 macht Platz, die 1 zieht durch.",
  "lesson.K0.3.after": "Du hast gewonnen. Das ist Khalifas Ordo!",

  "lesson.K1.title": "Brett und Steine",
  "lesson.K1.1":
    "Acht Reihen und acht Spalten. Zwei Ziffern benennen ein Feld: zuerst die Reihe, von Weiß aus gezählt, dann die Spalte, von Weiß aus von links. Tippe auf *34*.",
  "lesson.K1.1.after": "Reihe 3, Spalte 4.",
  "lesson.K1.2":
    "Jede Seite hat vier Steine: ein Ring für Größe 1, vier Ringe für Größe 4. Tippe auf den größten weißen.",
  "lesson.K1.2.after": "Das ist die 4.",

  "lesson.K2.title": "Wer beginnt",
  "lesson.K2.1": "In der ersten Partie entscheidet das Los. Weiß hat eure letzte Partie begonnen. Beginnt Weiß wieder?",
  "lesson.K2.1.after": "Nein: Jetzt beginnt die andere Seite.",

  "lesson.K3.title": "Setzen",
  "lesson.K3.1":
    "Abwechselnd setzt jede Seite einen ihrer Steine, welchen sie will, bis alle acht stehen. Setze einen von deinen.",
  "lesson.K3.1.after": "Jetzt würde Schwarz setzen.",

  "lesson.K4.title": "Keine zwei auf einer Linie",
  "lesson.K4.1":
    "Beim Setzen dürfen nicht zwei deiner Steine auf derselben Reihe, Spalte oder Diagonale stehen. Versuche, einen in eine Linie mit 34 zu setzen.",
  "lesson.K4.1.after": "Auf einer Linie mit 34, also nicht erlaubt.",
  "lesson.K4.2":
    "Es sei denn, ein gegnerischer Stein steht dazwischen. Nutze den schwarzen Stein: Setze einen von deinen dahinter, auf 37 oder 38.",
  "lesson.K4.2.after": "Der schwarze Stein auf 36 trennt die beiden.",

  "lesson.K5.title": "Ziehen",
  "lesson.K5.1":
    "Stehen alle acht, ziehst du mit einem oder zwei deiner Steine, gerade in eine beliebige Richtung, so weit der Weg frei ist. Zieh mit einem und beende deinen Zug.",
  "lesson.K5.1.after": "Ein Stein genügt.",
  "lesson.K5.2": "Zieh jetzt mit zwei Steinen in einem Zug.",
  "lesson.K5.2.after": "Zwei verschiedene Steine, einer nach dem anderen.",
  "lesson.K5.3": "Kein Stein springt, keiner wird geschlagen. Versuche, die 1 von 25 nach 52 zu ziehen.",
  "lesson.K5.3.after": "Die 4 auf 34 steht im Weg. Zöge sie zuerst, wäre der Weg frei.",

  "lesson.K6.title": "Kein Passen",
  "lesson.K6.1": "Weiß gefällt die Stellung, wie sie ist. Darf Weiß passen?",
  "lesson.K6.1.after": "Nein, mindestens ein Stein muss ziehen. Das geht immer.",

  "lesson.K7.title": "Ordo",
  "lesson.K7.1": "Ein Ordo: vier Steine auf einer Reihe, Spalte oder Diagonale, der Größe nach. Hat Weiß hier einen?",
  "lesson.K7.1.after":
    "Ja, auf der Diagonale von 22 bis 77. Leere Felder dazwischen sind erlaubt; das ist unsere Auslegung.",
  "lesson.K7.2": "Hat Weiß hier einen?",
  "lesson.K7.2.after": "Nein: Der schwarze Stein auf 44 steht dazwischen.",
  "lesson.K7.3": "Und hier?",
  "lesson.K7.3.after": "Nein: Auf Reihe 4 liest man 1, 3, 2, 4. Die Reihenfolge stimmt nicht.",
  "lesson.K7.4": "Bilde einen Ordo auf Reihe 5, mit zwei Steinen.",
  "lesson.K7.4.after": "1-2-3-4 von links nach rechts. Andersherum ginge es auch.",

  "lesson.K8.title": "Ende",
  "lesson.K8.1": "Bildest du in deinem Zug einen Ordo, gewinnst du sofort. Hier genügt ein Stein.",
  "lesson.K8.1.after": "Weiß gewinnt.",
  "lesson.K8.2": "Schwarz spielt 44-47 und macht die Diagonale von Weiß frei. Gewinnt Weiß?",
  "lesson.K8.2.after":
    "Ja, nach unserer Auslegung: Schwarz hat Weiß den Ordo geschenkt. Hätte Schwarz auch einen gebildet, gewänne Schwarz.",
  "lesson.K8.3":
    "Dieselbe Stellung mit derselben Seite am Zug steht zum dritten Mal auf dem Brett. Ist die Partie remis?",
  "lesson.K8.3.after": "Ja, nach unserer Auslegung.",
};
export default lessons;
