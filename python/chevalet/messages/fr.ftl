# Toutes les phrases de Chevalet, en français. La clé d'une erreur est son nom en minuscules à tirets ;
# ses variables sont les champs de l'erreur. en.ftl a les mêmes clés avec les mêmes variables.
# Chaque partie ajoute ses phrases à la fin de son groupe.

### shell

cli-interrupted = Interrompu.
cli-help =
    Le Scrabble français dans un terminal : mots, tirages, positions.
cli-option-version = Donner la version et s’arrêter.
cli-option-json = Répondre en JSON, pour les programmes.
cli-option-lexicon = Liste de mots : le nom d’une liste installée, ou un fichier (KWG ou un mot par ligne).
cli-name-or-file = NOM|FICHIER
cli-file = FICHIER

help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-subcommand = COMMANDE [ARGUMENTS]...
help-required = obligatoire
help-default = par défaut
help-help = Montrer cette aide et s’arrêter.
help-install-completion = Installer la complétion pour l’interpréteur de commandes utilisé.
help-show-completion = Montrer le texte de la complétion, pour le copier ou l’adapter.

unknown-command = « { $name } » n’est pas une commande.{ $similar ->
        [none] { "" }
       *[other] { " " }Voulait-on dire : { $similar } ?
    }
usage-missing = Il manque { $name } (« --help » donne l’usage).
usage-no-such-option = L’option { $name } n’existe pas (« --help » donne la liste).
usage-bad-value = Valeur refusée pour { $name } : { $detail }
usage-value-missing = L’option { $name } demande une valeur (« --help » donne l’usage).
usage-no-value = L’option { $name } ne prend pas de valeur.
usage-too-small = Valeur refusée pour { $name } : le minimum est { $least }.
usage-too-large = Valeur refusée pour { $name } : le maximum est { $most }.
usage-no-number = Valeur refusée pour { $name } : il faut un nombre entier.
usage-no-choice = Valeur refusée pour { $name } : choisir parmi { $known }.
usage-extra = Arguments en trop : { $extra } (« --help » donne l’usage).
usage-other = { $detail }
output-failed = La réponse n’a pas pu être écrite : le disque est plein ou la sortie fermée.
file-not-found = Le fichier { $name } n’existe pas.
file-forbidden = Le fichier { $name } n’est pas accessible : permission refusée.
file-is-a-folder = { $name } est un dossier, il faut un fichier.
file-unusable = Le fichier { $name } est inutilisable : { $detail }

not-a-square = « { $text } » ne désigne pas une case : écrire par exemple H4 (horizontal) ou 4H (vertical).
square-off-board = La case { $text } est hors de la grille, qui a { $size } rangées.
cgp-fields = Une position CGP a quatre champs (grille, chevalets, scores, coups sans points) ; en voici { $found }.
cgp-character = Caractère « { $character } » inattendu dans la position, au caractère { $place }.
cgp-several-letters = Le pion « { $tile } » porte plusieurs lettres (au caractère { $place }) : le français n’en a pas.
cgp-row-width = La rangée { $row } a { $width } cases, il en faut { $size }.
cgp-board-size = La grille a { $rows } rangées ; il en faut de { $least } à { $most }.
cgp-seats = Il faut autant de chevalets que de scores : { $racks } et { $scores }.
cgp-number = « { $text } » devrait être un nombre (scores, puis coups sans points).
cgp-operation = L’opération « { $name } » est donnée deux fois.
rack-too-long = Le chevalet { $rack } a { $held } lettres, le maximum est { $most }.
too-many-of-letter = Trop de { $letter } : { $used } sur la grille et les chevalets, le jeu en a { $available }.
too-many-jokers = Trop de jokers : { $used } sur la grille et les chevalets, le jeu en a { $available }.

cli-option-leaves = Table de valeurs des reliquats (fichier KLV2) ; celle de la liste, si elle en a une, sans cette option.
cli-option-seed = Graine du hasard : la même donne les mêmes parties.
cli-moves = Dessiner une position et donner ses coups légaux, du meilleur au moins bon.
cli-moves-position = La position, au format CGP, entre guillemets.
cli-moves-positions = Fichier de positions CGP, une par ligne (- pour l’entrée standard) ; une ligne de JSON par position.
cli-moves-top = Seulement les N meilleurs coups.
cli-moves-heading = Tirage { $rack }, liste { $lexicon } : { $found ->
        [0] aucun coup.
        [one] un coup.
       *[other] { $found } coups.
    }
cli-moves-column-rank = N°
cli-moves-column-place = Réf.
cli-moves-column-word = Mot
cli-moves-column-points = Points
cli-moves-column-leave = Reliquat
cli-moves-column-equity = Valeur
cli-moves-value = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-moves-more = … et { $more } de plus (--top N pour en voir davantage).
cli-bench = Mesurer la vitesse.
cli-bench-selfplay = Faire jouer des parties entières, le meilleur coup contre le meilleur coup.
cli-bench-games = Nombre de parties.
cli-bench-threads = Nombre de fils d’exécution.
cli-bench-result =
    { $games } parties en { NUMBER($seconds, maximumFractionDigits: 2) } s : { NUMBER($games_per_second, maximumFractionDigits: 1) } par seconde ({ $threads ->
        [one] un fil
       *[other] { $threads } fils
    }, graine { $seed }). Score moyen { NUMBER($mean_score, maximumFractionDigits: 1) }, mémoire { $memory } Mo au plus.
one-position-needed = Donner une position (--position CGP) ou un fichier de positions (--positions FICHIER), l’une ou l’autre.
position-line = { $file }, ligne { $line } : { $problem }

lookup-welcome = Chevalet { $version }
lookup-help =
    Taper une question par ligne :
    {"  "}AVALANCHE     un mot : est-il valable, ses rallonges, ses anagrammes
    {"  "}AEINRS?       des lettres, ? pour un joker : les mots qu’elles font
    {"  "}P.SSE*        un modèle : . une lettre, * plusieurs, [AEI] l’une de celles-ci
    {"  "}15/15/… A/    une position CGP entière : ses coups
    :aide redit ceci, :q (ou Ctrl-D) arrête.
lookup-prompt = mot>{" "}

### graph

unknown-lexicon = Aucune liste de mots ne s’appelle « { $name } » (listes connues : { $known }).
lexicon-name-taken = Une liste s’appelle déjà « { $name } » : choisir un autre nom avec --name, ou --replace pour une liste importée.
bad-lexicon-name = « { $name } » ne convient pas comme nom de liste : minuscules sans accent, chiffres, « . », « - » et « _ », 40 signes au plus.
built-in-lexicon = La liste « { $name } » est fournie avec le programme : elle ne peut pas être supprimée.
lexicon-altered = Le fichier de la liste « { $name } » a changé depuis son importation ; l’importer de nouveau.
store-busy = Un autre programme modifie les listes de mots ({ $folder }) ; réessayer dans un instant.
file-already-there = Le fichier { $file } existe déjà ; --replace le remplace.
file-too-large = Le fichier { $file } est trop gros ({ $megabytes } Mo, le maximum est { $most }).
empty-word-list = Le fichier { $file } est vide.
not-text = Le fichier { $file } n’est ni un texte ni un graphe de mots (KWG).
few-words = Le fichier { $file } n’est pas une liste d’un mot par ligne : sur { $lines } lignes, { $words ->
        [0] aucune n’est un mot
        [one] une seule est un mot
       *[other] { $words } seulement sont des mots
    }. Par exemple, ligne { $line } : « { $example } ».
graph-too-large = La liste { $file } a trop de mots pour un graphe de mots (KWG).
broken-graph = Le fichier { $file } n’est pas un graphe de mots (KWG) intact.
broken-description = La description de la liste « { $name } » est illisible ({ $file }) : supprimer la liste et l’importer de nouveau.
not-letters = « { $text } » contient « { $character } », qui n’est pas une lettre.
bad-word-length = « { $word } » ne peut pas être dans une liste : un mot a de 1 à 21 lettres.
look-up-too-large = { $held } lettres, c’est trop pour un tirage : { $most } au plus.
pattern-character = Le signe « { $character } » n’a pas de sens dans le modèle « { $pattern } » (au signe { $place }).
pattern-unclosed = Il manque « ] » dans le modèle « { $pattern } » (choix ouvert au signe { $place }).
pattern-empty-choice = Le choix du modèle « { $pattern } » n’admet aucune lettre (au signe { $place }).
pattern-too-long = Le modèle « { $pattern } » est plus long que tous les mots.
bad-expression = L’expression régulière « { $expression } » n’a pas de sens au signe { $place }.
expression-too-large = L’expression régulière « { $expression } » demande trop de mémoire.

cli-name = NOM
cli-more = … et { $more ->
        [one] un autre
       *[other] { $more } autres
    }
cli-letters = { $count } lettres
cli-points = { $count ->
        [0] 0 point
        [one] 1 point
       *[other] { $count } points
    }

cli-word = Un mot est-il valable, et qu’en dire : rallonges, anagrammes, mots à l’intérieur.
cli-word-metavar = MOT…
cli-word-words = Le mot, en minuscules ou en capitales, avec ou sans accents ; on peut en donner plusieurs.
cli-word-definition = Ajouter les définitions du Littré et les synonymes.
cli-word-forms = Nature
cli-word-form = { $spelling } : { $what }
cli-word-form-of = { $spelling } : { $what } (de « { $lemma } »)
cli-word-synonyms = Synonymes ({ $pos })
cli-word-littre = Littré ({ $years }) : des définitions d’un autre siècle
cli-word-littre-none = Le Littré ({ $years }) n’a pas ce mot.
cli-word-valid = { $word } est valable (liste { $lexicon }).
cli-word-invalid = { $word } n’est pas valable (liste { $lexicon }).
cli-word-near = Mots proches
cli-word-before = Rallonges avant
cli-word-after = Rallonges après
cli-word-shorter = Raccourci d’une lettre
cli-word-anagrams = Anagrammes
cli-word-inside = Mots à l’intérieur

cli-rack = Les mots qu’un tirage permet de former.
cli-rack-metavar = LETTRES
cli-rack-tiles = Les lettres du tirage ; « ? » est un joker (entre apostrophes : 'AEINRST?').
cli-rack-order = Les plus longs d’abord, ou par points (sur des cases simples), ou par ordre alphabétique.
cli-rack-min = Nombre minimal de lettres.
cli-rack-max = Nombre maximal de lettres.
cli-rack-top = N’en montrer que N.
cli-rack-heading = { $rack } : { $total ->
        [0] aucun mot
        [one] un mot
       *[other] { $total } mots
    } (liste { $lexicon })

cli-find = Les mots qui répondent à un modèle.
cli-find-metavar = MODÈLE
cli-find-pattern = « ? » est une lettre, « * » une suite de lettres, [AEIOU] une de ces lettres, [^AEIOU] une autre (entre apostrophes : 'A??E*').
cli-find-regex = Le modèle est une expression régulière, pour le mot entier.
cli-find-heading = { $total ->
        [0] Aucun mot
        [one] Un mot
       *[other] { $total } mots
    } (liste { $lexicon })

cli-lexicon = Les listes de mots : les voir, en importer, les comparer.
cli-lexicon-which = Le nom d’une liste, ou un fichier.
cli-lexicon-replace = Remplacer ce qui porte déjà ce nom.
cli-lexicon-list = Donner toutes les listes.
cli-lexicon-info = Tout dire d’une liste : nombre de mots, provenance, licences, empreinte.
cli-lexicon-import = Importer une liste (un mot par ligne) ou un graphe de mots (KWG).
cli-lexicon-import-file = Le fichier ; UTF-8, UTF-16 ou Latin-1, avec ou sans accents.
cli-lexicon-import-name = Le nom à lui donner, sinon celui du fichier.
cli-lexicon-compare = Comparer deux listes ; le code de sortie est 1 si elles diffèrent.
cli-lexicon-compare-all = Donner tous les mots, pas seulement les premiers.
cli-lexicon-export = Écrire une liste dans un fichier : un graphe si le nom finit en .kwg, sinon un texte.
cli-lexicon-export-file = Le fichier à écrire.
cli-lexicon-remove = Supprimer une liste importée.
cli-folder = DOSSIER
cli-lexicon-about-fr = Mots français pour le jeu ; ce n’est pas la liste officielle
cli-lexicon-about-noms-propres = Prénoms, noms de famille, lieux et marques
cli-lexicon-build = Refaire les listes fournies à partir de leurs sources libres.
cli-lexicon-build-out = Où écrire les fichiers.
cli-lexicon-build-sources = Dossier des sources déjà téléchargées ; sans lui, elles le sont (apt-get, pip et npm).
recipe-source-missing = Il manque la source { $file } dans le dossier { $folder }.
recipe-fetch-failed = Le téléchargement des sources a échoué : { $command }
cli-lexicon-built-in = fournie avec le programme
cli-lexicon-added = importée de { $file } le { $date }
cli-lexicon-words = { $count ->
        [0] aucun mot
        [one] un mot
       *[other] { $count } mots
    }
cli-lexicon-row-name = Liste
cli-lexicon-row-description = Description
cli-lexicon-row-count = Taille
cli-lexicon-row-by-length = Par longueur
cli-lexicon-row-licence = Licence
cli-lexicon-row-sources = Sources
cli-lexicon-row-file = Importée de
cli-lexicon-row-date = Importée le
cli-lexicon-row-graph = Graphe
cli-lexicon-row-hash = Empreinte
cli-lexicon-imported = Liste « { $name } » importée : { cli-lexicon-words }.
cli-lexicon-dropped = Lignes laissées de côté (nombre, raison, numéros de ligne) :
cli-lexicon-dropped-comment = commentaires
cli-lexicon-dropped-columns = plusieurs mots ou colonnes
cli-lexicon-dropped-not-letters = autre chose que des lettres
cli-lexicon-dropped-too-short = une seule lettre
cli-lexicon-dropped-too-long = plus de 21 lettres
cli-lexicon-dropped-duplicate = mêmes lettres qu’un autre mot
cli-lexicon-common = En commun : { cli-lexicon-words }.
cli-lexicon-only = Seulement dans { $name } : { cli-lexicon-words }
cli-lexicon-exported = { cli-lexicon-words } dans { $file }.
cli-lexicon-removed = Liste « { $name } » supprimée.

### data

### rules

unknown-edition = L’édition « { $name } » n’existe pas. Éditions : { $known }.
wrong-number-of-seats = Cette édition se joue { $most ->
        [1] seul : une place
       *[other] de { $least } à { $most } places
    } ; nombre donné : { $seats }.
bad-seat-name = Le nom de place « { $name } » est vide ou déjà pris.
unknown-word-rule = La règle des mots « { $name } » n’existe pas : « arbitre » ou « contestation ».
nobody-to-contest = On joue seul : personne ne pourrait contester. Choisir la règle « arbitre ».
penalty-without-contest = Une pénalité de contestation ({ $points }) n’a de sens qu’avec la règle « contestation ».
seats-not-named = Donnez une liste de noms, un par place, et non « { $given } ».
bad-clock =
    La pendule est mal réglée : { $detail ->
        [length] il faut au moins une milliseconde de jeu
        [beep] le bip ne peut pas venir après la fin du temps
        [rings] le nombre de sonneries ne peut pas être négatif
        [increment] le temps ajouté à chaque tour ne peut pas être négatif
        [penalty] les points perdus par minute de retard ne peuvent pas être négatifs
       *[limit] le retard qui fait perdre la partie doit durer au moins une milliseconde
    }.
bad-turn-limit = Cette édition se joue en un nombre de tours choisi parmi : { $allowed }. Nombre donné : { $turns }.
no-turn-limit = Cette édition n’a pas de nombre de tours fixé : n’en donnez pas (nombre donné : { $turns }).
turn-limit-missing = Cette édition se joue en un nombre de tours fixé : choisissez parmi { $allowed }.
bad-option = L’option { $name } ne peut pas valoir { $value }.
proper-nouns-missing = Cette édition demande aussi une liste de noms propres.
word-list-missing = Il faut une liste de mots pour continuer cette partie.
rack-too-large = { $held } lettres : trop de coups possibles pour les donner tous ({ $most } lettres au plus). Demandez les meilleurs, ou ceux qui passent par une case.
wrong-word-list = La partie a été faite avec la liste { $expected } ; la liste donnée est { $given }.
game-is-over = La partie est terminée.
game-is-paused = La partie est en pause.
game-is-not-paused = La partie n’est pas en pause.
no-such-seat = Il n’y a pas de place de numéro { $seat }.
seat-is-away = Cette place a quitté la table.
seat-is-not-away = Cette place est déjà à la table.
not-your-turn = Ce n’est pas votre tour : c’est à un autre de jouer.
stale-version = La partie a avancé : version { $given } donnée, version { $current } en cours.
too-late = Le temps du tour est écoulé.
nothing-due = La pendule n’a rien à signaler pour l’instant.
no-time-to-hold-for = On ne retient un mot que pour un chronomètre qui le jouera.
accept-or-contest-first = Le mot posé doit d’abord être accepté ou contesté.
nothing-laid = Aucune lettre n’est posée.
too-many-tiles = { $laid } lettres posées ; { $most } au plus par tour.
one-place-a-turn = On ne forme pas de mots à différents endroits du plateau pendant le même tour.
not-a-tile = « { $tile } » en { $square } n’est pas une lettre.
joker-without-letter = Le joker posé en { $square } doit dire quelle lettre il représente.
tile-not-on-rack = La lettre { $tile } n’est pas (ou pas assez de fois) sur le chevalet ({ $rack }).
joker-not-on-rack = Une minuscule, ou une lettre entre crochets, est un joker ; il n’y en a pas (ou pas assez) sur le chevalet ({ $rack }).
off-the-board = La case { $square } est hors du plateau.
square-occupied = La case { $square } est déjà occupée par { $tile }.
square-laid-twice = Deux lettres sont posées sur la case { $square }.
square-closed = La case { $square } est fermée : un mot à l’envers ne s’allonge pas.
not-on-one-line = La lettre en { $square } n’est pas sur la même ligne que les autres.
gap-in-line = La case { $square } est vide entre les lettres posées.
not-touching = Les lettres posées à partir de { $square } ne touchent aucune lettre du plateau.
first-word-off-star = Le premier mot doit couvrir l’étoile en { $star }.
word-too-short = Un mot a deux lettres ou plus (case { $square }).
words-not-allowed = Mots non admis : { $words }.
letter-differs = En { $square } se trouve { $tile }, et non { $given }.
nothing-exchanged = Aucune lettre n’est donnée à l’échange.
bag-too-small = { $held ->
        [0] Le sac est vide
        [one] Il reste { $held } lettre dans le sac
       *[other] Il reste { $held } lettres dans le sac
    } ; l’échange en demande { $required }.
no-exchange = Cette édition n’a pas d’échange de lettres.
nothing-to-contest = Aucun mot n’attend d’être accepté ou contesté.
own-word = On ne peut ni contester ni accepter son propre mot.
not-yours-to-accept = C’est au joueur suivant d’accepter le mot posé.
no-word-named = Il faut dire quels mots sont contestés.
word-not-laid = Le mot { $word } n’a pas été formé.
word-already-contested = Le mot { $word } vient d’être vérifié : il est admis.
no-cards = Cette édition n’a pas de cartes.
card-not-held = La carte « { $card } » n’est pas dans la main.
card-out-of-time = La carte « { $card } » ne se joue pas à ce moment, mais { $when ->
        [with-word] avec un mot
        [own-turn] à son tour, avant le mot
        [other-turn] au début du tour d’un adversaire
        [any-time] seule, sans mot, à tout moment
       *[answer] en réponse à une carte
    }.
card-does-not-apply = La carte « { $card } » ne s’applique pas à ce qui est joué.
card-needs-word = La carte « { $card } » porte sur un mot formé ; { $word } n’en est pas un qui convienne.
card-needs-square = La carte « { $card } » porte sur une case du mot : la lettre retournée, posée, ou une case Prime déjà couverte.
card-needs-seat = La carte « { $card } » porte sur un autre joueur : dire lequel.
card-needs-tile = La carte « { $card } » porte sur une lettre du chevalet : dire laquelle.
rack-is-empty = Le chevalet de ce joueur est vide.
no-score-to-take = Le dernier tour de ce joueur n’a rien rapporté.
answers-awaited = La carte « { $card } » attend la réponse des autres joueurs.
nothing-to-answer = Aucune carte n’attend la réponse de ce joueur.
too-many-cards = { $held } cartes en main ; { $most } au plus : qui vient de les piocher en joue une sur-le-champ si elle le permet, ou en écarte d’abord.
cards-just-drawn = Le tour n’est pas fini : qui vient de piocher des cartes peut encore en jouer une sur-le-champ, ou n’en écarter aucune pour finir.
nothing-to-drop = Il n’y a pas de carte à écarter.
drop-the-right-number = Nombre de cartes à écarter : { $required } ; nombre donné : { $given }.
corrupt-log = Le journal de la partie est abîmé à l’événement { $index } ({ $detail }).
not-a-word = « { $text } » n’est pas un mot : des lettres seulement, un joker en minuscule ou entre crochets.
events-not-json = Ce journal n’est pas du JSON : erreur à la ligne { $line }, colonne { $column }.
events-version = Journal de version { $found } ; ce programme lit la version { $known }.
event-malformed = L’événement { $index } du journal est malformé en « { $path } » (attendu : { $wanted }).
gcg-malformed = Partie GCG malformée à la ligne { $line }, colonne { $column } (attendu : { $wanted }).
gcg-unknown-player = Partie GCG, ligne { $line } : « { $nick } » n’est pas un joueur annoncé.
gcg-total = Partie GCG, ligne { $line } : le total { $total } devrait être { $expected }.
gcg-encoding = Encodage inconnu ou faux : « { $encoding } ».
gcg-points = Partie GCG, ligne { $line }, colonne { $column } : { $points } points écrits, { $counted } comptés.
gcg-rack = Partie GCG, ligne { $line }, colonne { $column } : le tirage { $rack } ne peut pas être celui-là.
gcg-illegal = Partie GCG, ligne { $line }, colonne { $column } : { $word } ne peut pas être posé là.
gcg-not-replayable = Partie GCG, ligne { $line } : il manque ce qu’il faut pour la rejouer, ou c’est malformé ({ $detail }).
gcg-contradicts = Partie GCG, ligne { $line } : le coup écrit n’est pas celui que disent les événements joints.

sign-letter-double = lettre double
sign-letter-triple = lettre triple
sign-word-double = mot double
sign-word-triple = mot triple
sign-star = étoile
sign-hollow-triangle = triangle creux
sign-full-triangle = triangle plein
sign-hollow-circle = rond creux
sign-full-circle = rond plein
sign-card = case délire

card-dix-points = Ajoutez 10 points à votre score. Les points sont ajoutés avant de doubler ou de tripler la valeur d'un mot.
card-joker-cinq = Un joker vaut 5 points.
card-invalider = Invalidez la carte d'un autre joueur.
card-doubler = Doublez la valeur de votre mot.
card-echanger-chevalets = Avant de prendre votre tour, échangez les lettres de votre chevalet avec celles d'un autre joueur.
card-echanger-et-jouer = Échangez le nombre de lettres que vous souhaitez sur votre chevalet contre autant de nouvelles lettres du sac ET formez un mot.
card-regarder = Regardez les lettres du chevalet d'un autre joueur.
card-perdre-son-tour = Faites perdre son tour à un joueur. Cette carte doit être jouée au début du tour d'un adversaire.
card-un-vaut-dix = Une lettre d'une valeur de 1 point en vaut 10. Ce changement de valeur compte uniquement pour le tour en cours.
card-nom-propre = Jouez un nom propre. Un nom propre est un mot qui commence habituellement par une lettre majuscule.
card-plusieurs-mots = Jouez plusieurs mots pendant votre tour. Si vous utilisez les 7 lettres de votre chevalet, vous ne gagnez pas les 50 points bonus.
card-case-deja-utilisee = Marquez les points conférés par une case Prime déjà utilisée.
card-n-importe-ou = Formez un mot N'IMPORTE OÙ sur le plateau.
card-a-l-envers = Formez un mot à l'envers.
card-fois-quatre = Formez l'un des mots suivants et multipliez par quatre la valeur des points indiquée sur les lettres : ON, SI, DU, DE, LA, LE, JE
card-prendre-une-lettre = Prenez une lettre sur le chevalet de l'un de vos adversaires sans la regarder. Votre adversaire ne pourra pas piocher de lettre pour revenir à 7 avant la fin de son tour suivant.
card-tripler = Triplez la valeur de votre mot.
card-retourner = Retournez l'une de vos lettres, face cachée, et utilisez-la comme joker. Ce joker n'a toujours pas de valeur.
card-empocher-le-score = Empochez le dernier score de votre adversaire. Cela ne vous empêche pas de jouer un mot pendant votre tour.

### core

cli-train = Apprendre en jouant contre soi-même.
cli-train-leaves = Apprendre ce que valent les lettres gardées, pour une liste de mots.
cli-train-games = Nombre de parties par génération.
cli-train-rounds = Nombre de générations : chacune joue avec ce qu’a appris la précédente.
cli-train-output = Fichier KLV2 à écrire (comprimé si son nom finit par .xz) ; sans lui, la table devient celle de la liste.
cli-train-progress = Parties
cli-train-cluster = Répartir les parties sur la grappe Ray à cette adresse (hôte:port) ; la table est la même.
cli-address = ADRESSE
ray-missing = Pour travailler sur une grappe il faut Ray : installez-le avec pip install "chevalet[cluster]".
cluster-unreachable = Aucune grappe Ray ne répond à { $address } : vérifiez l’adresse, et que la grappe est en marche (ray start --head).
cluster-forbids = La grappe de { $address } demande un jeton : donnez-le dans RAY_AUTH_TOKEN, avec RAY_AUTH_MODE=token.
cluster-unfit = Une machine de la grappe a la version { $there } du programme, celle-ci la version { $here } : installez partout la même.
cli-train-done = Table de reliquats écrite : { $file }
cli-train-win = Apprendre la chance de gagner selon l’écart et les lettres restantes, pour une liste de mots.
cli-train-win-games = Nombre de parties.
cli-train-win-output = Fichier à écrire (comprimé si son nom finit par .xz) ; sans lui, la table devient celle de la liste.
cli-train-win-done = Table des chances écrite : { $file }
training-unfit = Cet état d’apprentissage est abîmé, ou d’un autre apprentissage : recommencez-le.

leaves-unreadable = Ce n’est pas une table de reliquats KLV2 intacte.
leaves-file-unreadable = Le fichier { $file } n’est pas une table de reliquats (KLV2) intacte.
board-unfit = La grille de la position a { $side } lignes, celle du jeu en a { $wanted } : chaque ligne doit avoir { $wanted } cases.
rack-unfit = Le tirage « { $rack } » ne convient pas : { $most } jetons au plus, des lettres de A à Z, « ? » pour un joker.

### analysis

board-apart = Aucune partie ne mène à cette grille : le jeton en { $square } n’est relié par aucun mot à la case de départ. Vérifiez la grille.
two-seats-needed = Seules les parties à deux joueurs s’analysent ainsi ; celle-ci en compte { $seats }.
rack-unknown = Il manque le tirage du joueur qui doit jouer : donnez-le, et la recherche peut commencer.
nothing-left-to-play = L’autre chevalet est vide et le sac aussi : la partie est finie, il n’y a rien à chercher.
hands-too-small = Tant qu’il reste des lettres à tirer, chacun en tient { $wanted } ; « { $rack } » en a moins.
time-limit-unfit = { $seconds } n’est pas un temps de réflexion : donnez un nombre de secondes supérieur à zéro.
bag-not-empty = La fin se calcule quand le sac est vide ; il reste { $left } lettres à tirer.
bag-unfit = Les tirages s’examinent un à un quand il reste de 1 à { $most } lettres dans le sac ; il y en a { $left }.
chances-unreadable = Ce n’est pas une table des chances intacte ; « chevalet train win » en fait une.

### store

stale-append = La partie { $game } compte déjà { $current } événements ; la suite attendait le numéro { $given }.
unknown-game = Il n’y a pas de partie « { $game } ».
store-unavailable = La base de données ne répond pas ({ $reason }). Ce qui a été confirmé est conservé.
store-address = Adresse de base de données inconnue (« { $scheme } ») : sqlite:///fichier ou postgresql://utilisateur@serveur/base.
store-driver-missing = Le paquet Python « { $package } » manque pour parler à cette base de données.
store-too-new = Cette base de données vient d’une version plus récente du programme ; celui-ci connaît la version { $known }.
subscriber-too-slow = La connexion n’a pas suivi la partie ; reprise à l’événement { $version }.

### server

invite-gone = Ce lien a déjà servi, ou n’est pas complet. Demandez-en un autre à qui vous invite.
game-still-running = Le relevé complet de la partie sera là quand elle sera finie.
not-found = Il n’y a rien à l’adresse { $path }.
bad-message = La demande n’a pas été comprise : { $path } ({ $detail }).
message-too-large = Le message est trop long ({ $most } octets au plus).
too-many-requests = C’est trop vite : attendez { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    } et recommencez.
too-many-sockets = Trop de pages sont ouvertes à la fois depuis la même adresse ({ $most } au plus) : fermez-en quelques-unes.
foreign-origin = La demande vient d’un autre site ({ $origin }) : ouvrez la page de Chevalet elle-même.
server-fault = Une panne est survenue de notre côté ; rien n’a été changé. Réessayez.
not-your-seat = Cette place n’est pas la vôtre.
spectators-only-watch = Vous regardez la partie : pour y jouer, il faut y avoir une place.
nothing-watched = Ouvrez d’abord une partie.
computer-seat = L’ordinateur joue à cette place : elle ne se donne pas.
level-missing = Choisissez un niveau pour l’ordinateur « { $name } ».
odd-name = Le nom « { $name } » contient des caractères qui ne se voient pas : changez-le.
clock-too-long = Une pendule ne dépasse pas { $most } heures.
look-up-forbidden = Pas de dictionnaire pendant la partie : vous en jouez une où l’aide n’est pas admise.
study-forbidden = L’analyse attend la fin de la partie en cours : personne n’est aidé pendant qu’il joue.
nothing-studied = Cette analyse est déjà terminée.
not-to-study = Cette édition ne s’analyse pas : il faut une grille, un sac et deux chevalets.
no-hints = Cette partie se joue sans aide.
game-not-over = La revanche attend la fin de la partie.
no-address-free = Aucun port libre entre { $first } et { $last } sur { $host } : choisissez-en un autre avec --port.
page-not-built = La page n’est pas construite. Faites « make build », puis rechargez.
cli-play = Jouer : ouvrir la partie dans le navigateur (aussi sans commande).
cli-serve = Servir les parties, sans ouvrir de navigateur.
cli-lookup = Chercher des mots, une question par ligne.
cli-host = HÔTE
cli-serve-host = L’adresse où écouter ; 0.0.0.0 pour être joint d’autres machines.
cli-serve-port = Le port où écouter ; sans cette option, le premier libre à partir de 8080.
cli-serve-database = Où garder les parties : sqlite:///fichier, postgresql://… ou memory: ; sans cette option, dans le dossier de l’utilisateur.
cli-serve-log = Ce que le journal retient : debug, info, warning ou error.
cli-serve-address = Chevalet est là : { $address }
cli-play-no-browser = Ne pas ouvrir de navigateur.

### players

level-premiers-mots = Premiers mots
level-ecolier = Écolier
level-debutant = Débutant
level-famille = En famille
level-amateur = Amateur
level-club = Joueur de club
level-expert = Expert
level-champion = Champion
unknown-level = Il n’y a pas de niveau « { $name } ». Niveaux : { $known }.
### la page : son cadre

page-skip = Aller au contenu
page-home = Chevalet, page d’accueil
page-navigation = Navigation
page-start = Jouer
page-setup = Nouvelle partie
page-invite = Inviter
page-join = Rejoindre
page-games = Parties
page-lookup = Mots
page-settings = Réglages
page-help = Aide
page-lost = Cette page n’existe pas
page-lost-text = L’adresse est peut-être incomplète.
page-back-to-start = Revenir à l’accueil
page-offline = Le serveur ne répond pas. Vérifiez la connexion ; rien n’est perdu.
page-no-answer = Le serveur tarde à répondre. Réessayez.
page-server-fault = Le serveur a eu un problème ({ $status }). Réessayez dans un instant.

page-tagline = Toutes les éditions du Scrabble français. Sans compte, sans publicité.
page-play = Jouer
page-play-computer = Jouer contre l’ordinateur
page-play-computer-text = Édition classique, deux joueurs, sans horloge.
page-play-here = Autour d’un écran
page-play-here-text = De deux à huit personnes sur le même appareil ; un rideau cache les chevalets.
page-play-online = En ligne, par un lien
page-play-online-text = Envoyez un lien : qui l’ouvre est à la table.
page-play-other = Autres éditions et réglages
page-play-other-text = Géant, délire, ancien, dé-fi, solitaires ; horloge, dictionnaire.
page-level = Niveau
page-running-games = Parties en cours
page-all-games = Toutes les parties
page-resume = Reprendre
page-starting = La partie se prépare…
page-loading = Un instant…
page-retry = Réessayer
page-player = Joueur
page-player-number = Joueur { $number }
page-computer = Ordinateur
page-computer-number = Ordinateur { $number }
page-guest = Invité
page-guest-number = Invité { $number }
page-rack-number = Chevalet { $number }

edition-classique = Classique
    .text = Le jeu de toujours : 102 lettres, une grille de quinze cases sur quinze, de deux à quatre joueurs. Sept lettres posées d’un coup rapportent 50 points.
edition-geant = Géant
    .text = Les règles classiques pour ceux qui voient peu : très grandes lettres, cases primes marquées d’un relief. On n’échange que s’il reste sept lettres dans le sac.
edition-delire = Délire
    .text = Des cases spéciales donnent des cartes, et les cartes permettent d’enfreindre les règles : mot à l’envers, nom propre, chevalets échangés. On en garde trois au plus.
edition-ancien = Ancien
    .text = La boîte d’autrefois avec son chronomètre : deux ou quatre minutes par tour, un bip à la dernière minute. À la sonnerie, le mot préparé est posé.
edition-ancien-solitaire = Solitaire
    .text = Seul contre soi-même, en trente ou quarante tours. Le but est de battre son propre record.
edition-ancien-deux-chevalets = Deux chevalets
    .text = Seul, avec un chevalet pour soi et un autre pour un adversaire imaginaire. On joue les deux du mieux qu’on peut.
edition-ancien-lettres-visibles = Lettres visibles
    .text = Seul, toutes les lettres étalées devant soi, et le dictionnaire permis. À chaque tour on en prend sept au plus pour former le mot le plus cher.
edition-defi = Dé-fi
    .text = Douze dés à lancer, une petite grille de neuf cases, une minute par tour. Après chaque tour seul reste le mot que l’on vient de poser ; 200 points gagnent.

page-edition = Édition
page-solitaires = Pour jouer seul
page-seats-range = { $min ->
        [1] un joueur
       *[other] { $min ->
            [2] { $max ->
                [2] deux joueurs
               *[other] de 2 à { $max } joueurs
            }
           *[other] de { $min } à { $max } joueurs
        }
    }
page-one-person = un joueur seul
page-players = Joueurs
page-seat = Place { $number }
page-seat-kind = Qui joue à la place { $number } ?
page-seat-name = Nom à la place { $number }
page-seat-level = Niveau à la place { $number }
page-kind-here = sur cet appareil
page-kind-computer = ordinateur
page-kind-open = par un lien
page-add-seat = Ajouter un joueur
page-remove-seat = Retirer la place { $number }
page-rules = Règles
page-word-rule = Mots inconnus du dictionnaire
page-arbitre = Arbitre
    .text = Refusés aussitôt, sans rien perdre.
page-contestation = Contestation
    .text = Posés quand même ; l’adversaire qui doute conteste.
page-clock = Horloge
page-clock-none = Sans horloge
page-clock-turn = { $minutes ->
        [one] { $minutes } minute par tour
       *[other] { $minutes } minutes par tour
    }
page-clock-total = { $minutes } minutes par joueur
page-dictionary = Dictionnaire
page-lexicon = { $name } – { $words } mots
page-options = Autres options
page-turn-limit = Nombre de tours
page-no-limit = sans limite
page-turns = { $turns } tours
page-contest-penalty = Points perdus pour une contestation à tort
page-answer-time = Secondes pour répondre à une carte
page-hints = Permettre les indices
page-begin = Commencer
page-begin-and-invite = Commencer et inviter

page-invite-title = Inviter à jouer
page-invite-text = Envoyez ce lien à la personne qui prendra la place. Il ne sert qu’une fois.
page-invite-for = Lien pour { $name }
page-copy = Copier
page-copied = Copié
page-share = Partager
page-go-to-game = Aller à la partie
page-invite-gone = Les liens de cette partie ne sont pas sur cet appareil. Ils sont montrés une seule fois, à qui crée la partie.
page-other-device = Continuer sur un autre appareil
page-other-device-text = Un lien donne votre place à l’appareil qui l’ouvre.
page-make-link = Faire un lien pour { $name }
page-watch-link = Lien pour regarder
page-watch-link-text = Qui l’ouvre voit la grille et aucun chevalet.

page-join-title = On vous invite à jouer
page-join-edition = Édition { $edition }, avec { $names }.
page-join-take = Prendre ma place
page-join-watch = Seulement regarder

page-no-games = Aucune partie sur cet appareil pour l’instant.
page-finished-games = Parties terminées
page-your-turn = À vous
page-turn-of = Au tour de { $name }
page-won-by = Gagné par { $names }
page-draw = Égalité : { $names }
page-game-over = Terminée
page-score-line = { $name } { $score }

page-lookup-title = Chercher un mot
page-lookup-field = Mot ou lettres
page-lookup-hint = Un mot, ou des lettres avec ? pour un joker.
page-lookup-mode = Question
page-lookup-word = Est-ce un mot ?
page-lookup-rack = Que faire de ces lettres ?
page-lookup-ask = Chercher
page-word-valid = { $word } est valable.
page-word-wrong = { $word } n’est pas dans le dictionnaire.
page-word-forms = Formes
page-word-form = { $spelling } : { $pos } { $lemma } { $inflection }
page-word-definition = Définition
page-word-definition-source = Source : { $source }
page-word-hooks-before = Rallonges devant
page-word-hooks-after = Rallonges derrière
page-word-without = En ôtant une lettre
page-word-anagrams = Anagrammes
page-word-inside = Mots contenus
page-word-near = Mots proches
page-rack-none = Ces lettres ne forment aucun mot.
page-rack-total = { $total ->
        [one] { $total } mot
       *[other] { $total } mots
    }
page-rack-shown = Les { $shown } plus chers sur { $total }
page-rack-letters = { $count } lettres
page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

page-settings-look = Apparence
page-theme = Couleurs
page-theme-auto = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-look = Plateau
page-look-bois = Bois
    .text = Plateau de bois, couleurs douces.
page-look-geant = Géant
    .text = Très grandes lettres, contrastes forts, reliefs sur les cases primes. Pour toutes les éditions.
page-language = Langue
page-language-fr = Français
page-language-en = English
page-settings-play = Jeu
page-sound = Sons
page-speech = Lire à voix haute les coups et la case du curseur
page-animation = Animations
page-animation-auto = Comme l’appareil
page-animation-on = Toujours
page-animation-off = Jamais
page-hide-bag = Cacher ce qui reste dans le sac
page-notify = Prévenir quand c’est à moi de jouer
page-notify-refused = Le navigateur n’autorise pas les notifications. Ses propres réglages le permettent.
page-your-name = Votre nom
page-settings-kept = Les réglages restent sur cet appareil.

page-help-title = Aide
page-help-play = Jouer un mot
page-help-play-1 = Glissez les lettres du chevalet vers la grille ; ou touchez une lettre, puis une case.
page-help-play-2 = Ou touchez une case (une flèche montre le sens ; toucher encore la tourne) et tapez le mot. Les accents sont acceptés.
page-help-play-3 = Le mot et ses points s’affichent à mesure. « Jouer » ou Entrée le valide.
page-help-keys = Au clavier
page-key-arrows = flèches
page-key-arrows-text = se déplacer sur la grille
page-key-letter = une lettre
page-key-letter-text = la poser sur la case choisie
page-key-shift-letter = Maj + lettre
page-key-shift-letter-text = la poser avec un joker
page-key-space = Espace
page-key-space-text = changer de sens
page-key-enter = Entrée
page-key-enter-text = jouer le mot posé
page-key-backspace = Retour arrière
page-key-backspace-text = reprendre la dernière lettre
page-key-escape = Échap
page-key-escape-text = tout reprendre
page-help-commands = Par commandes
page-help-commands-text = La boîte de commandes, sous la grille, sert à qui n’utilise pas la souris ; un lecteur d’écran lit ses réponses. Par exemple :
page-help-commands-list = jouer H4 MOT · essai H4 MOT · tirage · sac · sac E · score · temps · ligne H · case H8 · dernier · échanger ABC · passer · contester MOT · aide
page-help-rules = Les règles en bref
page-help-rules-text = Former des mots qui se croisent, et marquer plus de points que les autres. Le premier mot couvre l’étoile ; les suivants touchent une lettre déjà posée. Les cases primes comptent une seule fois. Au lieu de jouer, on peut échanger des lettres ou passer. La partie finit quand un joueur n’a plus de lettre et que le sac est vide, ou quand tous ont passé deux fois de suite ; chacun retranche alors la valeur des lettres qui lui restent, et celui qui a fini ajoute celles des autres.
page-help-signs = Les cases primes
page-help-licences = Licences
page-help-licences-text = Chevalet est un logiciel libre, sous licence MIT. La liste de mots française vient de Grammalecte et Dicollecte (MPL 2.0). Les caractères sont Atkinson Hyperlegible Next, du Braille Institute (SIL OFL 1.1).
page-help-trademark = Scrabble est une marque déposée de Mattel, et de Hasbro aux États-Unis et au Canada. Ce projet n’est pas le leur, et ni l’un ni l’autre ne l’a approuvé.

page-offline-title = Pas de connexion
page-offline-shell = La page est là, mais le serveur ne répond pas. Les parties sont gardées ; elles reviendront avec la connexion.
page-update-ready = Une nouvelle version est prête.
page-reload = Recharger

### la page : la partie

game-title = { $edition } : { $names }
game-table = La table
game-opening = La partie s’ouvre…
game-not-found = Cette partie ne s’ouvre pas
game-connecting = Connexion au serveur…
game-reconnecting = Connexion perdue : nouvelle tentative en cours. Ce qui est posé reste posé.
game-board = Plateau
game-board-keys = Flèches : changer de case. Lettres : poser. Espace : changer de sens. Entrée : jouer. Barre oblique : commandes.
game-rows = Rangées
game-square-empty = vide
game-square-closed = case fermée
game-joker = joker
game-tile = { $letter }, { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
game-tile-tried = posée, pas encore jouée
game-tile-face-down = face cachée
game-tile-turned = { $letter } retournée, sert de joker
game-pool-tile = { $letter }, { $count ->
        [one] une seule
       *[other] { $count } fois
    }
game-no-such-tile = Pas de { $letter } sur le chevalet.
game-direction = { $direction ->
        [across] Vers la droite
       *[down] Vers le bas
    }
game-rack = Chevalet
game-rack-of = Chevalet de { $name }
game-rack-empty = Le chevalet est vide.
game-players = Joueurs
game-you = vous
game-offline = absent
game-to-play = , à son tour de jouer
game-score = Score :
game-clock = Temps de { $name } : { $time }
game-standing-away = a quitté la table
game-standing-resigned = a abandonné
game-your-turn = À vous de jouer
game-your-answer = À vous de répondre
game-waiting = Au tour de { $names }
game-paused = La partie est en pause.
game-over = La partie est terminée.
game-time-left = { $seconds ->
        [60] Il reste une minute.
       *[other] Il reste { $seconds } secondes.
    }
game-bonus = prime de { $points } points
game-extra = prime de { $points } points pour trois cartes
game-not-a-word = { $count ->
        [one] { $words } n’est pas dans la liste. Essayez autre chose : rien n’est perdu.
       *[other] { $words } ne sont pas dans la liste. Essayez autre chose : rien n’est perdu.
    }
game-keep = Quel mot reste sur le plateau ?
game-keep-said = Deux mots formés : { $words }. Avant de jouer, choisissez celui qui reste sur le plateau.
game-actions = Actions
game-play = Jouer
game-points = { $points ->
        [0] point
        [one] point
       *[other] points
    }
game-recall = Reprendre ses lettres
game-shuffle = Mélanger
game-sort = Trier
game-pass = Passer
game-pass-text = Votre tour sera perdu. Passer ?
game-exchange = Échanger
game-exchange-text = Choisissez les lettres à rendre ; on peut aussi les taper. L’échange prend votre tour.
game-exchange-all = Toutes
game-exchange-count = { $count ->
        [0] Échanger
        [one] Échanger une lettre
       *[other] Échanger { $count } lettres
    }
game-joker-which = Quelle lettre le joker remplace-t-il ?
game-cancel = Annuler
game-close = Fermer
game-menu = Menu
game-contest = Mot à accepter ou à contester
game-contest-which = Mots contestés
game-contest-word = Contester { $word }
game-accept = Accepter
game-pending = { $name } a posé { $word } en { $place } pour { $points } points.
game-panel = Feuille, sac et commandes
game-sheet = Feuille
game-bag = Sac
game-bag-count = { $count ->
        [0] Le sac est vide.
        [one] Il reste une lettre dans le sac.
       *[other] Il reste { $count } lettres dans le sac.
    }
game-bag-hide = Ne pas montrer les lettres restantes
game-unseen = Lettres que vous ne voyez pas ({ $count })
game-chat = Discussion
game-commands = Commandes

menu-pause = Mettre en pause
menu-resume = Reprendre la partie
menu-leave = Quitter la table
menu-leave-text = Les autres joueurs continueront sans vous ; vous pourrez revenir.
menu-return = Revenir à la table
menu-resign = Abandonner
menu-resign-text = La partie sera perdue pour vous, sans retour.
menu-links = Liens de la partie
menu-comfort = Confort
menu-sound = Sons
menu-speech = Lire à voix haute ce qui se passe
menu-cursor-sound = Situer le curseur par un son
menu-geant = Très grandes lettres (présentation géante)
menu-keys = Raccourcis du clavier
key-letters = A à Z
    .does = poser la lettre à la place du curseur
key-joker = Maj + lettre
    .does = poser le joker pour cette lettre
key-space = Espace
    .does = changer de direction
key-enter = Entrée
    .does = jouer
key-backspace = Retour arrière
    .does = reprendre la dernière lettre
key-escape = Échap
    .does = reprendre toutes ses lettres
key-shuffle = +
    .does = mélanger le chevalet
key-sort = =
    .does = trier le chevalet
key-command = /
    .does = écrire une commande
key-arrows = Flèches, Origine, Fin
    .does = se déplacer sur le plateau

sheet-turn = Coup
sheet-player = Joueur
sheet-rack = Tirage
sheet-word = Mot
sheet-place = Réf.
sheet-points = Points
sheet-total = Cumul
sheet-empty = Personne n’a encore joué.
sheet-taken-back = (mot repris)
sheet-exchange = { $count ->
        [one] échange d’une lettre
       *[other] échange de { $count } lettres
    }
sheet-pass = { $reason ->
        [time-up] temps écoulé
        [card] tour perdu (carte)
       *[none] passe
    }
sheet-score-taken = score pris ou cédé ({ $name })
sheet-contest = contestation perdue
sheet-overtime = dépassement de temps
sheet-left = lettres restantes

chat-mute = Ne pas montrer la discussion
chat-empty = Rien n’a été dit.
chat-line = Votre message
chat-send = Envoyer
command-label = Commande (« aide » donne la liste)
command-example = jouer H4 MOT
command-send = Envoyer
curtain-label = Changement de joueur
curtain-turn = C’est à { $name }.
curtain-text = Passez l’appareil à { $name }. Son chevalet se montrera ensuite.
curtain-ready = Je suis { $name }

hand-title = Cartes délire ({ $count })
hand-empty = Aucune carte. Une case délire en fait piocher une.
card-more = Explication
card-play = Jouer une carte
card-play-now = Jouer la carte
card-with-word = Jouer avec le mot
card-withdraw = Ne pas la jouer
card-chosen = Carte choisie pour votre mot : { $card }
card-withdrawn = Carte gardée en main : { $card }
card-two-letters = Voir les mots de deux lettres
card-give-which = Il en coûte une carte, rendue sans être utilisée. Laquelle ?
card-give-back = Rendre cette carte
card-when = { $when ->
        [with-word] Se joue avec un mot, à votre tour.
        [own-turn] Se joue à votre tour, avant le mot.
        [other-turn] Se joue au début du tour d’un adversaire.
        [any-time] Se joue à tout moment.
       *[answer] Se joue en réponse à une carte.
    }
card-which-seat = À quel joueur ?
card-which-word = Sur quel mot ?
card-which-square = Sur quelle case ?
card-first-word = le premier qui convient
card-which-tile = Quelle lettre retourner ? Elle servira de joker.
card-which-tiles = Quelles lettres ?
card-no-square = Posez d’abord un mot qui passe par une case Prime déjà couverte, puis choisissez la carte.
card-next-word = Former un autre mot
card-next-word-said = Les lettres suivantes formeront un autre mot.
answer-label = Réponse à une carte
answer-title = { $count ->
        [one] { $name } joue une carte :
       *[other] { $name } joue { $count } cartes :
    }
answer-cancel = L’invalider
answer-let-be = Laisser jouer
answer-waiting = Les autres joueurs peuvent encore répondre.
drop-title = Trop de cartes en main : { $count ->
        [one] écartez-en une.
       *[other] écartez-en { $count }.
    }
drop-do = Écarter
drop-none-title = Vous pouvez encore jouer une carte sur-le-champ, avant la fin de votre tour.
drop-none-do = Finir le tour
shown-two-letters = Mots de deux lettres

ending-title = { $count ->
        [one] { $who ->
            [me] Vous avez gagné !
           *[other] { $names } gagne la partie.
        }
       *[other] Égalité : { $names }.
    }
ending-alone = Partie terminée : { $score } points.
ending-reason = { $reason ->
        [went-out] Toutes les lettres d’un joueur ont été placées.
        [all-passed-twice] Tous les joueurs ont passé deux fois de suite.
        [nothing-left-to-play] Plus aucun mot ne peut être placé.
        [turn-limit] Le nombre de tours est atteint.
        [score-reached] Le score à atteindre est atteint.
       *[resigned] { $seats ->
            [1] La partie a été abandonnée.
           *[other] Tous les autres ont abandonné.
        }
    }
ending-before = Score
ending-left = Lettres restantes
ending-change = Décompte
ending-total = Total
ending-nothing = aucune
ending-rematch = Revanche
ending-replay = Revoir la partie
ending-share = Partager
ending-gcg = Télécharger (GCG)
ending-link = Lien pour revoir la partie
replay-label = Revoir la partie
replay-first = Début
replay-back = Coup précédent
replay-on = Coup suivant
replay-last = Fin
replay-leave = Revenir à la partie
replay-start = Début de la partie
replay-row = { $kind ->
        [word] { $name } : { $word } en { $place }, { $points } points
        [taken-back] { $name } reprend { $word }
        [exchange] { $name } échange
        [pass] { $name } passe
       *[other] { $name } : { $points } points
    }

news-first = { $who ->
        [me] Vous commencez.
       *[other] { $name } commence.
    }
news-turn = { $who ->
        [me] À vous de jouer.
       *[other] Au tour de { $name }.
    }
news-drawn = Vous tirez { $tiles }.
news-rolled = { $who ->
        [me] Vos dés : { $dice }.
       *[other] Dés de { $name } : { $dice }.
    }
news-played = { $who ->
        [me] Vous jouez { $word } en { $place }, { $points } points.
       *[other] { $name } joue { $word } en { $place }, { $points } points.
    }
news-laid = { $who ->
        [me] Vous posez { $word } en { $place }, { $points } points ; le mot peut être contesté.
       *[other] { $name } pose { $word } en { $place }, { $points } points ; à accepter ou à contester.
    }
news-changed = { $word } en { $place } vaut maintenant { $points } points.
news-score = Votre score : { $score }.
news-mine-stands = { $points ->
        [one] Un point de plus.
       *[other] { $points } points de plus.
    } Votre score : { $score }.
news-stands = Le mot de { $name } est accepté : { $points } points, { $score } en tout.
news-contest-right = { $who ->
        [me] Vous contestez avec raison
       *[other] { $name } conteste avec raison
    } : { $words } n’est pas dans la liste.
news-contest-wrong = { $who ->
        [me] Vous contestez à tort
       *[other] { $name } conteste à tort
    } : { $words } est dans la liste.{ $points ->
        [0] { "" }
       *[other] { " " }Pénalité : { $points } points.
    }
news-taken-back = { $reason ->
        [card-cancelled] { $who ->
            [me] Sans sa carte, votre mot ne tient plus : vous le reprenez et rejouez.
           *[other] Sans sa carte, le mot de { $name } ne tient plus : il est repris.
        }
       *[other] { $who ->
            [me] Vous reprenez vos lettres.
           *[other] { $name } reprend ses lettres.
        }
    }
news-cleared = { $count ->
        [one] Un dé quitte le plateau.
       *[other] { $count } dés quittent le plateau.
    }{ $board ->
        [empty] { " " }Il est vide : le mot suivant passe par l’étoile.
       *[word] { "" }
    }
news-closed = { $count ->
        [one] Case fermée : { $squares }.
       *[other] Cases fermées : { $squares }.
    }
news-also = Aussi formés : { $words }.
news-exchanged = { $who ->
        [me] Vous échangez { $count ->
            [one] une lettre
           *[other] { $count } lettres
        } et tirez { $drawn }.
       *[other] { $name } échange { $count ->
            [one] une lettre
           *[other] { $count } lettres
        }.
    }
news-passed = { $reason ->
        [time-up] Temps écoulé : { $who ->
            [me] vous passez.
           *[other] { $name } passe.
        }
        [word-taken-back] { $who ->
            [me] Votre tour est perdu.
           *[other] { $name } perd son tour.
        }
        [card] { $who ->
            [me] Une carte vous fait perdre votre tour.
           *[other] Une carte fait perdre son tour à { $name }.
        }
       *[chosen] { $who ->
            [me] Vous passez.
           *[other] { $name } passe.
        }
    }
news-cards-drawn = { $who ->
        [me] Vous piochez { $count ->
            [one] une carte.
           *[other] { $count } cartes.
        }
       *[other] { $name } pioche { $count ->
            [one] une carte.
           *[other] { $count } cartes.
        }
    }
news-card = { $who ->
        [me] Vous jouez la carte :
       *[other] { $name } joue la carte :
    } { $card }
news-card-text = { $card }
news-cards-dropped = { $who ->
        [me] Vous écartez
       *[other] { $name } écarte
    } { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
news-cards-back = { $who ->
        [me] Vos autres cartes reviennent en main.
       *[other] Les autres cartes de { $name } reviennent en main.
    }
news-card-cancelled = Carte invalidée : { $card }
news-window = Vous avez { $seconds } secondes pour répondre à cette carte.
news-rack-shown = { $who ->
        [me] Chevalet de { $other } : { $tiles }.
       *[other] { $name } regarde { $whom ->
            [me] votre chevalet.
           *[other] le chevalet de { $other }.
        }
    }
news-racks-swapped = { $who ->
        [me] Vous échangez votre chevalet avec { $other }.
       *[other] { $name } échange son chevalet avec { $whom ->
            [me] le vôtre.
           *[other] celui de { $other }.
        }
    }
news-tile-taken = { $who ->
        [me] Vous prenez une lettre à { $other } : { $tile }.
       *[other] { $name } prend une lettre { $whom ->
            [me] sur votre chevalet : { $tile }.
           *[other] à { $other }.
        }
    }
news-score-taken = { $who ->
        [me] Vous empochez { $points } points de { $other }.
       *[other] { $name } empoche { $points } points { $whom ->
            [me] de votre score.
           *[other] de { $other }.
        }
    }
news-turn-lost = { $who ->
        [me] Vous perdrez votre prochain tour.
       *[other] { $name } perdra son prochain tour.
    }
news-two-letters = { $who ->
        [me] Vous rendez une carte : voici les mots de deux lettres.
       *[other] { $name } rend une carte pour voir les mots de deux lettres.
    }
news-beep = Le chronomètre a sonné : il reste peu de temps.
news-rang = Le temps du tour est écoulé.
news-paused = { $who ->
        [me] Vous mettez la partie en pause.
       *[other] { $name } met la partie en pause.
    }
news-resumed = La partie reprend.
news-resigned = { $reason ->
        [time] { $who ->
            [me] Votre temps est épuisé : la partie est perdue pour vous.
           *[other] Le temps de { $name } est épuisé.
        }
       *[chosen] { $who ->
            [me] Vous abandonnez.
           *[other] { $name } abandonne.
        }
    }
news-left = { $who ->
        [me] Vous quittez la table.
       *[other] { $name } quitte la table.
    }
news-returned = { $who ->
        [me] Vous revenez à la table.
       *[other] { $name } revient à la table.
    }
news-penalised = { $who ->
        [me] Dépassement de temps : vous perdez { $points } points.
       *[other] Dépassement de temps : { $name } perd { $points } points.
    }
news-ended = { $seats ->
        [1] Partie terminée : { $score } points.
       *[other] { $count ->
            [one] { $who ->
                [me] Partie terminée : vous gagnez avec { $score } points.
               *[other] Partie terminée : { $names } gagne avec { $score } points.
            }
           *[other] Partie terminée : égalité entre { $names }, { $score } points.
        }
    }
cli-match = Faire jouer deux adversaires l’un contre l’autre, et voir qui est le plus fort.
cli-match-first = Niveau (debutant, champion...), ou façon de jouer : static, no-leaves, sim:0.5s.
cli-match-second = L’autre.
cli-match-games = Nombre de parties.
cli-match-pairs = Par paires de parties en miroir : mêmes tirages, places échangées.
cli-match-edition = Édition.
cli-match-seats = Nombre de places, que les deux adversaires occupent à tour de rôle.
cli-match-procs = Nombre de processus.
cli-match-keep = Fichier où garder chaque résultat : une rencontre interrompue reprend là où elle en était.
cli-match-gcg = Dossier où garder les parties, en GCG.
cli-match-title = { $games } { $games ->
    [one] partie
   *[other] parties
  }, dont { $pairs } { $pairs ->
    [one] paire
   *[other] paires
  } en miroir
match-win-rate = parties gagnées
match-spread = écart moyen
match-score = score moyen
match-full-racks = scrabbles par partie
match-seconds = secondes par coup
unknown-contender = « { $name } » n’est ni un niveau ni une façon de jouer. On peut nommer : { $known }.
bad-thinking-time = « { $name } » : après les deux-points vient un nombre de secondes ou d’essais supérieur à zéro, comme sim:0.5s ou sim:300i.
other-match-kept = Le fichier { $file } contient les résultats d’une autre rencontre : donnez-en un autre.

# --- the command box: short, what matters first, written for the ear

nothing-said = Dites une commande, ou « aide » pour en entendre la liste.
no-such-command = « { $said } » n’est pas une commande. Dites « aide » pour en entendre la liste.
misspelt-command = « { $said } » n’est pas une commande. Vouliez-vous dire : { $meant } ?
ambiguous-command = « { $said } » peut vouloir dire : { $meant }. Écrivez une lettre de plus.
command-incomplete = Il manque quelque chose. Dites par exemple : { $usage }.
command-too-long = « { $rest } » est de trop. Dites par exemple : { $usage }.
not-a-line = « { $said } » n’est pas une ligne du plateau. Dites par exemple : { $usage }.
not-a-letter = « { $said } » n’est pas une lettre.
not-a-card = Aucune carte ne s’appelle « { $said } ». Cartes : { $known }.
not-a-player = Personne ne s’appelle « { $said } » à cette table. Joueurs : { $names }.
watching-only = Vous regardez cette partie sans y jouer.
nothing-to-try-with = On ne peut pas essayer de mot ici.

said-joker = joker
said-empty = vide
said-closed = fermée
said-face-down = face cachée
said-you = vous
said-from-to = { $first } à { $last }
said-rack-empty = Chevalet vide.
said-board-empty = Plateau vide.
said-word-at = { $word } en { $place }
said-bag =
    { $count ->
        [0] Sac vide.
        [one] { $count } lettre dans le sac.
       *[other] { $count } lettres dans le sac.
    }
said-unseen = Non vues : { $letters }.
said-bag-letter =
    { $count ->
        [0] Plus de { $letter } à voir, sur { $total }.
       *[other] { $letter } : { $count } à voir, sur { $total }.
    }
said-box =
    { $count ->
        [0] Boîte vide.
        [one] { $count } dé dans la boîte.
       *[other] { $count } dés dans la boîte.
    }
said-score =
    { $points ->
        [one] { $name }, { $points } point.
       *[other] { $name }, { $points } points.
    }
said-your-turn = À vous.
said-turn = À { $names }.
said-paused = Partie en pause.
said-ended = Partie terminée. Gagne : { $names }.
said-no-clock = Partie sans pendule.
said-time = { $name }, { $time }.
said-overtime = { $name }, en retard de { $time }.
said-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
said-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
said-laid = { $word } en { $place }, { $points } points, posé par { $name }, à accepter ou à contester.
said-nothing-yet = Rien n’est encore joué.
said-last-word = { $word } en { $place }, { $points } points, { $name }.
said-last-taken-back = { $word } en { $place } repris, { $name }.
said-last-exchange =
    { $count ->
        [one] Échange de { $count } lettre, { $name }.
       *[other] Échange de { $count } lettres, { $name }.
    }
said-last-pass = Passe, { $name }.
said-tried = { $points } points : { $words }.
said-bonus = Dont { $points } de prime.
said-no-cards-here = Cette édition n’a pas de cartes.
said-no-dice-here = Cette édition n’a pas de dés.
said-no-cards-held = Aucune carte en main.
said-cards-of =
    { $count ->
        [one] { $name } : { $count } carte.
       *[other] { $name } : { $count } cartes.
    }
said-resign-sure = La partie sera perdue. Pour en être sûr, dites : { $usage }.

command-play = pose un mot. H4 va à droite, 4H va vers le bas ; un joker se met entre parenthèses. « avec » ajoute des cartes, « puis » un autre mot.
command-try = dit les mots et les points, sans jouer.
command-hold = retient un mot, joué quand le temps est fini ; seul, n’en retient plus.
command-exchange = échange ces lettres et passe le tour.
command-pass = passe le tour.
command-contest = conteste le mot qui vient d’être posé.
command-accept = accepte le mot qui vient d’être posé.
command-rack = dit les lettres du chevalet.
command-bag = dit ce qui reste ; avec une lettre, combien d’elle.
command-score = dit les scores.
command-turn = dit qui est attendu.
command-time = dit le temps de chacun.
command-board = dit les mots du plateau.
command-row = dit une ligne, de gauche à droite.
command-column = dit une colonne, de haut en bas.
command-square = dit ce qu’il y a sur une case.
command-last = dit le dernier coup.
command-cards = dit les cartes en main.
command-card = joue une carte seule, avec le nom d’un joueur ou des lettres s’il en faut.
command-drop = écarte les cartes de trop.
command-two-letters = rend cette carte pour voir les mots de deux lettres.
command-cancel = invalide la carte qui vient d’être jouée.
command-let-be = laisse la carte qui vient d’être jouée.
command-dice = dit les dés jetés et ceux de la boîte.
command-pause = arrête la partie un moment.
command-resume = reprend la partie.
command-resign = abandonne la partie.
command-help = dit les commandes ; avec un nom, celle-là seule.

cli-review = Revoir une partie coup par coup : ce qui a été joué, ce qu’il y avait de mieux.
cli-review-file = Partie en GCG, ou tapée à la main : une ligne par coup (nom, chevalet, case, mot, points) ; ou le nom d’une partie jouée ici.
cli-review-edition = Édition, si le fichier ne la dit pas.
cli-review-time = Secondes par coup.
cli-review-html = Page HTML à écrire.
cli-review-progress = Coups
cli-review-written = Page écrite : { $file }
review-language = fr
review-title = Partie { $names }
review-chart-win = Chances de gagner de { $name }
review-chart-wins = Chances de gagner
review-chart-score = Scores
review-turn = coup
review-player = joueur
review-rack = chevalet
review-played = joué
review-best = mieux
review-win-lost = chances perdues
review-points-lost = points perdus
review-remark = remarque
review-score = score
review-best-turns = meilleurs coups trouvés
review-full-racks = scrabbles
review-missed = scrabbles manqués
review-bad-exchanges = mauvais échanges
review-exchange = échange { $tiles }
review-pass = passe
review-unknown = pas dans la liste : { $words }
review-missed-one = scrabble manqué : { $play }
review-solved = fin résolue
review-exchange-good = bon échange
review-exchange-bad = il valait mieux jouer un autre coup
not-reviewable = On ne revoit que les parties de deux à quatre, avec des lettres tirées du sac et sans cartes ; celle-ci est une partie « { $edition } » à { $seats }.
review-too-early = La partie « { $game } » n’est pas finie : on la reverra quand elle le sera.
nothing-played = Cette partie n’a pas un seul coup : il n’y a rien à revoir.
typed-line-malformed = Ligne { $line } : { $wanted ->
    [name] il manque le nom du joueur
    [rack] le chevalet se compose de lettres et de « ? » ; s’il est inconnu, écrivez « - »
    [square] il manque la case, comme H4 ou 4H, ou un échange comme -QX, ou « passe »
    [word] le mot après la case ne peut pas être lu ; un joker s’écrit en minuscule
    [points] il manque les points après le mot
   *[other] il y a quelque chose de trop à la fin
  }.
typed-word-misplaced = Ligne { $line } : « { $word } » ne peut pas être écrit là ; d’autres lettres y sont, ou il sort de la grille.

no-such-hint = Il y a trois indices, de 1 à 3 ; il n’y a pas d’indice { $step }.
no-hint-now = Il n’y a pas d’indice à donner : ce n’est pas à vous de jouer, ou rien ne peut être posé.
cli-solitaire-record = Chercher le plus haut score possible, seul, toutes les lettres visibles.
cli-record-minutes = Durée de la recherche en minutes (10 si rien n’est demandé).
cli-record-rounds = Nombre de rondes à chercher : à graine égale, le même nombre donne la même partie.
cli-record-output = Fichier GCG où enregistrer la partie ; sans lui, solitaire-SCORE.gcg dans le dossier courant.
cli-record-show = Ne rien chercher : rejouer la partie de ce fichier GCG, vérifiée coup par coup.
cli-record-pause = Secondes entre deux coups quand une partie est rejouée dans un terminal.
cli-record-player = Solitaire
cli-record-found = { $score } points après { $seconds } s
cli-record-interrupted = Recherche interrompue : la meilleure partie est gardée.
cli-record-done = { $score } points. Partie vérifiée coup par coup : { $file }
cli-record-place = Place
cli-record-word = Mot
cli-record-points = Points
cli-record-total = Total
nothing-to-plan-for = Cette liste n’a pas assez de mots de { $length } lettres, autour desquels se prépare une partie : choisissez-en une autre.
record-folder-missing = Le dossier { $folder } n’existe pas : créez-le d’abord, ou choisissez un autre fichier.
record-miscounted = La recherche a compté { $found } points là où la règle en compte { $counted } : c’est un défaut du programme, signalez-le.
### la page : l’analyse

page-study = Analyse
study-board = Grille à analyser
study-board-hint = Cliquer sur une case, puis écrire ; un second clic tourne le mot. Majuscule + lettre pose un joker ; dans ce champ, une minuscule parmi des majuscules : MaIS.
study-position = Position
study-rack = Chevalet
study-other-rack = Chevalet adverse
study-rack-hint = « ? » est un joker. Un chevalet inconnu reste vide.
study-rack-unknown = chevalet inconnu
study-score = Score
study-other-score = Score adverse
study-options = Édition, dictionnaire, durée
study-edition = Édition
study-time = Durée
study-seconds = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
study-depth = Profondeur
study-plies =
    { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    } d’avance
study-unseen = Lettres restantes : { $total }
study-word-at = Mot à poser en { $place }
study-word-nowhere = Mot à poser : choisir d’abord une case
study-lay = Poser
study-paste = Coller un texte
study-text = Position CGP ou partie GCG
study-text-hint = Une ligne CGP, ou toute une partie au format GCG : chaque coup devient une position.
study-file = Ou un fichier
study-read = Lire
study-turn = Coup de la partie
study-turn-before = Coup précédent
study-turn-after = Coup suivant
study-clear = Vider
study-link = Lien vers cette position
study-cgp = Position CGP
study-plays = Meilleurs coups
study-answers = Répliques probables
study-empty = Poser les lettres de la grille et du chevalet, puis lancer l’analyse.
study-start = Analyser
study-start-answers = Chercher les répliques
study-stop = Arrêter
study-undo = Revenir d’un coup
study-step = { $play }, { $points } points
study-play = Coup
study-play-this = Poser { $play } et chercher la réplique
study-points = Pts
study-leave = Reste
study-leave-value = Valeur du reste
study-win = Gain
study-spread = Écart final
study-reply = Réplique
study-reply-most = jusqu’à { $most } points
study-share = Fréquence
study-dropped = écarté
study-nothing = –
study-exchange = échanger { $tiles }
study-pass = passer
study-begins = L’analyse commence.
study-progress = Avancement de l’analyse
study-nodes = { $nodes } positions vues
study-end-exact = Sac vide : la fin est calculée, écart final { $spread }.
study-end-between = Sac vide : écart final prouvé entre { $low } et { $high }.
study-rollouts = { $rollouts } essais
study-racks = { $racks } tirages essayés
study-best-so-far = En tête : { $play }, { $points } points
study-best = Meilleur coup : { $play }, { $points } points, { $win } de chances de gagner
study-expect = Réplique moyenne : { $mean } points
study-unknown =
    { $count ->
        [one] Mot absent du dictionnaire sur la grille :
       *[other] Mots absents du dictionnaire sur la grille :
    } { $words }

page-review = Analyse de la partie
review-back = Revenir à la partie

hint-title = Indice
hint-what =
    { $kind ->
        [full] Il y a un scrabble à jouer !
       *[other] Le meilleur coup rapporte { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
hint-where =
    Il part de { $place }, { $direction ->
        [down] vers le bas
       *[other] vers la droite
    }, et compte { $length } lettres.
hint-word = C’est { $word } en { $place }, { $points } points.
hint-ask-where = Où ?
hint-ask-word = Quel mot ?

review-begin = Analyser la partie
review-again = Revoir encore
review-time = Temps par coup
review-intro = Chaque coup est comparé à ce qu’il y avait de mieux, par simulation.
review-progress = Avancement de l’analyse
review-done = { $done } coups sur { $turns }
review-finished = L’analyse est terminée.
review-stopped = L’analyse s’est arrêtée.
review-summary = En bref
review-turns-title = Coup par coup
review-chances = Chances
review-chart-table = Les chiffres du graphique
review-the-best = le meilleur coup
review-study = Analyser
review-study-turn = Analyser le coup { $number }
review-empty = Rien à revoir pour l’instant.
