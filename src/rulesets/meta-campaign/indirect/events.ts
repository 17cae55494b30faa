import { editUnit } from '../state/editing.js';
import { event, gameMaster, ofBloc } from '../state/event.js';
import type { BatteryMarker, PendingOverkill } from '../state/index.js';

/** Indirect fire, what it leaves pending, and who learns from where it came. */
export const INDIRECT_EVENTS = {
  /** EDC-WND-03 */
  'meta-campaign.MunitionDrifted': event<{
    readonly attacker: string;
    readonly from: string;
    readonly to: string;
  }>({
    evolve: () => undefined,
    summary: ({ attacker, from, to }) => `The wind takes the fire of ${attacker} from ${from} to ${to}.`,
    pieces: ({ attacker }) => [attacker],
  }),
  /** EDCU-IND-02 */
  'meta-campaign.IndirectFireMade': event<{
    readonly attacker: string;
    readonly weapon: string;
    readonly aimed: string;
    readonly hex: string;
    readonly drift: number;
    /** EDC-NGT-03 */
    readonly missed: boolean;
    /** Of a miss: units that it was an attack on all the same. */
    readonly units: readonly string[];
  }>({
    evolve: (state, { attacker, drift, units }, edit) => {
      editUnit(state, edit, attacker).attacked = true;
      for (const each of units) editUnit(state, edit, each).attacksReceived += 1;
      state.weather = { ...state.weather, drift: state.weather.drift ?? drift };
    },
    summary: ({ attacker, weapon, hex, missed }) =>
      `${attacker} fires on ${hex} with ${weapon}${missed ? ' and misses in the dark' : ''}.`,
    pieces: ({ attacker, units }) => [attacker, ...units],
  }),
  /** EDCU-IND-05 */
  'meta-campaign.UnspottedHalved': event<{
    readonly attacker: string;
    readonly target: string;
    readonly from: number;
    readonly to: number;
  }>({
    evolve: () => undefined,
    summary: ({ target, from, to }) => `${target} is not spotted: ${from} becomes ${to}.`,
    follows: ['meta-campaign.IndirectFireMade'],
    pieces: ({ attacker, target }) => [attacker, target],
  }),
  /** EDCU-OVK-01 */
  'meta-campaign.OverkillPending': event<{ readonly unit: string; readonly pending: PendingOverkill }>({
    evolve: (state, { unit, pending }, edit) => {
      editUnit(state, edit, unit).overkill = pending;
    },
    summary: ({ unit, pending }) =>
      `${unit} has taken ${pending.excess} beyond death; whether it lives is rolled at the end of the round.`,
    follows: ['meta-campaign.DamageDealt', 'meta-campaign.AttackMade', 'meta-campaign.IndirectFireMade'],
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-OVK-02 */
  'meta-campaign.OverkillCancelled': event<{ readonly unit: string }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).overkill = null;
    },
    summary: ({ unit }) => `There is nothing left to roll for ${unit}.`,
    follows: ['meta-campaign.DamageDealt'],
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-OVK-03 */
  'meta-campaign.OverkillRolled': event<{
    readonly unit: string;
    readonly difficulty: number;
    readonly face: number;
    readonly dies: boolean;
    /** EDCU-OVK-05: whether the game master has changed the difficulty in secret. */
    readonly secret?: true;
  }>({
    evolve: (state, { unit }, edit) => {
      editUnit(state, edit, unit).overkill = null;
    },
    audience: ({ unit, secret }, { isKnown }) => (secret || !isKnown(unit) ? gameMaster : { to: 'public' }),
    summary: ({ unit, difficulty, face, dies }) =>
      `${unit} rolls ${face} against ${difficulty} and ${dies ? 'dies' : 'lives'}.`,
    pieces: ({ unit }) => [unit],
  }),
  'meta-campaign.UnitSurvivedOverkill': event<{ readonly unit: string }>({
    evolve: () => undefined,
    summary: ({ unit }) => `${unit} has survived with FS 1.`,
    pieces: ({ unit }) => [unit],
  }),
  /** EDCU-CB-01 */
  'meta-campaign.BatteryMarkerLaid': event<{ readonly marker: BatteryMarker }>({
    evolve: (state, { marker }) => {
      state.markers = [...state.markers, marker];
    },
    audience: ({ marker }) => ofBloc(marker),
    summary: ({ marker: { hex, bearing, sectors, near } }) =>
      `Fire on ${hex} came from ${near === null ? `bearing ${bearing} of ${sectors}` : `${near} or beside it`}.`,
  }),
} as const;
