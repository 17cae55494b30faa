import { existing, lookUp } from '../../../kernel/index.js';
import { isInFront } from '../attacks/damage/armour.js';
import type { RuleId } from '../catalog.js';
import { CITY_CONCEALMENT, CITY_STEALTH, TERRAIN } from '../data/terrain.js';
import { check } from '../general/checks.js';
import { isRoadHex, placeAt } from '../map/edges.js';
import { arrange, stanceAt } from '../positions/arranging.js';
import { hasLineOfSight } from '../sight/lines.js';
import { endFor, hexesApart, isLit, isSeenByBloc } from '../sight/seeing.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, has, isAirborne, isOnMap, opposes } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';

/** EDC-STL-03: who looks for a stealthed unit. */
const observersOf = (state: MetaCampaignState, unit: Unit): readonly Unit[] =>
  Object.values(state.units).filter(
    (each) =>
      isOnMap(each) &&
      opposes(blocOf(each), blocOf(unit)) &&
      each.fs >= 1 &&
      !each.overrun &&
      each.sheet.category !== 'survivors' &&
      hexesApart(existing(each.hex, 'hex'), existing(unit.hex, 'hex')) <= state.rules.stealthVicinity,
  );

/** EDC-STL-03: by terrain; a road makes it easier. */
function terrainOf(state: MetaCampaignState, hex: string): number {
  const place = placeAt(state, hex);
  if (place === null) return 0;
  const own =
    place.citySize === null
      ? TERRAIN[place.terrain].stealth
      : CITY_STEALTH * CITY_CONCEALMENT[place.citySize];
  return own + (isRoadHex(state, hex) ? 1 : 0);
}

/** What one observer adds: nearer ones more, and those that face the unit (EDC-STL-03). */
function watchfulness(state: MetaCampaignState, observer: Unit, unit: Unit): number {
  const { rules } = state;
  const [from, to] = [existing(observer.hex, 'hex'), existing(unit.hex, 'hex')];
  const apart = hexesApart(from, to);
  if (apart > 1 && !hasLineOfSight(state, endFor(observer), endFor(unit))) return 0;
  const points = apart <= 1 ? rules.stealthPerObserverAdjacent : rules.stealthPerObserverFar;
  if (isAirborne(observer)) return points;
  const stance = stanceAt(state, from, blocOf(observer));
  const faces = stance !== null && isInFront(from, stance.facing, to);
  return points + (faces ? rules.stealthFrontArc : rules.stealthRearArc);
}

/** EDC-STL-03: the target of the check; null where nobody looks. */
export function detectionTarget(state: MetaCampaignState, unit: Unit): number | null {
  const observers = observersOf(state, unit);
  if (observers.length === 0) return null;
  const hex = existing(unit.hex, 'hex');
  const { rules, weather } = state;
  if (observers.some((each) => each.hex === hex && !isAirborne(each))) return rules.stealthSameHexTarget;
  const watched = observers.reduce((sum, each) => sum + watchfulness(state, each, unit), 0);
  const night = weather.night && !isLit(state, hex) ? rules.stealthNight : 0;
  const target = watched + terrainOf(state, hex) + night + weather.modifiers.stealth;
  return Math.min(rules.stealthMax, Math.max(rules.stealthMin, target));
}

/** EDC-STL-02: one check of a stealthed unit. */
export function checkStealth(table: EdcTable, id: string): void {
  const unit = unitAt(table.state, id);
  if (!unit.stealthed || !isOnMap(unit)) return;
  const target = detectionTarget(table.state, unit);
  if (target === null || !check(table, id, target, 'EDC-STL-03', 'detection')) return;
  reveal(table, id, 'EDC-STL-03');
}

/** EDC-STL-06: a unit found, or revealed by its own attack, in a hex with free opponents is overrun by them. */
export function reveal(table: EdcTable, id: string, rule: RuleId): void {
  const hex = existing(unitAt(table.state, id).hex, 'hex');
  table.emit({ type: 'meta-campaign.StealthUnitDetected', data: { unit: id, hex } }, [rule]);
  const found = unitAt(table.state, id);
  const finder = observersOf(table.state, found).find((each) => each.hex === hex && !isAirborne(each));
  if (finder) table.emit({ type: 'meta-campaign.UnitOverrun', data: { unit: id, hex } }, ['EDC-STL-06']);
  arrange(table, hex);
}

/** EDC-STL-02 b: stealthed opponents in the hex where a unit that is not airborne has ended its movement. */
export function checkThoseFound(table: EdcTable, mover: string): void {
  const unit = unitAt(table.state, mover);
  if (unit.hex === null || isAirborne(unit) || !isOnMap(unit)) return;
  for (const each of Object.values(table.state.units))
    if (each.hex === unit.hex && each.stealthed && opposes(blocOf(each), blocOf(unit)))
      checkStealth(table, each.id);
}

/** EDC-STL-07: at E5, who did not attack and is not seen, then the checks of all. */
export function endOfRoundStealth(table: EdcTable): void {
  for (const unit of Object.values(table.state.units))
    if (
      isOnMap(unit) &&
      has(unit, 'stealth') &&
      !unit.stealthed &&
      !unit.attacked &&
      !isSeenByOpponents(table.state, unit)
    )
      table.emit({ type: 'meta-campaign.StealthRegained', data: { unit: unit.id } }, ['EDC-STL-07']);
  for (const { id } of Object.values(table.state.units))
    if (lookUp(table.state.units, id)) checkStealth(table, id);
}

const isSeenByOpponents = (state: MetaCampaignState, unit: Unit): boolean =>
  isSeenByBloc(state, blocOf(unit) === 'HOSTILE' ? 'FRIENDLY' : 'HOSTILE', unit);
