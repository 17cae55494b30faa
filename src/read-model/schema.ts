/** Everything here can be rebuilt from the event store, and is whenever the code that fills it is another. */
export const SCHEMA = `
CREATE TABLE facts (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE streams (stream TEXT PRIMARY KEY, length INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE campaigns (
  number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, ruleset TEXT NOT NULL,
  public INTEGER NOT NULL, record TEXT NOT NULL, last_activity TEXT NOT NULL
);
CREATE INDEX campaigns_by_activity ON campaigns (last_activity, number);
CREATE TABLE tokens (
  token_hash TEXT NOT NULL, campaign TEXT NOT NULL, seat TEXT NOT NULL, role TEXT NOT NULL,
  PRIMARY KEY (token_hash, campaign)
) WITHOUT ROWID;
CREATE TABLE bots (token_hash TEXT PRIMARY KEY, campaign TEXT NOT NULL, seat TEXT) WITHOUT ROWID;
CREATE TABLE invites (code_hash TEXT PRIMARY KEY, campaign TEXT NOT NULL, seat TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE timelines (
  number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, campaign TEXT NOT NULL, facts TEXT NOT NULL,
  revision INTEGER NOT NULL, step INTEGER NOT NULL, hash TEXT NOT NULL, at TEXT NOT NULL,
  turn INTEGER NOT NULL, phase TEXT NOT NULL, over INTEGER NOT NULL, whole INTEGER NOT NULL
);
CREATE INDEX timelines_of_campaign ON timelines (campaign);
CREATE TABLE channels (
  id TEXT PRIMARY KEY, campaign TEXT NOT NULL, state TEXT NOT NULL, record TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX channels_of_campaign ON channels (campaign);
CREATE TABLE events (
  timeline INTEGER NOT NULL, revision INTEGER NOT NULL, step INTEGER NOT NULL,
  turn INTEGER NOT NULL, phase TEXT NOT NULL, actor TEXT NOT NULL, kind TEXT NOT NULL, type TEXT NOT NULL, command TEXT NOT NULL, tags TEXT NOT NULL,
  audience TEXT NOT NULL, seats TEXT NOT NULL, until_turn INTEGER, until_phase INTEGER,
  PRIMARY KEY (timeline, revision)
) WITHOUT ROWID;
CREATE INDEX events_of_kind ON events (timeline, kind, revision);
CREATE TABLE commands (
  timeline INTEGER NOT NULL, actor TEXT NOT NULL, command TEXT NOT NULL,
  first INTEGER NOT NULL, last INTEGER NOT NULL,
  PRIMARY KEY (timeline, actor, command)
) WITHOUT ROWID;
CREATE TABLE steps (
  timeline INTEGER NOT NULL, step INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,
  PRIMARY KEY (timeline, step)
) WITHOUT ROWID;
CREATE TABLE postings (
  timeline INTEGER NOT NULL, revision INTEGER NOT NULL, number INTEGER NOT NULL, event TEXT NOT NULL,
  turn INTEGER NOT NULL, phase TEXT NOT NULL, account TEXT NOT NULL, measure TEXT NOT NULL, seat TEXT,
  amount REAL NOT NULL, rule TEXT NOT NULL, cause TEXT NOT NULL, book INTEGER, sum REAL,
  PRIMARY KEY (timeline, revision, number)
) WITHOUT ROWID;
CREATE INDEX postings_of_book ON postings (book, revision, number) WHERE book IS NOT NULL;
CREATE INDEX postings_of_no_book ON postings (timeline, account) WHERE book IS NULL;
CREATE TABLE books (
  number INTEGER PRIMARY KEY, timeline INTEGER NOT NULL, account TEXT NOT NULL, measure TEXT NOT NULL, seat TEXT NOT NULL,
  audience TEXT NOT NULL, seats TEXT NOT NULL,
  UNIQUE (timeline, account, measure, seat, audience, seats)
);
CREATE TABLE rolls (
  timeline INTEGER NOT NULL, revision INTEGER NOT NULL, seat TEXT, sides INTEGER NOT NULL, faces TEXT NOT NULL,
  PRIMARY KEY (timeline, revision)
) WITHOUT ROWID;
CREATE TABLE turns (
  timeline INTEGER NOT NULL, turn INTEGER NOT NULL, last INTEGER NOT NULL, closed INTEGER NOT NULL,
  ended INTEGER NOT NULL, checksum TEXT NOT NULL, at TEXT NOT NULL,
  PRIMARY KEY (timeline, turn)
) WITHOUT ROWID;
CREATE INDEX turns_by_end ON turns (timeline, ended);
CREATE TABLE phases (
  timeline INTEGER NOT NULL, turn INTEGER NOT NULL, phase TEXT NOT NULL, last INTEGER NOT NULL, at TEXT NOT NULL,
  PRIMARY KEY (timeline, turn, phase)
) WITHOUT ROWID;
CREATE TABLE snapshots (
  timeline TEXT NOT NULL, revision INTEGER NOT NULL, ruleset TEXT NOT NULL, played TEXT NOT NULL,
  PRIMARY KEY (timeline, revision)
) WITHOUT ROWID;
`;
