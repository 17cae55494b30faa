import { foundIn, lookUp } from '../../../kernel/index.js';
import { ALLOWED_WEAPONS, type WeaponType } from '../data/ammunition.js';
import { BLANK_UNIT_ROUND } from '../rounds/events.js';
import type { FormationEntry, GhostOfWarPosition, UnitEntry } from '../start/position.js';
import { bufferOf, holderCapacity } from '../goods/buffers.js';
import {
  counterMaxOf,
  formationHolder,
  holderOf,
  isHolder,
  supplyListOf,
  type Holder,
} from '../units/holders.js';
import { counterLimitOf } from '../supply/counter-limit.js';
import { findUnitType, typeOf } from '../units/unit-types.js';
import type { Formation, GhostOfWarState, Journey, Place, SupplyCounter, Unit } from '../state/index.js';

const NO_COUNTER: SupplyCounter = { counter: 0, max: 0 };
const NO_BUFFER = bufferOf({}, {});

/** GOW-GEN-12: CE 100, XP 0, the counter full, the buffer empty. */
export const readUnits = (position: GhostOfWarPosition, state: GhostOfWarState): readonly Unit[] =>
  (position.units ?? []).map((each, index) => ({
    ...readUnit(each, index + 1, state),
    formation: (position.formations ?? []).find(({ units }) => units.includes(each.id))?.id ?? null,
  }));

/** A loose unit; its counter and buffer are those of a holder. */
export function readUnit(entry: UnitEntry, seq: number, state: GhostOfWarState): Unit {
  const activity = entry.activity ?? ['Brace'];
  const unit: Unit = {
    id: entry.id,
    seq,
    name: entry.name,
    owner: entry.owner,
    type: entry.type,
    weapon: entry.weapon ?? usualWeapon(state, entry.type),
    thunderhawk: entry.thunderhawk ?? false,
    place: placeOf(state, entry.place),
    formation: null,
    ce: entry.ce ?? 100,
    xp: entry.xp ?? 0,
    recoveredCarry: entry.recoveredCarry ?? 0,
    activity: { now: activity, ordered: activity },
    conditions: entry.conditions ?? [],
    traits: entry.traits ?? [],
    createdRound: entry.createdRound ?? 0,
    geneSeedMatured: entry.geneSeedMatured ?? false,
    heroPromoted: entry.heroPromoted ?? false,
    withdrawn: entry.withdrawn ?? false,
    undetectedBy: entry.undetectedBy ?? [],
    suits: entry.suits ?? 0,
    buffer: NO_BUFFER,
    supply: NO_COUNTER,
    priority: entry.priority ?? 5,
    spirits: [],
    recoveryRun: entry.recoveryRun ?? null,
    foughtRound: entry.foughtRound ?? 0,
    thisRound: BLANK_UNIT_ROUND,
  };
  const holder = { id: unit.id, kind: 'UNIT' as const, units: [unit] };
  const max = counterMaxOf(state, holder);
  return {
    ...unit,
    buffer: bufferOf(holderCapacity(state, supplyListOf(state, holder)), entry.stock ?? {}),
    supply: { counter: entry.counter ?? max, max },
  };
}

/** GOW-AMM-02, GOW-REC-09: who needs ammunition and names no weapon has the first that his type may have; others have none. */
const usualWeapon = (state: GhostOfWarState, type: string): WeaponType | null =>
  findUnitType(state, type)?.ammo ? (lookUp(ALLOWED_WEAPONS, type)?.[0] ?? 'SMALL_ARMS') : null;

/** A planet, or the orbit of a system; nowhere known: the units of a journey get theirs from it. */
export const placeOf = (state: Pick<GhostOfWarState, 'planets'>, id: string | undefined): Place =>
  id !== undefined && lookUp(state.planets, id) ? { in: 'PLANET', id } : { in: 'ORBIT', id: id ?? '' };

/** GOW-SUP-01: formations, and their units without counters of their own where the formation has one. */
export function readFormations(position: GhostOfWarPosition, state: GhostOfWarState): GhostOfWarState {
  const formations = Object.fromEntries(
    (position.formations ?? []).map((each, index) => [each.id, readFormation(each, index + 1, state)]),
  );
  const joined = { ...state, formations };
  const onTheWay = new Map(
    (position.journeys ?? []).flatMap(({ id, units }) => units.map((unit) => [unit, id] as const)),
  );
  const units = Object.values(state.units).map((unit): Unit => {
    const journey = onTheWay.get(unit.id);
    const placed = journey === undefined ? unit : { ...unit, place: { in: 'JOURNEY', id: journey } as const };
    return holderOf(joined, unit).id === unit.id
      ? placed
      : { ...placed, supply: NO_COUNTER, buffer: NO_BUFFER };
  });
  return { ...joined, units: Object.fromEntries(units.map((each) => [each.id, each])) };
}

export function readFormation(entry: FormationEntry, seq: number, state: GhostOfWarState): Formation {
  const [first] = entry.units.flatMap(foundIn(state.units));
  const formation: Formation = {
    id: entry.id,
    seq,
    name: entry.name,
    owner: entry.owner,
    units: [...entry.units].sort(
      (one, other) => (lookUp(state.units, one)?.seq ?? 0) - (lookUp(state.units, other)?.seq ?? 0),
    ),
    domain: first ? typeOf(state, first).domain : 'ground',
    commander: null,
    chapterFleet: entry.chapterFleet ?? false,
    buffer: NO_BUFFER,
    supply: NO_COUNTER,
    parts: entry.parts ?? {},
    priority: entry.priority ?? 5,
  };
  if (!isHolder(state, formation)) return formation;
  const holder = formationHolder(state, formation);
  const max = counterMaxOf(state, holder);
  return {
    ...formation,
    buffer: bufferOf(holderCapacity(state, supplyListOf(state, holder)), entry.stock ?? {}),
    supply: { counter: entry.counter ?? max, max },
  };
}

export const readJourneys = ({ journeys }: GhostOfWarPosition): readonly Journey[] =>
  (journeys ?? []).map((each) => ({
    ...each,
    characters: each.characters ?? [],
    landOn: each.landOn ?? null,
    knownTo: [],
  }));

/** GOW-TRT-03: counters reach as far as the commanders make them; a full one is full. */
export function limited(state: GhostOfWarState, position: GhostOfWarPosition): GhostOfWarState {
  const supplyOf = ({ counter }: { readonly counter?: number }, holder: Holder): SupplyCounter => {
    const max = counterLimitOf(state, holder);
    return { counter: counter ?? max, max };
  };
  const formations = (position.formations ?? []).flatMap((entry) => {
    const formation = lookUp(state.formations, entry.id);
    return formation && isHolder(state, formation)
      ? [{ ...formation, supply: supplyOf(entry, formationHolder(state, formation)) }]
      : [];
  });
  const units = (position.units ?? []).flatMap((entry) => {
    const unit = lookUp(state.units, entry.id);
    const holder = unit && holderOf(state, unit);
    return unit && holder?.id === unit.id ? [{ ...unit, supply: supplyOf(entry, holder) }] : [];
  });
  return {
    ...state,
    formations: { ...state.formations, ...Object.fromEntries(formations.map((each) => [each.id, each])) },
    units: { ...state.units, ...Object.fromEntries(units.map((each) => [each.id, each])) },
  };
}
