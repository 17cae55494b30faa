import { hoursLater, sheets } from '../../../engine/index.js';
import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { mustHold } from '../deck/hands.js';
import { firstOf, mustPlay } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { Reaction } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { land } from '../units/landing.js';
import { opponentsOf } from '../units/stacks.js';

type Moving = Pick<Reaction, 'player' | 'from' | 'path' | 'count'>;

/** SPE-MOVE-07: every opponent with cards is asked; standing passes are answers at once. */
export function openReaction(table: SpeTable, moving: Moving, units: readonly string[]): void {
  const { state } = table;
  const asked = opponentsOf(state, moving.player).filter(
    (each) => (lookUp(state.players, each)?.handSize ?? 0) > 0,
  );
  if (asked.length === 0) return carryOut(table, moving, units);
  const hours = state.rules.reactionHours;
  const until = hours === null ? null : hoursLater(table.at, hours);
  table.emit({ type: 'space-empires.ReactionOpened', data: { ...moving, asked, until } }, ['SPE-MOVE-07']);
  table.emit({ type: 'space-empires.ReactionOpenedPrivately', data: { player: moving.player, units } }, [
    'SPE-MOVE-07',
  ]);
  for (const each of asked) if (lookUp(state.players, each)?.alwaysPass) answer(table, each, 'PASS');
  closeIfAnswered(table);
}

const answer = (table: SpeTable, player: string, given: 'DECOY' | 'PASS'): void =>
  table.emit({ type: 'space-empires.ReactionAnswered', data: { player, answer: given } }, ['SPE-MOVE-07']);

/** SPE-MOVE-07: all who are asked answer, each unseen by the others; an answer stands. */
export const ANSWERS = sheets<Reaction, string, Violation>({
  parties: ({ asked }) => asked,
  locked: ({ answers }) => Object.keys(answers),
  ordersOf: ({ answers }, player) => [lookUp(answers, player) ?? 'PASS'],
  isLocked: () => violation('SPE-MOVE-07', 'ALREADY_ANSWERED'),
});

const mustBeAsked = (table: SpeTable): readonly Violation[] =>
  firstOf(
    () => mustPlay(table),
    () => {
      const { reaction } = table.state;
      if (!reaction?.asked.includes(table.actor.seat)) return [violation('SPE-MOVE-07', 'NO_REACTION_OPEN')];
      return ANSWERS.mayWrite(reaction, table.actor.seat);
    },
  );

export function playDecoy(table: SpeTable): readonly Violation[] {
  const barred = firstOf(
    () => mustBeAsked(table),
    () => mustHold(table.state, table.actor.seat, ['decoy-force']),
  );
  if (barred.length > 0) return barred;
  answer(table, table.actor.seat, 'DECOY');
  closeIfAnswered(table);
  return [];
}

export function passReaction(table: SpeTable): readonly Violation[] {
  const barred = mustBeAsked(table);
  if (barred.length > 0) return barred;
  answer(table, table.actor.seat, 'PASS');
  closeIfAnswered(table);
  return [];
}

/** SPE-MOVE-07: the standing pass; it answers a window that is open too. */
export function setAlwaysPass(
  table: SpeTable,
  { alwaysPass }: CommandOf<'SetAlwaysPass'>,
): readonly Violation[] {
  const barred = mustPlay(table);
  if (barred.length > 0) return barred;
  const player = table.actor.seat;
  table.emit({ type: 'space-empires.StandingPassSet', data: { player, alwaysPass } }, ['SPE-MOVE-07']);
  const { reaction } = table.state;
  if (!alwaysPass || !reaction || !ANSWERS.awaited(reaction).includes(player)) return [];
  answer(table, player, 'PASS');
  closeIfAnswered(table);
  return [];
}

/** SPE-MOVE-07: silence is a pass when the time is over. */
export function closeInTime(table: SpeTable): void {
  const { reaction } = table.state;
  if (!reaction) return;
  for (const each of ANSWERS.awaited(reaction)) answer(table, each, 'PASS');
  closeIfAnswered(table);
}

/** SPE-MOVE-07: of several decoys the first in turn order after the active player is used. */
function closeIfAnswered(table: SpeTable): void {
  const { reaction } = table.state;
  if (!reaction || !ANSWERS.allLocked(reaction)) return;
  const { player, from, path, count } = reaction;
  const moving = { player, from, path, count };
  const units = reaction.units ?? [];
  const decoy = ANSWERS.takeUp(reaction).find(({ orders }) => orders.includes('DECOY'))?.party;
  if (decoy === undefined) return carryOut(table, moving, units);
  table.emit({ type: 'space-empires.DecoyPlayed', data: { player: decoy } }, ['SPE-MOVE-07']);
  table.emit({ type: 'space-empires.StackMoveCancelled', data: moving }, ['SPE-MOVE-07']);
  table.emit({ type: 'space-empires.StackMoveCancelledPrivately', data: { player, units } }, ['SPE-MOVE-07']);
}

/** SPE-MOVE-06: they arrive in orbit, on top of what is there (SPE-GEN-07), and land where no opposing ship is. */
function carryOut(table: SpeTable, moving: Moving, units: readonly string[]): void {
  const { state } = table;
  const { player, from, path } = moving;
  const to = path.at(-1) ?? from;
  const stack = lookUp(lookUp(state.stacks, player) ?? {}, from) ?? [];
  const topFrom =
    (to === from ? units : stack.filter((each) => each === null || !units.includes(each)))[0] ?? null;
  const data = { ...moving, topFrom, topTo: units[0] ?? '' };
  table.emit({ type: 'space-empires.StackMoved', data }, ['SPE-MOVE-02']);
  table.emit({ type: 'space-empires.StackMovedPrivately', data: { player, to, units } }, ['SPE-MOVE-02']);
  land(table, player, to, units, 'SPE-MOVE-06');
}
