# Toutes les phrases de Chevalet, en français. La clé d'une erreur est son nom en minuscules à tirets ;
# ses variables sont les champs de l'erreur. en.ftl a les mêmes clés avec les mêmes variables.
# Chaque partie ajoute ses phrases à la fin de son groupe.

### shell

cli-interrupted = Interrompu.

### graph

### data

### rules

### core
