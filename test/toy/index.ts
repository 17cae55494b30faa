import { readerOf, type Ruleset } from '../../src/engine/index.js';
import { RULES, type ToyCommand } from './commands.js';
import { decide } from './decide.js';
import { due, options } from './duties.js';
import { audience, commandOf, EVENT_TYPES, input, pieces, postings, type ToyEvent } from './events.js';
import { evolve } from './evolve.js';
import { hides, redact } from './fog.js';
import { META, type ToyRuleId } from './meta.js';
import { INPUTS } from './inputs.js';
import { MEETING, open, type ToyPosition } from './open.js';
import { COMMANDS } from './shapes.js';
import { blank, type ToyState } from './state.js';
import { schemas, unknownTo, upcast } from './upcasters.js';
import { VIEWS } from './views.js';

/** Skirmish on a line: every feature of the ruleset contract in little, for tests. */
export const TOY: Ruleset<ToyState, ToyCommand, ToyEvent, ToyPosition, ToyRuleId> = {
  meta: META,
  blank,
  open,
  hidesPosition: ({ objectives }) => (objectives ? 'TOY-OBJ-01' : null),
  commands: COMMANDS,
  read: readerOf(COMMANDS, RULES, 'TOY-ACT-02'),
  decide,
  revealing: ({ type }) => type === 'LockOrders' || type === 'ClosePhase',
  input,
  commandOf,
  evolve,
  moment: (state) => ({ turn: state.round, phase: state.phase }),
  isOver: (state) => state.winners !== null,
  postings,
  balances: (state) => state.accounts,
  names: ['VP', 'SUPPLY', 'XP'],
  due,
  options,
  audience,
  rollAudience: ({ purpose, subject }) =>
    purpose === 'draw' ? { to: 'seats', seats: [subject] } : { to: 'public' },
  thrownFor: ({ subject }, { players, units }) =>
    players.some(({ id }) => id === subject) ? subject : (units[subject]?.seat ?? null),
  redact,
  hides,
  causes: () => [],
  growing: {},
  pieces,
  summary: (event) => `${event.type.slice('toy.'.length)} ${JSON.stringify(inOrder(event.data))}`,
  inputs: INPUTS,
  views: VIEWS,
  scenarios: [MEETING],
  eventTypes: EVENT_TYPES,
  schemas,
  upcast,
  unknownTo,
};

export { detailsView, showDetails } from './details.js';
export { INPUTS } from './inputs.js';
export type { ToyCommand } from './commands.js';
export type { ToyEvent } from './events.js';
export type { ToyPosition } from './open.js';
export type { Order, ToyState } from './state.js';

/** Members by their names: what was stored has them in another order than what was just decided. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, inOrder((value as Record<string, unknown>)[name])]));
}
