/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Makes a link that a calendar asks for deadlines. */
export type AddCalendarInput = {
  /** Whose happenings are told. */
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
  /** Whose knowledge it tells. */
  readonly of: Owner;
  /** How many hours before a deadline the calendar is to give an alarm. 1 to 336. */
  readonly remindHours?: number;
};

/** Adds an e-mail address of the seat that the caller holds; it is sent a code. */
export type AddEmailInput = {
  /** E-mail address that is written to, once the code that it is sent is entered. At most 254 characters. */
  readonly address: string;
  /** Whose happenings are told. */
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
  /** How many hours before a deadline it reminds. 1 to 336. */
  readonly remindHours?: number;
  /** What it tells. Left out: everything. At most 3 of them. */
  readonly topics?: ReadonlyArray<Topic> | null | undefined;
};

/** Adds a webhook: an address that is posted what happens. */
export type AddWebhookInput = {
  /** Whose happenings are told. */
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
  /** Form of what is posted. */
  readonly format?: WebhookFormat;
  /** Whose knowledge it tells. */
  readonly of: Owner;
  /** How many hours before a deadline it reminds. 1 to 336. */
  readonly remindHours?: number;
  /** What it tells. Left out: everything. At most 3 of them. */
  readonly topics?: ReadonlyArray<Topic> | null | undefined;
  /** Address that is posted to; `https`. At most 2000 characters. */
  readonly url: string;
};

/** Corrects an old input on a new timeline and judges everything after it again. */
export type AmendTimelineInput = {
  /** What becomes of it. */
  readonly amendment: unknown;
  /** Chosen by the caller; sent again, the same amendment is answered. */
  readonly commandId: string;
  /** Dice from a real table for the replaced input. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Show the impact and store nothing. */
  readonly preview?: boolean;
  /** Why. At most 2000 characters. */
  readonly reason: string;
  /** Revision of the command to correct. 0 or more. */
  readonly revision: number;
  /** The timeline to correct. */
  readonly timeline: string;
};

/** How far a battle has come. */
export type BattleStatus =
  /** The result was confirmed by the opponent. */
  | 'CONFIRMED'
  /** The result is disputed and waits for the arbiter. */
  | 'DISPUTED'
  /** Being fought step by step. */
  | 'IN_PROGRESS'
  /** Waits for its result. */
  | 'PENDING'
  /** Put off to a later turn. */
  | 'POSTPONED'
  /** A result was entered and waits for confirmation. */
  | 'REPORTED'
  /** Over: its consequences stand. */
  | 'RESOLVED';

/** Who may do what beside the rules. */
export type CampaignPolicyInput = {
  /** What players may fork. */
  readonly playerForks?: PlayerForkPolicy;
  /** Whether people without a seat may read what is public. */
  readonly publicReading?: boolean;
};

/** A way by which people are told. */
export type ChannelKind =
  /** A link that a calendar asks for deadlines. */
  | 'CALENDAR'
  /** An e-mail address that is written to. */
  | 'EMAIL'
  /** An address that is posted to. */
  | 'WEBHOOK';

/** Whether a channel tells anything. */
export type ChannelState =
  /** It tells nothing any more: see `why`. */
  | 'OFF'
  /** It tells what it is asked to. */
  | 'ON'
  /** Not before the code that was sent to the e-mail address is entered. */
  | 'UNCONFIRMED';

/** What a check of a timeline came to. */
export type CheckResult =
  /** Something is not as it should be. */
  | 'FAILED'
  /** There was nothing that could be looked at: neither sound nor unsound. */
  | 'NOT_EXAMINED'
  /** Nothing is wrong: the rules of this version of the program would decide something in another way than the version that decided it. What was decided stands. */
  | 'OTHERWISE'
  /** All that was looked at is as it should be. */
  | 'PASSED';

/** By what a seat wants to be known; what is left out follows from its number. */
export type ChosenEmblemInput = {
  /** Its colour. */
  readonly color?: SeatColor | null | undefined;
  /** One or two letters or digits, which no other seat has. At most 2 characters. */
  readonly sign?: string | null | undefined;
};

/** One of the options of a piece. */
export type ChosenOptionInput = {
  /** The `key` of the option. */
  readonly option: string;
  /** The piece, or what else options were asked of. */
  readonly piece: string;
};

/** Turns a one-time code into a token. */
export type ClaimSeatInput = {
  /** The code from the invite. At most 128 characters. */
  readonly code: string;
  /** Chosen by the caller, and told to nobody. The code is good once; sent again with the same id within an hour, it is answered with the same token. */
  readonly commandId: string;
};

/** The arbiter closes the phase. */
export type ClosePhaseInput = {
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** The opponent confirms the reported result. */
export type ConfirmBattleInput = {
  readonly battle: string;
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** Enters the code that an e-mail address was sent. */
export type ConfirmEmailInput = {
  /** Whose happenings are told. */
  readonly campaign: string;
  /** By its key. */
  readonly channel: string;
  /** As it stands in the mail, with or without dashes. At most 128 characters. */
  readonly code: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
};

/** A new campaign. */
export type CreateCampaignInput = {
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Where the dice come from. */
  readonly diceMode?: DiceMode;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** Name of the campaign. At most 120 characters. */
  readonly name: string;
  /** Who may do what beside the rules. */
  readonly policy?: CampaignPolicyInput | null | undefined;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** The ruleset, with how it starts and its house rules. */
  readonly ruleset: unknown;
  /** Players and spectators, in order. An arbiter's seat is added unless one is among them. At most 40 of them. */
  readonly seats: ReadonlyArray<NewSeatInput>;
};

/** Who has set a deadline. */
export type DeadlineSource =
  /** The arbiter, who has put it off or taken it away. */
  | 'ARBITER'
  /** The rules, by a house rule or an order. */
  | 'RULES'
  /** The club's schedule. */
  | 'SCHEDULE';

/** How a deadline stands. */
export type DeadlineStanding =
  /** It is still to come. */
  | 'AHEAD'
  /** It has passed, and the service still waits. */
  | 'GRACE'
  /** It has passed. */
  | 'PASSED'
  /** The clock stands still. */
  | 'PAUSED'
  /** The arbiter has taken it away. */
  | 'SKIPPED';

/** Where the dice of a timeline come from. */
export type DiceMode =
  /** Drawn by the service under a commitment published beforehand; proved to whoever may see them. */
  | 'COMMITTED'
  /** Thrown on a real table and entered, or left to the service, which draws them as it does committed dice. */
  | 'MIXED'
  /** Thrown on a real table and entered. */
  | 'TABLE';

/** Where the faces of one roll came from. */
export type DiceSource =
  /** Drawn under the published commitment. */
  | 'COMMITTED'
  /** Given in advance by a test or a conformance case. */
  | 'SCRIPTED'
  /** Entered from a real table. */
  | 'TABLE';

/** How two positions differ in a piece or place. */
export type DifferenceKind =
  /** The second alone has it. */
  | 'ADDED'
  /** Both have it, with other fields. */
  | 'CHANGED'
  /** The first alone has it. */
  | 'REMOVED';

/** The opponent disputes the reported result. */
export type DisputeBattleInput = {
  readonly battle: string;
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** What is wrong with it. At most 2000 characters. */
  readonly reason: string;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** Faces for the dice that the timeline waits for. */
export type EnterDiceInput = {
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** The faces in `dice` take the place of those that were entered for the same rolls, while the command still waits: by whoever may enter them as long as nothing was asked for that follows from them, later by the arbiter. */
  readonly corrects?: boolean | null | undefined;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** What a unit is. */
export type EpicKind =
  /** A flyer: off the table outside its missions (EPC-FLY-01). */
  | 'FLYER'
  | 'INFANTRY'
  | 'VEHICLE'
  /** A war engine: a detachment of its own. */
  | 'WAR_ENGINE';

/** A mission of flyers (EPC-FLY-01). */
export type EpicMission =
  /** Ground attack (EPC-FLY-02). */
  | 'GROUND_ATTACK'
  /** Intercept (EPC-FLY-04). */
  | 'INTERCEPT'
  | 'NONE'
  /** Transport (EPC-FLY-03). */
  | 'TRANSPORT';

/** What became of an objective. */
export type EpicObjectiveState =
  | 'CAPTURED'
  | 'DESTROYED'
  /** Still to be fought for. */
  | 'OPEN';

/** An objective (section 6.6). */
export type EpicObjectiveType =
  /** Bunker: 5 from its owner when it is destroyed. */
  | 'BUNKER'
  /** Capture: D6 for its captor, or D6 from the other side of who destroys it. */
  | 'CAPTURE'
  /** Cleanse: 1 for its holder in each Rally phase. */
  | 'CLEANSE'
  /** Rescue: 1 for its holder, 1 from the other side in each Rally phase. */
  | 'RESCUE'
  /** Take & Hold: D3 for its holder in each Rally phase. */
  | 'TAKE_AND_HOLD';

/** The order of a detachment (section 6.4). */
export type EpicOrder =
  /** Assault (EPC-ORD-04). */
  | 'ASSAULT'
  /** March (EPC-ORD-03). */
  | 'MARCH'
  /** No order (EPC-ORD-02). */
  | 'NONE'
  /** Overwatch (EPC-ORD-05). */
  | 'OVERWATCH'
  /** Special: Preparatory Bombardment (EPC-ORD-06). */
  | 'SPECIAL_BOMBARDMENT'
  /** Special: Flak (EPC-ORD-06). */
  | 'SPECIAL_FLAK';

/** Where a detachment is. */
export type EpicPlace =
  /** Destroyed (EPC-GEN-05). */
  | 'DESTROYED'
  /** Flyers that have arrived, outside their missions (EPC-RES-02). */
  | 'OFF_TABLE'
  /** In reserve (EPC-RES-01). */
  | 'RESERVE'
  /** On the table. */
  | 'TABLE';

/** A step of the turn (section 4). */
export type EpicStep =
  /** Initiative for assaults. */
  | 'ASSAULT_INITIATIVE'
  /** Preparatory bombardments. */
  | 'BOMBARDMENT'
  /** The first player assaults. */
  | 'FIRST_ASSAULTS'
  /** The first player moves. */
  | 'FIRST_MOVES'
  /** Flyer missions are declared. */
  | 'MISSIONS'
  /** Initiative for the moves. */
  | 'MOVEMENT_INITIATIVE'
  /** Objectives and victory. */
  | 'OBJECTIVES'
  /** Broken detachments rally. */
  | 'RALLY'
  /** Blast markers are removed. */
  | 'REMOVE_MARKERS'
  /** War engines are repaired. */
  | 'REPAIR'
  /** Reserves arrive. */
  | 'RESERVES'
  /** The second player assaults. */
  | 'SECOND_ASSAULTS'
  /** The second player moves. */
  | 'SECOND_MOVES'
  /** Armies are entered. */
  | 'SETUP'
  /** Initiative for vehicles and infantry. */
  | 'SHOOTING_INITIATIVE'
  /** Vehicles, infantry and ground attacks shoot. */
  | 'VEHICLES_AND_INFANTRY'
  /** War engines shoot. */
  | 'WAR_ENGINES'
  /** Initiative for war engines. */
  | 'WAR_ENGINE_INITIATIVE';

/** Whether a unit lives. */
export type EpicUnitStatus =
  /** It is destroyed. */
  | 'DESTROYED'
  /** It lives. */
  | 'OK';

/** Which events. */
export type EventFilterInput = {
  /** Only by this seat. */
  readonly actor?: string | null | undefined;
  /** Only of this command. */
  readonly command?: string | null | undefined;
  /** Only from this revision on. 0 or more. */
  readonly fromRevision?: number | null | undefined;
  /** Only of this kind. */
  readonly kind?: EventKind | null | undefined;
  /** Only of one of these kinds. At most 3 of them. */
  readonly kinds?: ReadonlyArray<EventKind> | null | undefined;
  /** Only those that name this place, as far as the viewer sees them. */
  readonly location?: string | null | undefined;
  /** Only of this phase. At most 60 characters. */
  readonly phase?: string | null | undefined;
  /** Only about this piece. */
  readonly piece?: string | null | undefined;
  /** Only because of this rule. */
  readonly rule?: string | null | undefined;
  /** Only with this in the sentence, upper and lower case alike. At most 120 characters. */
  readonly text?: string | null | undefined;
  /** Only up to this revision. 0 or more. */
  readonly toRevision?: number | null | undefined;
  /** Only of this turn. 0 to 100000. */
  readonly turn?: number | null | undefined;
  /** Only of this type. */
  readonly type?: string | null | undefined;
};

/** What an event is. */
export type EventKind =
  /** What somebody said: an order, a report, a ruling. */
  | 'INPUT'
  /** What the rules made of it. */
  | 'OUTCOME'
  /** What the dice said. */
  | 'ROLL';

/** Puts the deadline that stands off to another time. */
export type ExtendDeadlineInput = {
  /** Whose deadlines. */
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
  /** Why; all who may read the campaign can see it. At most 500 characters. */
  readonly reason?: string;
  /** Until when is waited now. */
  readonly until: string;
};

/** Which dice a fork throws. */
export type ForkDice =
  /** New dice under a new commitment. */
  | 'FRESH'
  /** The parent's faces for the same rolls, so that only what was changed changes. */
  | 'SAME';

/** A new timeline from a moment of another. */
export type ForkTimelineInput = {
  /** Last moment to share, in the place of a revision, e.g. the end of a turn. */
  readonly at?: MomentInput | null | undefined;
  /** Chosen by the caller; sent again, the same fork is answered. */
  readonly commandId: string;
  /** Which dice it throws. */
  readonly dice?: ForkDice;
  /** Name of the fork. At most 120 characters. */
  readonly name: string;
  /** Why. At most 2000 characters. */
  readonly reason: string;
  /** Last revision to share; the head when left out. 0 or more. */
  readonly revision?: number | null | undefined;
  readonly timeline: string;
};

/** Orders of the seat, each taken from the options of a piece. */
export type GiveOrdersInput = {
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** The options chosen, in the order in which they are to be carried out. Several make one sheet, which replaces the one before it. At most 200 of them. */
  readonly orders: ReadonlyArray<ChosenOptionInput>;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** How the hexes of a board lie. */
export type HexGrid =
  /** An edge at the top; directions 0 SE, 1 NE, 2 N, 3 NW, 4 SW, 5 S. */
  | 'FLAT_TOP'
  /** No hexes: places that say which others they are next to. */
  | 'GRAPH'
  /** A corner at the top; directions 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. */
  | 'POINTY_TOP';

/** What became of a later input under an amendment. */
export type ImpactResult =
  /** Other events followed from it. */
  | 'CHANGED'
  /** It is no longer allowed and was left out. */
  | 'ILLEGAL'
  /** The campaign now stands at another turn or phase than when it was given; it was left out. */
  | 'MISPLACED'
  /** It needs table dice that nobody has entered. */
  | 'NEEDS_DICE'
  /** The same events followed from it. */
  | 'SAME';

/** A new detachment from an army list (PLN-DET-06). */
export type ImportPlanetaryDetachmentInput = {
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  readonly file: PlanetaryFileInput;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** Where it is built, and which Urban hex pays. */
  readonly hex: string;
  /** Name. At most 80 characters. */
  readonly name?: string | null | undefined;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Its list, e.g. `ARMOUR`; `NORMAL` when left out. */
  readonly typeKey?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** Unit types from a file: all of them, or none (RACE-PROD-08). */
export type ImportPlanetaryUnitTypesInput = {
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  readonly file: PlanetaryFileInput;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** Makes a one-time code for a seat; an earlier open code for it ends. */
export type InviteToSeatInput = {
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
  /** The seat, e.g. `seat-1`. */
  readonly seat: string;
};

/** Which postings. */
export type LedgerFilterInput = {
  /** Only of this account. */
  readonly account?: string | null | undefined;
  /** Only of this measure, e.g. `VP`. */
  readonly measure?: string | null | undefined;
  /** Only because of this rule. */
  readonly rule?: string | null | undefined;
  /** Only of this seat's accounts. */
  readonly seat?: string | null | undefined;
  /** Only of this turn. 0 to 100000. */
  readonly turn?: number | null | undefined;
};

/** What a place on the board is. */
export type LocationKind =
  /** A space of a map without one. */
  | 'DEEP_SPACE'
  /** A hex of a map, with nothing on it that the other words name. */
  | 'HEX'
  /** A place on a table. */
  | 'PLACE'
  /** A space of a map with a planet. */
  | 'PLANET'
  /** A hex that yields resource points. */
  | 'RESOURCE'
  /** A star system. */
  | 'SYSTEM'
  /** A hex with a village, town or city. */
  | 'URBAN';

/** The seat has no more orders in this phase. */
export type LockPhaseInput = {
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** Makes a token for a bot, which reads and changes nothing. */
export type MakeBotInput = {
  /** Which one it is about, by its id. */
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once and answered the same. */
  readonly commandId: string;
  /** What it is called, e.g. `Discord`. At most 80 characters. */
  readonly name: string;
};

/** What a map shows by a sign. */
export type MarkKind =
  | 'PLANET'
  /** It yields something. */
  | 'RESOURCE'
  /** Something was destroyed. */
  | 'RUIN'
  /** People live there. */
  | 'SETTLEMENT'
  /** A camp or fortification. */
  | 'STRONGHOLD';

/** What follows when a deadline has passed and somebody has not answered. */
export type MissingPolicy =
  /** The arbiter is told, and decides. */
  | 'ARBITER'
  /** The service does what the rules let the arbiter close, or plays for the missing by their defaults. */
  | 'AUTOPILOT'
  /** What the rules hold silence for stands; where they know nothing the arbiter decides. */
  | 'DEFAULTS'
  /** It is waited on; who was late is noted. */
  | 'WAIT';

/** A moment of a timeline; nothing set is the head. A revision, or a turn, or a phase of a turn. */
export type MomentInput = {
  /** With a turn: as of the end of this phase of it. At most 60 characters. */
  readonly phase?: string | null | undefined;
  /** As of the end of this revision. 0 or more. */
  readonly revision?: number | null | undefined;
  /** As of the end of this turn. 0 to 100000. */
  readonly turn?: number | null | undefined;
};

/** Takes the arbiter's seat from whoever holds it, for somebody else. */
export type NameArbiterInput = {
  /** Which one it is about, by its id. */
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once and answered the same. */
  readonly commandId: string;
  /** Why; all who may read the campaign can see it. At most 500 characters. */
  readonly reason: string;
};

/** A seat of a new campaign. */
export type NewSeatInput = {
  /** By what it is known on maps and in tables. */
  readonly emblem?: ChosenEmblemInput | null | undefined;
  /** Name of the side. At most 80 characters. */
  readonly name: string;
  /** What it may do. */
  readonly role?: SeatRole;
};

/** Why a channel is switched off. */
export type OffReason =
  /** The address answered that it is gone for good. */
  | 'GONE'
  /** The seat was taken from whoever added it. */
  | 'SEAT_REVOKED'
  /** What was told was not taken for about a day: see `lastFailure`. A test that is taken switches it on again. */
  | 'UNREACHABLE'
  /** Whoever reads it asked for no more. */
  | 'UNSUBSCRIBED';

/** Whose knowledge is told. */
export type Owner =
  /** What everybody may know. For the arbiter and the admin. */
  | 'CAMPAIGN'
  /** What the caller's seat may know. For whoever holds it. */
  | 'SEAT';

/** Stops the clock. */
export type PauseDeadlinesInput = {
  /** Whose deadlines. */
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
  /** Why; all who may read the campaign can see it. At most 500 characters. */
  readonly reason?: string;
};

/** How long a phase lasts: days, hours, or without end where neither is given. */
export type PhaseLengthInput = {
  /** Days of the schedule, counted from the day after the opening. 1 to 366. */
  readonly days?: number | null | undefined;
  /** Hours. 1 to 8784. */
  readonly hours?: number | null | undefined;
  /** Its code; left out: every phase that no other row names. */
  readonly phase?: string | null | undefined;
};

/** Defence of a Stronghold (PLN-DEF). */
export type PlanetaryDefenceType =
  /** `aaTower`: 50 BP. */
  | 'AA_TOWER'
  /** `boobyTrap`: 20 BP. */
  | 'BOOBY_TRAP'
  /** `bunker`: 50 BP. */
  | 'BUNKER'
  /** `groundTurret`: price by its weapon. */
  | 'GROUND_TURRET'
  /** `gunPlacement`: 25 BP. */
  | 'GUN_PLACEMENT'
  /** `immobileBatteryEarthshaker`: 50 BP. */
  | 'IMMOBILE_BATTERY_EARTHSHAKER'
  /** `immobileBatteryHydra`: 50 BP. */
  | 'IMMOBILE_BATTERY_HYDRA'
  /** `minefield4x8in`: 20 BP. */
  | 'MINEFIELD4X8IN'
  /** `radarTower`: 75 BP. */
  | 'RADAR_TOWER'
  /** `razorwire6in`: 6 BP. */
  | 'RAZORWIRE6IN'
  /** `tankTrap`: 8 BP. */
  | 'TANK_TRAP'
  /** `trench6in`: 10 BP. */
  | 'TRENCH6IN'
  /** `turretTower`: price by its weapon. */
  | 'TURRET_TOWER'
  /** `wallSection`: 20 BP. */
  | 'WALL_SECTION'
  /** `weaponTower`: 50 BP. */
  | 'WEAPON_TOWER';

/** How a file of the club is written. */
export type PlanetaryFileFormat =
  /** A table: a line of names, then one line for each entry; commas, semicolons or tabs between. */
  | 'CSV'
  /** A list of objects. */
  | 'JSON';

/** The text of a club's file (docs/how-to/bring-your-own-units.md). */
export type PlanetaryFileInput = {
  /** How it is written. */
  readonly format: PlanetaryFileFormat;
  /** The whole text. At most 200000 characters. */
  readonly text: string;
};

/** Kind of scenario (PLN-PRE-03). */
export type PlanetaryMissionType = 'BATTLE' | 'BREAKTHROUGH' | 'RAID';

/** How the sides set up (PLN-PRE). */
export type PlanetarySetUpMode =
  /** The sides alternate, slot by slot. */
  | 'ALTERNATING'
  /** The defender sets up everything first. */
  | 'DEFENDER_FIRST'
  /** One side sets up everything first. */
  | 'ONE_SIDE_FIRST';

/** Side of a battle. */
export type PlanetarySide =
  /** The side that came. */
  | 'ATTACKER'
  /** The side that was there. */
  | 'DEFENDER';

/** Whom a special rule serves. */
export type PlanetarySideOrBoth = 'ATTACKER' | 'BOTH' | 'DEFENDER';

/** Place of a unit in the list of its detachment. */
export type PlanetarySlot =
  /** Elites. */
  | 'EL'
  /** Fast attack. */
  | 'FA'
  /** Headquarters. */
  | 'HQ'
  /** Heavy support. */
  | 'HS'
  /** Troops. */
  | 'TR'
  | 'TRANSPORT'
  | 'UPGRADE';

/** Table edge, as the attacker sees it. */
export type PlanetaryTableEdge =
  /** The attacker's edge. */
  | 'ATTACKER'
  /** Anywhere, by deep strike. */
  | 'DEEP_STRIKE'
  /** The defender's edge. */
  | 'DEFENDER'
  | 'EITHER_FLANK'
  | 'LEFT_FLANK'
  | 'RIGHT_FLANK';

/** What players may fork. */
export type PlayerForkPolicy =
  /** Anything once the campaign has ended. */
  | 'ANYONE_WHEN_OVER'
  /** Nothing: only the arbiter forks. */
  | 'ARBITER_ONLY'
  /** Completed turns that hide nothing from them. */
  | 'COMPLETED_TURNS';

/** Makes a timeline the campaign's main one. */
export type PromoteTimelineInput = {
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
  /** Why. At most 2000 characters. */
  readonly reason: string;
  readonly timeline: string;
};

/** A decision of the arbiter, recorded for all to see. */
export type RecordRulingInput = {
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** Why. At most 2000 characters. */
  readonly reason: string;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The rule it interprets, where there is one. */
  readonly rule?: string | null | undefined;
  /** What is decided. At most 2000 characters. */
  readonly ruling: string;
  /** Piece, battle or event that it is about. */
  readonly subject?: string | null | undefined;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** Takes a channel away. */
export type RemoveChannelInput = {
  /** Whose happenings are told. */
  readonly campaign: string;
  /** By its key. */
  readonly channel: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
};

/** The result of a battle, or a step towards it. */
export type ResolveBattleInput = {
  readonly battle: string;
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The result, by ruleset. */
  readonly result: unknown;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** Who throws the rolls that no faces are given for. */
export type RestOfDice =
  /** The service, under its commitment. */
  'SERVICE';

/** Lets the clock go on. */
export type ResumeDeadlinesInput = {
  /** Whose deadlines. */
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
  /** Why; all who may read the campaign can see it. At most 500 characters. */
  readonly reason?: string;
};

/** Ends a bot's token. */
export type RevokeBotInput = {
  /** The bot, e.g. `bot-1`. */
  readonly bot: string;
  /** Which one it is about, by its id. */
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once and answered the same. */
  readonly commandId: string;
};

/** Takes a seat's tokens away, or one of them; held by nobody it can be invited to again. */
export type RevokeSeatInput = {
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
  /** The seat, e.g. `seat-1`. */
  readonly seat: string;
  /** One of several tokens that hold the seat, by its key in `tokens`; left out, all of them. */
  readonly token?: string | null | undefined;
};

/** How a club sets its deadlines. */
export type ScheduleInput = {
  /** Time of day at which deadlines fall, `HH:MM`. Left out: that at which the phase opened. */
  readonly closesAt?: string | null | undefined;
  /** Hours that the service waits longer than it has said. 0 to 336. */
  readonly graceHours?: number;
  /** How long each phase lasts. At most 60 of them. */
  readonly lengths: ReadonlyArray<PhaseLengthInput>;
  /** What follows where somebody has not answered. */
  readonly missing?: MissingPolicy;
  /** Time zone by its IANA name, e.g. `Europe/Berlin`. At most 64 characters. */
  readonly timeZone: string;
  /** Days on which a deadline may fall, and which are counted. Left out: all. At most 7 of them. */
  readonly weekdays?: ReadonlyArray<Weekday>;
};

/** Colours of seats, which stay apart for most colour-blind eyes: each is another one on a light ground than on a dark one. */
export type SeatColor =
  /** Of the first seat, where nothing is chosen. */
  | 'BLUE'
  /** Of the seventh. */
  | 'GREEN'
  /** Of the sixth. */
  | 'MAGENTA'
  /** Of the third. */
  | 'OCHRE'
  /** Of the second. */
  | 'RED'
  /** Of the eighth; then they begin anew. */
  | 'SLATE'
  /** Of the fifth. */
  | 'TEAL'
  /** Of the fourth. */
  | 'VIOLET';

/** What a seat may do. */
export type SeatRole =
  /** Closes phases, rules on disputes, corrects mistakes. */
  | 'ARBITER'
  /** Gives orders and enters results. */
  | 'PLAYER'
  /** Reads what is public. */
  | 'SPECTATOR';

/** Sets deadlines; what is waited for now counts from now on. */
export type SetScheduleInput = {
  /** Whose deadlines. */
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
  /** Why; all who may read the campaign can see it. At most 500 characters. */
  readonly reason?: string;
  /** How they are set. Left out: the club sets none any more. */
  readonly schedule?: ScheduleInput | null | undefined;
};

/** Whether a viewer sees a place. */
export type Sight =
  /** Seen before: what is shown is how it was then. */
  | 'BEFORE'
  /** Never seen: the map alone is known. */
  | 'NEVER'
  /** Seen now. */
  | 'NOW';

/** Takes the deadline that stands away; the next phase has its own again. */
export type SkipDeadlineInput = {
  /** Whose deadlines. */
  readonly campaign: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
  /** Why; all who may read the campaign can see it. At most 500 characters. */
  readonly reason?: string;
};

/** Kind of an action card (section 11). */
export type SpaceEmpiresCard =
  /** Each own Artillery in a battle +5. */
  | 'BARRAGE'
  /** Cancels a stack move of an opponent, in their Move phase. */
  | 'DECOY_FORCE'
  /** Space battle: one own Space unit or transport +5. */
  | 'FIGHTER_ESCORT'
  /** Each own Infantry in a battle +5. */
  | 'HOLD_GROUND'
  /** A rich planet becomes a homeworld, for 10 RP. */
  | 'INDUSTRIALIZATION'
  /** A look at the hand of one opponent. */
  | 'INTELLIGENCE'
  /** Each own Leader in a battle +5. */
  | 'LEADERSHIP'
  /** Each own Vehicle in a battle +5. */
  | 'MASSED_ARMOR'
  /** Up to 2 stack moves. */
  | 'OPERATIONAL_MOVE'
  /** Each own Fast unit in a battle +5. */
  | 'OUTFLANK'
  /** Each own Psychic unit in a battle +5. */
  | 'PSIONIC_STORM'
  /** A look at one stack. */
  | 'RECON'
  /** Space battle: one own Space unit +5. */
  | 'SPACE_COMBAT'
  /** Up to 3 stack moves. */
  | 'STRATEGIC_MOVE'
  /** Each own Stealth unit in a battle +5. */
  | 'SURPRISE'
  /** Up to 1 stack move. */
  | 'TACTICAL_MOVE'
  /** A poor planet becomes rich, for 10 RP. */
  | 'TERRAFORM'
  /** Each own Titan in a battle +5. */
  | 'TITAN_ATTACK';

/** Whose chits a player has (SPE-GEN-02). */
export type SpaceEmpiresFaction = 'ELDAR' | 'IMPERIAL' | 'ORK' | 'TYRANID';

/** Where in a map space a unit is (SPE-MOVE-06). */
export type SpaceEmpiresLayer =
  /** In orbit, or in deep space; ground units in their transports. */
  | 'ORBIT'
  /** On the surface of a planet. */
  | 'SURFACE';

/** A type of units (SPE-UNI-01). */
export type SpaceEmpiresTypeLetter =
  /** Artillery. */
  | 'A'
  /** Fast. */
  | 'F'
  /** Ground unit, all but ships. */
  | 'G'
  /** Infantry. */
  | 'I'
  /** Leader. */
  | 'L'
  /** Psychic. */
  | 'P'
  /** Stealth. */
  | 'R'
  /** Space unit, a ship. */
  | 'S'
  /** Titan. */
  | 'T'
  /** Vehicle. */
  | 'V';

/** Orders of the seat. */
export type SubmitOrdersInput = {
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** The orders, by ruleset. */
  readonly orders: unknown;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** Faces thrown on a real table for one roll. */
export type SuppliedDiceInput = {
  /** Counter, as in the needed roll; when left out, the next roll that reads so. 0 to 10000. */
  readonly counter?: number | null | undefined;
  /** Of a draw the names, in drawn order. At most 1000 of them. */
  readonly drawn?: ReadonlyArray<string> | null | undefined;
  /** Faces in the order thrown; left out of a draw. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** What for, as in the needed roll. */
  readonly purpose: string;
  /** The rule that asks for the roll. */
  readonly rule: string;
  /** Whom or what for, as in the needed roll. */
  readonly subject: string;
};

/** Sends a word to try a channel; one that was switched off is switched on where it is taken. */
export type TestChannelInput = {
  /** Whose happenings are told. */
  readonly campaign: string;
  /** By its key. */
  readonly channel: string;
  /** Chosen by the caller; sent again, the same command is done once. */
  readonly commandId: string;
};

/** What a token is for. */
export type TokenKind =
  /** The service: it opens campaigns and hands out invites. */
  | 'ADMIN'
  /** Reading alone. */
  | 'BOT'
  /** A seat of a campaign. */
  | 'SEAT';

/** What is told. */
export type Topic =
  /** That a phase has closed, which one is open now, and what is waited for. */
  | 'PHASE_CLOSED'
  /** What must still be done before a deadline that is near, once for each. */
  | 'REMINDER'
  /** What came of a turn, once it has ended; it stands for the end of its last phase. */
  | 'TURN_REPORT';

/** Which units. */
export type UnitFilterInput = {
  /** Only this one. */
  readonly key?: string | null | undefined;
  /** Only of this kind. */
  readonly kind?: string | null | undefined;
  /** Only at this location. */
  readonly location?: string | null | undefined;
  /** Only of this seat. */
  readonly owner?: string | null | undefined;
};

/** The seat takes its lock of the phase back. */
export type UnlockPhaseInput = {
  /** The campaign, whose main timeline is meant; or name a timeline instead. */
  readonly campaign?: string | null | undefined;
  /** Chosen by the caller; sent again, the same command is stored once and answered the same. */
  readonly commandId: string;
  /** Dice from a real table. At most 200 of them. */
  readonly dice?: ReadonlyArray<SuppliedDiceInput> | null | undefined;
  /** Answer `TimelineMoved` when the timeline stands at another revision. 0 or more. */
  readonly expectedRevision?: number | null | undefined;
  /** Faces from a real table in the order in which they are asked for, one list for all rolls. Each 1 to 1000. */
  readonly faces?: ReadonlyArray<number> | null | undefined;
  /** Arbiter, on a fork: play for this seat, to see what would have been. */
  readonly forSeat?: string | null | undefined;
  /** Judge and store nothing. */
  readonly preview?: boolean;
  /** With mixed dice: the service throws the rolls that no faces are given for. */
  readonly rest?: RestOfDice | null | undefined;
  /** The timeline; or name its campaign instead. */
  readonly timeline?: string | null | undefined;
  /** Arbiter: play on though the timeline is no longer the main one, to see what would have been. */
  readonly whatIf?: boolean | null | undefined;
};

/** One of the checks of a timeline. */
export type VerificationCheckName =
  /** Every command can be read, and is judged once more by the rules of today. Where they would decide in another way, that is told in `judgedOtherwise`, and is no fault. */
  | 'ADJUDICATION'
  /** Seats, tokens and promotions can be read, follow from one another and name timelines that there are. */
  | 'CAMPAIGN'
  /** The position at the end of each turn is the one that was noted then. Turns of an earlier version of the program that noted it in another form are not examined. */
  | 'CHECKSUMS'
  /** Every committed roll follows from its proof, and the proof from the commitment. */
  | 'DICE'
  /** Every command follows by its hash from what it says and from the command before. */
  | 'HASH_CHAIN'
  /** The sum of the postings is the balance in the state. */
  | 'POSTINGS'
  /** Numbers are gap-free, no id is there twice, each command is of one seat and begins with its input. */
  | 'REVISIONS'
  /** Dice rolls are numbered gap-free. */
  | 'ROLL_NUMBERS';

/** What the verification of a timeline came to, in a word. */
export type VerificationVerdict =
  /** Something was changed or lost since it was recorded, or does not follow from the dice and the books: see the problems of the checks. */
  | 'BROKEN'
  /** Nothing is wrong. The rules have been changed since some of it was played, and would decide that in another way today: it stands as it was decided. */
  | 'JUDGED_OTHERWISE'
  /** Nothing that was looked at is wrong, and the rules of today would have decided all of it as it was decided. */
  | 'SOUND';

/** Form of what a webhook is posted. */
export type WebhookFormat =
  /** A message as Discord takes it. */
  | 'DISCORD'
  /** A JSON object, for programs. */
  | 'JSON'
  /** A message as Slack takes it, and others that do as Slack does. */
  | 'SLACK';

/** A day of the week. */
export type Weekday =
  /** The fifth. */
  | 'FRIDAY'
  /** The first day of the week. */
  | 'MONDAY'
  /** The sixth. */
  | 'SATURDAY'
  /** The seventh. */
  | 'SUNDAY'
  /** The fourth. */
  | 'THURSDAY'
  /** The second. */
  | 'TUESDAY'
  /** The third. */
  | 'WEDNESDAY';

/** An enum describing what kind of type a given `__Type` is. */
export type __TypeKind =
  /** Indicates this type is a scalar. */
  | 'SCALAR'
  /** Indicates this type is an object. `fields` and `interfaces` are valid fields. */
  | 'OBJECT'
  /** Indicates this type is an interface. `fields`, `interfaces`, and `possibleTypes` are valid fields. */
  | 'INTERFACE'
  /** Indicates this type is a union. `possibleTypes` is a valid field. */
  | 'UNION'
  /** Indicates this type is an enum. `enumValues` is a valid field. */
  | 'ENUM'
  /** Indicates this type is an input object. `inputFields` is a valid field. */
  | 'INPUT_OBJECT'
  /** Indicates this type is a list. `ofType` is a valid field. */
  | 'LIST'
  /** Indicates this type is a non-null. `ofType` is a valid field. */
  | 'NON_NULL';

export type AmendMutationVariables = Exact<{
  input: AmendTimelineInput;
}>;

export type AmendMutation = {
  readonly amendTimeline:
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly purpose: string;
          readonly subject: string;
          readonly counter: number;
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
          readonly rule: { readonly id: string };
        }>;
      }
    | {
        readonly __typename: 'TimelineAmended';
        readonly timeline: { readonly id: string } | null;
        readonly impact: {
          readonly inputs: ReadonlyArray<{
            readonly revision: number;
            readonly type: string;
            readonly result: ImpactResult;
            readonly actor: { readonly name: string } | null;
            readonly violations: ReadonlyArray<{ readonly message: string }>;
          }>;
          readonly comparison: {
            readonly commonRevision: number | null;
            readonly firstDifference: {
              readonly turn: number;
              readonly phase: string;
              readonly left: string | null;
              readonly right: string | null;
            } | null;
            readonly pieces: ReadonlyArray<{
              readonly key: string;
              readonly field: string;
              readonly left: string | null;
              readonly right: string | null;
            }>;
            readonly locations: ReadonlyArray<{
              readonly key: string;
              readonly field: string;
              readonly left: string | null;
              readonly right: string | null;
            }>;
            readonly standings: ReadonlyArray<{
              readonly left: number;
              readonly right: number;
              readonly seat: { readonly key: string; readonly name: string } | null;
            }>;
            readonly balances: ReadonlyArray<{
              readonly of: string;
              readonly left: number;
              readonly right: number;
            }>;
          };
        };
      };
};

export type AuditQueryVariables = Exact<{
  timeline: string;
  filter?: EventFilterInput | null | undefined;
  before?: string | null | undefined;
}>;

export type AuditQuery = {
  readonly timeline: {
    readonly events: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly revision: number;
          readonly place: number;
          readonly turn: number;
          readonly phase: string;
          readonly kind: EventKind;
          readonly type: string;
          readonly at: string;
          readonly summary: string;
          readonly hash: string;
          readonly actor: { readonly name: string } | null;
          readonly spokenBy: { readonly name: string } | null;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly title: string;
            readonly path: string;
          }>;
          readonly roll: { readonly faces: ReadonlyArray<number> } | null;
          readonly postings: ReadonlyArray<{ readonly account: string; readonly amount: number }>;
        };
      }>;
      readonly pageInfo: { readonly hasPreviousPage: boolean; readonly startCursor: string | null };
    };
  } | null;
};

export type LedgerQueryVariables = Exact<{
  timeline: string;
  moment?: MomentInput | null | undefined;
  filter?: LedgerFilterInput | null | undefined;
  after?: string | null | undefined;
}>;

export type LedgerQuery = {
  readonly timeline: {
    readonly at: {
      readonly ledger: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly account: string;
            readonly measure: string;
            readonly amount: number;
            readonly balance: number;
            readonly turn: number;
            readonly phase: string;
            readonly revision: number;
            readonly cause: string;
            readonly seat: { readonly key: string; readonly name: string } | null;
            readonly rule: { readonly id: string; readonly path: string; readonly title: string };
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    };
  } | null;
};

export type VerifyQueryVariables = Exact<{
  timeline: string;
}>;

export type VerifyQuery = {
  readonly timeline: {
    readonly head: {
      readonly hash: string;
      readonly revision: number;
      readonly turn: number;
      readonly phase: string;
    };
    readonly verification: {
      readonly verdict: VerificationVerdict;
      readonly sound: boolean;
      readonly events: number;
      readonly withheld: number;
      readonly bound: number;
      readonly rolls: number;
      readonly commandsJudgedOtherwise: number;
      readonly rules: ReadonlyArray<{ readonly revision: number; readonly version: string }>;
      readonly judgedOtherwise: ReadonlyArray<{
        readonly revision: number;
        readonly type: string;
        readonly version: string;
        readonly message: string;
        readonly rules: ReadonlyArray<{ readonly id: string; readonly path: string; readonly title: string }>;
      }>;
      readonly checks: ReadonlyArray<{
        readonly name: VerificationCheckName;
        readonly result: CheckResult;
        readonly examined: number;
        readonly passedOver: number;
        readonly problems: ReadonlyArray<{ readonly revision: number; readonly message: string }>;
      }>;
    };
  } | null;
};

export type ExportPathQueryVariables = Exact<{
  timeline: string;
}>;

export type ExportPathQuery = { readonly timeline: { readonly exportPath: string } | null };

export type DiceOfQueryVariables = Exact<{
  timeline: string;
  moment?: MomentInput | null | undefined;
}>;

export type DiceOfQuery = {
  readonly timeline: {
    readonly dice: {
      readonly mode: DiceMode;
      readonly commitments: ReadonlyArray<{ readonly commitment: string; readonly fromRevision: number }>;
      readonly entropy: ReadonlyArray<{
        readonly digest: string;
        readonly revision: number;
        readonly seat: { readonly name: string } | null;
      }>;
      readonly luck: ReadonlyArray<{
        readonly sides: number;
        readonly rolls: number;
        readonly faces: ReadonlyArray<number>;
        readonly mean: number;
        readonly expectedMean: number;
        readonly p: number;
        readonly seat: { readonly key: string; readonly name: string } | null;
      }>;
    };
  } | null;
};

export type RollsQueryVariables = Exact<{
  timeline: string;
  filter?: EventFilterInput | null | undefined;
  before?: string | null | undefined;
}>;

export type RollsQuery = {
  readonly timeline: {
    readonly events: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly revision: number;
          readonly turn: number;
          readonly phase: string;
          readonly roll: {
            readonly number: number | null;
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly drawn: ReadonlyArray<string> | null;
            readonly purpose: string;
            readonly source: DiceSource;
            readonly proof: string | null;
            readonly rule: { readonly id: string; readonly path: string; readonly title: string };
            readonly enteredBy: { readonly name: string } | null;
          } | null;
        };
      }>;
      readonly pageInfo: { readonly hasPreviousPage: boolean; readonly startCursor: string | null };
    };
  } | null;
};

export type RulesQueryVariables = Exact<{
  ruleset?: string | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;

export type RulesQuery = {
  readonly rules: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly title: string;
        readonly prose: string;
        readonly ruling: string | null;
        readonly source: string | null;
        readonly path: string;
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type StepsQueryVariables = Exact<{
  timeline: string;
  filter?: LedgerFilterInput | null | undefined;
  after?: string | null | undefined;
}>;

export type StepsQuery = {
  readonly timeline: {
    readonly at: {
      readonly ledger: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly account: string;
            readonly amount: number;
            readonly balance: number;
            readonly turn: number;
            readonly revision: number;
            readonly cause: string;
            readonly seat: { readonly key: string; readonly name: string } | null;
            readonly rule: { readonly id: string; readonly path: string; readonly title: string };
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    };
  } | null;
};

export type BranchPartsFragment = {
  readonly id: string;
  readonly name: string;
  readonly isMain: boolean;
  readonly reason: string | null;
  readonly createdAt: string;
  readonly parent: { readonly id: string } | null;
  readonly createdBy: { readonly name: string } | null;
  readonly forkedAt: { readonly revision: number; readonly turn: number; readonly phase: string } | null;
  readonly head: { readonly revision: number; readonly turn: number; readonly phase: string };
  readonly amends: { readonly revision: number; readonly dropped: boolean } | null;
  readonly superseded: { readonly reason: string } | null;
  readonly turns: ReadonlyArray<{ readonly turn: number; readonly toRevision: number }>;
};

export type BranchesQueryVariables = Exact<{
  campaign: string;
}>;

export type BranchesQuery = {
  readonly campaign: {
    readonly timelines: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly isMain: boolean;
      readonly reason: string | null;
      readonly createdAt: string;
      readonly parent: { readonly id: string } | null;
      readonly createdBy: { readonly name: string } | null;
      readonly forkedAt: { readonly revision: number; readonly turn: number; readonly phase: string } | null;
      readonly head: { readonly revision: number; readonly turn: number; readonly phase: string };
      readonly amends: { readonly revision: number; readonly dropped: boolean } | null;
      readonly superseded: { readonly reason: string } | null;
      readonly turns: ReadonlyArray<{ readonly turn: number; readonly toRevision: number }>;
    }>;
  } | null;
};

type ForkAnswer_Refused_Fragment = {
  readonly __typename: 'Refused';
  readonly violations: ReadonlyArray<{
    readonly message: string;
    readonly rule: { readonly id: string; readonly path: string } | null;
  }>;
};

type ForkAnswer_TimelineForked_Fragment = {
  readonly __typename: 'TimelineForked';
  readonly timeline: { readonly id: string };
};

export type ForkAnswerFragment = ForkAnswer_Refused_Fragment | ForkAnswer_TimelineForked_Fragment;

export type ForkMutationVariables = Exact<{
  input: ForkTimelineInput;
}>;

export type ForkMutation = {
  readonly forkTimeline:
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | { readonly __typename: 'TimelineForked'; readonly timeline: { readonly id: string } };
};

export type PromoteMutationVariables = Exact<{
  input: PromoteTimelineInput;
}>;

export type PromoteMutation = {
  readonly promoteTimeline:
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | { readonly __typename: 'TimelinePromoted' };
};

export type DifferencesFragment = {
  readonly commonRevision: number | null;
  readonly firstDifference: {
    readonly turn: number;
    readonly phase: string;
    readonly left: string | null;
    readonly right: string | null;
  } | null;
  readonly pieces: ReadonlyArray<{
    readonly key: string;
    readonly field: string;
    readonly left: string | null;
    readonly right: string | null;
  }>;
  readonly locations: ReadonlyArray<{
    readonly key: string;
    readonly field: string;
    readonly left: string | null;
    readonly right: string | null;
  }>;
  readonly standings: ReadonlyArray<{
    readonly left: number;
    readonly right: number;
    readonly seat: { readonly key: string; readonly name: string } | null;
  }>;
  readonly balances: ReadonlyArray<{ readonly of: string; readonly left: number; readonly right: number }>;
};

export type CompareQueryVariables = Exact<{
  left: string;
  right: string;
  at?: MomentInput | null | undefined;
  withAt?: MomentInput | null | undefined;
}>;

export type CompareQuery = {
  readonly timeline: {
    readonly compare: {
      readonly commonRevision: number | null;
      readonly firstDifference: {
        readonly turn: number;
        readonly phase: string;
        readonly left: string | null;
        readonly right: string | null;
      } | null;
      readonly pieces: ReadonlyArray<{
        readonly key: string;
        readonly field: string;
        readonly left: string | null;
        readonly right: string | null;
      }>;
      readonly locations: ReadonlyArray<{
        readonly key: string;
        readonly field: string;
        readonly left: string | null;
        readonly right: string | null;
      }>;
      readonly standings: ReadonlyArray<{
        readonly left: number;
        readonly right: number;
        readonly seat: { readonly key: string; readonly name: string } | null;
      }>;
      readonly balances: ReadonlyArray<{
        readonly of: string;
        readonly left: number;
        readonly right: number;
      }>;
    };
  } | null;
};

export type TakeOverQueryVariables = Exact<{
  timeline: string;
  from: string;
}>;

export type TakeOverQuery = {
  readonly timeline: {
    readonly draftFrom: {
      readonly turn: number | null;
      readonly orders: ReadonlyArray<{
        readonly revision: number;
        readonly sentence: string;
        readonly piece: string | null;
        readonly option: string | null;
        readonly fits: boolean | null;
        readonly barred: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string } | null;
        }>;
      }>;
    };
  } | null;
};

export type BriefQueryVariables = Exact<{
  timeline: string;
  moment?: MomentInput | null | undefined;
}>;

export type BriefQuery = {
  readonly timeline: {
    readonly at: {
      readonly details:
        | { readonly __typename: 'EpicDetails'; readonly brief: { readonly text: string } }
        | { readonly __typename: 'GhostOfWarDetails' }
        | { readonly __typename: 'MetaCampaignDetails' }
        | {
            readonly __typename: 'PlanetaryDetails';
            readonly battles: ReadonlyArray<{
              readonly key: string;
              readonly brief: {
                readonly gameTurns: number | null;
                readonly defenderSetsTerrain: boolean;
                readonly tabletopOptions: ReadonlyArray<string>;
                readonly scenario: {
                  readonly used: boolean;
                  readonly mission: string | null;
                  readonly missionType: PlanetaryMissionType;
                  readonly bonusVictoryPoints: number;
                };
                readonly terrainDensity: { readonly density: string; readonly die: number } | null;
                readonly setUp: {
                  readonly mode: PlanetarySetUpMode;
                  readonly chooser: PlanetarySide | null;
                  readonly slotOrder: ReadonlyArray<PlanetarySlot>;
                  readonly zones: {
                    readonly attackerIn: number;
                    readonly defenderIn: number;
                    readonly preferredGapIn: number;
                    readonly leastGapIn: number;
                  };
                };
                readonly firstTurn: {
                  readonly chooser: PlanetarySide;
                  readonly rolls: ReadonlyArray<{ readonly attacker: number; readonly defender: number }>;
                };
                readonly sides: {
                  readonly attacker: {
                    readonly seat: string;
                    readonly battleValue: number;
                    readonly airSupport: ReadonlyArray<string>;
                    readonly units: ReadonlyArray<{
                      readonly unit: string;
                      readonly typeKey: string;
                      readonly slot: PlanetarySlot;
                      readonly ready: number;
                      readonly value: number;
                    }>;
                    readonly reinforcements: ReadonlyArray<{
                      readonly detachment: string;
                      readonly unit: string;
                      readonly edge: PlanetaryTableEdge;
                    }>;
                    readonly artillery: ReadonlyArray<{
                      readonly detachment: string;
                      readonly unit: string;
                      readonly hexes: number;
                    }>;
                    readonly defences: ReadonlyArray<{
                      readonly defence: string;
                      readonly type: PlanetaryDefenceType;
                    }>;
                  };
                  readonly defender: {
                    readonly seat: string;
                    readonly battleValue: number;
                    readonly airSupport: ReadonlyArray<string>;
                    readonly units: ReadonlyArray<{
                      readonly unit: string;
                      readonly typeKey: string;
                      readonly slot: PlanetarySlot;
                      readonly ready: number;
                      readonly value: number;
                    }>;
                    readonly reinforcements: ReadonlyArray<{
                      readonly detachment: string;
                      readonly unit: string;
                      readonly edge: PlanetaryTableEdge;
                    }>;
                    readonly artillery: ReadonlyArray<{
                      readonly detachment: string;
                      readonly unit: string;
                      readonly hexes: number;
                    }>;
                    readonly defences: ReadonlyArray<{
                      readonly defence: string;
                      readonly type: PlanetaryDefenceType;
                    }>;
                  };
                };
                readonly specialRules: ReadonlyArray<{
                  readonly rule: string;
                  readonly side: PlanetarySideOrBoth;
                  readonly usable: boolean;
                  readonly note: string;
                }>;
                readonly orbitalArrival: ReadonlyArray<{
                  readonly unit: string;
                  readonly firstTurn: boolean;
                  readonly needed: number;
                }>;
                readonly tableRolls: ReadonlyArray<{
                  readonly what: string;
                  readonly needed: number;
                  readonly fromGameTurn: number;
                  readonly rule: string;
                }>;
              } | null;
            }>;
          }
        | { readonly __typename: 'SpaceEmpiresDetails' };
    };
  } | null;
};

export type BriefForcesFragment = {
  readonly seat: string;
  readonly battleValue: number;
  readonly airSupport: ReadonlyArray<string>;
  readonly units: ReadonlyArray<{
    readonly unit: string;
    readonly typeKey: string;
    readonly slot: PlanetarySlot;
    readonly ready: number;
    readonly value: number;
  }>;
  readonly reinforcements: ReadonlyArray<{
    readonly detachment: string;
    readonly unit: string;
    readonly edge: PlanetaryTableEdge;
  }>;
  readonly artillery: ReadonlyArray<{
    readonly detachment: string;
    readonly unit: string;
    readonly hexes: number;
  }>;
  readonly defences: ReadonlyArray<{ readonly defence: string; readonly type: PlanetaryDefenceType }>;
};

export type HappenedFragment = {
  readonly id: string;
  readonly kind: EventKind;
  readonly summary: string;
  readonly because: ReadonlyArray<{ readonly id: string; readonly path: string; readonly title: string }>;
  readonly roll: {
    readonly notation: string;
    readonly faces: ReadonlyArray<number>;
    readonly purpose: string;
  } | null;
};

export type ThrowFragment = {
  readonly count: number;
  readonly sides: number;
  readonly from: ReadonlyArray<string> | null;
};

export type AwaitingFragment = {
  readonly faces: number;
  readonly inOrder: ReadonlyArray<string>;
  readonly rolls: ReadonlyArray<{
    readonly count: number;
    readonly sides: number;
    readonly from: ReadonlyArray<string> | null;
  }>;
};

export type NotAllowedFragment = {
  readonly violations: ReadonlyArray<{
    readonly message: string;
    readonly rule: { readonly id: string; readonly path: string } | null;
  }>;
};

export type NeedingFragment = {
  readonly faces: number;
  readonly inOrder: ReadonlyArray<string>;
  readonly rolls: ReadonlyArray<{
    readonly count: number;
    readonly sides: number;
    readonly from: ReadonlyArray<string> | null;
  }>;
};

type OrdersAnswer_OrdersAccepted_Fragment = {
  readonly __typename: 'OrdersAccepted';
  readonly revision: number;
  readonly preview: boolean;
  readonly events: ReadonlyArray<{
    readonly id: string;
    readonly kind: EventKind;
    readonly summary: string;
    readonly because: ReadonlyArray<{ readonly id: string; readonly path: string; readonly title: string }>;
    readonly roll: {
      readonly notation: string;
      readonly faces: ReadonlyArray<number>;
      readonly purpose: string;
    } | null;
  }>;
  readonly awaited: {
    readonly faces: number;
    readonly inOrder: ReadonlyArray<string>;
    readonly rolls: ReadonlyArray<{
      readonly count: number;
      readonly sides: number;
      readonly from: ReadonlyArray<string> | null;
    }>;
  } | null;
  readonly receipt: { readonly hash: string; readonly salt: string } | null;
};

type OrdersAnswer_Refused_Fragment = {
  readonly __typename: 'Refused';
  readonly violations: ReadonlyArray<{
    readonly message: string;
    readonly rule: { readonly id: string; readonly path: string } | null;
  }>;
};

type OrdersAnswer_RollsNeeded_Fragment = {
  readonly __typename: 'RollsNeeded';
  readonly faces: number;
  readonly inOrder: ReadonlyArray<string>;
  readonly rolls: ReadonlyArray<{
    readonly count: number;
    readonly sides: number;
    readonly from: ReadonlyArray<string> | null;
  }>;
};

type OrdersAnswer_TimelineMoved_Fragment = {
  readonly __typename: 'TimelineMoved';
  readonly revision: number;
};

type OrdersAnswer_TimelineSuperseded_Fragment = {
  readonly __typename: 'TimelineSuperseded';
  readonly reason: string;
};

export type OrdersAnswerFragment =
  | OrdersAnswer_OrdersAccepted_Fragment
  | OrdersAnswer_Refused_Fragment
  | OrdersAnswer_RollsNeeded_Fragment
  | OrdersAnswer_TimelineMoved_Fragment
  | OrdersAnswer_TimelineSuperseded_Fragment;

type PhaseAnswer_PhaseAccepted_Fragment = {
  readonly __typename: 'PhaseAccepted';
  readonly revision: number;
  readonly preview: boolean;
  readonly events: ReadonlyArray<{
    readonly id: string;
    readonly kind: EventKind;
    readonly summary: string;
    readonly because: ReadonlyArray<{ readonly id: string; readonly path: string; readonly title: string }>;
    readonly roll: {
      readonly notation: string;
      readonly faces: ReadonlyArray<number>;
      readonly purpose: string;
    } | null;
  }>;
  readonly awaited: {
    readonly faces: number;
    readonly inOrder: ReadonlyArray<string>;
    readonly rolls: ReadonlyArray<{
      readonly count: number;
      readonly sides: number;
      readonly from: ReadonlyArray<string> | null;
    }>;
  } | null;
};

type PhaseAnswer_Refused_Fragment = {
  readonly __typename: 'Refused';
  readonly violations: ReadonlyArray<{
    readonly message: string;
    readonly rule: { readonly id: string; readonly path: string } | null;
  }>;
};

type PhaseAnswer_RollsNeeded_Fragment = {
  readonly __typename: 'RollsNeeded';
  readonly faces: number;
  readonly inOrder: ReadonlyArray<string>;
  readonly rolls: ReadonlyArray<{
    readonly count: number;
    readonly sides: number;
    readonly from: ReadonlyArray<string> | null;
  }>;
};

type PhaseAnswer_TimelineMoved_Fragment = { readonly __typename: 'TimelineMoved'; readonly revision: number };

type PhaseAnswer_TimelineSuperseded_Fragment = {
  readonly __typename: 'TimelineSuperseded';
  readonly reason: string;
};

export type PhaseAnswerFragment =
  | PhaseAnswer_PhaseAccepted_Fragment
  | PhaseAnswer_Refused_Fragment
  | PhaseAnswer_RollsNeeded_Fragment
  | PhaseAnswer_TimelineMoved_Fragment
  | PhaseAnswer_TimelineSuperseded_Fragment;

type BattleAnswer_BattleAccepted_Fragment = {
  readonly __typename: 'BattleAccepted';
  readonly revision: number;
  readonly preview: boolean;
  readonly events: ReadonlyArray<{
    readonly id: string;
    readonly kind: EventKind;
    readonly summary: string;
    readonly because: ReadonlyArray<{ readonly id: string; readonly path: string; readonly title: string }>;
    readonly roll: {
      readonly notation: string;
      readonly faces: ReadonlyArray<number>;
      readonly purpose: string;
    } | null;
  }>;
  readonly awaited: {
    readonly faces: number;
    readonly inOrder: ReadonlyArray<string>;
    readonly rolls: ReadonlyArray<{
      readonly count: number;
      readonly sides: number;
      readonly from: ReadonlyArray<string> | null;
    }>;
  } | null;
};

type BattleAnswer_Refused_Fragment = {
  readonly __typename: 'Refused';
  readonly violations: ReadonlyArray<{
    readonly message: string;
    readonly rule: { readonly id: string; readonly path: string } | null;
  }>;
};

type BattleAnswer_RollsNeeded_Fragment = {
  readonly __typename: 'RollsNeeded';
  readonly faces: number;
  readonly inOrder: ReadonlyArray<string>;
  readonly rolls: ReadonlyArray<{
    readonly count: number;
    readonly sides: number;
    readonly from: ReadonlyArray<string> | null;
  }>;
};

type BattleAnswer_TimelineMoved_Fragment = {
  readonly __typename: 'TimelineMoved';
  readonly revision: number;
};

type BattleAnswer_TimelineSuperseded_Fragment = {
  readonly __typename: 'TimelineSuperseded';
  readonly reason: string;
};

export type BattleAnswerFragment =
  | BattleAnswer_BattleAccepted_Fragment
  | BattleAnswer_Refused_Fragment
  | BattleAnswer_RollsNeeded_Fragment
  | BattleAnswer_TimelineMoved_Fragment
  | BattleAnswer_TimelineSuperseded_Fragment;

type DiceAnswer_DiceAccepted_Fragment = {
  readonly __typename: 'DiceAccepted';
  readonly revision: number;
  readonly preview: boolean;
  readonly events: ReadonlyArray<{
    readonly id: string;
    readonly kind: EventKind;
    readonly summary: string;
    readonly because: ReadonlyArray<{ readonly id: string; readonly path: string; readonly title: string }>;
    readonly roll: {
      readonly notation: string;
      readonly faces: ReadonlyArray<number>;
      readonly purpose: string;
    } | null;
  }>;
  readonly awaited: {
    readonly faces: number;
    readonly inOrder: ReadonlyArray<string>;
    readonly rolls: ReadonlyArray<{
      readonly count: number;
      readonly sides: number;
      readonly from: ReadonlyArray<string> | null;
    }>;
  } | null;
};

type DiceAnswer_Refused_Fragment = {
  readonly __typename: 'Refused';
  readonly violations: ReadonlyArray<{
    readonly message: string;
    readonly rule: { readonly id: string; readonly path: string } | null;
  }>;
};

type DiceAnswer_RollsNeeded_Fragment = {
  readonly __typename: 'RollsNeeded';
  readonly faces: number;
  readonly inOrder: ReadonlyArray<string>;
  readonly rolls: ReadonlyArray<{
    readonly count: number;
    readonly sides: number;
    readonly from: ReadonlyArray<string> | null;
  }>;
};

type DiceAnswer_TimelineMoved_Fragment = { readonly __typename: 'TimelineMoved'; readonly revision: number };

type DiceAnswer_TimelineSuperseded_Fragment = {
  readonly __typename: 'TimelineSuperseded';
  readonly reason: string;
};

export type DiceAnswerFragment =
  | DiceAnswer_DiceAccepted_Fragment
  | DiceAnswer_Refused_Fragment
  | DiceAnswer_RollsNeeded_Fragment
  | DiceAnswer_TimelineMoved_Fragment
  | DiceAnswer_TimelineSuperseded_Fragment;

type RulingAnswer_Refused_Fragment = {
  readonly __typename: 'Refused';
  readonly violations: ReadonlyArray<{
    readonly message: string;
    readonly rule: { readonly id: string; readonly path: string } | null;
  }>;
};

type RulingAnswer_RollsNeeded_Fragment = {
  readonly __typename: 'RollsNeeded';
  readonly faces: number;
  readonly inOrder: ReadonlyArray<string>;
  readonly rolls: ReadonlyArray<{
    readonly count: number;
    readonly sides: number;
    readonly from: ReadonlyArray<string> | null;
  }>;
};

type RulingAnswer_RulingAccepted_Fragment = {
  readonly __typename: 'RulingAccepted';
  readonly revision: number;
  readonly preview: boolean;
  readonly events: ReadonlyArray<{
    readonly id: string;
    readonly kind: EventKind;
    readonly summary: string;
    readonly because: ReadonlyArray<{ readonly id: string; readonly path: string; readonly title: string }>;
    readonly roll: {
      readonly notation: string;
      readonly faces: ReadonlyArray<number>;
      readonly purpose: string;
    } | null;
  }>;
  readonly awaited: {
    readonly faces: number;
    readonly inOrder: ReadonlyArray<string>;
    readonly rolls: ReadonlyArray<{
      readonly count: number;
      readonly sides: number;
      readonly from: ReadonlyArray<string> | null;
    }>;
  } | null;
};

type RulingAnswer_TimelineMoved_Fragment = {
  readonly __typename: 'TimelineMoved';
  readonly revision: number;
};

type RulingAnswer_TimelineSuperseded_Fragment = {
  readonly __typename: 'TimelineSuperseded';
  readonly reason: string;
};

export type RulingAnswerFragment =
  | RulingAnswer_Refused_Fragment
  | RulingAnswer_RollsNeeded_Fragment
  | RulingAnswer_RulingAccepted_Fragment
  | RulingAnswer_TimelineMoved_Fragment
  | RulingAnswer_TimelineSuperseded_Fragment;

export type GiveOrdersMutationVariables = Exact<{
  input: GiveOrdersInput;
}>;

export type GiveOrdersMutation = {
  readonly giveOrders:
    | {
        readonly __typename: 'OrdersAccepted';
        readonly revision: number;
        readonly preview: boolean;
        readonly events: ReadonlyArray<{
          readonly id: string;
          readonly kind: EventKind;
          readonly summary: string;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly path: string;
            readonly title: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        }>;
        readonly awaited: {
          readonly faces: number;
          readonly inOrder: ReadonlyArray<string>;
          readonly rolls: ReadonlyArray<{
            readonly count: number;
            readonly sides: number;
            readonly from: ReadonlyArray<string> | null;
          }>;
        } | null;
        readonly receipt: { readonly hash: string; readonly salt: string } | null;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type LockPhaseMutationVariables = Exact<{
  input: LockPhaseInput;
}>;

export type LockPhaseMutation = {
  readonly lockPhase:
    | {
        readonly __typename: 'PhaseAccepted';
        readonly revision: number;
        readonly preview: boolean;
        readonly events: ReadonlyArray<{
          readonly id: string;
          readonly kind: EventKind;
          readonly summary: string;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly path: string;
            readonly title: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        }>;
        readonly awaited: {
          readonly faces: number;
          readonly inOrder: ReadonlyArray<string>;
          readonly rolls: ReadonlyArray<{
            readonly count: number;
            readonly sides: number;
            readonly from: ReadonlyArray<string> | null;
          }>;
        } | null;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type UnlockPhaseMutationVariables = Exact<{
  input: UnlockPhaseInput;
}>;

export type UnlockPhaseMutation = {
  readonly unlockPhase:
    | {
        readonly __typename: 'PhaseAccepted';
        readonly revision: number;
        readonly preview: boolean;
        readonly events: ReadonlyArray<{
          readonly id: string;
          readonly kind: EventKind;
          readonly summary: string;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly path: string;
            readonly title: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        }>;
        readonly awaited: {
          readonly faces: number;
          readonly inOrder: ReadonlyArray<string>;
          readonly rolls: ReadonlyArray<{
            readonly count: number;
            readonly sides: number;
            readonly from: ReadonlyArray<string> | null;
          }>;
        } | null;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type ClosePhaseMutationVariables = Exact<{
  input: ClosePhaseInput;
}>;

export type ClosePhaseMutation = {
  readonly closePhase:
    | {
        readonly __typename: 'PhaseAccepted';
        readonly revision: number;
        readonly preview: boolean;
        readonly events: ReadonlyArray<{
          readonly id: string;
          readonly kind: EventKind;
          readonly summary: string;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly path: string;
            readonly title: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        }>;
        readonly awaited: {
          readonly faces: number;
          readonly inOrder: ReadonlyArray<string>;
          readonly rolls: ReadonlyArray<{
            readonly count: number;
            readonly sides: number;
            readonly from: ReadonlyArray<string> | null;
          }>;
        } | null;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type EnterDiceMutationVariables = Exact<{
  input: EnterDiceInput;
}>;

export type EnterDiceMutation = {
  readonly enterDice:
    | {
        readonly __typename: 'DiceAccepted';
        readonly revision: number;
        readonly preview: boolean;
        readonly events: ReadonlyArray<{
          readonly id: string;
          readonly kind: EventKind;
          readonly summary: string;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly path: string;
            readonly title: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        }>;
        readonly awaited: {
          readonly faces: number;
          readonly inOrder: ReadonlyArray<string>;
          readonly rolls: ReadonlyArray<{
            readonly count: number;
            readonly sides: number;
            readonly from: ReadonlyArray<string> | null;
          }>;
        } | null;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type ResolveBattleMutationVariables = Exact<{
  input: ResolveBattleInput;
}>;

export type ResolveBattleMutation = {
  readonly resolveBattle:
    | {
        readonly __typename: 'BattleAccepted';
        readonly revision: number;
        readonly preview: boolean;
        readonly events: ReadonlyArray<{
          readonly id: string;
          readonly kind: EventKind;
          readonly summary: string;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly path: string;
            readonly title: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        }>;
        readonly awaited: {
          readonly faces: number;
          readonly inOrder: ReadonlyArray<string>;
          readonly rolls: ReadonlyArray<{
            readonly count: number;
            readonly sides: number;
            readonly from: ReadonlyArray<string> | null;
          }>;
        } | null;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type ConfirmBattleMutationVariables = Exact<{
  input: ConfirmBattleInput;
}>;

export type ConfirmBattleMutation = {
  readonly confirmBattle:
    | {
        readonly __typename: 'BattleAccepted';
        readonly revision: number;
        readonly preview: boolean;
        readonly events: ReadonlyArray<{
          readonly id: string;
          readonly kind: EventKind;
          readonly summary: string;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly path: string;
            readonly title: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        }>;
        readonly awaited: {
          readonly faces: number;
          readonly inOrder: ReadonlyArray<string>;
          readonly rolls: ReadonlyArray<{
            readonly count: number;
            readonly sides: number;
            readonly from: ReadonlyArray<string> | null;
          }>;
        } | null;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type DisputeBattleMutationVariables = Exact<{
  input: DisputeBattleInput;
}>;

export type DisputeBattleMutation = {
  readonly disputeBattle:
    | {
        readonly __typename: 'BattleAccepted';
        readonly revision: number;
        readonly preview: boolean;
        readonly events: ReadonlyArray<{
          readonly id: string;
          readonly kind: EventKind;
          readonly summary: string;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly path: string;
            readonly title: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        }>;
        readonly awaited: {
          readonly faces: number;
          readonly inOrder: ReadonlyArray<string>;
          readonly rolls: ReadonlyArray<{
            readonly count: number;
            readonly sides: number;
            readonly from: ReadonlyArray<string> | null;
          }>;
        } | null;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type RecordRulingMutationVariables = Exact<{
  input: RecordRulingInput;
}>;

export type RecordRulingMutation = {
  readonly recordRuling:
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | {
        readonly __typename: 'RulingAccepted';
        readonly revision: number;
        readonly preview: boolean;
        readonly events: ReadonlyArray<{
          readonly id: string;
          readonly kind: EventKind;
          readonly summary: string;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly path: string;
            readonly title: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        }>;
        readonly awaited: {
          readonly faces: number;
          readonly inOrder: ReadonlyArray<string>;
          readonly rolls: ReadonlyArray<{
            readonly count: number;
            readonly sides: number;
            readonly from: ReadonlyArray<string> | null;
          }>;
        } | null;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type ChangesQueryVariables = Exact<{
  timeline: string;
  moment?: MomentInput | null | undefined;
  since: MomentInput;
}>;

export type ChangesQuery = {
  readonly timeline: {
    readonly at: {
      readonly changes: {
        readonly since: { readonly revision: number; readonly turn: number; readonly phase: string };
        readonly moves: ReadonlyArray<{
          readonly piece: string;
          readonly from: string | null;
          readonly to: string | null;
        }>;
        readonly pieces: ReadonlyArray<{
          readonly key: string;
          readonly change: DifferenceKind;
          readonly fields: ReadonlyArray<string>;
          readonly left: { readonly name: string; readonly location: string | null } | null;
          readonly right: { readonly name: string; readonly location: string | null } | null;
        }>;
        readonly locations: ReadonlyArray<{
          readonly key: string;
          readonly change: DifferenceKind;
          readonly fields: ReadonlyArray<string>;
          readonly left: { readonly name: string } | null;
          readonly right: { readonly name: string } | null;
        }>;
      };
    };
  } | null;
};

export type NoFileFragment = {
  readonly problems: ReadonlyArray<{
    readonly line: number;
    readonly column: number;
    readonly message: string;
  }>;
};

export type ImportUnitTypesMutationVariables = Exact<{
  input: ImportPlanetaryUnitTypesInput;
}>;

export type ImportUnitTypesMutation = {
  readonly importPlanetaryUnitTypes:
    | {
        readonly __typename: 'PlanetaryFileInvalid';
        readonly problems: ReadonlyArray<{
          readonly line: number;
          readonly column: number;
          readonly message: string;
        }>;
      }
    | {
        readonly __typename: 'PlanetaryUnitTypesImported';
        readonly revision: number;
        readonly preview: boolean;
        readonly unitTypes: ReadonlyArray<{ readonly key: string; readonly name: string }>;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type ImportDetachmentMutationVariables = Exact<{
  input: ImportPlanetaryDetachmentInput;
}>;

export type ImportDetachmentMutation = {
  readonly importPlanetaryDetachment:
    | {
        readonly __typename: 'OrdersAccepted';
        readonly revision: number;
        readonly preview: boolean;
        readonly events: ReadonlyArray<{
          readonly id: string;
          readonly kind: EventKind;
          readonly summary: string;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly path: string;
            readonly title: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        }>;
      }
    | {
        readonly __typename: 'PlanetaryFileInvalid';
        readonly problems: ReadonlyArray<{
          readonly line: number;
          readonly column: number;
          readonly message: string;
        }>;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type EventsQueryVariables = Exact<{
  timeline: string;
  filter?: EventFilterInput | null | undefined;
  before?: string | null | undefined;
}>;

export type EventsQuery = {
  readonly timeline: {
    readonly events: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly id: string;
          readonly revision: number;
          readonly place: number;
          readonly turn: number;
          readonly phase: string;
          readonly kind: EventKind;
          readonly amendment: unknown;
          readonly summary: string;
          readonly actor: { readonly key: string; readonly number: number; readonly name: string } | null;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly title: string;
            readonly path: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        };
      }>;
      readonly pageInfo: { readonly hasPreviousPage: boolean; readonly startCursor: string | null };
    };
  } | null;
};

export type CausesQueryVariables = Exact<{
  timeline: string;
  revision: number;
  place: number;
}>;

export type CausesQuery = {
  readonly timeline: {
    readonly event: {
      readonly causes: ReadonlyArray<{
        readonly id: string;
        readonly revision: number;
        readonly summary: string;
      }>;
    } | null;
  } | null;
};

export type HouseRulesQueryVariables = Exact<{
  campaign: string;
}>;

export type HouseRulesQuery = {
  readonly campaign: {
    readonly parameters: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
      readonly isDefault: boolean;
    }>;
    readonly ruleset: {
      readonly parameters: ReadonlyArray<{
        readonly name: string;
        readonly description: string;
        readonly default: string;
        readonly rule: { readonly id: string; readonly title: string; readonly path: string };
      }>;
    };
  } | null;
};

export type OptionsQueryVariables = Exact<{
  timeline: string;
  piece: string;
}>;

export type OptionsQuery = {
  readonly timeline: {
    readonly at: {
      readonly options: {
        readonly options: ReadonlyArray<{
          readonly key: string | null;
          readonly order: string;
          readonly target: string | null;
          readonly how: string | null;
          readonly path: ReadonlyArray<string> | null;
          readonly legal: boolean;
          readonly onSheet: boolean;
          readonly draft: unknown;
          readonly sentence: string;
          readonly cost: { readonly amount: number; readonly measure: string } | null;
          readonly arithmetic: ReadonlyArray<{ readonly name: string; readonly value: number }> | null;
          readonly barred: ReadonlyArray<{
            readonly message: string;
            readonly rule: { readonly id: string; readonly path: string } | null;
          }>;
        }>;
      };
    };
  } | null;
};

export type PositionQueryVariables = Exact<{
  timeline: string;
  moment?: MomentInput | null | undefined;
}>;

export type PositionQuery = {
  readonly timeline: {
    readonly at: {
      readonly over: boolean;
      readonly moment: {
        readonly revision: number;
        readonly turn: number;
        readonly phase: string;
        readonly at: string;
        readonly closesTurn: number | null;
      };
      readonly locked: ReadonlyArray<{ readonly key: string; readonly name: string }> | null;
      readonly board: {
        readonly grid: HexGrid;
        readonly regions: ReadonlyArray<{
          readonly key: string;
          readonly name: string;
          readonly kind: string;
          readonly locations: ReadonlyArray<string>;
        }>;
        readonly locations: ReadonlyArray<{
          readonly key: string;
          readonly name: string;
          readonly kind: LocationKind;
          readonly q: number | null;
          readonly r: number | null;
          readonly terrain: string | null;
          readonly sight: Sight;
          readonly lastSeenTurn: number | null;
          readonly rivers: ReadonlyArray<number>;
          readonly roads: ReadonlyArray<number>;
          readonly neighbours: ReadonlyArray<string>;
          readonly height: number | null;
          readonly facings: ReadonlyArray<number>;
          readonly contents: ReadonlyArray<string>;
          readonly takesOrders: boolean;
          readonly takesArmyList: boolean;
          readonly owner: { readonly key: string; readonly number: number; readonly name: string } | null;
          readonly marks: ReadonlyArray<{
            readonly kind: MarkKind;
            readonly label: string;
            readonly size: number;
          }>;
        }>;
        readonly pieces: ReadonlyArray<{
          readonly key: string;
          readonly name: string;
          readonly kind: string;
          readonly location: string | null;
          readonly strength: number | null;
          readonly status: string;
          readonly owner: { readonly key: string; readonly number: number; readonly name: string } | null;
        }>;
      };
      readonly standings: {
        readonly measure: string;
        readonly goal: number | null;
        readonly winners: ReadonlyArray<{ readonly name: string }>;
        readonly seats: ReadonlyArray<{
          readonly rank: number;
          readonly total: number;
          readonly out: boolean;
          readonly account: string;
          readonly seat: { readonly key: string; readonly number: number; readonly name: string } | null;
          readonly byTurn: ReadonlyArray<{ readonly turn: number; readonly amount: number }>;
        }>;
      };
      readonly battles: ReadonlyArray<{
        readonly key: string;
        readonly location: string;
        readonly turn: number;
        readonly status: BattleStatus;
        readonly drawn: boolean;
        readonly draft: unknown;
        readonly halfDraft: unknown;
        readonly steps: ReadonlyArray<string>;
        readonly mayConfirm: boolean;
        readonly mayDispute: boolean;
        readonly consequences: ReadonlyArray<string>;
        readonly because: ReadonlyArray<{
          readonly id: string;
          readonly title: string;
          readonly path: string;
        }>;
        readonly sides: ReadonlyArray<{
          readonly role: string;
          readonly halfEntered: boolean;
          readonly seat: { readonly key: string; readonly name: string } | null;
        }>;
        readonly winners: ReadonlyArray<{ readonly name: string }>;
      }>;
    };
  } | null;
};

export type PostingsQueryVariables = Exact<{
  timeline: string;
  moment?: MomentInput | null | undefined;
  account: string;
  after?: string | null | undefined;
}>;

export type PostingsQuery = {
  readonly timeline: {
    readonly at: {
      readonly ledger: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly amount: number;
            readonly balance: number;
            readonly turn: number;
            readonly revision: number;
            readonly cause: string;
            readonly rule: { readonly id: string; readonly title: string; readonly path: string };
            readonly event: {
              readonly id: string;
              readonly place: number;
              readonly summary: string;
              readonly roll: { readonly faces: ReadonlyArray<number> } | null;
            } | null;
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    };
  } | null;
};

export type SeatPartsFragment = {
  readonly key: string;
  readonly number: number;
  readonly name: string;
  readonly role: SeatRole;
  readonly claimed: boolean;
  readonly invited: boolean;
  readonly emblem: { readonly color: string; readonly dark: string; readonly sign: string };
};

export type TimelinePartsFragment = {
  readonly id: string;
  readonly name: string;
  readonly isMain: boolean;
  readonly head: {
    readonly revision: number;
    readonly turn: number;
    readonly phase: string;
    readonly at: string;
  };
  readonly turns: ReadonlyArray<{
    readonly turn: number;
    readonly fromRevision: number;
    readonly toRevision: number;
    readonly phases: ReadonlyArray<{ readonly phase: string; readonly toRevision: number }>;
  }>;
  readonly superseded: { readonly reason: string } | null;
};

export type RoomQueryVariables = Exact<{
  campaign: string;
  timeline: string;
  other: boolean;
}>;

export type RoomQuery = {
  readonly campaign: {
    readonly id: string;
    readonly name: string;
    readonly dice: DiceMode;
    readonly ruleset: {
      readonly code: string;
      readonly title: string;
      readonly takesUnitTypes: boolean;
      readonly phases: ReadonlyArray<{ readonly code: string; readonly title: string }>;
    };
    readonly seats: ReadonlyArray<{
      readonly key: string;
      readonly number: number;
      readonly name: string;
      readonly role: SeatRole;
      readonly claimed: boolean;
      readonly invited: boolean;
      readonly emblem: { readonly color: string; readonly dark: string; readonly sign: string };
    }>;
    readonly viewerSeat: {
      readonly key: string;
      readonly number: number;
      readonly name: string;
      readonly role: SeatRole;
      readonly claimed: boolean;
      readonly invited: boolean;
      readonly emblem: { readonly color: string; readonly dark: string; readonly sign: string };
    } | null;
    readonly viewerMay: {
      readonly play: boolean;
      readonly lock: boolean;
      readonly close: boolean;
      readonly arbitrate: boolean;
      readonly invite: boolean;
      readonly fork: boolean;
    };
    readonly main: {
      readonly id: string;
      readonly name: string;
      readonly isMain: boolean;
      readonly head: {
        readonly revision: number;
        readonly turn: number;
        readonly phase: string;
        readonly at: string;
      };
      readonly turns: ReadonlyArray<{
        readonly turn: number;
        readonly fromRevision: number;
        readonly toRevision: number;
        readonly phases: ReadonlyArray<{ readonly phase: string; readonly toRevision: number }>;
      }>;
      readonly superseded: { readonly reason: string } | null;
    };
  } | null;
  readonly timeline?: {
    readonly id: string;
    readonly name: string;
    readonly isMain: boolean;
    readonly head: {
      readonly revision: number;
      readonly turn: number;
      readonly phase: string;
      readonly at: string;
    };
    readonly turns: ReadonlyArray<{
      readonly turn: number;
      readonly fromRevision: number;
      readonly toRevision: number;
      readonly phases: ReadonlyArray<{ readonly phase: string; readonly toRevision: number }>;
    }>;
    readonly superseded: { readonly reason: string } | null;
  } | null;
};

export type DueNowQueryVariables = Exact<{
  timeline: string;
}>;

export type DueNowQuery = {
  readonly timeline: {
    readonly awaited: {
      readonly faces: number;
      readonly inOrder: ReadonlyArray<string>;
      readonly rolls: ReadonlyArray<{
        readonly count: number;
        readonly sides: number;
        readonly from: ReadonlyArray<string> | null;
      }>;
    } | null;
    readonly due: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
      readonly mandatory: boolean;
      readonly subject: string;
      readonly until: string | null;
      readonly seat: { readonly key: string; readonly name: string } | null;
      readonly rule: { readonly id: string; readonly title: string; readonly path: string };
    }>;
  } | null;
};

export type CampaignChangedSubscriptionVariables = Exact<{
  campaign: string;
}>;

export type CampaignChangedSubscription = { readonly campaignChanged: { readonly timeline: string | null } };

export type RuleQueryVariables = Exact<{
  id: string;
}>;

export type RuleQuery = {
  readonly rule: {
    readonly id: string;
    readonly title: string;
    readonly prose: string;
    readonly ruling: string | null;
    readonly source: string | null;
    readonly path: string;
  } | null;
};

export type CampaignsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;

export type CampaignsQuery = {
  readonly campaigns: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly lastActivityAt: string;
        readonly ruleset: {
          readonly title: string;
          readonly phases: ReadonlyArray<{ readonly code: string; readonly title: string }>;
        };
        readonly seats: ReadonlyArray<{
          readonly key: string;
          readonly number: number;
          readonly name: string;
          readonly role: SeatRole;
          readonly claimed: boolean;
          readonly invited: boolean;
          readonly emblem: { readonly color: string; readonly dark: string; readonly sign: string };
        }>;
        readonly viewerSeat: {
          readonly key: string;
          readonly number: number;
          readonly name: string;
          readonly role: SeatRole;
          readonly claimed: boolean;
          readonly invited: boolean;
          readonly emblem: { readonly color: string; readonly dark: string; readonly sign: string };
        } | null;
        readonly awaits: {
          readonly mine: number;
          readonly first: string | null;
          readonly others: number;
          readonly until: string | null;
        };
        readonly main: { readonly head: { readonly turn: number; readonly phase: string } };
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type ScenariosQueryVariables = Exact<{ [key: string]: never }>;

export type ScenariosQuery = {
  readonly rulesets: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
    readonly scenarios: ReadonlyArray<{
      readonly code: string;
      readonly title: string;
      readonly description: string;
      readonly minPlayers: number;
      readonly maxPlayers: number;
      readonly opening: unknown;
    }>;
  }>;
};

export type OpenCampaignMutationVariables = Exact<{
  input: CreateCampaignInput;
}>;

export type OpenCampaignMutation = {
  readonly createCampaign:
    | {
        readonly __typename: 'CampaignOpened';
        readonly arbiterToken: string | null;
        readonly campaign: { readonly id: string } | null;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly path: ReadonlyArray<string>;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      };
};

export type DeadlinesQueryVariables = Exact<{
  campaign: string;
}>;

export type DeadlinesQuery = {
  readonly campaign: {
    readonly ruleset: { readonly phases: ReadonlyArray<{ readonly code: string; readonly title: string }> };
    readonly deadlines: {
      readonly paused: boolean;
      readonly passed: number;
      readonly schedule: {
        readonly timeZone: string;
        readonly closesAt: string | null;
        readonly weekdays: ReadonlyArray<Weekday>;
        readonly graceHours: number;
        readonly missing: MissingPolicy;
        readonly lengths: ReadonlyArray<{
          readonly phase: string | null;
          readonly days: number | null;
          readonly hours: number | null;
        }>;
      } | null;
      readonly current: {
        readonly standing: DeadlineStanding;
        readonly until: string | null;
        readonly source: DeadlineSource;
        readonly summary: string;
        readonly missing: ReadonlyArray<{ readonly name: string }>;
      } | null;
      readonly lateness: ReadonlyArray<{
        readonly times: number;
        readonly last: string | null;
        readonly seat: { readonly key: string; readonly name: string };
      }>;
    };
  } | null;
};

export type SetScheduleMutationVariables = Exact<{
  input: SetScheduleInput;
}>;

export type SetScheduleMutation = {
  readonly setSchedule:
    | { readonly campaign: { readonly id: string } }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type ExtendDeadlineMutationVariables = Exact<{
  input: ExtendDeadlineInput;
}>;

export type ExtendDeadlineMutation = {
  readonly extendDeadline:
    | { readonly campaign: { readonly id: string } }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type SkipDeadlineMutationVariables = Exact<{
  input: SkipDeadlineInput;
}>;

export type SkipDeadlineMutation = {
  readonly skipDeadline:
    | { readonly campaign: { readonly id: string } }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type PauseDeadlinesMutationVariables = Exact<{
  input: PauseDeadlinesInput;
}>;

export type PauseDeadlinesMutation = {
  readonly pauseDeadlines:
    | { readonly campaign: { readonly id: string } }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type ResumeDeadlinesMutationVariables = Exact<{
  input: ResumeDeadlinesInput;
}>;

export type ResumeDeadlinesMutation = {
  readonly resumeDeadlines:
    | { readonly campaign: { readonly id: string } }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type UnitFactsFragment = {
  readonly key: string;
  readonly name: string;
  readonly kind: string;
  readonly location: string | null;
  readonly strength: number | null;
  readonly experience: number | null;
  readonly rank: string | null;
  readonly account: string;
  readonly owner: { readonly key: string; readonly name: string } | null;
};

export type UnitQueryVariables = Exact<{
  timeline: string;
  moment?: MomentInput | null | undefined;
  key: string;
}>;

export type UnitQuery = {
  readonly timeline: {
    readonly at: {
      readonly units: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly key: string;
            readonly name: string;
            readonly kind: string;
            readonly location: string | null;
            readonly strength: number | null;
            readonly experience: number | null;
            readonly rank: string | null;
            readonly account: string;
            readonly owner: { readonly key: string; readonly name: string } | null;
          };
        }>;
      };
    };
  } | null;
};

export type ForcesQueryVariables = Exact<{
  timeline: string;
  moment?: MomentInput | null | undefined;
  filter?: UnitFilterInput | null | undefined;
  after?: string | null | undefined;
}>;

export type ForcesQuery = {
  readonly timeline: {
    readonly at: {
      readonly units: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly key: string;
            readonly name: string;
            readonly kind: string;
            readonly location: string | null;
            readonly strength: number | null;
            readonly experience: number | null;
            readonly rank: string | null;
            readonly account: string;
            readonly owner: { readonly key: string; readonly name: string } | null;
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    };
  } | null;
};

export type InputTypeQueryVariables = Exact<{
  name: string;
}>;

export type InputTypeQuery = {
  readonly __type: {
    readonly isOneOf: boolean | null;
    readonly inputFields: ReadonlyArray<{
      readonly name: string;
      readonly description: string | null;
      readonly defaultValue: string | null;
      readonly type: {
        readonly kind: __TypeKind;
        readonly name: string | null;
        readonly ofType: {
          readonly kind: __TypeKind;
          readonly name: string | null;
          readonly ofType: {
            readonly kind: __TypeKind;
            readonly name: string | null;
            readonly ofType: { readonly kind: __TypeKind; readonly name: string | null } | null;
          } | null;
        } | null;
      };
    }> | null;
    readonly enumValues: ReadonlyArray<{ readonly name: string; readonly description: string | null }> | null;
  } | null;
};

export type TypePartsFragment = {
  readonly kind: __TypeKind;
  readonly name: string | null;
  readonly ofType: {
    readonly kind: __TypeKind;
    readonly name: string | null;
    readonly ofType: {
      readonly kind: __TypeKind;
      readonly name: string | null;
      readonly ofType: { readonly kind: __TypeKind; readonly name: string | null } | null;
    } | null;
  } | null;
};

export type NamesQueryVariables = Exact<{
  timeline: string;
}>;

export type NamesQuery = {
  readonly timeline: {
    readonly at: {
      readonly board: {
        readonly locations: ReadonlyArray<{ readonly key: string; readonly name: string }>;
        readonly pieces: ReadonlyArray<{
          readonly key: string;
          readonly name: string;
          readonly parts: ReadonlyArray<{ readonly key: string; readonly called: string }>;
        }>;
      };
    };
  } | null;
};

export type SubmitOrdersMutationVariables = Exact<{
  input: SubmitOrdersInput;
}>;

export type SubmitOrdersMutation = {
  readonly submitOrders:
    | {
        readonly __typename: 'OrdersAccepted';
        readonly revision: number;
        readonly preview: boolean;
        readonly events: ReadonlyArray<{
          readonly id: string;
          readonly kind: EventKind;
          readonly summary: string;
          readonly because: ReadonlyArray<{
            readonly id: string;
            readonly path: string;
            readonly title: string;
          }>;
          readonly roll: {
            readonly notation: string;
            readonly faces: ReadonlyArray<number>;
            readonly purpose: string;
          } | null;
        }>;
        readonly awaited: {
          readonly faces: number;
          readonly inOrder: ReadonlyArray<string>;
          readonly rolls: ReadonlyArray<{
            readonly count: number;
            readonly sides: number;
            readonly from: ReadonlyArray<string> | null;
          }>;
        } | null;
        readonly receipt: { readonly hash: string; readonly salt: string } | null;
      }
    | {
        readonly __typename: 'Refused';
        readonly violations: ReadonlyArray<{
          readonly message: string;
          readonly rule: { readonly id: string; readonly path: string } | null;
        }>;
      }
    | {
        readonly __typename: 'RollsNeeded';
        readonly faces: number;
        readonly inOrder: ReadonlyArray<string>;
        readonly rolls: ReadonlyArray<{
          readonly count: number;
          readonly sides: number;
          readonly from: ReadonlyArray<string> | null;
        }>;
      }
    | { readonly __typename: 'TimelineMoved'; readonly revision: number }
    | { readonly __typename: 'TimelineSuperseded'; readonly reason: string };
};

export type LinesQueryVariables = Exact<{
  timeline: string;
  moment?: MomentInput | null | undefined;
}>;

export type LinesQuery = {
  readonly timeline: {
    readonly at: {
      readonly tradeLines: ReadonlyArray<{
        readonly key: string;
        readonly kind: string;
        readonly origin: string;
        readonly stops: ReadonlyArray<string>;
        readonly status: string;
        readonly broken: boolean;
        readonly charted: boolean;
        readonly loss: number;
        readonly length: number | null;
        readonly nextArrival: number | null;
        readonly notation: string | null;
        readonly owner: { readonly key: string; readonly name: string } | null;
        readonly goods: ReadonlyArray<{ readonly name: string; readonly amount: number }> | null;
      }>;
    };
  } | null;
};

export type OpenableRulesetsQueryVariables = Exact<{ [key: string]: never }>;

export type OpenableRulesetsQuery = {
  readonly rulesets: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
    readonly scenarios: ReadonlyArray<{ readonly code: string; readonly title: string }>;
  }>;
};

export type HandOverQueryVariables = Exact<{
  campaign: string;
  seat: string;
}>;

export type HandOverQuery = {
  readonly campaign: {
    readonly handOver: {
      readonly said: ReadonlyArray<string>;
      readonly told: ReadonlyArray<string>;
      readonly due: ReadonlyArray<{
        readonly message: string;
        readonly mandatory: boolean;
        readonly until: string | null;
      }>;
      readonly units: ReadonlyArray<{
        readonly key: string;
        readonly name: string;
        readonly kind: string;
        readonly rank: string | null;
        readonly strength: number | null;
      }>;
      readonly standing: { readonly rank: number; readonly total: number } | null;
      readonly deadline: { readonly summary: string } | null;
      readonly late: { readonly times: number; readonly last: string | null } | null;
    } | null;
  } | null;
};

export type ChannelPartsFragment = {
  readonly key: string;
  readonly kind: ChannelKind;
  readonly format: WebhookFormat | null;
  readonly shown: string;
  readonly topics: ReadonlyArray<Topic>;
  readonly remindHours: number;
  readonly state: ChannelState;
  readonly why: OffReason | null;
  readonly lastTold: string | null;
  readonly lastFailure: { readonly at: string; readonly reason: string } | null;
  readonly seat: { readonly name: string } | null;
};

export type PeopleQueryVariables = Exact<{
  campaign: string;
}>;

export type PeopleQuery = {
  readonly me: { readonly admin: boolean };
  readonly campaign: {
    readonly channels: ReadonlyArray<{
      readonly key: string;
      readonly kind: ChannelKind;
      readonly format: WebhookFormat | null;
      readonly shown: string;
      readonly topics: ReadonlyArray<Topic>;
      readonly remindHours: number;
      readonly state: ChannelState;
      readonly why: OffReason | null;
      readonly lastTold: string | null;
      readonly lastFailure: { readonly at: string; readonly reason: string } | null;
      readonly seat: { readonly name: string } | null;
    }>;
    readonly notes: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: { readonly at: string; readonly summary: string; readonly reason: string };
      }>;
    };
  } | null;
};

export type TokensQueryVariables = Exact<{
  campaign: string;
}>;

export type TokensQuery = {
  readonly tokens: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly key: string;
        readonly kind: TokenKind;
        readonly name: string | null;
        readonly madeAt: string | null;
        readonly lastUsedAt: string | null;
        readonly seat: { readonly key: string; readonly name: string } | null;
      };
    }>;
  };
};

export type AddWebhookMutationVariables = Exact<{
  input: AddWebhookInput;
}>;

export type AddWebhookMutation = {
  readonly addWebhook:
    | { readonly violations: ReadonlyArray<{ readonly message: string }> }
    | { readonly secret: string };
};

export type AddEmailMutationVariables = Exact<{
  input: AddEmailInput;
}>;

export type AddEmailMutation = {
  readonly addEmail:
    | { readonly channel: { readonly key: string } }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type ConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;

export type ConfirmEmailMutation = {
  readonly confirmEmail:
    | { readonly channel: { readonly key: string } }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type AddCalendarMutationVariables = Exact<{
  input: AddCalendarInput;
}>;

export type AddCalendarMutation = {
  readonly addCalendar:
    | { readonly url: string }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type TestChannelMutationVariables = Exact<{
  input: TestChannelInput;
}>;

export type TestChannelMutation = {
  readonly testChannel:
    | { readonly failure: string | null }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type RemoveChannelMutationVariables = Exact<{
  input: RemoveChannelInput;
}>;

export type RemoveChannelMutation = {
  readonly removeChannel:
    | { readonly key: string }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type MakeBotMutationVariables = Exact<{
  input: MakeBotInput;
}>;

export type MakeBotMutation = {
  readonly makeBot:
    | { readonly token: string }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type RevokeBotMutationVariables = Exact<{
  input: RevokeBotInput;
}>;

export type RevokeBotMutation = {
  readonly revokeBot:
    | { readonly key: string }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type NameArbiterMutationVariables = Exact<{
  input: NameArbiterInput;
}>;

export type NameArbiterMutation = {
  readonly nameArbiter:
    | { readonly code: string; readonly expiresAt: string }
    | { readonly violations: ReadonlyArray<{ readonly message: string }> };
};

export type TurnReportQueryVariables = Exact<{
  timeline: string;
  turn: number;
  at?: MomentInput | null | undefined;
}>;

export type TurnReportQuery = {
  readonly turnReport: {
    readonly cut: boolean;
    readonly due: ReadonlyArray<{
      readonly text: string;
      readonly until: string | null;
      readonly seat: { readonly key: string; readonly name: string } | null;
    }>;
    readonly battles: ReadonlyArray<{
      readonly key: string;
      readonly place: string;
      readonly status: BattleStatus;
      readonly drawn: boolean;
      readonly consequences: ReadonlyArray<string>;
      readonly winners: ReadonlyArray<{ readonly key: string; readonly name: string }>;
      readonly sides: ReadonlyArray<{
        readonly role: string;
        readonly pieces: ReadonlyArray<string>;
        readonly seat: { readonly key: string; readonly name: string } | null;
      }>;
    }>;
    readonly marches: ReadonlyArray<{
      readonly piece: string;
      readonly name: string;
      readonly from: string | null;
      readonly to: string | null;
      readonly seat: { readonly key: string; readonly name: string } | null;
    }>;
    readonly gains: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
      readonly seat: { readonly key: string; readonly name: string } | null;
    }>;
    readonly losses: ReadonlyArray<{
      readonly key: string;
      readonly name: string;
      readonly seat: { readonly key: string; readonly name: string } | null;
    }>;
    readonly books: ReadonlyArray<{
      readonly measure: string;
      readonly amount: number;
      readonly seat: { readonly key: string; readonly name: string } | null;
    }>;
    readonly chapters: ReadonlyArray<{
      readonly phase: string;
      readonly title: string;
      readonly lines: ReadonlyArray<{ readonly kind: EventKind; readonly text: string }>;
    }>;
  };
};

export type InviteMutationVariables = Exact<{
  input: InviteToSeatInput;
}>;

export type InviteMutation = {
  readonly inviteToSeat:
    | { readonly __typename: 'Refused'; readonly violations: ReadonlyArray<{ readonly message: string }> }
    | { readonly __typename: 'SeatInvited'; readonly code: string; readonly expiresAt: string };
};

export type ClaimMutationVariables = Exact<{
  input: ClaimSeatInput;
}>;

export type ClaimMutation = {
  readonly claimSeat:
    | { readonly __typename: 'Refused'; readonly violations: ReadonlyArray<{ readonly message: string }> }
    | {
        readonly __typename: 'SeatClaimed';
        readonly token: string | null;
        readonly campaign: { readonly id: string; readonly name: string } | null;
        readonly seat: { readonly key: string; readonly name: string; readonly role: SeatRole };
      };
};

export type RevokeMutationVariables = Exact<{
  input: RevokeSeatInput;
}>;

export type RevokeMutation = {
  readonly revokeSeat:
    | { readonly violations: ReadonlyArray<{ readonly message: string }> }
    | { readonly seat: { readonly key: string } };
};

export type MeQueryVariables = Exact<{ [key: string]: never }>;

export type MeQuery = {
  readonly me: {
    readonly admin: boolean;
    readonly anonymous: boolean;
    readonly bot: boolean;
    readonly seats: ReadonlyArray<{
      readonly role: SeatRole;
      readonly seat: { readonly key: string; readonly name: string } | null;
      readonly campaign: { readonly id: string; readonly name: string } | null;
    }>;
  };
  readonly campaigns: {
    readonly edges: ReadonlyArray<{ readonly node: { readonly id: string; readonly name: string } }>;
  };
};

export type HandsAndStacksQueryVariables = Exact<{
  timeline: string;
  moment?: MomentInput | null | undefined;
}>;

export type HandsAndStacksQuery = {
  readonly timeline: {
    readonly at: {
      readonly details:
        | { readonly __typename: 'EpicDetails' }
        | { readonly __typename: 'GhostOfWarDetails' }
        | { readonly __typename: 'MetaCampaignDetails' }
        | { readonly __typename: 'PlanetaryDetails' }
        | {
            readonly __typename: 'SpaceEmpiresDetails';
            readonly drawPile: number;
            readonly activePlayer: string | null;
            readonly players: ReadonlyArray<{
              readonly seat: string;
              readonly faction: SpaceEmpiresFaction;
              readonly hand: ReadonlyArray<SpaceEmpiresCard> | null;
              readonly handSize: number;
              readonly pileSize: number;
              readonly treasuryRp: number;
              readonly eliminated: boolean;
            }>;
            readonly stacks: ReadonlyArray<{
              readonly mapSpace: string;
              readonly owner: string;
              readonly orbit: number;
              readonly surface: number;
              readonly top: string;
              readonly units: ReadonlyArray<string> | null;
            }>;
            readonly units: ReadonlyArray<{
              readonly key: string;
              readonly entry: string;
              readonly layer: SpaceEmpiresLayer | null;
            }>;
            readonly unitLines: ReadonlyArray<{
              readonly key: string;
              readonly name: string;
              readonly force: number;
              readonly types: ReadonlyArray<SpaceEmpiresTypeLetter>;
            }>;
            readonly spaces: ReadonlyArray<{ readonly key: string; readonly planetName: string }>;
          };
    };
  } | null;
};

export type EpicArmiesQueryVariables = Exact<{
  timeline: string;
  moment?: MomentInput | null | undefined;
}>;

export type EpicArmiesQuery = {
  readonly timeline: {
    readonly at: {
      readonly details:
        | {
            readonly __typename: 'EpicDetails';
            readonly step: EpicStep;
            readonly armies: ReadonlyArray<{
              readonly seat: string;
              readonly name: string;
              readonly morale: number;
              readonly startingMorale: number | null;
            }>;
            readonly detachments: ReadonlyArray<{
              readonly key: string;
              readonly name: string;
              readonly seat: string;
              readonly order: EpicOrder;
              readonly mission: EpicMission;
              readonly broken: boolean;
              readonly blastMarkers: number;
              readonly moved: boolean;
              readonly shot: boolean;
              readonly place: EpicPlace;
              readonly hq: string;
              readonly units: ReadonlyArray<string>;
            }>;
            readonly units: ReadonlyArray<{
              readonly key: string;
              readonly profile: string;
              readonly kind: EpicKind;
              readonly status: EpicUnitStatus;
              readonly damageLeft: number;
              readonly shieldsUp: number;
              readonly immobilised: boolean;
              readonly mountedIn: string | null;
            }>;
            readonly objectives: ReadonlyArray<{
              readonly key: string;
              readonly type: EpicObjectiveType;
              readonly holder: string | null;
              readonly state: EpicObjectiveState;
            }>;
          }
        | { readonly __typename: 'GhostOfWarDetails' }
        | { readonly __typename: 'MetaCampaignDetails' }
        | { readonly __typename: 'PlanetaryDetails' }
        | { readonly __typename: 'SpaceEmpiresDetails' };
    };
  } | null;
};

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const BranchPartsFragmentDoc = new TypedDocumentString(
  `
    fragment BranchParts on Timeline {
  id
  name
  isMain
  reason
  createdAt
  parent {
    id
  }
  createdBy {
    name
  }
  forkedAt {
    revision
    turn
    phase
  }
  head {
    revision
    turn
    phase
  }
  amends {
    revision
    dropped
  }
  superseded {
    reason
  }
  turns {
    turn
    toRevision
  }
}
    `,
  { fragmentName: 'BranchParts' },
) as unknown as TypedDocumentString<BranchPartsFragment, unknown>;
export const NotAllowedFragmentDoc = new TypedDocumentString(
  `
    fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
    `,
  { fragmentName: 'NotAllowed' },
) as unknown as TypedDocumentString<NotAllowedFragment, unknown>;
export const ForkAnswerFragmentDoc = new TypedDocumentString(
  `
    fragment ForkAnswer on ForkTimelineResult {
  __typename
  ... on TimelineForked {
    timeline {
      id
    }
  }
  ... on Refused {
    ...NotAllowed
  }
}
    fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}`,
  { fragmentName: 'ForkAnswer' },
) as unknown as TypedDocumentString<ForkAnswerFragment, unknown>;
export const DifferencesFragmentDoc = new TypedDocumentString(
  `
    fragment Differences on Comparison {
  commonRevision
  firstDifference {
    turn
    phase
    left
    right
  }
  pieces {
    key
    field
    left
    right
  }
  locations {
    key
    field
    left
    right
  }
  standings {
    seat {
      key
      name
    }
    left
    right
  }
  balances {
    of
    left
    right
  }
}
    `,
  { fragmentName: 'Differences' },
) as unknown as TypedDocumentString<DifferencesFragment, unknown>;
export const BriefForcesFragmentDoc = new TypedDocumentString(
  `
    fragment BriefForces on PlanetaryBriefSide {
  seat
  battleValue
  airSupport
  units {
    unit
    typeKey
    slot
    ready
    value
  }
  reinforcements {
    detachment
    unit
    edge
  }
  artillery {
    detachment
    unit
    hexes
  }
  defences {
    defence
    type
  }
}
    `,
  { fragmentName: 'BriefForces' },
) as unknown as TypedDocumentString<BriefForcesFragment, unknown>;
export const HappenedFragmentDoc = new TypedDocumentString(
  `
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
    `,
  { fragmentName: 'Happened' },
) as unknown as TypedDocumentString<HappenedFragment, unknown>;
export const ThrowFragmentDoc = new TypedDocumentString(
  `
    fragment Throw on NeededRoll {
  count
  sides
  from
}
    `,
  { fragmentName: 'Throw' },
) as unknown as TypedDocumentString<ThrowFragment, unknown>;
export const AwaitingFragmentDoc = new TypedDocumentString(
  `
    fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
    fragment Throw on NeededRoll {
  count
  sides
  from
}`,
  { fragmentName: 'Awaiting' },
) as unknown as TypedDocumentString<AwaitingFragment, unknown>;
export const NeedingFragmentDoc = new TypedDocumentString(
  `
    fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
    fragment Throw on NeededRoll {
  count
  sides
  from
}`,
  { fragmentName: 'Needing' },
) as unknown as TypedDocumentString<NeedingFragment, unknown>;
export const OrdersAnswerFragmentDoc = new TypedDocumentString(
  `
    fragment OrdersAnswer on SubmitOrdersResult {
  __typename
  ... on OrdersAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
    receipt {
      hash
      salt
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}`,
  { fragmentName: 'OrdersAnswer' },
) as unknown as TypedDocumentString<OrdersAnswerFragment, unknown>;
export const PhaseAnswerFragmentDoc = new TypedDocumentString(
  `
    fragment PhaseAnswer on PhaseResult {
  __typename
  ... on PhaseAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}`,
  { fragmentName: 'PhaseAnswer' },
) as unknown as TypedDocumentString<PhaseAnswerFragment, unknown>;
export const BattleAnswerFragmentDoc = new TypedDocumentString(
  `
    fragment BattleAnswer on BattleResult {
  __typename
  ... on BattleAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}`,
  { fragmentName: 'BattleAnswer' },
) as unknown as TypedDocumentString<BattleAnswerFragment, unknown>;
export const DiceAnswerFragmentDoc = new TypedDocumentString(
  `
    fragment DiceAnswer on EnterDiceResult {
  __typename
  ... on DiceAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}`,
  { fragmentName: 'DiceAnswer' },
) as unknown as TypedDocumentString<DiceAnswerFragment, unknown>;
export const RulingAnswerFragmentDoc = new TypedDocumentString(
  `
    fragment RulingAnswer on RulingResult {
  __typename
  ... on RulingAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}`,
  { fragmentName: 'RulingAnswer' },
) as unknown as TypedDocumentString<RulingAnswerFragment, unknown>;
export const NoFileFragmentDoc = new TypedDocumentString(
  `
    fragment NoFile on PlanetaryFileInvalid {
  problems {
    line
    column
    message
  }
}
    `,
  { fragmentName: 'NoFile' },
) as unknown as TypedDocumentString<NoFileFragment, unknown>;
export const SeatPartsFragmentDoc = new TypedDocumentString(
  `
    fragment SeatParts on CampaignSeat {
  key
  number
  name
  role
  claimed
  invited
  emblem {
    color
    dark
    sign
  }
}
    `,
  { fragmentName: 'SeatParts' },
) as unknown as TypedDocumentString<SeatPartsFragment, unknown>;
export const TimelinePartsFragmentDoc = new TypedDocumentString(
  `
    fragment TimelineParts on Timeline {
  id
  name
  isMain
  head {
    revision
    turn
    phase
    at
  }
  turns {
    turn
    fromRevision
    toRevision
    phases {
      phase
      toRevision
    }
  }
  superseded {
    reason
  }
}
    `,
  { fragmentName: 'TimelineParts' },
) as unknown as TypedDocumentString<TimelinePartsFragment, unknown>;
export const UnitFactsFragmentDoc = new TypedDocumentString(
  `
    fragment UnitFacts on Unit {
  key
  name
  kind
  location
  strength
  experience
  rank
  account
  owner {
    key
    name
  }
}
    `,
  { fragmentName: 'UnitFacts' },
) as unknown as TypedDocumentString<UnitFactsFragment, unknown>;
export const TypePartsFragmentDoc = new TypedDocumentString(
  `
    fragment TypeParts on __Type {
  kind
  name
  ofType {
    kind
    name
    ofType {
      kind
      name
      ofType {
        kind
        name
      }
    }
  }
}
    `,
  { fragmentName: 'TypeParts' },
) as unknown as TypedDocumentString<TypePartsFragment, unknown>;
export const ChannelPartsFragmentDoc = new TypedDocumentString(
  `
    fragment ChannelParts on Channel {
  key
  kind
  format
  shown
  topics
  remindHours
  state
  why
  lastTold
  lastFailure {
    at
    reason
  }
  seat {
    name
  }
}
    `,
  { fragmentName: 'ChannelParts' },
) as unknown as TypedDocumentString<ChannelPartsFragment, unknown>;
export const AmendDocument = new TypedDocumentString(`
    mutation Amend($input: AmendTimelineInput!) {
  amendTimeline(input: $input) {
    __typename
    ... on TimelineAmended {
      timeline {
        id
      }
      impact {
        inputs {
          revision
          type
          result
          actor {
            name
          }
          violations {
            message
          }
        }
        comparison {
          ...Differences
        }
      }
    }
    ... on Refused {
      ...NotAllowed
    }
    ... on RollsNeeded {
      faces
      inOrder
      rolls {
        ...Throw
        purpose
        subject
        counter
        rule {
          id
        }
      }
    }
  }
}
    fragment Differences on Comparison {
  commonRevision
  firstDifference {
    turn
    phase
    left
    right
  }
  pieces {
    key
    field
    left
    right
  }
  locations {
    key
    field
    left
    right
  }
  standings {
    seat {
      key
      name
    }
    left
    right
  }
  balances {
    of
    left
    right
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}`) as unknown as TypedDocumentString<AmendMutation, AmendMutationVariables>;
export const AuditDocument = new TypedDocumentString(`
    query Audit($timeline: ID!, $filter: EventFilterInput, $before: String) {
  timeline(id: $timeline) {
    events(last: 60, before: $before, filter: $filter) {
      edges {
        node {
          id
          revision
          place
          turn
          phase
          kind
          type
          at
          summary
          hash
          actor {
            name
          }
          spokenBy {
            name
          }
          because {
            id
            title
            path
          }
          roll {
            faces
          }
          postings {
            account
            amount
          }
        }
      }
      pageInfo {
        hasPreviousPage
        startCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AuditQuery, AuditQueryVariables>;
export const LedgerDocument = new TypedDocumentString(`
    query Ledger($timeline: ID!, $moment: MomentInput, $filter: LedgerFilterInput, $after: String) {
  timeline(id: $timeline) {
    at(moment: $moment) {
      ledger(first: 100, after: $after, filter: $filter) {
        edges {
          node {
            account
            measure
            amount
            balance
            cause: told
            turn
            phase
            revision
            seat {
              key
              name
            }
            rule {
              id
              path
              title
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LedgerQuery, LedgerQueryVariables>;
export const VerifyDocument = new TypedDocumentString(`
    query Verify($timeline: ID!) {
  timeline(id: $timeline) {
    head {
      hash
      revision
      turn
      phase
    }
    verification {
      verdict
      sound
      events
      withheld
      bound
      rolls
      commandsJudgedOtherwise
      rules {
        revision
        version
      }
      judgedOtherwise {
        revision
        type
        version
        message
        rules {
          id
          path
          title
        }
      }
      checks {
        name
        result
        examined
        passedOver
        problems {
          revision
          message
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<VerifyQuery, VerifyQueryVariables>;
export const ExportPathDocument = new TypedDocumentString(`
    query ExportPath($timeline: ID!) {
  timeline(id: $timeline) {
    exportPath
  }
}
    `) as unknown as TypedDocumentString<ExportPathQuery, ExportPathQueryVariables>;
export const DiceOfDocument = new TypedDocumentString(`
    query DiceOf($timeline: ID!, $moment: MomentInput) {
  timeline(id: $timeline) {
    dice(at: $moment) {
      mode
      commitments {
        commitment
        fromRevision
      }
      entropy {
        digest
        revision
        seat {
          name
        }
      }
      luck {
        sides
        rolls
        faces
        mean
        expectedMean
        p
        seat {
          key
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DiceOfQuery, DiceOfQueryVariables>;
export const RollsDocument = new TypedDocumentString(`
    query Rolls($timeline: ID!, $filter: EventFilterInput, $before: String) {
  timeline(id: $timeline) {
    events(last: 50, before: $before, filter: $filter) {
      edges {
        node {
          id
          revision
          turn
          phase
          roll {
            number
            notation
            faces
            drawn
            purpose
            source
            proof
            rule {
              id
              path
              title
            }
            enteredBy {
              name
            }
          }
        }
      }
      pageInfo {
        hasPreviousPage
        startCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RollsQuery, RollsQueryVariables>;
export const RulesDocument = new TypedDocumentString(`
    query Rules($ruleset: RulesetCode, $search: String, $after: String) {
  rules(first: 40, ruleset: $ruleset, search: $search, after: $after) {
    edges {
      node {
        id
        title
        prose
        ruling
        source
        path
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<RulesQuery, RulesQueryVariables>;
export const StepsDocument = new TypedDocumentString(`
    query Steps($timeline: ID!, $filter: LedgerFilterInput, $after: String) {
  timeline(id: $timeline) {
    at {
      ledger(first: 200, after: $after, filter: $filter) {
        edges {
          node {
            account
            amount
            balance
            cause: told
            turn
            revision
            seat {
              key
              name
            }
            rule {
              id
              path
              title
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StepsQuery, StepsQueryVariables>;
export const BranchesDocument = new TypedDocumentString(`
    query Branches($campaign: ID!) {
  campaign(id: $campaign) {
    timelines {
      ...BranchParts
    }
  }
}
    fragment BranchParts on Timeline {
  id
  name
  isMain
  reason
  createdAt
  parent {
    id
  }
  createdBy {
    name
  }
  forkedAt {
    revision
    turn
    phase
  }
  head {
    revision
    turn
    phase
  }
  amends {
    revision
    dropped
  }
  superseded {
    reason
  }
  turns {
    turn
    toRevision
  }
}`) as unknown as TypedDocumentString<BranchesQuery, BranchesQueryVariables>;
export const ForkDocument = new TypedDocumentString(`
    mutation Fork($input: ForkTimelineInput!) {
  forkTimeline(input: $input) {
    ...ForkAnswer
  }
}
    fragment ForkAnswer on ForkTimelineResult {
  __typename
  ... on TimelineForked {
    timeline {
      id
    }
  }
  ... on Refused {
    ...NotAllowed
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}`) as unknown as TypedDocumentString<ForkMutation, ForkMutationVariables>;
export const PromoteDocument = new TypedDocumentString(`
    mutation Promote($input: PromoteTimelineInput!) {
  promoteTimeline(input: $input) {
    __typename
    ... on Refused {
      ...NotAllowed
    }
  }
}
    fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}`) as unknown as TypedDocumentString<PromoteMutation, PromoteMutationVariables>;
export const CompareDocument = new TypedDocumentString(`
    query Compare($left: ID!, $right: ID!, $at: MomentInput, $withAt: MomentInput) {
  timeline(id: $left) {
    compare(with: $right, at: $at, withAt: $withAt) {
      ...Differences
    }
  }
}
    fragment Differences on Comparison {
  commonRevision
  firstDifference {
    turn
    phase
    left
    right
  }
  pieces {
    key
    field
    left
    right
  }
  locations {
    key
    field
    left
    right
  }
  standings {
    seat {
      key
      name
    }
    left
    right
  }
  balances {
    of
    left
    right
  }
}`) as unknown as TypedDocumentString<CompareQuery, CompareQueryVariables>;
export const TakeOverDocument = new TypedDocumentString(`
    query TakeOver($timeline: ID!, $from: ID!) {
  timeline(id: $timeline) {
    draftFrom(timeline: $from) {
      turn
      orders {
        revision
        sentence
        piece
        option
        fits
        barred {
          message
          rule {
            id
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TakeOverQuery, TakeOverQueryVariables>;
export const BriefDocument = new TypedDocumentString(`
    query Brief($timeline: ID!, $moment: MomentInput) {
  timeline(id: $timeline) {
    at(moment: $moment) {
      details {
        __typename
        ... on EpicDetails {
          brief {
            text
          }
        }
        ... on PlanetaryDetails {
          battles {
            key
            brief {
              scenario {
                used
                mission
                missionType
                bonusVictoryPoints
              }
              gameTurns
              terrainDensity {
                density
                die
              }
              defenderSetsTerrain
              setUp {
                mode
                chooser
                slotOrder
                zones {
                  attackerIn
                  defenderIn
                  preferredGapIn
                  leastGapIn
                }
              }
              firstTurn {
                chooser
                rolls {
                  attacker
                  defender
                }
              }
              sides {
                attacker {
                  ...BriefForces
                }
                defender {
                  ...BriefForces
                }
              }
              specialRules {
                rule
                side
                usable
                note
              }
              orbitalArrival {
                unit
                firstTurn
                needed
              }
              tableRolls {
                what
                needed
                fromGameTurn
                rule
              }
              tabletopOptions
            }
          }
        }
      }
    }
  }
}
    fragment BriefForces on PlanetaryBriefSide {
  seat
  battleValue
  airSupport
  units {
    unit
    typeKey
    slot
    ready
    value
  }
  reinforcements {
    detachment
    unit
    edge
  }
  artillery {
    detachment
    unit
    hexes
  }
  defences {
    defence
    type
  }
}`) as unknown as TypedDocumentString<BriefQuery, BriefQueryVariables>;
export const GiveOrdersDocument = new TypedDocumentString(`
    mutation GiveOrders($input: GiveOrdersInput!) {
  giveOrders(input: $input) {
    ...OrdersAnswer
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment OrdersAnswer on SubmitOrdersResult {
  __typename
  ... on OrdersAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
    receipt {
      hash
      salt
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}`) as unknown as TypedDocumentString<GiveOrdersMutation, GiveOrdersMutationVariables>;
export const LockPhaseDocument = new TypedDocumentString(`
    mutation LockPhase($input: LockPhaseInput!) {
  lockPhase(input: $input) {
    ...PhaseAnswer
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment PhaseAnswer on PhaseResult {
  __typename
  ... on PhaseAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}`) as unknown as TypedDocumentString<LockPhaseMutation, LockPhaseMutationVariables>;
export const UnlockPhaseDocument = new TypedDocumentString(`
    mutation UnlockPhase($input: UnlockPhaseInput!) {
  unlockPhase(input: $input) {
    ...PhaseAnswer
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment PhaseAnswer on PhaseResult {
  __typename
  ... on PhaseAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}`) as unknown as TypedDocumentString<UnlockPhaseMutation, UnlockPhaseMutationVariables>;
export const ClosePhaseDocument = new TypedDocumentString(`
    mutation ClosePhase($input: ClosePhaseInput!) {
  closePhase(input: $input) {
    ...PhaseAnswer
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment PhaseAnswer on PhaseResult {
  __typename
  ... on PhaseAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}`) as unknown as TypedDocumentString<ClosePhaseMutation, ClosePhaseMutationVariables>;
export const EnterDiceDocument = new TypedDocumentString(`
    mutation EnterDice($input: EnterDiceInput!) {
  enterDice(input: $input) {
    ...DiceAnswer
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment DiceAnswer on EnterDiceResult {
  __typename
  ... on DiceAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}`) as unknown as TypedDocumentString<EnterDiceMutation, EnterDiceMutationVariables>;
export const ResolveBattleDocument = new TypedDocumentString(`
    mutation ResolveBattle($input: ResolveBattleInput!) {
  resolveBattle(input: $input) {
    ...BattleAnswer
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment BattleAnswer on BattleResult {
  __typename
  ... on BattleAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}`) as unknown as TypedDocumentString<ResolveBattleMutation, ResolveBattleMutationVariables>;
export const ConfirmBattleDocument = new TypedDocumentString(`
    mutation ConfirmBattle($input: ConfirmBattleInput!) {
  confirmBattle(input: $input) {
    ...BattleAnswer
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment BattleAnswer on BattleResult {
  __typename
  ... on BattleAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}`) as unknown as TypedDocumentString<ConfirmBattleMutation, ConfirmBattleMutationVariables>;
export const DisputeBattleDocument = new TypedDocumentString(`
    mutation DisputeBattle($input: DisputeBattleInput!) {
  disputeBattle(input: $input) {
    ...BattleAnswer
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment BattleAnswer on BattleResult {
  __typename
  ... on BattleAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}`) as unknown as TypedDocumentString<DisputeBattleMutation, DisputeBattleMutationVariables>;
export const RecordRulingDocument = new TypedDocumentString(`
    mutation RecordRuling($input: RecordRulingInput!) {
  recordRuling(input: $input) {
    ...RulingAnswer
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment RulingAnswer on RulingResult {
  __typename
  ... on RulingAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}`) as unknown as TypedDocumentString<RecordRulingMutation, RecordRulingMutationVariables>;
export const ChangesDocument = new TypedDocumentString(`
    query Changes($timeline: ID!, $moment: MomentInput, $since: MomentInput!) {
  timeline(id: $timeline) {
    at(moment: $moment) {
      changes(since: $since) {
        since {
          revision
          turn
          phase
        }
        moves {
          piece
          from
          to
        }
        pieces {
          key
          change
          fields
          left {
            name
            location
          }
          right {
            name
            location
          }
        }
        locations {
          key
          change
          fields
          left {
            name
          }
          right {
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ChangesQuery, ChangesQueryVariables>;
export const ImportUnitTypesDocument = new TypedDocumentString(`
    mutation ImportUnitTypes($input: ImportPlanetaryUnitTypesInput!) {
  importPlanetaryUnitTypes(input: $input) {
    __typename
    ... on PlanetaryUnitTypesImported {
      revision
      preview
      unitTypes {
        key
        name
      }
    }
    ... on PlanetaryFileInvalid {
      ...NoFile
    }
    ... on Refused {
      ...NotAllowed
    }
    ... on RollsNeeded {
      ...Needing
    }
    ... on TimelineMoved {
      revision
    }
    ... on TimelineSuperseded {
      reason
    }
  }
}
    fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NoFile on PlanetaryFileInvalid {
  problems {
    line
    column
    message
  }
}`) as unknown as TypedDocumentString<ImportUnitTypesMutation, ImportUnitTypesMutationVariables>;
export const ImportDetachmentDocument = new TypedDocumentString(`
    mutation ImportDetachment($input: ImportPlanetaryDetachmentInput!) {
  importPlanetaryDetachment(input: $input) {
    __typename
    ... on OrdersAccepted {
      revision
      preview
      events {
        ...Happened
      }
    }
    ... on PlanetaryFileInvalid {
      ...NoFile
    }
    ... on Refused {
      ...NotAllowed
    }
    ... on RollsNeeded {
      ...Needing
    }
    ... on TimelineMoved {
      revision
    }
    ... on TimelineSuperseded {
      reason
    }
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NoFile on PlanetaryFileInvalid {
  problems {
    line
    column
    message
  }
}`) as unknown as TypedDocumentString<ImportDetachmentMutation, ImportDetachmentMutationVariables>;
export const EventsDocument = new TypedDocumentString(`
    query Events($timeline: ID!, $filter: EventFilterInput, $before: String) {
  timeline(id: $timeline) {
    events(last: 40, before: $before, filter: $filter) {
      edges {
        cursor
        node {
          id
          revision
          place
          turn
          phase
          kind
          summary: told
          amendment
          actor {
            key
            number
            name
          }
          because {
            id
            title
            path
          }
          roll {
            notation
            faces
            purpose
          }
        }
      }
      pageInfo {
        hasPreviousPage
        startCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EventsQuery, EventsQueryVariables>;
export const CausesDocument = new TypedDocumentString(`
    query Causes($timeline: ID!, $revision: Int!, $place: Int!) {
  timeline(id: $timeline) {
    event(revision: $revision, place: $place) {
      causes {
        id
        revision
        summary: told
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CausesQuery, CausesQueryVariables>;
export const HouseRulesDocument = new TypedDocumentString(`
    query HouseRules($campaign: ID!) {
  campaign(id: $campaign) {
    parameters {
      name
      value
      isDefault
    }
    ruleset {
      parameters {
        name
        description
        default
        rule {
          id
          title
          path
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HouseRulesQuery, HouseRulesQueryVariables>;
export const OptionsDocument = new TypedDocumentString(`
    query Options($timeline: ID!, $piece: ID!) {
  timeline(id: $timeline) {
    at {
      options(piece: $piece) {
        options {
          key
          order
          target
          how
          path
          legal
          onSheet
          draft
          sentence
          cost {
            amount
            measure
          }
          arithmetic {
            name
            value
          }
          barred {
            message
            rule {
              id
              path
            }
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OptionsQuery, OptionsQueryVariables>;
export const PositionDocument = new TypedDocumentString(`
    query Position($timeline: ID!, $moment: MomentInput) {
  timeline(id: $timeline) {
    at(moment: $moment) {
      moment {
        revision
        turn
        phase
        at
        closesTurn
      }
      over
      locked {
        key
        name
      }
      board {
        grid
        regions {
          key
          name
          kind
          locations
        }
        locations {
          key
          name
          kind
          q
          r
          terrain
          sight
          lastSeenTurn
          rivers
          roads
          neighbours
          height
          facings
          contents
          owner {
            key
            number
            name
          }
          takesOrders
          takesArmyList
          marks {
            kind
            label
            size
          }
        }
        pieces {
          key
          name
          kind
          location
          strength
          status
          owner {
            key
            number
            name
          }
        }
      }
      standings {
        measure
        goal
        winners {
          name
        }
        seats {
          rank
          total
          out
          account
          seat {
            key
            number
            name
          }
          byTurn {
            turn
            amount
          }
        }
      }
      battles {
        key
        location
        turn
        status
        drawn
        draft
        halfDraft
        steps
        mayConfirm
        mayDispute
        consequences
        because {
          id
          title
          path
        }
        sides {
          role
          halfEntered
          seat {
            key
            name
          }
        }
        winners {
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PositionQuery, PositionQueryVariables>;
export const PostingsDocument = new TypedDocumentString(`
    query Postings($timeline: ID!, $moment: MomentInput, $account: String!, $after: String) {
  timeline(id: $timeline) {
    at(moment: $moment) {
      ledger(first: 100, after: $after, filter: {account: $account}) {
        edges {
          node {
            amount
            balance
            cause: told
            turn
            revision
            rule {
              id
              title
              path
            }
            event {
              id
              summary: told
              place
              roll {
                faces
              }
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PostingsQuery, PostingsQueryVariables>;
export const RoomDocument = new TypedDocumentString(`
    query Room($campaign: ID!, $timeline: ID!, $other: Boolean!) {
  campaign(id: $campaign) {
    id
    name
    dice
    ruleset {
      code
      title
      takesUnitTypes
      phases {
        code
        title
      }
    }
    seats {
      ...SeatParts
    }
    viewerSeat {
      ...SeatParts
    }
    viewerMay {
      play
      lock
      close
      arbitrate
      invite
      fork
    }
    main {
      ...TimelineParts
    }
  }
  timeline(id: $timeline) @include(if: $other) {
    ...TimelineParts
  }
}
    fragment SeatParts on CampaignSeat {
  key
  number
  name
  role
  claimed
  invited
  emblem {
    color
    dark
    sign
  }
}
fragment TimelineParts on Timeline {
  id
  name
  isMain
  head {
    revision
    turn
    phase
    at
  }
  turns {
    turn
    fromRevision
    toRevision
    phases {
      phase
      toRevision
    }
  }
  superseded {
    reason
  }
}`) as unknown as TypedDocumentString<RoomQuery, RoomQueryVariables>;
export const DueNowDocument = new TypedDocumentString(`
    query DueNow($timeline: ID!) {
  timeline(id: $timeline) {
    awaited {
      ...Awaiting
    }
    due {
      code
      message
      mandatory
      subject
      until
      seat {
        key
        name
      }
      rule {
        id
        title
        path
      }
    }
  }
}
    fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}`) as unknown as TypedDocumentString<DueNowQuery, DueNowQueryVariables>;
export const CampaignChangedDocument = new TypedDocumentString(`
    subscription CampaignChanged($campaign: ID!) {
  campaignChanged(campaign: $campaign) {
    timeline
  }
}
    `) as unknown as TypedDocumentString<CampaignChangedSubscription, CampaignChangedSubscriptionVariables>;
export const RuleDocument = new TypedDocumentString(`
    query Rule($id: ID!) {
  rule(id: $id) {
    id
    title
    prose
    ruling
    source
    path
  }
}
    `) as unknown as TypedDocumentString<RuleQuery, RuleQueryVariables>;
export const CampaignsDocument = new TypedDocumentString(`
    query Campaigns($after: String) {
  campaigns(first: 50, after: $after) {
    edges {
      node {
        id
        name
        lastActivityAt
        ruleset {
          title
          phases {
            code
            title
          }
        }
        seats {
          ...SeatParts
        }
        viewerSeat {
          ...SeatParts
        }
        awaits {
          mine
          first
          others
          until
        }
        main {
          head {
            turn
            phase
          }
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment SeatParts on CampaignSeat {
  key
  number
  name
  role
  claimed
  invited
  emblem {
    color
    dark
    sign
  }
}`) as unknown as TypedDocumentString<CampaignsQuery, CampaignsQueryVariables>;
export const ScenariosDocument = new TypedDocumentString(`
    query Scenarios {
  rulesets {
    code
    title
    scenarios {
      code
      title
      description
      minPlayers
      maxPlayers
      opening
    }
  }
}
    `) as unknown as TypedDocumentString<ScenariosQuery, ScenariosQueryVariables>;
export const OpenCampaignDocument = new TypedDocumentString(`
    mutation OpenCampaign($input: CreateCampaignInput!) {
  createCampaign(input: $input) {
    __typename
    ... on CampaignOpened {
      arbiterToken
      campaign {
        id
      }
    }
    ... on Refused {
      violations {
        message
        path
      }
    }
    ... on RollsNeeded {
      ...Needing
    }
  }
}
    fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}`) as unknown as TypedDocumentString<OpenCampaignMutation, OpenCampaignMutationVariables>;
export const DeadlinesDocument = new TypedDocumentString(`
    query Deadlines($campaign: ID!) {
  campaign(id: $campaign) {
    ruleset {
      phases {
        code
        title
      }
    }
    deadlines {
      paused
      passed
      schedule {
        timeZone
        closesAt
        weekdays
        lengths {
          phase
          days
          hours
        }
        graceHours
        missing
      }
      current {
        standing
        until
        source
        summary
        missing {
          name
        }
      }
      lateness {
        seat {
          key
          name
        }
        times
        last
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeadlinesQuery, DeadlinesQueryVariables>;
export const SetScheduleDocument = new TypedDocumentString(`
    mutation SetSchedule($input: SetScheduleInput!) {
  setSchedule(input: $input) {
    ... on DeadlinesSet {
      campaign {
        id
      }
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SetScheduleMutation, SetScheduleMutationVariables>;
export const ExtendDeadlineDocument = new TypedDocumentString(`
    mutation ExtendDeadline($input: ExtendDeadlineInput!) {
  extendDeadline(input: $input) {
    ... on DeadlinesSet {
      campaign {
        id
      }
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExtendDeadlineMutation, ExtendDeadlineMutationVariables>;
export const SkipDeadlineDocument = new TypedDocumentString(`
    mutation SkipDeadline($input: SkipDeadlineInput!) {
  skipDeadline(input: $input) {
    ... on DeadlinesSet {
      campaign {
        id
      }
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SkipDeadlineMutation, SkipDeadlineMutationVariables>;
export const PauseDeadlinesDocument = new TypedDocumentString(`
    mutation PauseDeadlines($input: PauseDeadlinesInput!) {
  pauseDeadlines(input: $input) {
    ... on DeadlinesSet {
      campaign {
        id
      }
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PauseDeadlinesMutation, PauseDeadlinesMutationVariables>;
export const ResumeDeadlinesDocument = new TypedDocumentString(`
    mutation ResumeDeadlines($input: ResumeDeadlinesInput!) {
  resumeDeadlines(input: $input) {
    ... on DeadlinesSet {
      campaign {
        id
      }
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ResumeDeadlinesMutation, ResumeDeadlinesMutationVariables>;
export const UnitDocument = new TypedDocumentString(`
    query Unit($timeline: ID!, $moment: MomentInput, $key: ID!) {
  timeline(id: $timeline) {
    at(moment: $moment) {
      units(first: 1, filter: {key: $key}) {
        edges {
          node {
            ...UnitFacts
          }
        }
      }
    }
  }
}
    fragment UnitFacts on Unit {
  key
  name
  kind
  location
  strength
  experience
  rank
  account
  owner {
    key
    name
  }
}`) as unknown as TypedDocumentString<UnitQuery, UnitQueryVariables>;
export const ForcesDocument = new TypedDocumentString(`
    query Forces($timeline: ID!, $moment: MomentInput, $filter: UnitFilterInput, $after: String) {
  timeline(id: $timeline) {
    at(moment: $moment) {
      units(first: 100, after: $after, filter: $filter) {
        edges {
          node {
            ...UnitFacts
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    fragment UnitFacts on Unit {
  key
  name
  kind
  location
  strength
  experience
  rank
  account
  owner {
    key
    name
  }
}`) as unknown as TypedDocumentString<ForcesQuery, ForcesQueryVariables>;
export const InputTypeDocument = new TypedDocumentString(`
    query InputType($name: String!) {
  __type(name: $name) {
    isOneOf
    inputFields {
      name
      description
      defaultValue
      type {
        ...TypeParts
      }
    }
    enumValues {
      name
      description
    }
  }
}
    fragment TypeParts on __Type {
  kind
  name
  ofType {
    kind
    name
    ofType {
      kind
      name
      ofType {
        kind
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<InputTypeQuery, InputTypeQueryVariables>;
export const NamesDocument = new TypedDocumentString(`
    query Names($timeline: ID!) {
  timeline(id: $timeline) {
    at {
      board {
        locations {
          key
          name
        }
        pieces {
          key
          name
          parts {
            key
            called
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NamesQuery, NamesQueryVariables>;
export const SubmitOrdersDocument = new TypedDocumentString(`
    mutation SubmitOrders($input: SubmitOrdersInput!) {
  submitOrders(input: $input) {
    ...OrdersAnswer
  }
}
    fragment Happened on RecordedEvent {
  id
  kind
  summary: told
  because {
    id
    path
    title
  }
  roll {
    notation
    faces
    purpose
  }
}
fragment Throw on NeededRoll {
  count
  sides
  from
}
fragment Awaiting on AwaitedDice {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment NotAllowed on Refused {
  violations {
    message
    rule {
      id
      path
    }
  }
}
fragment Needing on RollsNeeded {
  faces
  inOrder
  rolls {
    ...Throw
  }
}
fragment OrdersAnswer on SubmitOrdersResult {
  __typename
  ... on OrdersAccepted {
    revision
    preview
    events {
      ...Happened
    }
    awaited {
      ...Awaiting
    }
    receipt {
      hash
      salt
    }
  }
  ... on Refused {
    ...NotAllowed
  }
  ... on RollsNeeded {
    ...Needing
  }
  ... on TimelineMoved {
    revision
  }
  ... on TimelineSuperseded {
    reason
  }
}`) as unknown as TypedDocumentString<SubmitOrdersMutation, SubmitOrdersMutationVariables>;
export const LinesDocument = new TypedDocumentString(`
    query Lines($timeline: ID!, $moment: MomentInput) {
  timeline(id: $timeline) {
    at(moment: $moment) {
      tradeLines {
        key
        kind
        origin
        stops
        status
        broken
        charted
        loss
        length
        nextArrival
        notation
        owner {
          key
          name
        }
        goods {
          name
          amount
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LinesQuery, LinesQueryVariables>;
export const OpenableRulesetsDocument = new TypedDocumentString(`
    query OpenableRulesets {
  rulesets {
    code
    title
    scenarios {
      code
      title
    }
  }
}
    `) as unknown as TypedDocumentString<OpenableRulesetsQuery, OpenableRulesetsQueryVariables>;
export const HandOverDocument = new TypedDocumentString(`
    query HandOver($campaign: ID!, $seat: ID!) {
  campaign(id: $campaign) {
    handOver(seat: $seat) {
      due {
        message
        mandatory
        until
      }
      said
      units {
        key
        name
        kind
        rank
        strength
      }
      standing {
        rank
        total
      }
      told
      deadline {
        summary
      }
      late {
        times
        last
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HandOverQuery, HandOverQueryVariables>;
export const PeopleDocument = new TypedDocumentString(`
    query People($campaign: ID!) {
  me {
    admin
  }
  campaign(id: $campaign) {
    channels {
      ...ChannelParts
    }
    notes(first: 200) {
      edges {
        cursor
        node {
          at
          summary
          reason
        }
      }
    }
  }
}
    fragment ChannelParts on Channel {
  key
  kind
  format
  shown
  topics
  remindHours
  state
  why
  lastTold
  lastFailure {
    at
    reason
  }
  seat {
    name
  }
}`) as unknown as TypedDocumentString<PeopleQuery, PeopleQueryVariables>;
export const TokensDocument = new TypedDocumentString(`
    query Tokens($campaign: ID!) {
  tokens(campaign: $campaign, first: 200) {
    edges {
      node {
        key
        kind
        name
        seat {
          key
          name
        }
        madeAt
        lastUsedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TokensQuery, TokensQueryVariables>;
export const AddWebhookDocument = new TypedDocumentString(`
    mutation AddWebhook($input: AddWebhookInput!) {
  addWebhook(input: $input) {
    ... on WebhookAdded {
      secret
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AddWebhookMutation, AddWebhookMutationVariables>;
export const AddEmailDocument = new TypedDocumentString(`
    mutation AddEmail($input: AddEmailInput!) {
  addEmail(input: $input) {
    ... on EmailAdded {
      channel {
        key
      }
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AddEmailMutation, AddEmailMutationVariables>;
export const ConfirmEmailDocument = new TypedDocumentString(`
    mutation ConfirmEmail($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) {
    ... on EmailConfirmed {
      channel {
        key
      }
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const AddCalendarDocument = new TypedDocumentString(`
    mutation AddCalendar($input: AddCalendarInput!) {
  addCalendar(input: $input) {
    ... on CalendarAdded {
      url
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AddCalendarMutation, AddCalendarMutationVariables>;
export const TestChannelDocument = new TypedDocumentString(`
    mutation TestChannel($input: TestChannelInput!) {
  testChannel(input: $input) {
    ... on ChannelTested {
      failure
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TestChannelMutation, TestChannelMutationVariables>;
export const RemoveChannelDocument = new TypedDocumentString(`
    mutation RemoveChannel($input: RemoveChannelInput!) {
  removeChannel(input: $input) {
    ... on ChannelRemoved {
      key
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveChannelMutation, RemoveChannelMutationVariables>;
export const MakeBotDocument = new TypedDocumentString(`
    mutation MakeBot($input: MakeBotInput!) {
  makeBot(input: $input) {
    ... on BotMade {
      token
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MakeBotMutation, MakeBotMutationVariables>;
export const RevokeBotDocument = new TypedDocumentString(`
    mutation RevokeBot($input: RevokeBotInput!) {
  revokeBot(input: $input) {
    ... on BotRevoked {
      key
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeBotMutation, RevokeBotMutationVariables>;
export const NameArbiterDocument = new TypedDocumentString(`
    mutation NameArbiter($input: NameArbiterInput!) {
  nameArbiter(input: $input) {
    ... on ArbiterNamed {
      code
      expiresAt
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NameArbiterMutation, NameArbiterMutationVariables>;
export const TurnReportDocument = new TypedDocumentString(`
    query TurnReport($timeline: ID!, $turn: Int!, $at: MomentInput) {
  turnReport(timeline: $timeline, turn: $turn, at: $at) {
    cut
    due {
      seat {
        key
        name
      }
      text
      until
    }
    battles {
      key
      place
      status
      drawn
      consequences
      winners {
        key
        name
      }
      sides {
        role
        pieces
        seat {
          key
          name
        }
      }
    }
    marches {
      piece
      name
      from
      to
      seat {
        key
        name
      }
    }
    gains {
      key
      name
      seat {
        key
        name
      }
    }
    losses {
      key
      name
      seat {
        key
        name
      }
    }
    books {
      measure
      amount
      seat {
        key
        name
      }
    }
    chapters {
      phase
      title
      lines {
        kind
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TurnReportQuery, TurnReportQueryVariables>;
export const InviteDocument = new TypedDocumentString(`
    mutation Invite($input: InviteToSeatInput!) {
  inviteToSeat(input: $input) {
    __typename
    ... on SeatInvited {
      code
      expiresAt
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InviteMutation, InviteMutationVariables>;
export const ClaimDocument = new TypedDocumentString(`
    mutation Claim($input: ClaimSeatInput!) {
  claimSeat(input: $input) {
    __typename
    ... on SeatClaimed {
      token
      campaign {
        id
        name
      }
      seat {
        key
        name
        role
      }
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ClaimMutation, ClaimMutationVariables>;
export const RevokeDocument = new TypedDocumentString(`
    mutation Revoke($input: RevokeSeatInput!) {
  revokeSeat(input: $input) {
    ... on SeatRevoked {
      seat {
        key
      }
    }
    ... on Refused {
      violations {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeMutation, RevokeMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    admin
    anonymous
    bot
    seats {
      role
      seat {
        key
        name
      }
      campaign {
        id
        name
      }
    }
  }
  campaigns(first: 1, filter: {mine: true}) {
    edges {
      node {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const HandsAndStacksDocument = new TypedDocumentString(`
    query HandsAndStacks($timeline: ID!, $moment: MomentInput) {
  timeline(id: $timeline) {
    at(moment: $moment) {
      details {
        __typename
        ... on SpaceEmpiresDetails {
          drawPile
          activePlayer
          players {
            seat
            faction
            hand
            handSize
            pileSize
            treasuryRp
            eliminated
          }
          stacks {
            mapSpace
            owner
            orbit
            surface
            top
            units
          }
          units {
            key
            entry
            layer
          }
          unitLines {
            key
            name
            force
            types
          }
          spaces {
            key
            planetName
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HandsAndStacksQuery, HandsAndStacksQueryVariables>;
export const EpicArmiesDocument = new TypedDocumentString(`
    query EpicArmies($timeline: ID!, $moment: MomentInput) {
  timeline(id: $timeline) {
    at(moment: $moment) {
      details {
        __typename
        ... on EpicDetails {
          step
          armies {
            seat
            name
            morale
            startingMorale
          }
          detachments {
            key
            name
            seat
            order
            mission
            broken
            blastMarkers
            moved
            shot
            place
            hq
            units
          }
          units {
            key
            profile
            kind
            status
            damageLeft
            shieldsUp
            immobilised
            mountedIn
          }
          objectives {
            key
            type
            holder
            state
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EpicArmiesQuery, EpicArmiesQueryVariables>;
