PRAGMA application_id = 1180791383;
PRAGMA user_version = 8;
BEGIN TRANSACTION;
CREATE TABLE announcement (
        number INTEGER PRIMARY KEY,
        at REAL NOT NULL,
        until REAL,  -- null: until it is taken down
        text TEXT NOT NULL
    );
CREATE TABLE ban (
        number INTEGER PRIMARY KEY,
        until REAL,  -- null: for good
        lifted REAL,  -- null: not yet
        body TEXT NOT NULL  -- JSON
    );
CREATE TABLE charter (
        number INTEGER PRIMARY KEY,  -- the order of founding
        table_id TEXT NOT NULL UNIQUE,
        public INTEGER NOT NULL,
        over REAL,  -- seconds since the epoch; null: not yet
        body TEXT NOT NULL  -- JSON
    );
INSERT INTO "charter" VALUES(1,'old',1,2000.0,'{"table":"old","game":"goat","seats":3,"variant":{"rich_store":true},"chairs":[{"who":"me","name":"","level":"cowhand"},{"who":"bot","name":"Calamité","level":"legend"},{"who":"open","name":"","level":"cowhand"}],"host":"ann","secret":"abababababababababababababababababababababababababababababababab","founded":1000.0,"public":true,"clock":null,"language":"en","delay":0,"pace":true,"start":"","version":"1"}');
INSERT INTO "charter" VALUES(2,'new',0,NULL,'{"table":"new","game":"goat","seats":3,"variant":{"rich_store":true},"chairs":[{"who":"me","name":"","level":"cowhand"},{"who":"bot","name":"Calamité","level":"legend"},{"who":"open","name":"","level":"cowhand"}],"host":"ann","secret":"abababababababababababababababababababababababababababababababab","founded":1001.0,"public":false,"clock":null,"language":"en","delay":0,"pace":true,"start":"","version":"1"}');
CREATE TABLE counted (
        number INTEGER PRIMARY KEY,  -- the order in which tables were looked through at their end
        table_id TEXT NOT NULL UNIQUE REFERENCES charter (table_id)
    );
INSERT INTO "counted" VALUES(1,'old');
CREATE TABLE deed (
        number INTEGER PRIMARY KEY,
        at REAL NOT NULL,
        what TEXT NOT NULL,  -- what an owner did
        about TEXT NOT NULL,
        text TEXT NOT NULL
    );
CREATE TABLE friend (
        person TEXT NOT NULL,  -- who asked
        other TEXT NOT NULL,  -- who was asked
        at REAL NOT NULL,
        agreed REAL,  -- null: not yet
        PRIMARY KEY (person, other)
    );
CREATE TABLE invitation (
        table_id TEXT NOT NULL REFERENCES charter (table_id),
        person TEXT NOT NULL,  -- who is asked to come
        host TEXT NOT NULL,  -- who asks
        at REAL NOT NULL,
        PRIMARY KEY (table_id, person)
    );
CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES charter (table_id),
        n INTEGER NOT NULL CHECK (n >= 0),
        body TEXT NOT NULL,  -- JSON
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID
    ;
INSERT INTO "log" VALUES('new',0,'{"kind":"sit","at":1000.25,"seat":0,"text":"Ann","value":"00ff","person":"ann"}');
INSERT INTO "log" VALUES('old',0,'{"kind":"sit","at":1000.25,"seat":0,"text":"Ann","value":"00ff","person":"ann"}');
INSERT INTO "log" VALUES('old',1,'{"kind":"play","at":1000.1428571428571,"seat":1,"number":1,"text":"ask-1"}');
INSERT INTO "log" VALUES('old',2,'{"kind":"play","at":1000.2857142857143,"seat":2,"number":2,"text":"ask-2"}');
CREATE TABLE person (
        id TEXT PRIMARY KEY,
        account TEXT UNIQUE,  -- the name without its case, if a password keeps it
        token TEXT UNIQUE,  -- its SHA-256
        body TEXT NOT NULL  -- JSON
    ) WITHOUT ROWID
    ;
INSERT INTO "person" VALUES('ann','ann','0000000000000000000000000000000000000000000000000000000000000000','{"id":"ann","name":"Ann","language":"fr","password":"hash","token":"0000000000000000000000000000000000000000000000000000000000000000"}');
CREATE TABLE report (
        number INTEGER PRIMARY KEY,
        reporter TEXT NOT NULL,  -- a person
        at REAL NOT NULL,
        done REAL,  -- when the owner was through with it; null: not yet
        body TEXT NOT NULL  -- JSON
    );
CREATE TABLE result (
        table_id TEXT NOT NULL REFERENCES counted (table_id),
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,  -- an id; empty: a bot
        name TEXT NOT NULL,  -- at the table; empty: whoever it was is gone
        sought TEXT NOT NULL,  -- the name without its case
        bot TEXT NOT NULL,  -- the level that played there at the end; empty: the person did
        account INTEGER NOT NULL,  -- 1: the person had a password
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        side TEXT NOT NULL,  -- empty: all play for themselves
        place INTEGER NOT NULL,
        score INTEGER NOT NULL,
        won INTEGER NOT NULL,
        against TEXT NOT NULL,  -- people, bots or device
        rivals TEXT NOT NULL,  -- the level of the bots there; mixed; empty: none
        unrated TEXT NOT NULL,  -- why it counts for no rating; empty: it counts
        ended REAL NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
INSERT INTO "result" VALUES('old',0,'ann','Ann','ann','',1,'goat',3,'',1,12,1,'bots','legend','undo',2000.0);
CREATE TABLE right_of_owner (
        name TEXT PRIMARY KEY,  -- the SHA-256 of what the cookie says
        at REAL NOT NULL
    ) WITHOUT ROWID
    ;
CREATE TABLE sat (
        person TEXT NOT NULL,
        number INTEGER NOT NULL,
        PRIMARY KEY (person, number)
    ) WITHOUT ROWID
    ;
INSERT INTO "sat" VALUES('ann',1);
INSERT INTO "sat" VALUES('ann',2);
CREATE TABLE secret (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) WITHOUT ROWID;
INSERT INTO "secret" VALUES('cookies',X'5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A5A');
CREATE TABLE session (
        name TEXT PRIMARY KEY,  -- the SHA-256 of what the cookie says
        person TEXT NOT NULL REFERENCES person (id),
        at REAL NOT NULL  -- when it was opened: seconds since the epoch
    ) WITHOUT ROWID
    ;
CREATE TABLE shelf (
        number INTEGER PRIMARY KEY,  -- the order of keeping
        name TEXT NOT NULL UNIQUE,
        body TEXT NOT NULL
    , owner TEXT NOT NULL DEFAULT '');
INSERT INTO "shelf" VALUES(1,'file-0','{}','');
CREATE TABLE slot (
        slot INTEGER PRIMARY KEY,
        epoch INTEGER NOT NULL CHECK (epoch > 0),  -- how often it was taken
        holder TEXT NOT NULL  -- which process: for whoever looks
    );
CREATE TABLE tried (
        asker TEXT PRIMARY KEY,  -- the SHA-256 of who tried passwords, or for whose name
        level REAL NOT NULL,  -- how many more at once
        since REAL NOT NULL  -- seconds since the epoch
    ) WITHOUT ROWID
    ;
CREATE INDEX charter_open ON charter (public) WHERE over IS NULL;
CREATE INDEX charter_over ON charter (public) WHERE over IS NOT NULL;
CREATE TRIGGER log_has_no_gap BEFORE INSERT ON log
    WHEN new.n > 0
    AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = new.table_id AND n = new.n - 1)
    BEGIN SELECT raise(ABORT, 'an entry before it is missing'); END;
CREATE TRIGGER log_is_told_once BEFORE INSERT ON log
    WHEN EXISTS (SELECT 1 FROM log WHERE table_id = new.table_id AND n = new.n)
    BEGIN SELECT raise(ABORT, 'it was told before'); END;
CREATE TRIGGER log_tells_who_sat AFTER INSERT ON log
    WHEN json_extract(new.body, '$.kind') = 'sit' AND json_extract(new.body, '$.person') <> ''
    BEGIN
        INSERT OR IGNORE INTO sat
        SELECT json_extract(new.body, '$.person'), number
        FROM charter WHERE table_id = new.table_id;
    END;
CREATE TRIGGER log_is_not_forgotten BEFORE DELETE ON log
    BEGIN SELECT raise(ABORT, 'the log only grows'); END;
CREATE TRIGGER charter_is_not_forgotten BEFORE DELETE ON charter
    BEGIN SELECT raise(ABORT, 'a charter never changes'); END;
CREATE TRIGGER charter_is_not_rewritten
    BEFORE UPDATE OF number, table_id, public, body ON charter
    BEGIN SELECT raise(ABORT, 'a charter never changes'); END;
CREATE INDEX session_of ON session (person);
CREATE INDEX shelf_of ON shelf (owner);
CREATE INDEX report_by ON report (reporter, at);
CREATE INDEX charter_ended ON charter (over) WHERE over IS NOT NULL;
CREATE TRIGGER slot_grows_old BEFORE UPDATE ON slot WHEN new.epoch <= old.epoch
    BEGIN SELECT raise(ABORT, 'an epoch never comes back'); END;
CREATE TRIGGER slot_is_not_forgotten BEFORE DELETE ON slot
    BEGIN SELECT raise(ABORT, 'an epoch never comes back'); END;
CREATE INDEX tried_since ON tried (since);
CREATE INDEX result_of ON result (person, ended);
CREATE INDEX result_rated ON result (game, against) WHERE unrated = '';
CREATE INDEX friend_of ON friend (other);
CREATE INDEX invitation_of ON invitation (person, at);
CREATE TRIGGER log_is_not_rewritten BEFORE UPDATE ON log
    WHEN new.table_id <> old.table_id OR new.n <> old.n
    OR json(new.body) <> CASE json_extract(old.body, '$.kind')
        WHEN 'sit' THEN json_remove(old.body, '$.text')
        WHEN 'hint' THEN json_remove(old.body, '$.value')
        WHEN 'chat' THEN json_remove(old.body, '$.text', '$.value')
        WHEN 'whisper' THEN json_remove(old.body, '$.text', '$.value')
        ELSE json(old.body) END
    BEGIN SELECT raise(ABORT, 'the log only grows'); END;
COMMIT;
