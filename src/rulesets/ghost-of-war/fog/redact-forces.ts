import { BLANK_UNIT_ROUND } from '../rounds/events.js';
import { emptied } from '../goods/buffers.js';
import { isDetected } from '../detection/detected.js';
import { placeOfCharacter } from '../map/places.js';
import { raidingShips } from '../trade/raiders.js';
import { typeOf } from '../units/unit-types.js';
import type { Character, Formation, GhostOfWarState, Journey, LineRaid, Unit } from '../state/index.js';

const NO_COUNTER: Unit['supply'] = { counter: 0, max: 0 };

/** GOW-GEN-09, GOW-TRD-13: whether one of these factions knows who raids: its own ships, or ships that it sees. */
export function seesRaider(
  state: GhostOfWarState,
  { raider, faction }: LineRaid,
  own: readonly string[],
): boolean {
  if (own.includes(faction)) return true;
  const ships = raidingShips(state, raider);
  return ships.length === 0 || ships.some((each) => isDetected(state, each, own));
}

/** GOW-GEN-09: a unit of others that is seen: what it is, where, and what CE it has. */
export const hideUnit = (unit: Unit): Unit => ({
  ...unit,
  hidden: true,
  xp: 0,
  recoveredCarry: 0,
  activity: { now: [], ordered: [] },
  createdRound: 0,
  geneSeedMatured: false,
  heroPromoted: false,
  undetectedBy: [],
  buffer: emptied(unit.buffer),
  supply: NO_COUNTER,
  priority: 5,
  spirits: [],
  recoveryRun: null,
  thisRound: BLANK_UNIT_ROUND,
});

/** Of a formation of others: its units that are seen. */
export const hideFormation = (formation: Formation, units: Readonly<Record<string, Unit>>): Formation => ({
  ...formation,
  units: formation.units.filter((each) => Object.hasOwn(units, each)),
  buffer: emptied(formation.buffer),
  supply: NO_COUNTER,
  parts: {},
  priority: 5,
});

/** GOW-GEN-09: characters of others who are with forces that are seen, or alone on the map. */
export function isSeen(
  state: GhostOfWarState,
  character: Character,
  seen: Pick<GhostOfWarState, 'units' | 'formations'>,
): boolean {
  const { attachedTo } = character;
  if (attachedTo !== null && (state.units[attachedTo] ?? state.formations[attachedTo])) {
    return Object.hasOwn(seen.units, attachedTo) || Object.hasOwn(seen.formations, attachedTo);
  }
  const place = placeOfCharacter(state, character);
  return place !== null && place.in !== 'JOURNEY';
}

export const hideCharacter = (character: Character): Character => ({
  ...character,
  xp: 0,
  traits: [],
  advisors: [],
  deeds: { defences: 0, decisive: 0, prolonged: 0 },
  stunnedUntil: 0,
  rerollsLeft: 0,
  standing: null,
  battleXp: 0,
});

/** GOW-GEN-09: who else has been warned of a journey is nobody's to know, least of all its owner's. */
export const knownToOwn = ({ knownTo }: Journey, own: readonly string[]): readonly string[] =>
  knownTo.filter((each) => own.includes(each));

/** GOW-DET-04: a journey that somebody has been warned of: ships, where from and where to, and when. */
export const warnedJourney = (state: GhostOfWarState, journey: Journey, own: readonly string[]): Journey => ({
  ...journey,
  units: journey.units.filter((id) => {
    const unit = state.units[id];
    return unit !== undefined && typeOf(state, unit).domain === 'void';
  }),
  characters: [],
  path: [],
  landOn: null,
  knownTo: knownToOwn(journey, own),
});

/** GOW-CHR-13: a journey that somebody has foreseen: destination and arrival. */
export const foreseenJourney = (journey: Journey): Journey => ({
  ...journey,
  units: [],
  characters: [],
  from: '',
  path: [],
  departRound: 0,
  landOn: null,
  knownTo: [],
});
