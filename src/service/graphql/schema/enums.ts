import { describedEnum } from './described-enum.js';

export const EventKinds = describedEnum('EventKind', 'What an event is.', {
  input: 'What somebody said: an order, a report, a ruling.',
  roll: 'What the dice said.',
  outcome: 'What the rules made of it.',
});

export const SeatRoles = describedEnum('SeatRole', 'What a seat may do.', {
  player: 'Gives orders and enters results.',
  arbiter: 'Closes phases, rules on disputes, corrects mistakes.',
  spectator: 'Reads what is public.',
});

export const SeatColors = describedEnum(
  'SeatColor',
  'Colours of seats, which stay apart for most colour-blind eyes: each is another one on a light ground than on a dark one.',
  {
    blue: 'Of the first seat, where nothing is chosen.',
    red: 'Of the second.',
    ochre: 'Of the third.',
    violet: 'Of the fourth.',
    teal: 'Of the fifth.',
    magenta: 'Of the sixth.',
    green: 'Of the seventh.',
    slate: 'Of the eighth; then they begin anew.',
  },
);

export const DiceModes = describedEnum('DiceMode', 'Where the dice of a timeline come from.', {
  committed: 'Drawn by the service under a commitment published beforehand; proved to whoever may see them.',
  table: 'Thrown on a real table and entered.',
  mixed:
    'Thrown on a real table and entered, or left to the service, which draws them as it does committed dice.',
});

export const RestOfDice = describedEnum('RestOfDice', 'Who throws the rolls that no faces are given for.', {
  service: 'The service, under its commitment.',
});

export const DiceSources = describedEnum('DiceSource', 'Where the faces of one roll came from.', {
  committed: 'Drawn under the published commitment.',
  table: 'Entered from a real table.',
  scripted: 'Given in advance by a test or a conformance case.',
});

export const ForkDiceKinds = describedEnum('ForkDice', 'Which dice a fork throws.', {
  fresh: 'New dice under a new commitment.',
  same: "The parent's faces for the same rolls, so that only what was changed changes.",
});

export const DiceOrigins = describedEnum('DiceOrigin', 'Where the dice of a timeline descend from.', {
  own: 'The first timeline of its campaign.',
  fresh: 'A fork with new dice.',
  same: "A fork with its parent's dice.",
});

export const PlayerForkPolicies = describedEnum('PlayerForkPolicy', 'What players may fork.', {
  'completed-turns': 'Completed turns that hide nothing from them.',
  'arbiter-only': 'Nothing: only the arbiter forks.',
  'anyone-when-over': 'Anything once the campaign has ended.',
});

export const TokenKinds = describedEnum('TokenKind', 'What a token is for.', {
  admin: 'The service: it opens campaigns and hands out invites.',
  seat: 'A seat of a campaign.',
  bot: 'Reading alone.',
});

export const CampaignNoteKinds = describedEnum('CampaignNoteKind', 'What was done around the rules.', {
  promoted: 'The arbiter made another timeline the main one.',
  'open-turn-forked':
    'The arbiter forked or amended a turn that had not ended: they may look at what is still to come in it.',
  'arbiter-named': "The admin gave the arbiter's seat to somebody else.",
  'schedule-set': 'The deadlines were set, or taken away.',
  'deadlines-paused': 'The deadlines were paused.',
  'deadlines-resumed': 'The deadlines go on.',
  'deadline-moved': 'A deadline was put off, or taken away.',
});

export const Weekdays = describedEnum('Weekday', 'A day of the week.', {
  monday: 'The first day of the week.',
  tuesday: 'The second.',
  wednesday: 'The third.',
  thursday: 'The fourth.',
  friday: 'The fifth.',
  saturday: 'The sixth.',
  sunday: 'The seventh.',
});

export const MissingPolicies = describedEnum(
  'MissingPolicy',
  'What follows when a deadline has passed and somebody has not answered.',
  {
    wait: 'It is waited on; who was late is noted.',
    arbiter: 'The arbiter is told, and decides.',
    defaults: 'What the rules hold silence for stands; where they know nothing the arbiter decides.',
    autopilot:
      'The service does what the rules let the arbiter close, or plays for the missing by their defaults.',
  },
);

export const DeadlineSources = describedEnum('DeadlineSource', 'Who has set a deadline.', {
  rules: 'The rules, by a house rule or an order.',
  schedule: "The club's schedule.",
  arbiter: 'The arbiter, who has put it off or taken it away.',
});

export const DeadlineStandings = describedEnum('DeadlineStanding', 'How a deadline stands.', {
  ahead: 'It is still to come.',
  grace: 'It has passed, and the service still waits.',
  passed: 'It has passed.',
  paused: 'The clock stands still.',
  skipped: 'The arbiter has taken it away.',
});

export const DeadlineOutcomes = describedEnum('DeadlineOutcome', 'What came of a deadline that has passed.', {
  closed: 'The service answered for the missing.',
  waiting: 'It is waited on.',
  'left-to-arbiter': 'The arbiter decides.',
  dice: 'Dice from the table are waited for.',
});

export const BattleStatuses = describedEnum('BattleStatus', 'How far a battle has come.', {
  pending: 'Waits for its result.',
  postponed: 'Put off to a later turn.',
  in_progress: 'Being fought step by step.',
  reported: 'A result was entered and waits for confirmation.',
  confirmed: 'The result was confirmed by the opponent.',
  disputed: 'The result is disputed and waits for the arbiter.',
  resolved: 'Over: its consequences stand.',
});

export const HexGrids = describedEnum('HexGrid', 'How the hexes of a board lie.', {
  'pointy-top': 'A corner at the top; directions 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE.',
  'flat-top': 'An edge at the top; directions 0 SE, 1 NE, 2 N, 3 NW, 4 SW, 5 S.',
  graph: 'No hexes: places that say which others they are next to.',
});

export const Differences = describedEnum('DifferenceKind', 'How two positions differ in a piece or place.', {
  added: 'The second alone has it.',
  removed: 'The first alone has it.',
  changed: 'Both have it, with other fields.',
});

export const Sights = describedEnum('Sight', 'Whether a viewer sees a place.', {
  now: 'Seen now.',
  before: 'Seen before: what is shown is how it was then.',
  never: 'Never seen: the map alone is known.',
});

export const UnitFates = describedEnum('UnitFate', 'What became of a unit in a battle.', {
  standing: 'On the table and in order.',
  broken: 'On the table and broken.',
  fled: 'It broke and fled off the table.',
  left: 'It left the table in order.',
  destroyed: 'Nothing of it was left.',
  away: 'It fought from off the table, and is there.',
  absent: 'It never came.',
});

export const GivingUps = describedEnum('GivingUp', 'How a side gave a battle up.', {
  no: 'It did not.',
  surrendered: 'It surrendered or conceded.',
  retreated: 'It declared its retreat.',
});

export const MarkKinds = describedEnum('MarkKind', 'What a map shows by a sign.', {
  settlement: 'People live there.',
  stronghold: 'A camp or fortification.',
  resource: 'It yields something.',
  ruin: 'Something was destroyed.',
  planet: 'A planet.',
});

export const LocationKinds = describedEnum('LocationKind', 'What a place on the board is.', {
  hex: 'A hex of a map, with nothing on it that the other words name.',
  urban: 'A hex with a village, town or city.',
  resource: 'A hex that yields resource points.',
  system: 'A star system.',
  planet: 'A space of a map with a planet.',
  'deep space': 'A space of a map without one.',
  place: 'A place on a table.',
});

export const ImpactResults = describedEnum(
  'ImpactResult',
  'What became of a later input under an amendment.',
  {
    same: 'The same events followed from it.',
    changed: 'Other events followed from it.',
    illegal: 'It is no longer allowed and was left out.',
    needsDice: 'It needs table dice that nobody has entered.',
    misplaced: 'The campaign now stands at another turn or phase than when it was given; it was left out.',
  },
);

export const CheckResults = describedEnum('CheckResult', 'What a check of a timeline came to.', {
  passed: 'All that was looked at is as it should be.',
  otherwise:
    'Nothing is wrong: the rules of this version of the program would decide something in another way than the version that decided it. What was decided stands.',
  failed: 'Something is not as it should be.',
  'not-examined': 'There was nothing that could be looked at: neither sound nor unsound.',
});

export const VerificationVerdicts = describedEnum(
  'VerificationVerdict',
  'What the verification of a timeline came to, in a word.',
  {
    sound:
      'Nothing that was looked at is wrong, and the rules of today would have decided all of it as it was decided.',
    'judged-otherwise':
      'Nothing is wrong. The rules have been changed since some of it was played, and would decide that in another way today: it stands as it was decided.',
    broken:
      'Something was changed or lost since it was recorded, or does not follow from the dice and the books: see the problems of the checks.',
  },
);

export const VerificationChecks = describedEnum('VerificationCheckName', 'One of the checks of a timeline.', {
  'hash-chain': 'Every command follows by its hash from what it says and from the command before.',
  revisions:
    'Numbers are gap-free, no id is there twice, each command is of one seat and begins with its input.',
  'roll-numbers': 'Dice rolls are numbered gap-free.',
  dice: 'Every committed roll follows from its proof, and the proof from the commitment.',
  postings: 'The sum of the postings is the balance in the state.',
  checksums:
    'The position at the end of each turn is the one that was noted then. Turns of an earlier version of the program that noted it in another form are not examined.',
  adjudication:
    'Every command can be read, and is judged once more by the rules of today. Where they would decide in another way, that is told in `judgedOtherwise`, and is no fault.',
  campaign:
    'Seats, tokens and promotions can be read, follow from one another and name timelines that there are.',
});

export const ChannelKinds = describedEnum('ChannelKind', 'A way by which people are told.', {
  webhook: 'An address that is posted to.',
  email: 'An e-mail address that is written to.',
  calendar: 'A link that a calendar asks for deadlines.',
});

export const WebhookFormats = describedEnum('WebhookFormat', 'Form of what a webhook is posted.', {
  json: 'A JSON object, for programs.',
  discord: 'A message as Discord takes it.',
  slack: 'A message as Slack takes it, and others that do as Slack does.',
});

export const Topics = describedEnum('Topic', 'What is told.', {
  'phase-closed': 'That a phase has closed, which one is open now, and what is waited for.',
  'turn-report': 'What came of a turn, once it has ended; it stands for the end of its last phase.',
  reminder: 'What must still be done before a deadline that is near, once for each.',
});

export const Owners = describedEnum('Owner', 'Whose knowledge is told.', {
  campaign: 'What everybody may know. For the arbiter and the admin.',
  seat: "What the caller's seat may know. For whoever holds it.",
});

export const ChannelStates = describedEnum('ChannelState', 'Whether a channel tells anything.', {
  unconfirmed: 'Not before the code that was sent to the e-mail address is entered.',
  on: 'It tells what it is asked to.',
  off: 'It tells nothing any more: see `why`.',
});

export const OffReasons = describedEnum('OffReason', 'Why a channel is switched off.', {
  unreachable:
    'What was told was not taken for about a day: see `lastFailure`. A test that is taken switches it on again.',
  gone: 'The address answered that it is gone for good.',
  unsubscribed: 'Whoever reads it asked for no more.',
  'seat-revoked': 'The seat was taken from whoever added it.',
});

export const ReportEyes = describedEnum('ReportEyes', 'What the reader of a report may know.', {
  everybody: 'What is public.',
  seat: 'What a seat may know: for its eyes alone.',
  arbiter: 'What the arbiter may know: it holds the secrets of others.',
});

export const ChangeSubjects = describedEnum('ChangeSubject', 'What has been gained or lost.', {
  place: 'A place, by its owner.',
  piece: "A piece; of others' pieces only the arbiter is told.",
});
