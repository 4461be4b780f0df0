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
usage-other = { $detail }
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
cgp-board-size = La grille a { $rows } rangées, le maximum est { $most }.
cgp-seats = Il faut autant de chevalets que de scores : { $racks } et { $scores }.
cgp-number = « { $text } » devrait être un nombre (scores, puis coups sans points).
cgp-operation = L’opération « { $name } » est donnée deux fois.
rack-too-long = Le chevalet { $rack } a { $held } lettres, le maximum est { $most }.
too-many-of-letter = Trop de { $letter } : { $used } sur la grille et les chevalets, le jeu en a { $available }.
too-many-jokers = Trop de jokers : { $used } sur la grille et les chevalets, le jeu en a { $available }.

### graph

### data

### rules

### core
