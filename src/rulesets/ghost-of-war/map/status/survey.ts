import { lookUp } from '../../../../kernel/index.js';
import type { GhostOfWarState, Unit } from '../../state/index.js';
import { effectiveCe } from '../../effectiveness/effectiveness.js';
import { systemOf } from '../places.js';
import { typeOf, weightOf } from '../../units/unit-types.js';

/** What is where in one state of the sector, looked up once: every system is asked for by every faction. */
export interface Survey {
  /** Units on the planets of a system and in its orbit, by seq. */
  readonly unitsIn: (system: string) => readonly Unit[];
  /** Factions with units in a system; those with a combat-effective one. */
  readonly owners: (system: string) => ReadonlySet<string>;
  readonly effectiveOwners: (system: string) => ReadonlySet<string>;
  /** GOW-MAP-07: effective CE above 0; nobody withdrawn has any. */
  readonly isEffective: (unit: Unit) => boolean;
  /** GOW-MAP-08: W × effective CE of ships, orbital weight × CE of planets, by faction; only what is above 0. */
  readonly voidStrengths: (system: string) => ReadonlyMap<string, number>;
}

const known = new WeakMap<GhostOfWarState, Survey>();

/** States that rules see change by copies, so one survey holds for each. */
export function surveyOf(state: GhostOfWarState): Survey {
  const before = known.get(state);
  if (before) return before;
  const survey = makeSurvey(state);
  known.set(state, survey);
  return survey;
}

const NOBODY: readonly Unit[] = [];

function makeSurvey(state: GhostOfWarState): Survey {
  const bySystem = unitsBySystem(state);
  const values = new Map<string, number>();
  const effective = (unit: Unit): number => {
    const value = values.get(unit.id) ?? effectiveCe(state, unit);
    values.set(unit.id, value);
    return value;
  };
  const unitsIn = (system: string): readonly Unit[] => bySystem.get(system) ?? NOBODY;
  const ownersOf = (units: readonly Unit[]): ReadonlySet<string> => new Set(units.map((each) => each.owner));
  return {
    unitsIn,
    owners: once((system) => ownersOf(unitsIn(system))),
    effectiveOwners: once((system) => ownersOf(unitsIn(system).filter((each) => effective(each) > 0))),
    isEffective: (unit) => effective(unit) > 0,
    voidStrengths: once((system) => voidStrengths(state, system, unitsIn(system), effective)),
  };
}

/** Asked once for each system. */
function once<T>(find: (system: string) => T): (system: string) => T {
  const found = new Map<string, T>();
  return (system) => {
    const before = found.get(system);
    if (before !== undefined) return before;
    const answer = find(system);
    found.set(system, answer);
    return answer;
  };
}

function unitsBySystem(state: GhostOfWarState): ReadonlyMap<string, readonly Unit[]> {
  const found = new Map<string, Unit[]>();
  for (const unit of Object.values(state.units)) {
    const system = systemOf(state, unit.place);
    if (system === null) continue;
    const units = found.get(system);
    if (units) units.push(unit);
    else found.set(system, [unit]);
  }
  for (const units of found.values()) units.sort((one, other) => one.seq - other.seq);
  return found;
}

function voidStrengths(
  state: GhostOfWarState,
  system: string,
  units: readonly Unit[],
  effective: (unit: Unit) => number,
): ReadonlyMap<string, number> {
  const strengths = new Map<string, number>();
  const add = (faction: string, strength: number): void => {
    if (strength > 0) strengths.set(faction, (strengths.get(faction) ?? 0) + strength);
  };
  for (const unit of units) {
    if (typeOf(state, unit).domain === 'void') add(unit.owner, weightOf(state, unit) * effective(unit));
  }
  for (const id of lookUp(state.systems, system)?.planets ?? []) {
    const planet = lookUp(state.planets, id);
    if (planet) add(planet.controller, planet.orbitalWeight * planet.ce);
  }
  return strengths;
}
