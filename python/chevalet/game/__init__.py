"""The rules: values in, values out. No file, no clock and no random source is ever read here.

A game is a log of events. `decide(state, action, given)` says what an action leads to, or refuses;
`evolve(state, event)` folds the events; `view` and `redact` say what one seat may see.

    tiles board cards clock     what there is in a box
    edition setup               what a game is made from
    actions events refusals     what is asked, what happened, why not
    public hands state          what everyone sees, what a seat holds, all of it
    unfolding views             how events change it, and what a seat may see of it
    placement scoring laying    from tiles on squares to words and points
    opening turns endings       the first draw, the course of a turn, the settlement
    supplies exchanges staying  where the editions differ
    contests windows deeds      verdicts on words, answers to cards, what cards do
    timing departures           what falls due, who rests or leaves
    admission decide            who may act now, and what comes of it
"""
