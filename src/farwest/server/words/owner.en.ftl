owner-title = Your house
owner-intro = What was reported, who is here, and what you can do about it.
owner-left = You are not the owner here any more. The house shows a new link whenever it starts.
owner-loading = Looking round the house.
owner-lists = Lists
owner-reports = Reports
owner-people = Here now
owner-tables = Tables
owner-bans = Banned
owner-deeds = Done
owner-reports-none = Nobody complains.
owner-people-none = Nobody is at a table.
owner-tables-none = No table is open.
owner-bans-none = Nobody is shut out.
owner-deeds-none = You have done nothing yet.
owner-report = { $name }: { $why }
owner-report-table = The table
owner-report-note = { $name } reported it on { $at }, at { $title }.
owner-talk = The talk around it
owner-meant = (reported)
owner-settle = Done with it
owner-settle-label = Done with it: the report about { $name }
owner-to-table = Table { $table }
owner-person = { $kind ->
    [account] Account, { $address }
    [guest] Guest, { $address }
   *[nameless] Without a name, { $address }
}
owner-table = { $stage ->
    [waiting] { $title }, before the game
    [playing] { $title }, in play
    [over] { $title }, game over
   *[stopped] { $title }, stopped
}
owner-table-note = { $names }. { $here ->
    [0] Nobody looks.
    [one] One connection.
   *[other] { $here } connections.
} { $public ->
    [yes] In the lobby.
   *[no] By link.
} Last change: { $at }.
owner-ban = Ban
owner-ban-label = Ban { $name }
owner-ban-help = They are out at once, and a bot plays for them. A guest can come back under a new name: then ban the address for a while.
owner-how-long = How long
owner-hours = { $hours ->
    [0] For good
    [24] 1 day
    [168] 1 week
    [720] 30 days
   *[other] { $hours } hours
}
owner-address = The address { $address } too
owner-address-help = Everybody behind it stays out, so never for good.
owner-why = Why
owner-why-help = For yourself. They don’t see it.
owner-never-mind = Never mind
owner-ban-note = Since { $at }, { $until ->
    [never] for good
   *[other] until { $until }
}{ $why ->
    [none] .
   *[other] . { $why }
}
owner-lift = Let in
owner-lift-label = Let { $name } in again
owner-close = Close the table
owner-close-label = Close the table of { $names }
owner-close-help = For good. Those at it are told, and can save the game.
owner-deed = { $what ->
    [banned] Banned: { $about }
    [unbanned] Let in again: { $about }
    [closed] Table closed: { $about }
    [settled] Report { $about } done
    [entered] An owner came in
    [left] An owner left
    [announced] Announced
    [unannounced] Announcement taken down
    [backed-up] Backup begun
    [allowed] Allowances set
   *[other] All owners left
}
owner-deed-note = { $why ->
    [none] { $at }
   *[other] { $at }. { $why }
}
owner-leaves = Pages of the list
owner-leaf = Page { $n }
owner-back = Newer
owner-further = Older
owner-house = How full it is
owner-quota = { $used } of { $most }
owner-quota-tables = Tables in memory
owner-quota-lines = Connections to tables
owner-quota-connections = All connections
owner-quota-thinking = Moves and hints that wait for a bot
owner-quota-replays = Replays that wait
owner-quota-reports = Open reports
owner-quota-bans = Bans
owner-no-limits = This house limits no rates: a proxy in front must.
owner-again = Look again
owner-right = You are the owner
owner-right-text = This browser is, since it came by the link of the house. It stays so until you end it.
owner-leave = End it here
owner-leave-everywhere = End it everywhere
