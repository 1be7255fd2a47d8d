/** Messages of rules and engine; the keys are the codes of `ordo-describe`. @type {import("../i18n.js").Catalogue} */
const messages = {
  "message.rule": "{rule}: {text}",
  "message.quoted": "„{text}“",
  "message.end": "das Ende des Textes",

  "outcome.homeRow": "{Winner:side} erreicht die Grundreihe und gewinnt.",
  "outcome.noPieces": "{Winner:side} schlägt den letzten Stein und gewinnt.",
  "outcome.cannotReconnect":
    "{Winner:side} gewinnt: Die gegnerische Gruppe ist zerrissen, und kein Zug verbindet sie wieder.",
  "outcome.noMoves": "{Winner:side} gewinnt: Der Gegner hat keinen erlaubten Zug.",
  "outcome.ordo": "{Winner:side} hat einen Ordo und gewinnt.",
  "outcome.repetition": "Remis durch dreifache Stellungswiederholung.",
  "outcome.moveLimit": "Remis: Das Maximum von 600 Zügen je Seite ist erreicht.",
  "outcome.agreement": "Remis nach Vereinbarung.",
  "outcome.resignation": "{Winner:side} gewinnt durch Aufgabe.",
  "outcome.time": "{Winner:side} gewinnt auf Zeit.",
  "illegal.over": "Die Partie ist zu Ende. {cause}",

  "stein.noPiece": "Auf {square} steht kein Stein.",
  "stein.gap": "Ein Ordo hat keine Lücken, aber {square} ist leer.",
  "stein.notYours": "Der Stein auf {square} gehört {owner:side}.",
  "stein.noStep": "Ein Stein muss auf ein anderes Feld ziehen. Passen ist nicht erlaubt.",
  "stein.notStraight": "{from} und {to} liegen nicht auf derselben Reihe, Spalte oder Diagonale.",
  "stein.notAcrossRank": "Ein waagerechter Ordo kann nur gerade die Spalten entlang ziehen.",
  "stein.notAcrossFile": "Ein senkrechter Ordo kann nur seitwärts ziehen.",
  "stein.backward": "Die Gruppe {color:sideOf} hängt zusammen, also können ihre Steine nicht rückwärts ziehen.",
  "stein.blocked": "Blockiert: Auf {square} steht {by:sidePiece}.",
  "stein.ordoBlocked": "Der Ordo ist blockiert: Auf {square} steht {by:sidePiece}.",
  "stein.ownPiece": "Auf {square} steht ein eigener Stein.",
  "stein.ordoCaptures": "Ein Ordo kann nicht schlagen, und auf {square} steht ein gegnerischer Stein.",
  "stein.ordoWrittenAsCapture": "Ein Ordo kann nicht schlagen; schreib den Zug als {written}.",
  "stein.nothingToCapture": "Auf {square} ist nichts zu schlagen; schreib den Zug als {written}.",
  "stein.isCapture": "Auf {square} steht ein gegnerischer Stein; schreib den Schlagzug als {written}.",
  "stein.splits": {
    one: "Dein Stein auf {pieces} wäre von der Gruppe abgeschnitten.",
    other: "Deine Steine auf {pieces} wären von der Gruppe abgeschnitten.",
  },
  "stein.staysSplit": {
    one: "Das verbindet deine Gruppe nicht: Dein Stein auf {pieces} bliebe abgeschnitten.",
    other: "Das verbindet deine Gruppe nicht: Deine Steine auf {pieces} blieben abgeschnitten.",
  },

  "stein.text.square": "Zeichen {column}: Hier wird ein Feld von a1 bis j8 erwartet, nicht {found}.",
  "stein.text.separator": "Zeichen {column}: Hier wird „-“, „x“ oder „:“ erwartet, nicht {found}.",
  "stein.text.end": "Zeichen {column}: Hier wird das Ende des Zuges erwartet, nicht {found}.",
  "stein.text.notInLine":
    "{first} und {last} liegen weder in derselben Reihe noch in derselben Spalte, bilden also keinen Ordo.",
  "stein.text.oneSquare": "Ein Ordo hat mindestens zwei Steine; schreib den Zug eines einzelnen Steins als {square}-…",
  "stein.text.offBoard": "{run} passt nicht aufs Brett, wenn {end} nach {to} zieht.",

  "stein.setup.tooMany": "{Color:side} hat {count} Steine; das Maximum ist {most}.",
  "stein.setup.noPieces": "{Color:side} hat gerade gezogen, hat aber keine Steine.",
  "stein.setup.split": "{Color:side} hat gerade gezogen, doch die Gruppe ist in {parts} Teile zerrissen.",
  "stein.setup.bothOnGoal":
    "Beide Seiten haben die gegnerische Grundreihe erreicht: Weiß auf {white}, Schwarz auf {black}.",

  "khalifa.stillPlacing": "Erst müssen alle Steine gesetzt sein, bevor gezogen wird. Noch zu setzen: {left}.",
  "khalifa.nothingToPlace": "Alle acht Steine sind gesetzt; zieh jetzt mit einem oder zwei von deinen.",
  "khalifa.alreadyPlaced": "Dein Stein der Größe {size} steht schon auf {square}.",
  "khalifa.occupied": "{square} ist nicht leer: Dort steht die {size} {by:sideOf}.",
  "khalifa.inLine":
    "{square} liegt auf einer Linie mit deinem Stein auf {own}, und kein gegnerischer steht dazwischen.",
  "khalifa.noPiece": "Auf {square} steht kein Stein.",
  "khalifa.notYours": "Der Stein auf {square} gehört {owner:side}.",
  "khalifa.samePiece": "In einem Zug müssen zwei verschiedene Steine ziehen, und der von {square} hat schon gezogen.",
  "khalifa.thirdStep": "Höchstens zwei Steine dürfen ziehen: {from}-{to} ist zu viel.",
  "khalifa.turnIsOver": "Der Zug ist vollständig; {step} ist zu viel.",
  "khalifa.noStep": "Ein Stein muss auf ein anderes Feld als {square} ziehen. Passen ist nicht erlaubt.",
  "khalifa.notStraight": "{from} und {to} liegen nicht auf derselben Reihe, Spalte oder Diagonale.",
  "khalifa.blocked": "Der Weg von {from} nach {to} ist blockiert: Auf {square} steht die {size} {by:sideOf}.",

  "khalifa.text.turn":
    "Zeichen {column}: Hier wird ein Setzen wie 3@45 oder ein Ziehen wie 45-47 erwartet, nicht {found}.",
  "khalifa.text.square": "Zeichen {column}: Hier wird ein Feld von 11 bis 88 erwartet, nicht {found}.",
  "khalifa.text.separator": "Zeichen {column}: Hier wird „-“ oder „,“ erwartet, nicht {found}.",
  "khalifa.text.end": "Zeichen {column}: Hier wird das Ende des Zuges erwartet, nicht {found}.",
  "khalifa.text.size": "Steine haben die Größen 1 bis 4; Größe {number} gibt es nicht.",

  "khalifa.setup.twice": "Die {size} {color:sideOf} steht auf mehreren Feldern: {squares}.",
  "khalifa.setup.outOfTurn":
    "{Turn:side} ist am Zug und hat {own} gesetzt, die andere Seite {others}; gesetzt wird aber abwechselnd.",
  "khalifa.setup.inLine":
    "Die Steine {color:sideOf} auf {first} und {second} stehen auf einer Linie, und kein gegnerischer steht dazwischen.",
  "khalifa.setup.noOrder":
    "In keiner Reihenfolge hätten diese Steine gesetzt werden können, ohne dass zwei auf einer Linie stehen.",

  "position.character": "Zeichen {column}: {found} ist in einer Stellung nicht gültig.",
  "position.number": "Zeichen {column}: Die Zahl der leeren Felder muss zwischen 1 und {most} liegen.",
  "position.rowLength": "Reihe {row} hat {squares} Felder statt {expected}.",
  "position.rowCount": "{expected} Reihen erwartet, {rows} gefunden.",
  "position.noTurn": "Die Seite am Zug fehlt: Füge am Ende ein Leerzeichen und w oder b an.",
  "position.turn": "Zeichen {column}: Die Seite am Zug muss w oder b sein, nicht {found}.",
  "position.trailing": "Zeichen {column}: Nach der Seite am Zug darf nichts folgen.",

  "game.start": "Ungültige Stellung {position}. {cause}",
  "game.move": "Zug {ply}, {move}, ist nicht möglich. {cause}",
  "game.noSteps": "In diesem Spiel besteht ein Zug nur aus einem Schritt.",

  "record.noGame": "In diesem Text wurde keine Partie gefunden.",
  "record.noResult": "Zeile {line}, Zeichen {column}: Die Partie endet ohne Ergebnis (1-0, 0-1, 1/2-1/2 oder *).",
  "record.commentNotClosed": "Zeile {line}, Zeichen {column}: Der Kommentar, der hier beginnt, wird nie geschlossen.",
  "record.commentNotOpened": "Zeile {line}, Zeichen {column}: Dieses „}“ schließt keinen Kommentar.",
  "record.variationNotClosed": "Zeile {line}, Zeichen {column}: Die Variante, die hier beginnt, wird nie geschlossen.",
  "record.variationNotOpened": "Zeile {line}, Zeichen {column}: Dieses „)“ schließt keine Variante.",
  "record.variationBeforeMove":
    "Zeile {line}, Zeichen {column}: Eine Variante muss auf den Zug folgen, den sie ersetzt, aber hier ist keiner.",
  "record.annotationBeforeMove":
    "Zeile {line}, Zeichen {column}: Ein Bewertungszeichen muss auf einen Zug folgen, aber hier ist keiner.",
  "record.unknownAnnotation": "Zeile {line}, Zeichen {column}: {found} ist kein gültiges Bewertungszeichen.",
  "record.tagWithoutName": "Zeile {line}, Zeichen {column}: Dieser Kopfeintrag hat keinen Namen.",
  "record.tagWithoutValue":
    "Zeile {line}, Zeichen {column}: Der Kopfeintrag {tag} hat keinen Wert in Anführungszeichen.",
  "record.tagValueNotClosed": "Zeile {line}, Zeichen {column}: Der Wert des Kopfeintrags {tag} wird nie geschlossen.",
  "record.tagNotClosed": "Zeile {line}, Zeichen {column}: Der Kopfeintrag {tag} wird nie geschlossen.",
  "record.tagTwice": "Zeile {line}, Zeichen {column}: Der Kopfeintrag {tag} steht zweimal in dieser Partie.",
  "record.tagAmongMoves":
    "Zeile {line}, Zeichen {column}: Ein Kopfeintrag kann nicht zwischen Zügen stehen; vielleicht fehlt das Ergebnis davor.",
  "record.badClock": "Zeile {line}, Zeichen {column}: {found} ist keine Zeitangabe wie [%clk 0:05:03].",
  "record.badEval": "Zeile {line}, Zeichen {column}: {found} ist keine Bewertung wie [%eval 1.25].",
  "record.commandTwice": "Zeile {line}, Zeichen {column}: Der Befehl {command} steht zweimal in diesem Kommentar.",
  "record.unreadable": "Zeile {line}, Zeichen {column}: Ab hier ist die Aufzeichnung nicht lesbar.",
  "record.invalid": "Zeile {line}, Zeichen {column}: {cause}",
  "record.move": "Partie {game}: Zug {number} {color:sideOf}, {move}, ist nicht möglich. {cause}",
  "record.start": "Partie {game} beginnt mit einer ungültigen Stellung: {position}. {cause}",
  "record.noPosition": "Partie {game} kündigt eine Anfangsstellung an, nennt sie aber nicht.",
  "record.unknownGame": "Partie {game} ist eine Partie „{name}“; dieses Spiel wird nicht unterstützt.",
  "record.option": "Partie {game}: Der Kopfeintrag {tag} hat den Wert „{value}“, der nicht unterstützt wird.",

  "import.json": "Zeile {line}, Zeichen {column}: Das ist kein gültiges JSON.",
  "import.field": "Partie {game}: Das Feld {field} fehlt oder ist ungültig.",
  "import.otherGame": "Partie {game} ist eine Partie „{name}“ und nicht Steins Ordo.",
  "import.sgf": "Zeile {line}, Zeichen {column}: {found} ist hier in einer SGF-Datei nicht erlaubt.",
  "import.notClosed": "Zeile {line}, Zeichen {column}: „{opening}“ wird hier geöffnet und nie geschlossen.",
  "import.action": "Zeile {line}, Zeichen {column}: „{action}“ ist keine Aktion dieses Spiels.",
  "import.result": "Partie {game}: Als Ergebnis ist {result} angegeben, die Züge sagen etwas anderes. {cause}",

  "invalid.move": "„{move}“ kann in einer Aufzeichnung kein Zug sein.",
  "invalid.commentBrace": "Ein Kommentar kann kein „}“ enthalten, denn das beendet ihn.",
  "invalid.commentControl": "Ein Kommentar kann keine Steuerzeichen enthalten.",
  "invalid.commentCommand": "Ein Kommentar kann weder [%clk noch [%eval enthalten.",
  "invalid.commentTag": "Ein Kommentar kann nach einer Leerzeile keinen Kopfeintrag enthalten.",
  "invalid.tagName": "Der Name eines Kopfeintrags besteht aus Buchstaben, Ziffern und „_“.",
  "invalid.tagControl": "Der Wert eines Kopfeintrags kann keine Steuerzeichen enthalten.",
  "invalid.tooManyTags": "Eine Partie hat höchstens {most} Kopfeinträge.",
  "invalid.emptyVariation": "Eine Variante muss mindestens einen Zug haben.",
  "invalid.tooDeep": "Varianten sind höchstens {most}-fach verschachtelt.",
  "invalid.clock": "Ungültige Zeitangabe.",
  "invalid.eval": "„{eval}“ ist keine gültige Bewertung.",
  "invalid.result": "Ein Ergebnis muss 1-0, 0-1, 1/2-1/2 oder * sein.",

  "limit.text": "Der Text ist zu lang: {bytes} Bytes; die Grenze liegt bei {most}.",
  "limit.game": "Die Partie, die in Zeile {line} beginnt, ist länger als {most} Bytes.",
  "limit.moves": "Die Partie hat {moves} Züge; die Grenze liegt bei {most}.",
  "limit.memory": "Die Engine konnte {megabytes} MB Speicher nicht belegen.",
  "request.unreadable": "Die Seite hat eine ungültige Anfrage gesendet (Zeichen {column}). Lade sie neu.",
  "request.range": "{name} muss zwischen {least} und {most} liegen.",
  "load.missing": "Die Regeln konnten nicht geladen werden (Status {status}). Prüfe die Verbindung und lade neu.",
  "load.broken":
    "Die Regeln wurden bei der Übertragung beschädigt. Lade die Seite neu, um es noch einmal zu versuchen.",
  "engine.died": "Die Engine wurde unerwartet beendet. Deine Partie ist nicht betroffen.",
};
export default messages;
