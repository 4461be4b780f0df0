# Every sentence of Chevalet, in English. An error's key is its name in kebab case; its variables are
# the error's fields. fr.ftl has the same keys with the same variables.
# Each part adds its sentences at the end of its group.

### shell

cli-interrupted = Interrupted.

### graph

### data

### rules

### core
