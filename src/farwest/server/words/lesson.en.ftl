## A lesson at the table

lesson-coach = Old Zeke
lesson-step = { $step } of { $of }
lesson-next = Next
lesson-back = Back
lesson-close = Leave the lesson
lesson-hide = Put the bubble away
lesson-points = Pointed at: { $things }.
lesson-stacked = Lesson: the cards are stacked
lesson-enter = Press Enter, or Next in the bubble.
lesson-on = Play on from here
lesson-on-note = against Greenhorns
lesson-real = A real game
lesson-real-note = from the start
lesson-how = How to play
lesson-how-note = one page, with pictures

## On the poster

lesson-learn = Learn it
lesson-learn-minutes = { $minutes } min
lesson-learn-of = ({ $game })
lesson-first = First time?
lesson-first-text = A lesson takes { $minutes } minutes: a short game with stacked cards, and someone beside you.
lesson-first-yes = Take the lesson
