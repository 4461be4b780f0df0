"""Délire: cards that break the rules, one text each."""

from dataclasses import replace

from chevalet.editions.classique import CLASSIQUE
from chevalet.game.board import grid
from chevalet.game.cards import Card, Changes, Deck, Deed, When
from chevalet.game.edition import Sign

# The picture of the rulebook is lost: the 32 card squares are our own, on plain squares.
GRID = grid("""
    T . . d . ! . T . ! . d . . T
    . D . . . t . ! . t . . . D .
    . . D . ! . d . d . ! . D . .
    d . . D . . ! d ! . . D . . d
    . . ! . D . . . . . D . ! . .
    ! t . . . t . ! . t . . . t !
    . . d ! . . d . d . . ! d . .
    T ! . d . ! . * . ! . d . ! T
    . . d ! . . d . d . . ! d . .
    ! t . . . t . ! . t . . . t !
    . . ! . D . . . . . D . ! . .
    d . . D . . ! d ! . . D . . d
    . . D . ! . d . d . ! . D . .
    . D . . . t . ! . t . . . D .
    T . . d . ! . T . ! . d . . T
""")

CARDS = (
    Card(
        "dix-points",
        "Ajoutez 10 points à votre score. Les points sont ajoutés avant de doubler ou de tripler la"
        " valeur d'un mot.",
        changes=Changes(add=10),
    ),
    Card(
        "joker-cinq",
        "Un joker vaut 5 points.",
        "Le joker, y compris la lettre transformée en joker par une carte délire appropriée, ajoute"
        " 5 points au score final. La valeur du joker peut doubler ou tripler, selon le cas.",
        changes=Changes(joker_value=5),
    ),
    Card(
        "invalider",
        "Invalidez la carte d'un autre joueur.",
        deed=Deed.CANCEL,
        when=When.ANSWER,
    ),
    Card(
        "doubler",
        "Doublez la valeur de votre mot.",
        "Vous doublez la valeur du mot que vous avez formé pendant votre tour de jeu. Vous pouvez"
        " choisir de doubler la valeur du mot de votre choix si vous avez formé plusieurs mots en"
        " une fois.",
        changes=Changes(factor=2),
    ),
    Card(
        "echanger-chevalets",
        "Avant de prendre votre tour, échangez les lettres de votre chevalet avec celles d'un autre"
        " joueur.",
        "Vous pouvez choisir le chevalet du joueur de votre choix. Si ce joueur a plus de lettres"
        " que vous sur son chevalet, vous ne pouvez en échanger que 7. Vous ne pouvez pas échanger"
        " vos cartes délire avec celles d'un autre joueur, quel qu'il soit.",
        deed=Deed.SWAP_RACKS,
        when=When.OWN_TURN,
    ),
    Card(
        "echanger-et-jouer",
        "Échangez le nombre de lettres que vous souhaitez sur votre chevalet contre autant de"
        " nouvelles lettres du sac ET formez un mot.",
        deed=Deed.EXCHANGE,
        when=When.OWN_TURN,
    ),
    Card(
        "regarder",
        "Regardez les lettres du chevalet d'un autre joueur.",
        "Vous pouvez regarder les lettres du chevalet de n'importe quel joueur de votre choix.",
        deed=Deed.LOOK,
        when=When.ANY_TIME,
    ),
    Card(
        "perdre-son-tour",
        "Faites perdre son tour à un joueur. Cette carte doit être jouée au début du tour d'un"
        " adversaire.",
        "Vous ne pouvez pas l'utiliser après qu'un adversaire a placé un mot sur le plateau.",
        deed=Deed.LOSE_TURN,
        when=When.OTHER_TURN,
    ),
    Card(
        "un-vaut-dix",
        "Une lettre d'une valeur de 1 point en vaut 10. Ce changement de valeur compte uniquement"
        " pour le tour en cours.",
        "Toute lettre valant normalement 1 point en vaut 10 PENDANT LE TOUR EN COURS UNIQUEMENT."
        " Cette valeur peut être multipliée par deux ou trois, le cas échéant.",
        changes=Changes(one_point_letters=10),
    ),
    Card(
        "nom-propre",
        "Jouez un nom propre. Un nom propre est un mot qui commence habituellement par une lettre"
        " majuscule.",
        "Vous pouvez former n'importe quel mot commençant habituellement par une majuscule. Y"
        " compris un nom de marque.",
        changes=Changes(proper_noun=True),
    ),
    Card(
        "plusieurs-mots",
        "Jouez plusieurs mots pendant votre tour. Si vous utilisez les 7 lettres de votre chevalet,"
        " vous ne gagnez pas les 50 points bonus.",
        "Vous pouvez former autant de mots que vous le pouvez pendant votre tour, mais vous ne"
        " pouvez pas obtenir le bonus de 50 points.",
        changes=Changes(several_words=True),
    ),
    Card(
        "case-deja-utilisee",
        "Marquez les points conférés par une case Prime déjà utilisée.",
        "Une case Prime masquée par un mot précédemment joué peut de nouveau conférer des points"
        " supplémentaires si elle est utilisée pour former un nouveau mot.",
        changes=Changes(premium_again=True),
    ),
    Card(
        "n-importe-ou",
        "Formez un mot N'IMPORTE OÙ sur le plateau.",
        "Vous n'avez pas à utiliser une lettre déjà présente sur la grille pour former votre mot."
        " Vous pouvez commencer votre mot N'IMPORTE OÙ sur le plateau.",
        changes=Changes(anywhere=True),
    ),
    Card(
        "a-l-envers",
        "Formez un mot à l'envers.",
        "Les autres joueurs ne peuvent pas allonger le mot formé à l'envers en ajoutant, par"
        " exemple, un S pour le pluraliser.",
        changes=Changes(backwards=True),
    ),
    Card(
        "fois-quatre",
        "Formez l'un des mots suivants et multipliez par quatre la valeur des points indiquée sur"
        " les lettres : ON, SI, DU, DE, LA, LE, JE",
        "En jouant bien cette carte, vous pouvez remporter 24 points. Vous ne pouvez quadrupler que"
        " ces mots de deux lettres et AUCUN autre mot que vous pouvez avoir formé en posant les"
        " lettres qui le composent.",
        changes=Changes(quadrupled=frozenset({"ON", "SI", "DU", "DE", "LA", "LE", "JE"})),
    ),
    Card(
        "prendre-une-lettre",
        "Prenez une lettre sur le chevalet de l'un de vos adversaires sans la regarder. Votre"
        " adversaire ne pourra pas piocher de lettre pour revenir à 7 avant la fin de son tour"
        " suivant.",
        deed=Deed.TAKE_TILE,
        when=When.ANY_TIME,
    ),
    Card(
        "tripler",
        "Triplez la valeur de votre mot.",
        "Triplez la valeur de l'un des mots que vous avez formés pendant votre tour de jeu. Vous"
        " pouvez choisir de tripler la valeur du mot de votre choix si vous avez formé plusieurs"
        " mots en une fois.",
        changes=Changes(factor=3),
    ),
    Card(
        "retourner",
        "Retournez l'une de vos lettres, face cachée, et utilisez-la comme joker. Ce joker n'a"
        " toujours pas de valeur.",
        "Utilisez n'importe laquelle de vos lettres pour obtenir la lettre qui vous manque pour"
        " former un mot. Vous pouvez poser la lettre à l'envers sur le plateau pour bien montrer"
        " que cette lettre en remplace une autre. Cette lettre ne vous rapportera aucun point sauf"
        " si elle est jouée avec la carte attribuant 5 points au joker.",
        changes=Changes(turn_over=True),
    ),
    Card(
        "empocher-le-score",
        "Empochez le dernier score de votre adversaire. Cela ne vous empêche pas de jouer un mot"
        " pendant votre tour.",
        "Vous prenez le dernier score de votre adversaire (PAS son score total) et l'ajoutez au"
        " vôtre. Il s'ajoute à tout autre score réalisé en formant un mot pendant votre tour.",
        deed=Deed.TAKE_SCORE,
        when=When.ANY_TIME,
    ),
)

# 22 cards, 19 texts: which three are there twice is our own choice.
DECK = Deck(CARDS, copies=(("dix-points", 2), ("doubler", 2), ("n-importe-ou", 2)))

DELIRE = replace(
    CLASSIQUE,
    name="delire",
    layout=GRID,
    signs={**CLASSIQUE.signs, "card": Sign("✶", "sign-card")},
    deck=DECK,
)
