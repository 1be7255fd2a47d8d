/** Texts of the lessons. Words between asterisks are emphasized. @type {import("../i18n.js").Catalogue} */
const lessons = {
  "lesson.S0.title": "L’Ordo de Stein en une minute",
  "lesson.S0.1":
    "Vous avez les Blancs et avancez vers le haut. Amenez une pièce sur la *rangée du fond* et vous gagnez. Touchez une pièce, puis une couronne.",
  "lesson.S0.1.after": "Voilà le but. Passons à la difficulté.",
  "lesson.S0.2":
    "Après votre coup, toutes vos pièces doivent être *reliées*, par les côtés ou par les coins. Essayez d’avancer la pièce clé e5.",
  "lesson.S0.2.after": "Les traits le montrent : sans e5, le groupe se défait. Ce coup est donc interdit.",
  "lesson.S0.3":
    "Les pièces glissent aussi loin qu’elles veulent : en avant, en diagonale vers l’avant ou de côté. Elles *prennent* la pièce sur laquelle elles arrivent. Prenez en f5.",
  "lesson.S0.3.after": "Une pièce noire de moins. Les prises font des trous.",
  "lesson.S0.4":
    "Des pièces côte à côte peuvent avancer d’un bloc : c’est un *ordo*. Glissez sur d3, e3 et f3, puis lâchez plus haut.",
  "lesson.S0.4.after": "Un ordo va perpendiculairement à sa ligne, et il ne prend jamais.",
  "lesson.S0.5":
    "On gagne aussi en coupant le groupe adverse de sorte qu’aucun coup ne puisse le relier. Trouvez la prise.",
  "lesson.S0.5.after": "Les Noirs ne peuvent plus réunir les deux moitiés. Vous avez gagné. C’est l’Ordo de Stein !",

  "lesson.S1.title": "Plateau",
  "lesson.S1.1":
    "Dix colonnes, de a à j, et huit rangées, de 1 à 8. Une case porte le nom de sa colonne et de sa rangée. Touchez *e4*.",
  "lesson.S1.1.after": "Colonne e, rangée 4.",
  "lesson.S1.2":
    "La rangée 1 est la rangée de base des Blancs, la rangée 8 celle des Noirs. En avant veut dire vers la rangée de base adverse. Vous avez les Blancs : touchez une case de la rangée à atteindre.",
  "lesson.S1.2.after": "C’est là : la rangée de base des Noirs est votre but.",

  "lesson.S2.title": "Départ",
  "lesson.S2.1":
    "Chaque camp a 20 pièces, et chaque groupe est relié. Jouez le premier coup que vous voulez : touchez une pièce pour voir où elle peut aller.",
  "lesson.S2.1.after": "Un des 56 premiers coups possibles.",

  "lesson.S3.title": "Tours",
  "lesson.S3.1":
    "Les Blancs commencent, puis chacun joue à son tour. Les Blancs ont joué e3-e4. Vous avez maintenant les Noirs : répondez comme vous voulez.",
  "lesson.S3.1.after": "Et c’est de nouveau aux Blancs.",
  "lesson.S3.2": "La position plaît aux Blancs telle quelle. Peuvent-ils passer ?",
  "lesson.S3.2.after": "Personne ne passe. À chaque tour, il faut jouer.",

  "lesson.S4.title": "Groupe",
  "lesson.S4.1":
    "L’ensemble de vos pièces est votre groupe. Deux pièces sont voisines quand leurs cases se touchent, par un côté ou par un coin. Le groupe blanc est-il relié ?",
  "lesson.S4.1.after": "Oui : e4 touche d3, f3 et d5 par les coins. Suivez les traits.",
  "lesson.S4.2": "Les Noirs ont pris en e4. Le groupe blanc est-il encore relié ?",
  "lesson.S4.2.after": "Non : il est coupé en trois morceaux.",
  "lesson.S4.3": "L’un des trois morceaux est une pièce seule. Touchez-la.",
  "lesson.S4.3.after": "d5 ne touche aucune autre pièce blanche.",

  "lesson.S5.title": "Liaison",
  "lesson.S5.1": "Après votre coup, votre groupe doit être relié. Ici, c’est e4 qui le relie. Essayez de l’avancer.",
  "lesson.S5.1.after": "Interdit : le groupe serait coupé.",
  "lesson.S5.2": "Trouvez maintenant un coup qui laisse le groupe relié.",
  "lesson.S5.2.after": "Toujours un seul groupe.",
  "lesson.S5.3": "Il n’y a aucune exception. Essayez de prendre en e6.",
  "lesson.S5.3.after": "Une prise aussi doit laisser le groupe relié.",
  "lesson.S5.4": "Pas même pour la rangée de base. Essayez de prendre en f8.",
  "lesson.S5.4.after": "f8 serait isolée : ce coup ne gagne pas, il est tout simplement interdit.",

  "lesson.S6.title": "Coup simple",
  "lesson.S6.1":
    "Une pièce seule va en ligne droite, aussi loin que les cases sont vides. d3 est la seule pièce blanche : déplacez-la où vous voulez.",
  "lesson.S6.1.after": "En avant, en diagonale vers l’avant ou de côté : cinq directions.",
  "lesson.S6.2": "Elle peut finir sur une pièce adverse et la prendre. Prenez en f5.",
  "lesson.S6.2.after": "La pièce prise quitte le plateau.",
  "lesson.S6.3": "Mais elle ne saute jamais. Essayez de dépasser f5 pour aller en g6.",
  "lesson.S6.3.after": "f5 barre la route.",

  "lesson.S7.title": "Coup d’ordo",
  "lesson.S7.1":
    "Deux de vos pièces ou plus, côte à côte sur une rangée ou une colonne, forment un ordo et peuvent se déplacer ensemble. Avancez d3, e3 et f3 d’un bloc : glissez dessus, ou touchez la première et la dernière.",
  "lesson.S7.1.after": "Toutes vont à la même distance, droit devant.",
  "lesson.S7.2": "Une partie de la ligne peut aussi se déplacer. N’en déplacez que deux, ensemble.",
  "lesson.S7.2.after": "Deux pièces suffisent pour un ordo.",
  "lesson.S7.3": "Un ordo vertical va de côté. Déplacez d4 et d5 ensemble.",
  "lesson.S7.3.after": "Toujours perpendiculairement à sa ligne.",
  "lesson.S7.4": "L’ordo peut-il aller dans le sens de sa ligne, en file indienne ?",
  "lesson.S7.4.after": "Non, seulement en travers. (Chaque pièce seule pourrait y aller.)",
  "lesson.S7.5": "L’ordo peut-il aller en diagonale ?",
  "lesson.S7.5.after": "Non, seulement droit, en travers de sa ligne.",
  "lesson.S7.6": "Une de ses pièces peut-elle aller plus loin que l’autre ?",
  "lesson.S7.6.after": "Non. Toutes les pièces d’un ordo vont à la même distance.",
  "lesson.S7.7":
    "Toute case où il entre ou passe doit être vide : un ordo ne prend jamais. Essayez d’avancer e4 et f4 ensemble.",
  "lesson.S7.7.after": "Une pièce adverse occupe f5. Seule une pièce jouée sans les autres pourrait y prendre.",

  "lesson.S8.title": "Directions",
  "lesson.S8.1": "Tant que votre groupe est relié, rien ne recule. Essayez de ramener e6 en d5.",
  "lesson.S8.1.after": "On ne peut pas reculer.",
  "lesson.S8.2": "De côté, c’est toujours possible. Jouez un coup de côté.",
  "lesson.S8.2.after":
    "Pièces seules : en avant, en diagonale vers l’avant, de côté. Ordos horizontaux : en avant. Ordos verticaux : de côté.",

  "lesson.S9.title": "Groupe coupé",
  "lesson.S9.1":
    "Les Noirs ont pris en e5 et votre groupe est coupé. Votre coup doit le relier. Essayez-en un qui ne le fait pas, par exemple c3-c4.",
  "lesson.S9.1.after": "Il resterait coupé : c’est interdit.",
  "lesson.S9.2": "On peut maintenant reculer : les huit directions sont ouvertes. Reliez le groupe avec e6.",
  "lesson.S9.2.after": "De nouveau un seul groupe, en reculant ou en prenant.",
  "lesson.S9.3": "Un ordo horizontal peut reculer aussi. Reliez le groupe en déplaçant e6 et f6 ensemble.",
  "lesson.S9.3.after": "En arrière, mais seulement pour relier.",

  "lesson.S10.title": "Fin",
  "lesson.S10.1": "Atteignez la rangée de base adverse avec un groupe relié, et vous gagnez.",
  "lesson.S10.1.after": "Les Blancs atteignent la rangée de base et gagnent.",
  "lesson.S10.2": "Ou coupez le groupe adverse de sorte qu’aucun coup ne le relie. Trouvez la prise.",
  "lesson.S10.2.after": "Les Noirs ne peuvent pas relier leur groupe : les Blancs gagnent.",
  "lesson.S10.3": "Ou prenez la dernière pièce.",
  "lesson.S10.3.after": "Il ne reste rien : les Blancs gagnent.",
  "lesson.S10.4":
    "La même position se présente pour la troisième fois, avec le même camp au trait. La partie est-elle nulle ?",
  "lesson.S10.4.after":
    "Oui, c’est notre interprétation ; les règles publiées n’en disent rien. Selon notre interprétation aussi, qui n’a aucun coup légal perd.",

  "lesson.K0.title": "L’Ordo de Khalifa en une minute",
  "lesson.K0.1":
    "Quatre pièces chacun, de quatre tailles. On les pose d’abord, à tour de rôle. Choisissez une taille et posez-la où vous voulez.",
  "lesson.K0.1.after": "Une fois les huit pièces posées, on commence à les déplacer.",
  "lesson.K0.2":
    "Les pièces glissent aussi loin qu’elles veulent, dans toutes les directions. Alignez vos quatre pièces *par ordre de taille* et vous gagnez : amenez le 4 à côté des autres.",
  "lesson.K0.2.after": "1, 2, 3, 4 : un *ordo*. Les trous sont permis, tant qu’aucune pièce adverse ne s’intercale.",
  "lesson.K0.3":
    "En un tour, vous pouvez déplacer *deux* pièces. Formez un ordo sur la rangée 5 : le 4 s’écarte, le 1 passe.",
  "lesson.K0.3.after": "Vous avez gagné. C’est l’Ordo de Khalifa !",

  "lesson.K1.title": "Plateau et pièces",
  "lesson.K1.1":
    "Huit rangées et huit colonnes. Deux chiffres désignent une case : d’abord la rangée, depuis le côté des Blancs, puis la colonne, depuis leur gauche. Touchez *34*.",
  "lesson.K1.1.after": "Rangée 3, colonne 4.",
  "lesson.K1.2":
    "Chaque camp a quatre pièces : un anneau pour la taille 1, quatre anneaux pour la taille 4. Touchez la plus grande pièce blanche.",
  "lesson.K1.2.after": "C’est le 4.",

  "lesson.K2.title": "Qui commence",
  "lesson.K2.1":
    "À la première partie, on tire au sort. Les Blancs ont commencé votre dernière partie. Commencent-ils de nouveau ?",
  "lesson.K2.1.after": "Non : cette fois, c’est l’autre qui commence.",

  "lesson.K3.title": "Pose",
  "lesson.K3.1":
    "À tour de rôle, chacun pose une de ses pièces, celle qu’il veut, jusqu’à ce que les huit soient sur le plateau. Posez une des vôtres.",
  "lesson.K3.1.after": "Ce serait maintenant aux Noirs de poser.",

  "lesson.K4.title": "Jamais deux en ligne",
  "lesson.K4.1":
    "Pendant la pose, deux de vos pièces ne peuvent pas partager une rangée, une colonne ou une diagonale. Essayez d’en poser une en ligne avec 34.",
  "lesson.K4.1.after": "En ligne avec 34, donc interdit.",
  "lesson.K4.2":
    "Sauf si une pièce adverse se trouve entre elles. Profitez de la pièce noire : posez une des vôtres derrière elle, en 37 ou 38.",
  "lesson.K4.2.after": "La pièce noire en 36 sépare les deux.",

  "lesson.K5.title": "Déplacement",
  "lesson.K5.1":
    "Quand les huit pièces sont posées, vous en déplacez une ou deux par tour, tout droit, dans n’importe quelle direction, aussi loin que la voie est libre. Déplacez-en une et finissez votre tour.",
  "lesson.K5.1.after": "Une pièce suffit.",
  "lesson.K5.2": "Déplacez maintenant deux pièces en un tour.",
  "lesson.K5.2.after": "Deux pièces différentes, l’une après l’autre.",
  "lesson.K5.3": "Aucune pièce ne saute, aucune n’est prise. Essayez d’envoyer le 1 de 25 en 52.",
  "lesson.K5.3.after": "Le 4 en 34 barre la route. S’il bougeait d’abord, la voie serait libre.",

  "lesson.K6.title": "Interdit de passer",
  "lesson.K6.1": "La position plaît aux Blancs telle quelle. Peuvent-ils passer ?",
  "lesson.K6.1.after": "Non, au moins une pièce doit bouger. C’est toujours possible.",

  "lesson.K7.title": "Ordo",
  "lesson.K7.1":
    "Un ordo : quatre pièces sur une rangée, une colonne ou une diagonale, par ordre de taille. Les Blancs en ont-ils un ici ?",
  "lesson.K7.1.after":
    "Oui, sur la diagonale de 22 à 77. Des cases vides intercalées sont permises ; c’est notre interprétation.",
  "lesson.K7.2": "Les Blancs en ont-ils un ici ?",
  "lesson.K7.2.after": "Non : la pièce noire en 44 s’intercale.",
  "lesson.K7.3": "Et ici ?",
  "lesson.K7.3.after": "Non : on lit 1, 3, 2, 4 sur la rangée 4. L’ordre n’est pas le bon.",
  "lesson.K7.4": "Formez un ordo sur la rangée 5, avec deux pièces.",
  "lesson.K7.4.after": "1-2-3-4 de gauche à droite. L’autre sens conviendrait aussi.",

  "lesson.K8.title": "Fin",
  "lesson.K8.1": "Si votre tour forme un ordo, vous gagnez aussitôt. Ici, un seul déplacement suffit.",
  "lesson.K8.1.after": "Les Blancs gagnent.",
  "lesson.K8.2": "Les Noirs jouent 44-47 et dégagent la diagonale des Blancs. Les Blancs gagnent-ils ?",
  "lesson.K8.2.after":
    "Oui, c’est notre interprétation : les Noirs ont donné l’ordo aux Blancs. S’ils en avaient formé un aussi, ils gagneraient.",
  "lesson.K8.3":
    "La même position se présente pour la troisième fois, avec le même camp au trait. La partie est-elle nulle ?",
  "lesson.K8.3.after": "Oui, c’est notre interprétation.",
};
export default lessons;
