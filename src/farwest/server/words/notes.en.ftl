notes-title = Notebook
notes-none = Nothing is hidden from you yet.
notes-loading = The notebook opens.
notes-only-you = Your marks stay in this browser: nobody else gets them. What could be is worked out from what you see yourself.
notes-marks = My marks
notes-possible = Possible
notes-pencil = Pencil
notes-mark = Mark
notes-rub = Rub out: { $mark }
notes-rub-all = Rub out all
notes-note-text = Words of the note
notes-kind = { $kind ->
    [here] here?
    [never] never
    [way] way
   *[note] note
}
notes-help = { $kind ->
    [here] Mark where someone could be. Marked again, it goes. Keys 1 to 4 mark what has the focus.
    [never] Mark where nobody can be. Marked again, it goes. Keys 1 to 4 mark what has the focus.
    [way] Mark where the way begins, then where it ends.
   *[note] Write a few words, then show where they belong.
}
notes-way-to = From { $place } to where?
notes-mark-it = { $kind ->
    [here] { $place }: here?
    [never] { $place }: never
    [way] { $place }: a way
   *[note] { $place }: a note
}
notes-mark-on = { $kind ->
    [here] { $place }: here?
    [never] { $place }: never
    [way] From { $place } to { $to }
   *[note] { $place }: { $text }
}
