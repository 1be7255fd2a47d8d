/** Texts of the lessons. Words between asterisks are emphasized. @type {import("../i18n.js").Catalogue} */
const lessons = {
  "lesson.S0.title": "El Ordo de Stein en un minuto",
  "lesson.S0.1":
    "Juegas con las blancas y avanzas hacia arriba. Lleva una pieza a la *última fila* y ganas. Toca una pieza y luego una corona.",
  "lesson.S0.1.after": "Ese es el objetivo. Ahora, la dificultad.",
  "lesson.S0.2":
    "Después de tu jugada, todas tus piezas deben estar *conectadas*, por lados o por esquinas. Intenta avanzar la pieza clave, e5.",
  "lesson.S0.2.after": "Las líneas lo muestran: sin e5, el grupo se deshace. Por eso esa jugada no está permitida.",
  "lesson.S0.3":
    "Las piezas se deslizan tan lejos como quieras: hacia delante, en diagonal hacia delante o de lado. *Capturan* la pieza sobre la que caen. Captura en f5.",
  "lesson.S0.3.after": "Una pieza negra menos. Las capturas abren huecos.",
  "lesson.S0.4":
    "Las piezas que están una al lado de otra pueden moverse como una sola: un *ordo*. Arrastra por d3, e3 y f3 y suelta más arriba.",
  "lesson.S0.4.after": "Un ordo se mueve en perpendicular a su línea y nunca captura.",
  "lesson.S0.5":
    "Hay otra forma de ganar: partir el grupo rival de modo que ninguna jugada pueda unirlo. Encuentra la captura.",
  "lesson.S0.5.after": "Las negras ya no pueden unir las dos mitades. Has ganado. ¡Eso es el Ordo de Stein!",

  "lesson.S1.title": "Tablero",
  "lesson.S1.1":
    "Diez columnas, de la a a la j, y ocho filas, de la 1 a la 8. Una casilla se nombra por su columna y su fila. Toca *e4*.",
  "lesson.S1.1.after": "Columna e, fila 4.",
  "lesson.S1.2":
    "La fila 1 es la fila base de las blancas; la 8, la de las negras. Hacia delante significa hacia la fila base rival. Juegas con las blancas: toca una casilla de la fila que quieres alcanzar.",
  "lesson.S1.2.after": "Ahí está: la fila base de las negras es tu meta.",

  "lesson.S2.title": "Inicio",
  "lesson.S2.1":
    "Cada bando tiene 20 piezas, y cada grupo está conectado. Haz la primera jugada que quieras: toca una pieza para ver adónde puede ir.",
  "lesson.S2.1.after": "Una de las 56 primeras jugadas posibles.",

  "lesson.S3.title": "Turnos",
  "lesson.S3.1":
    "Empiezan las blancas y luego se juega por turnos. Las blancas han jugado e3-e4. Ahora llevas las negras: responde como quieras.",
  "lesson.S3.1.after": "Y vuelve a tocarles a las blancas.",
  "lesson.S3.2": "A las blancas les gusta la posición como está. ¿Pueden pasar?",
  "lesson.S3.2.after": "Nadie puede pasar. En cada turno hay que jugar.",

  "lesson.S4.title": "Grupo",
  "lesson.S4.1":
    "Todas tus piezas son tu grupo. Dos piezas son vecinas cuando sus casillas se tocan, por un lado o por una esquina. ¿Está conectado el grupo blanco?",
  "lesson.S4.1.after": "Sí: e4 toca d3, f3 y d5 por las esquinas. Sigue las líneas.",
  "lesson.S4.2": "Las negras han capturado en e4. ¿Sigue conectado el grupo blanco?",
  "lesson.S4.2.after": "No: está partido en tres.",
  "lesson.S4.3": "Una de las tres partes es una sola pieza. Tócala.",
  "lesson.S4.3.after": "d5 no toca ninguna otra pieza blanca.",

  "lesson.S5.title": "Conexión",
  "lesson.S5.1": "Después de tu jugada, tu grupo debe estar conectado. Aquí lo mantiene unido e4. Intenta avanzarla.",
  "lesson.S5.1.after": "No está permitido: el grupo quedaría partido.",
  "lesson.S5.2": "Ahora busca una jugada que mantenga unido el grupo.",
  "lesson.S5.2.after": "Sigue siendo un solo grupo.",
  "lesson.S5.3": "No hay excepciones. Intenta capturar en e6.",
  "lesson.S5.3.after": "Una captura también debe dejar conectado el grupo.",
  "lesson.S5.4": "Ni siquiera en la fila base. Intenta capturar en f8.",
  "lesson.S5.4.after": "f8 quedaría aislada: esa jugada no gana, sencillamente no está permitida.",

  "lesson.S6.title": "Movimiento individual",
  "lesson.S6.1":
    "Una pieza sola va en línea recta, tan lejos como haya casillas vacías. d3 es la única pieza blanca: muévela adonde quieras.",
  "lesson.S6.1.after": "Hacia delante, en diagonal hacia delante o de lado: cinco direcciones.",
  "lesson.S6.2": "Puede terminar sobre una pieza rival y capturarla. Captura en f5.",
  "lesson.S6.2.after": "La pieza capturada sale del tablero.",
  "lesson.S6.3": "Pero nunca salta. Intenta pasar de f5 e ir a g6.",
  "lesson.S6.3.after": "f5 cierra el paso.",

  "lesson.S7.title": "Movimiento de ordo",
  "lesson.S7.1":
    "Dos o más piezas tuyas, una al lado de otra en una fila o una columna, son un ordo y pueden moverse juntas. Avanza d3, e3 y f3 en bloque: arrastra por ellas o toca la primera y la última.",
  "lesson.S7.1.after": "Todas recorren la misma distancia, en línea recta.",
  "lesson.S7.2": "También puede moverse una parte de la hilera. Mueve solo dos de las tres, juntas.",
  "lesson.S7.2.after": "Con dos piezas basta para un ordo.",
  "lesson.S7.3": "Un ordo vertical se mueve de lado. Mueve d4 y d5 juntas.",
  "lesson.S7.3.after": "Siempre en perpendicular a su línea.",
  "lesson.S7.4": "¿Puede el ordo moverse a lo largo de su propia línea, en fila india?",
  "lesson.S7.4.after": "No, solo en perpendicular. (Cada pieza por separado sí podría ir por ahí.)",
  "lesson.S7.5": "¿Puede el ordo moverse en diagonal?",
  "lesson.S7.5.after": "No, solo recto y en perpendicular a su línea.",
  "lesson.S7.6": "¿Puede una de sus piezas ir más lejos que la otra?",
  "lesson.S7.6.after": "No. Todas las piezas de un ordo recorren la misma distancia.",
  "lesson.S7.7":
    "Toda casilla en la que entre o por la que pase debe estar vacía: un ordo nunca captura. Intenta avanzar e4 y f4 juntas.",
  "lesson.S7.7.after": "Una pieza rival ocupa f5. Solo una pieza sin las demás podría capturar ahí.",

  "lesson.S8.title": "Direcciones",
  "lesson.S8.1": "Mientras tu grupo esté conectado, nada retrocede. Intenta llevar e6 atrás, a d5.",
  "lesson.S8.1.after": "No se puede retroceder.",
  "lesson.S8.2": "De lado siempre se puede. Haz una jugada lateral.",
  "lesson.S8.2.after":
    "Piezas solas: hacia delante, en diagonal hacia delante y de lado. Ordos horizontales: hacia delante. Ordos verticales: de lado.",

  "lesson.S9.title": "Grupo partido",
  "lesson.S9.1":
    "Las negras han capturado en e5 y tu grupo está partido. Tu jugada debe unirlo. Prueba una que no lo haga, por ejemplo c3-c4.",
  "lesson.S9.1.after": "Seguiría partido, así que no está permitida.",
  "lesson.S9.2": "Ahora también se puede retroceder: las ocho direcciones están abiertas. Une el grupo con e6.",
  "lesson.S9.2.after": "Otra vez un solo grupo, retrocediendo o capturando.",
  "lesson.S9.3": "Los ordos horizontales también pueden retroceder. Une el grupo moviendo e6 y f6 juntas.",
  "lesson.S9.3.after": "Hacia atrás, pero solo para reconectar.",

  "lesson.S10.title": "Final",
  "lesson.S10.1": "Alcanza la fila base rival con el grupo conectado, y ganas.",
  "lesson.S10.1.after": "Las blancas llegan a la fila base y ganan.",
  "lesson.S10.2": "O parte el grupo rival de modo que ninguna jugada lo reconecte. Encuentra la captura.",
  "lesson.S10.2.after": "Las negras no pueden reconectar: ganan las blancas.",
  "lesson.S10.3": "O captura la última pieza.",
  "lesson.S10.3.after": "No queda nada: ganan las blancas.",
  "lesson.S10.4": "La misma posición se da por tercera vez y le toca jugar al mismo bando. ¿Son tablas?",
  "lesson.S10.4.after":
    "Sí, es interpretación nuestra; las reglas publicadas no lo dicen. También según nuestra interpretación, quien no tiene ninguna jugada legal pierde.",

  "lesson.K0.title": "El Ordo de Khalifa en un minuto",
  "lesson.K0.1":
    "Cuatro piezas por bando, de cuatro tamaños. Primero se colocan por turnos. Elige un tamaño y ponlo donde quieras.",
  "lesson.K0.1.after": "Con las ocho piezas en el tablero, empieza el movimiento.",
  "lesson.K0.2":
    "Las piezas se deslizan tan lejos como quieras, en todas las direcciones. Alinea tus cuatro piezas *por orden de tamaño* y ganas: lleva el 4 junto a las demás.",
  "lesson.K0.2.after": "1, 2, 3, 4: un *ordo*. Puede haber huecos, siempre que no haya ninguna pieza rival en medio.",
  "lesson.K0.3": "En un turno puedes mover *dos* piezas. Forma un ordo en la fila 5: el 4 se aparta y el 1 pasa.",
  "lesson.K0.3.after": "Has ganado. ¡Eso es el Ordo de Khalifa!",

  "lesson.K1.title": "Tablero y piezas",
  "lesson.K1.1":
    "Ocho filas y ocho columnas. Dos cifras nombran una casilla: primero la fila, desde el lado de las blancas, y luego la columna, desde su izquierda. Toca *34*.",
  "lesson.K1.1.after": "Fila 3, columna 4.",
  "lesson.K1.2":
    "Cada bando tiene cuatro piezas: un anillo para el tamaño 1, cuatro anillos para el tamaño 4. Toca la pieza blanca más grande.",
  "lesson.K1.2.after": "Ese es el 4.",

  "lesson.K2.title": "Quién empieza",
  "lesson.K2.1": "En la primera partida se sortea. Las blancas empezaron vuestra última partida. ¿Empiezan otra vez?",
  "lesson.K2.1.after": "No: ahora empieza quien no empezó.",

  "lesson.K3.title": "Colocación",
  "lesson.K3.1":
    "Por turnos, cada bando coloca una pieza, la que prefiera, hasta que las ocho estén en el tablero. Coloca una de las tuyas.",
  "lesson.K3.1.after": "Ahora les tocaría colocar a las negras.",

  "lesson.K4.title": "Nunca dos en línea",
  "lesson.K4.1":
    "Durante la colocación, dos piezas tuyas no pueden compartir fila, columna ni diagonal. Intenta poner una en línea con 34.",
  "lesson.K4.1.after": "En línea con 34: no está permitido.",
  "lesson.K4.2":
    "Salvo que haya una pieza rival entre las dos. Aprovecha la pieza negra: coloca una tuya detrás, en 37 o en 38.",
  "lesson.K4.2.after": "La pieza negra de 36 separa las dos.",

  "lesson.K5.title": "Movimiento",
  "lesson.K5.1":
    "Con las ocho piezas colocadas, en cada turno mueves una o dos de las tuyas, en línea recta y en cualquier dirección, tan lejos como esté libre el camino. Mueve una y termina tu turno.",
  "lesson.K5.1.after": "Con una pieza basta.",
  "lesson.K5.2": "Ahora mueve dos piezas en un turno.",
  "lesson.K5.2.after": "Dos piezas distintas, una después de la otra.",
  "lesson.K5.3": "Ninguna pieza salta y ninguna se captura. Intenta llevar el 1 de 25 a 52.",
  "lesson.K5.3.after": "El 4 de 34 cierra el paso. Si se moviera antes, el camino estaría libre.",

  "lesson.K6.title": "No se pasa",
  "lesson.K6.1": "A las blancas les gusta la posición como está. ¿Pueden pasar?",
  "lesson.K6.1.after": "No, hay que mover al menos una pieza. Siempre es posible.",

  "lesson.K7.title": "Ordo",
  "lesson.K7.1":
    "Un ordo: cuatro piezas en una misma fila, columna o diagonal, por orden de tamaño. ¿Tienen uno las blancas aquí?",
  "lesson.K7.1.after":
    "Sí, en la diagonal de 22 a 77. Se permiten casillas vacías en medio; es interpretación nuestra.",
  "lesson.K7.2": "¿Tienen uno las blancas aquí?",
  "lesson.K7.2.after": "No: la pieza negra de 44 está en medio.",
  "lesson.K7.3": "¿Y aquí?",
  "lesson.K7.3.after": "No: en la fila 4 se lee 1, 3, 2, 4. El orden no es correcto.",
  "lesson.K7.4": "Forma un ordo en la fila 5, con dos piezas.",
  "lesson.K7.4.after": "1-2-3-4 de izquierda a derecha. También valdría al revés.",

  "lesson.K8.title": "Final",
  "lesson.K8.1": "Si tu turno forma un ordo, ganas en el acto. Aquí basta un movimiento.",
  "lesson.K8.1.after": "Ganan las blancas.",
  "lesson.K8.2": "Las negras juegan 44-47 y despejan la diagonal de las blancas. ¿Ganan las blancas?",
  "lesson.K8.2.after":
    "Sí, es interpretación nuestra: las negras les han regalado el ordo. Si también hubieran formado uno, ganarían ellas.",
  "lesson.K8.3": "La misma posición se da por tercera vez y le toca jugar al mismo bando. ¿Son tablas?",
  "lesson.K8.3.after": "Sí, es interpretación nuestra.",
};
export default lessons;
