## The table

table-tab-mine = Your move: { $game }
table-you = you
table-prompt = What is asked
table-options = Choices
table-loading = Walking up to the table
table-hint = Hint
table-hinting = Thinking…
table-undo = { $how ->
    [ask] Ask to undo
   *[safe] Undo
}
table-held = Your move stands. You can change it while the others think.
table-back = Other choices
table-list = { $n } choices
table-on-board = Choose on the board.
table-advice = Best, I think: “{ $text }”.
table-advice-gauge = Best, I think: { $word }.
table-explained-close = Close the card
table-why = Why?
table-why-not = Why can’t I?
table-why-other = Why not…
table-why-choose = another choice?
table-several = { $label }: { $n } choices
table-no-board = This game has no board here yet. The choices below play it all the same.
table-gauge-go = Let go
table-gauge = { $to ->
    [hold] Hold and let go
   *[slider] Use a slider
}

table-seats = Seats and notes
table-side = Log, chat and rules
table-tabs = Parts of the table
table-tab = { $tab ->
    [log] Log
    [chat] Chat
    [notes] Notes
    [how] How
    [rules] Rules
   *[table] Table
}
table-log = Log
log-lines = { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
log-before = { $heading ->
    [none] Before
   *[other] Before { $heading }
}: { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
log-unfold = Unfold everything
log-newest = To the newest
table-awaited = It’s your move
table-log-empty = Nothing has happened yet
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-say = Say something to the table
table-send = Send
table-readers = Who reads it
table-everybody = Everybody
table-plan = Plan
table-plan-mine = Your plan
table-plan-help = Choose up to { $n } stops in their order. The last one, chosen again, goes.
table-plan-asked = Your turn is waiting.
table-plan-none = You have pinned nothing yet.
table-plan-stop = Pin { $stop } as stop { $n }
table-plan-drop = { $n } { $stop }: take off
table-plan-places = All places
table-plan-add = Add
table-plan-clear = Clear
table-plan-done = Done
table-pin = Plan of { $name }, stop { $n }: { $stop }
table-rules = Rules

table-your-turn = Your turn.
table-seconds = { $n ->
    [one] { $n } second left.
   *[other] { $n } seconds left.
}
table-left = { $name } is thinking. { $left } left.
table-long = { $name } takes the time that is needed.
table-line-down = Connection lost, trying again.
table-line-back = You are back.
table-watching = { $behind ->
    [0] Watching
    [one] Watching, { $behind } second behind
   *[other] Watching, { $behind } seconds behind
}
table-beliefs = Suspicion map
table-beliefs-help = Where everyone could be, from what spectators have seen so far.
table-not-here = Not here just now
table-undo-waits = Waiting for the others to agree
table-undo-asked = { $name } would like to undo a move.
table-agree = Agree
table-disagree = Say no
table-away = A bot plays for you.
table-return = Come back

table-film = What happens
table-film-at = Step { $n } of { $of }
table-film-hold = { $how ->
    [go] Go on
   *[pause] Pause
}
table-film-step = Next
table-film-end = To the end
table-film-again = See it again

table-leave = Leave the table
table-leave-help = A bot plays for you. You can come back while the game lasts. If you don’t, it stays on your count of games with people.
table-leave-bot = The bot plays like a
table-leave-now = Leave
table-stay = Stay
table-level = { $level ->
    [greenhorn] Greenhorn
    [gunslinger] Gunslinger
    [legend] Legend
   *[cowhand] Cowhand
}
table-bot = { $level ->
    [greenhorn] Bot, Greenhorn
    [gunslinger] Bot, Gunslinger
    [legend] Bot, Legend
   *[cowhand] Bot, Cowhand
}
table-bot-for = { $level ->
    [greenhorn] Away: a Greenhorn plays
    [gunslinger] Away: a Gunslinger plays
    [legend] Away: a Legend plays
   *[cowhand] Away: a Cowhand plays
}

table-curtain = Hand the device to { $name }.
table-curtain-help = Nobody else looks, please.
table-lift = I am { $name }

table-over = The game is over.
table-over-help = See how it was counted, or play again.
table-scores = Scores
table-replay = Replay
table-rematch = Rematch
table-rematch-waits = { $n } of { $of } want another game.
table-rematch-ready = The next table is set.
table-next = To the next game

table-keys = Keys
table-space = Space
table-key = { $key ->
    [1] plays the choice with this digit or letter
    [arrows] walk over what can be clicked
    [Enter] plays what is in focus
    [Esc] leaves a half-made choice
    [U] undoes
    [H] gives a hint
    [L] goes to the log
    [T] talks to the table
    [rules] searches the rules
    [B] tells the board in words
    [I] explains what is in focus; without one, the arrows walk the board
    [F] shows the last film again
    [Space] stops a film, or lets it go on; → goes one step, Esc to its end
    [plus] looks nearer; − farther, 0 at the whole board
   *[keys] lists the keys
}

## Who leads

table-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
table-at-least = at least
table-of = { $n } of { $of }
table-if-ended = If it ended now
table-made-of = Made of
table-has = Has
table-ends = The end
table-last-turns = Last moves
table-seat-sheet = { $name }: points, goods, last moves
