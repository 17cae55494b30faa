import {
  commitmentOf,
  committedDice,
  provenCommitment,
  provenDice,
  TABLE_DICE,
  tableDice,
  type DiceKey,
  type DiceRoot,
  type EnteredFaces,
} from '../../src/dice/index.js';
import {
  adjudicate,
  adjudicateOpening,
  fold,
  type AnyRuleset,
  type DiceCommitment,
  type ParameterValues,
  type FoldedTimeline,
  type Verdict,
} from '../../src/engine/index.js';
import { digest, hashing } from '../../src/hashing/index.js';
import type { DiceSource, DraftEvent, RecordedEvent } from '../../src/kernel/index.js';
import { forkDraft, NO_HASH, recordEvents, replay } from '../../src/timelines/index.js';
import { accepted, actorOf, openedData, SEATS } from '../toy/club.js';
import { TOY, type ToyCommand, type ToyPosition, type ToyState } from '../toy/index.js';
import { KEY } from './dice-keys.js';

/** Dice of a chronicle: proved under a key in a domain, or, as in timelines of old, under a root; null for table dice. */
export type ChronicleDice = { readonly key: DiceKey; readonly domain: number } | DiceRoot | null;

export const PROVEN = { key: KEY, domain: 1 };
export const PROVEN_ANEW = { key: KEY, domain: 2 };
export const ROOT: DiceRoot = { secret: '5eed'.repeat(16), turns: 64 };
export const OTHER_ROOT: DiceRoot = { secret: 'beef'.repeat(16), turns: 64 };
export const AT = '2025-01-10T19:30:00.000Z';

/** A recorded timeline of the toy, with its whole history. */
export interface Chronicle {
  readonly timelineId: string;
  readonly segments: readonly { readonly timelineId: string; readonly start: number }[];
  readonly events: readonly RecordedEvent[];
  readonly played: FoldedTimeline<ToyState>;
  readonly root: ChronicleDice;
  /** The toy's rules that judge it. */
  readonly ruleset: AnyRuleset;
}

/** Appends the drafts of one command. */
export function append(
  chronicle: Omit<Chronicle, 'played'>,
  drafts: readonly DraftEvent[],
  actor: string,
  commandId = `command-${chronicle.events.length}`,
): readonly RecordedEvent[] {
  const { timelineId, events } = chronicle;
  const revision = events.length;
  const context = {
    timelineId,
    commandId,
    actor,
    at: AT,
    seats: SEATS,
    revision,
    previousHash: events.at(-1)?.hash ?? NO_HASH,
    newId: (index: number) => `${timelineId}-event-${revision + index}`,
    newSalt: (index: number) => `salt-${revision + index}`,
    stepSalt: `step-${revision}`,
  };
  return [...events, ...recordEvents(drafts, context, hashing).map(({ event }) => event)];
}

export const diceOf = (
  root: ChronicleDice,
  entered: readonly EnteredFaces[] = [],
  enteredBy = 'arbiter',
): DiceSource => {
  if (!root) return tableDice(entered, { enteredBy });
  return 'key' in root
    ? provenDice(root.key, entered, { enteredBy })
    : committedDice(root, entered, { enteredBy });
};

/** @param before public key of the commitment that it takes the place of */
export function commitment(root: ChronicleDice, before?: string): DiceCommitment {
  if (!root) return TABLE_DICE;
  return 'key' in root ? provenCommitment(root.key, root.domain, before) : commitmentOf(root);
}

/** A campaign of the toy, just opened; with table dice the first hands must be empty. */
export function openChronicle(
  parameters: ParameterValues = {},
  root: ChronicleDice = PROVEN,
  position?: ToyPosition,
  ruleset: AnyRuleset = TOY,
): Chronicle {
  const timelineId = 'main';
  const data = { ...openedData(parameters, position), dice: commitment(root) };
  const { events: drafts, played } = accepted(
    adjudicateOpening(
      ruleset,
      data,
      { actor: actorOf('arbiter'), at: AT, timelineId },
      { dice: diceOf(root), digest },
    ),
  );
  const start = { timelineId, segments: [{ timelineId, start: 0 }], events: [], root, ruleset };
  return { ...start, events: append(start, drafts, 'arbiter'), played: played as FoldedTimeline<ToyState> };
}

/** What the rules say to a command, without recording it. */
export const ask = (
  { played, timelineId, root, ruleset }: Chronicle,
  seat: string,
  command: ToyCommand,
  entered: readonly EnteredFaces[] = [],
): Verdict =>
  adjudicate(
    ruleset,
    played,
    { command, actor: actorOf(seat), at: AT, timelineId },
    { dice: diceOf(root, entered, seat), digest },
  );

/** Plays and records one command that must be accepted. */
export function playOn(
  chronicle: Chronicle,
  seat: string,
  command: ToyCommand,
  entered: readonly EnteredFaces[] = [],
): Chronicle {
  const { events, played } = accepted(ask(chronicle, seat, command, entered));
  return {
    ...chronicle,
    events: append(chronicle, events, seat),
    played: played as FoldedTimeline<ToyState>,
  };
}

/** A fork that shares the history up to a revision. */
export function forkAt(
  parent: Chronicle,
  revision: number,
  timelineId: string,
  root: Exclude<ChronicleDice, null> | 'same' = 'same',
): Chronicle {
  const shared = parent.events.slice(0, revision + 1);
  const before = replay(TOY, shared)!;
  const own = root === 'same' ? parent.root : root;
  const draft = forkDraft(
    {
      campaignId: 'campaign-1',
      name: `Fork ${timelineId}`,
      parent: parent.timelineId,
      revision,
      parentHash: shared.at(-1)!.hash,
      diceOrigin: root === 'same' ? 'same' : 'fresh',
      dice: root === 'same' ? before.dice : commitment(own, before.dice.vrf?.publicKey),
      reason: 'What if?',
      amends: null,
    },
    TOY.moment(before.state as ToyState),
  );
  const segments = [
    ...parent.segments.filter((each) => each.start <= revision),
    { timelineId, start: revision + 1 },
  ];
  const { ruleset } = parent;
  const bare = { timelineId, segments, events: shared, root: own, ruleset };
  const events = append(bare, [draft], 'arbiter');
  return {
    ...bare,
    events,
    played: fold(TOY, before, events.at(-1)!, timelineId) as FoldedTimeline<ToyState>,
  };
}

/** Plays to the end of the campaign, or so many commands: advances, plays cards, attacks what is in reach. */
export function playOut(chronicle: Chronicle, most = 200): Chronicle {
  let current = chronicle;
  for (let step = 0; step < most && current.played.state.winners === null; step++) {
    const [seat, command] = nextMove(current.played.state);
    current = playOn(current, seat, command);
  }
  return current;
}

/** What the seat that is waited for does next. */
export function nextMove(state: ToyState): [string, ToyCommand] {
  const idle = state.players.find(({ id }) => !state.locked.includes(id));
  if (state.phase === 'ORDERS' && idle) {
    if (state.objectives[idle.id] === undefined) return [idle.id, { type: 'ChooseObjective', cell: 3 }];
    if (state.sheets[idle.id]) return [idle.id, { type: 'LockOrders' }];
    const units = Object.values(state.units).filter(
      (unit) => unit.seat === idle.id && unit.cell > 0 && unit.cell < 6,
    );
    return [
      idle.id,
      { type: 'SubmitOrders', orders: units.map(({ id }) => ({ unit: id, order: 'ADVANCE' })) },
    ];
  }
  if (state.ruse) return ['arbiter', { type: 'Rule', allow: true, reason: 'Well told' }];
  const battle = state.battles.find((each) => each.id === state.fighting);
  if (battle) return [battle.seats[1], { type: 'AnswerAttack', stand: true }];
  return activeMove(state, state.active!);
}

function activeMove(state: ToyState, seat: string): [string, ToyCommand] {
  const units = Object.values(state.units);
  const enemy = units.find((unit) => unit.seat !== seat);
  const card = state.hands[seat]?.[0];
  if (card) return [seat, { type: 'PlayCard', card, ...(enemy ? { target: enemy.id } : {}) }];
  for (const unit of units.filter((each) => each.seat === seat)) {
    const target = units.find((each) => each.seat !== seat && Math.abs(each.cell - unit.cell) <= 1);
    if (target && state.battles.filter((each) => each.round === state.round).length < 2) {
      return [seat, { type: 'Attack', unit: unit.id, target: target.id }];
    }
  }
  return [seat, { type: 'Pass' }];
}
