people-loading = Looking them up.
people-this-is-you = This is what others see of you.
people-you-show-nothing = You show nothing of yourself yet: strangers do not find this page.
people-change = Change it
people-befriend = Ask to be friends
people-asked = You asked to be friends. The answer is theirs.
people-conduct = Played { $finished } of { $of } games with people to the end.
people-last-games = Last games
people-nothing-yet = Nothing yet.
people-count = { $what ->
    [played] { $n ->
        [one] game
       *[other] games
    }
    [won] won
   *[games] { $n ->
        [one] kind of game
       *[other] kinds of game
    }
}
people-met = People met
people-met-help = wins in these games
people-met-sum = { $won } to { $lost }
people-feats = { $done } of { $of }
showing-title = What others see of you
showing-text = Your page shows nothing until you say so. Without anything on it, strangers do not find it.
showing-ratings = Ratings
showing-conduct = How many games you finish
showing-statistics = Statistics
showing-games = Your last games
showing-games-help = Others in them are named only if they show their games too.
showing-look = See your page
farewell-title = Everything of yours
farewell-export-text = Your games, ratings, lists and words, as one file.
farewell-export = Save it all
farewell-delete-text = You can leave for good whenever you like.
farewell-delete = Leave for good
farewell-what-stays = Your name, your words, your lists and your password go at once, and cannot come back. Games you finished stay for the others, without your name. In games that go on, a bot takes over.
farewell-sure = Your name, to be sure
farewell-delete-now = Leave for good
farewell-stay = Stay
friends-title = Friends
friends-text = Friends see when you are at a table, and invite you in one click.
friends-none = Nobody yet.
friends-name = Name of an account
friends-ask = Ask
friends-stage = { $stage ->
    [asks] Asks to be your friend
    [asked] Has not answered yet
   *[friend] { $here ->
        [yes] At a table now
       *[no] Friend
    }
}
friends-accept = Accept
friends-accept-label = Accept { $name } as a friend
friends-end = { $stage ->
    [asks] Refuse
    [asked] Never mind
   *[friend] End
}
friends-end-label = { $stage ->
    [asks] Refuse { $name }
    [asked] Ask { $name } no more
   *[friend] End the friendship with { $name }
}
announced-label = News of the house
announced-invitations = Invitations
announced-invitation = { $host } invites you to { $game }.
announced-come = Come
announced-come-label = Come: { $host } invites you to { $game }
announced-decline = No, thanks
announced-decline-label = No, thanks: { $host }, { $game }
pair-title = Find someone to play
pair-text = You get a seat at a table where someone waits. If nobody does, others find you at a new one.
pair-game = Game
pair-pace = Pace
pair-free-help = Everyone takes their time.
pair-clock-help = 20 minutes each, and 10 seconds for every move.
pair-days-help = 3 days each for the whole game.
pair-rated = Rated
pair-rated-help = It counts for your rating: no hints, no undo.
pair-near = About my level
pair-near-help = Within 200 points of your rating, if you both have one.
pair-go = Find a table
invite-name = Invite by name
invite-send = Invite
invite-friend = Invite { $name }
invite-told = { $name } is invited.
create-rated = Rated
create-rated-on = It counts
create-rated-off = It does not count
create-rated-help = It counts for the ratings if everyone here has an account and plays to the end. No hints, no undo, no bots.
wait-rated = Rated: no hints, no undo, no bots.
lobby-note-rated = rated
announce-title = Announcements
announce-none = Nothing is announced.
announce-text = Tell everyone in the lobby
announce-how-long = How long
announce-days = { $days ->
    [0] Until I take it down
    [one] A day
   *[other] { $days } days
}
announce-send = Announce
announce-until = { $until ->
    [never] Until you take it down
   *[other] Until { $until }
}
announce-end = Take down
announce-end-label = Take down: { $text }
spectators-names = Watching: { $names }
lobby-filter-level = Level
lobby-filter-levels = Any level
lobby-by-rated = { $name }’s table ({ $points })
absent-text = { $name } is not here.
absent-call = Let a bot take over
