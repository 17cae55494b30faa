import type { Actor, EventShape } from '../../kernel/index.js';
import type { Ruleset } from '../../engine/index.js';
import type { RuleId } from './catalog.js';
import { audience, rollAudience } from './fog/audience.js';
import { blank, LATER_MEMBERS } from './state/blank.js';
import type { PlanetaryCommand } from './commands.js';
import { DEADLINES } from './deadline.js';
import { decide, revealing } from './decide.js';
import { nextMove } from './demonstration.js';
import { due } from './due.js';
import type { PlanetaryEvent } from './events.js';
import { inputTypeOf, type InputEvent } from './sheets/events.js';
import { causes, eventTypes, evolve, growing, postings, summary } from './evolve.js';
import { INPUTS } from './inputs.js';
import { META } from './meta.js';
import { open } from './open.js';
import { options } from './options.js';
import { pieces } from './pieces.js';
import type { PlanetaryPosition } from './position.js';
import { balances } from './state/accounts.js';
import { thrownFor } from './fog/roll-owner.js';
import { redact } from './fog/redact.js';
import { SCENARIOS } from './start/scenarios/index.js';
import { COMMANDS, read } from './shapes.js';
import type { PlanetaryState } from './state/index.js';
import { schemas, unknownTo, upcast } from './upcasters.js';
import { allActIn } from './phases.js';
import { battles, board, names, standings, tradeLines, units } from './views/index.js';

export { BUILDINGS } from './data/buildings.js';
export { RACE_UNITS } from './data/race-units/registry.js';
export { DEFENCE_PRICES } from './data/defences.js';
export { BATTERIES, TURRET_WEAPONS } from './data/turrets.js';
export { PHASES } from './data/orders.js';
export type { TabletopOption } from './data/battle.js';
export { detailsView, showDetails } from './views/details/details.js';
export { forecastView } from './views/details/report.js';
export { showForecast } from './views/details/battles.js';
export { showUnitType } from './views/details/armies.js';
export { unitTypeView, type UnitTypeView } from './views/details/army-records.js';
export { INPUTS };
export * as words from './words/index.js';
export type * from './commands.js';
export type * from './position.js';
export type * from './state/index.js';
export type {
  Craftworld,
  DemonGod,
  ItemLimit,
  MatrixRace,
  ProductionEntry,
  RaceModifiers,
  RaceProfile,
  SlotEntry,
  SpecialDetachment,
  Switchable,
  UnitFilter,
} from './races/profile.js';
export { profileOfRace } from './races/profile-of.js';
export { RACE_KEYS } from './races/profiles.js';
export { isDormant, leastSizeFor } from './map/buildings.js';
export {
  defenceLimits,
  defencePrice,
  garrisonLimit,
  strongholdCost,
  turretPrice,
  urbanCost,
} from './races/race-costs.js';
export type { PlanetaryEvent } from './events.js';
export { pointsValue, readyCount, readyValue, structureValue } from './pieces/armies.js';
export { battleValue, participates } from './battle/participation.js';
export { battlesInOrder } from './battle/battles.js';
export { rareLosses } from './pieces/rare.js';

/** The planetary campaign: its battle orders, battle movement, battles and what follows from them. */
export const PLANETARY: Ruleset<PlanetaryState, PlanetaryCommand, PlanetaryEvent, PlanetaryPosition, RuleId> =
  {
    meta: META,
    blank,
    laterMembers: LATER_MEMBERS,
    open,
    hidesPosition: () => 'PLN-GEN-12',
    commands: COMMANDS,
    read,
    decide,
    weighty: ['ClosePhase', 'LockPhase'],
    revealing,
    input: (command: PlanetaryCommand, { seat }: Actor) =>
      ({ type: inputTypeOf(command), data: { seat, command } }) as InputEvent,
    commandOf: (input: EventShape) => (input as InputEvent).data.command,
    evolve,
    moment: ({ turn, phase }) => ({ turn, phase }),
    isOver: (state) => state.victory !== null,
    postings,
    balances,
    due,
    options,
    audience,
    rollAudience,
    thrownFor,
    redact,
    // Fog of war: what others had where stays hidden from a player after any turn (PLN-SIG-01).
    hides: (state, seat) => seat in state.players && Object.keys(state.players).length > 1,
    causes,
    growing,
    pieces,
    summary,
    deadlines: DEADLINES,
    demonstration: { scenario: 'four-player-contact', turns: 3, next: nextMove },
    views: {
      board,
      tradeLines,
      units,
      standings,
      battles,
      names,
      locked: ({ phase, locked }) => (allActIn(phase) ? locked : null),
    },
    inputs: INPUTS,
    scenarios: SCENARIOS,
    eventTypes,
    schemas,
    upcast,
    unknownTo,
  };
