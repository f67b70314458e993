## At the table

you = You
against = You play against { $names }.
commitment = The house’s seal:   { $hash }
secret = The house’s secret: { $hash }
hint = Answer with a number or a name; Tab completes it. ? is help, q leaves.
prompt = >
advice = Best, I think: “{ $text }”. { $chance }
only-option = There is only one choice.
help =
    Answer with the number of a choice, its coordinates, or words of it: “offer thief”, “thief”.
    Tab completes what you type; the arrows bring back what you typed.
      help, ?        this help
      help WORD      what something does, as “help sheriff”; “help 2” is the second choice
      hint, h        a hint, and why
      why N          why not choice N
      undo, u        undo your last answer, if nothing hidden came out since
      table, t       the table again
      log, l         all that happened, with moves and rule IDs
      rule ID, r ID  a rule, as “rule F21”
      quit, q        leave
aside-help = help ?
aside-hint = hint h
aside-why = why
aside-undo = undo u
aside-table = table t
aside-log = log l
aside-rule = rule r
aside-quit = quit q
undone = Undone: choose again.
earlier = … (“log” has all that happened)
back-to-table = Enter: back to the table
thinks = { $name } thinks …
and = { $head } and { $tail }

## A lesson

lesson = A first game with Old Zeke beside you, about { $minutes } minutes. The cards are stacked.
lesson-hint = Enter goes on, b goes back. Answer with a number or a name. ? is help, q leaves.
lesson-enter = Nothing is to be answered here: Enter goes on.
lesson-over =
    That is the lesson. Now a real game:
      farwest play { $game }
      farwest rules { $game } --short
coach = Old Zeke, { $step } of { $of }

## When an answer does not fit

no-such-number = There is no choice { $number }; there are { $first } to { $last }.
several = “{ $answer }” could mean more than one choice: { $choices }.
not-understood = “{ $answer }” is no choice of this game. ? is help.
not-possible = “{ $answer }” is not possible now. { $why }
nothing-explained = Nothing on the table is called “{ $asked }”. Ask by its name, or by the number of a choice.
no-such-rule = There is no rule “{ $rule }”; the nearest are { $near }.
rules-letter = The letter of { $rule }
rules-none = No paragraph of the rules has “{ $words }”. Try a shorter word.

## The end

place = Place
player = Player
score = Score
won = { $who-me ->
    [me] You win!
   *[other] { $who } wins.
}
shared-win = { $names } share the win.
check-hash = The seal is the SHA-256 of the secret: every draw was settled before you saw one.
check-saved = The saved game is in { $file }. Check its draws with: farwest verify { $file }
check-unsaved = With --save FILE the game is saved, and “farwest verify FILE” checks its draws.
farewell = So long, partner!
saved = The game so far is in { $file }.

## Telling a game again

not-over = This game is not over: the saved game ends after { $move } moves.
stopped = Stopped after { $move } moves.
answer-next = { $name } is asked: { $question }
draw-next = The house is asked: { $question }

## Review

review-title = How the chances went
review-answer = move
review-axis = moves
review-turning = { $n }. After move { $move }
review-change = { $name }: { $before } % → { $after } %
review-picture = The picture is in { $file }.

## Pictures

picture-saved = The picture is in { $file }.

## The table

serving = The table stands at { $address } (Ctrl-C takes it down)
serving-owner = Owner’s page, for you alone and once: { $address }
serving-file = Games are kept in { $file }
backed-up = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $entries } entries of their logs) and { $people ->
    [one] { $people } person
   *[other] { $people } people
} are in { $file }: { $bytes } bytes, checked.
restored = The house of { $copy } is in { $file } again: { $bytes } bytes, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $people ->
    [one] { $people } person
   *[other] { $people } people
}.
restored-aside = What was there before is in { $file }.
moved = The house is in { $target }: { $tables } tables with { $entries } entries, { $people } people. Everything was compared and is the same; sum of the logs: { $sum }.
thinking-for = Thinking for { $house }, { $processes } at once (Ctrl-C ends it)
audited = Over and replayed: { $over }. Unfinished and loaded: { $unfinished }. Lessons: { $lessons }. Saved games from files: { $brought }. People: { $people }. Draws made again: { $draws }.
audited-unplayable = { $n ->
    [one] { $n } game cannot be told about
   *[other] { $n } games cannot be told about
}: their game, or the version of its rules, is not installed here.
audited-unproven = { $n ->
    [one] { $n } saved game from a file has
   *[other] { $n } saved games from files have
} no proof that holds; whoever brought it vouches, not the house.
audited-faults = { $n ->
    [0] Everything holds.
    [one] { $n } thing does not hold; it is named above.
   *[other] { $n } things do not hold; they are named above.
}
serving-metrics = Figures for Prometheus are at { $address }

## A puzzle

puzzle = Your move: find the best. { $stars ->
    [1] One star: a beginner overlooks it.
    [2] Two stars: a fair player overlooks it.
   *[other] Three stars: a good player overlooks it.
} Puzzle { $id }.
puzzle-odds = { $chance } in 100: { $option }
