how-title = How to play { $game }
how-heading = How to play
how-tab = How
how-meta = { $few } to { $many } players, about { $minutes } minutes. Usual rules.
how-print = Print this page
how-lesson = a lesson, { $minutes } minutes
how-book = The whole rulebook
how-page = On a page of its own
