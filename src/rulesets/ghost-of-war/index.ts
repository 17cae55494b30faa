import { readerOf, type Ruleset } from '../../engine/index.js';
import type { Actor, EventShape } from '../../kernel/index.js';
import type { RuleId } from './catalog.js';
import { audience, rollAudience } from './fog/audience.js';
import { blank } from './state/blank.js';
import type { GhostOfWarCommand } from './commands.js';
import { decide, WEIGHTY } from './decide.js';
import { due } from './due.js';
import type { GhostOfWarEvent } from './events.js';
import { INPUT_TYPES, type InputEvent } from './sheets/events.js';
import { causes, eventTypes, evolve, growing, summary } from './evolve.js';
import { INPUTS } from './inputs.js';
import { META } from './meta.js';
import { open } from './open.js';
import { options } from './options.js';
import { pieces } from './pieces.js';
import type { GhostOfWarPosition } from './start/position.js';
import { balances } from './goods/accounts.js';
import { postings } from './postings.js';
import { redact } from './fog/redact.js';
import { SCENARIOS } from './start/scenarios/index.js';
import { forecast } from './combat/forecast.js';
import { command, FORMS } from './shapes.js';
import type { GhostOfWarState } from './state/index.js';
import { schemas, unknownTo, upcast } from './upcasters.js';
import { battles, board, locked, names, standings, tradeLines, units } from './views/index.js';

export { PLANET_TYPE_NAMES } from './data/planet-types.js';
export { FACTION_RESOURCES, GENERAL_RESOURCES } from './data/resources.js';
export { STEPS } from './data/steps.js';
export type { BattleForecast, SideForecast } from './combat/forecast.js';
export { systemAt } from './map/sector-map.js';
export { confidingIn } from './general/confidence.js';
export { relationOf } from './general/factions.js';
export { printBuffer } from './goods/notation/index.js';
export { notationOf } from './trade/line-notation.js';
export { detailsView, showDetails } from './views/details/details.js';
export { forecastView, showForecast } from './views/details/forecast.js';
export { INPUTS };
export * as words from './words/index.js';
export type * from './commands.js';
export type { GhostOfWarEvent } from './events.js';
export type * from './start/position.js';
export type * from './state/index.js';

/** The Ghost of War: a sector of planets, trade lines, forces and their experience. */
export const GHOST_OF_WAR: Ruleset<
  GhostOfWarState,
  GhostOfWarCommand,
  GhostOfWarEvent,
  GhostOfWarPosition,
  RuleId
> = {
  meta: META,
  blank,
  laterMembers: { made: true },
  open,
  hidesPosition: () => 'GOW-GEN-09',
  commands: command,
  read: readerOf(command, FORMS, 'GOW-RND-01'),
  decide,
  weighty: WEIGHTY,
  // GOW-GEN-09: whatever lets the round go on carries out the sealed sheets of all.
  revealing: () => true,
  input: (command: GhostOfWarCommand, { seat }: Actor) =>
    ({ type: INPUT_TYPES[command.type], data: { seat, command } }) as InputEvent,
  commandOf: (input: EventShape) => (input as InputEvent).data.command,
  evolve,
  moment: ({ round, step }) => ({ turn: round, phase: step }),
  isOver: (state) => state.end !== null,
  postings,
  balances,
  due,
  options,
  audience,
  rollAudience,
  // GOW-DIC-02: every roll is some faction's.
  thrownFor: () => null,
  redact,
  // GOW-GEN-09: stocks, projects and journeys of others stay hidden after any round.
  hides: (state, seat) => Object.values(state.factions).some((each) => each.seat !== seat),
  causes,
  growing,
  pieces,
  summary,
  forecast,
  // GOW-RND-01, GOW-DIC-03: who has not locked orders what stands on their sheet, who keeps silent lets a roll stand.
  deadlines: {
    counted: 'phase',
    close: { type: 'ClosePhase' },
    silence: ['LOCK_ORDERS', 'REROLL_OR_PASS'],
  },
  views: { board, tradeLines, units, standings, battles, names, locked },
  inputs: INPUTS,
  scenarios: SCENARIOS,
  eventTypes,
  schemas,
  upcast,
  unknownTo,
};
