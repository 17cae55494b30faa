import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { itemRow, partKeysOf } from '../data/items.js';
import type { PartNeed } from '../data/item-rows.js';
import type { PartMove } from '../state/part-moves.js';
import type { GhostOfWarState, PartStore, ProjectOptions } from '../state/index.js';
import { drawSources } from '../goods/draw-sources.js';
import { figure } from '../house-rules/house-rules.js';

/** Parts that an assembly takes, and where from; or why it cannot have them. */
export interface PartsFound {
  readonly violations: readonly Violation[];
  /** Part keys. */
  readonly parts: Readonly<Record<string, number>>;
  readonly moves: readonly PartMove[];
  /** With the turret and weapons that were chosen, or (GOW-REC-03) found. */
  readonly options: ProjectOptions;
}

interface Store {
  readonly holder: string;
  readonly parts: PartStore;
}

/** GOW-REC-03: the own store, then those in reach: of the system, and of the sub-sector unless it is cut off. */
export function storesFor(state: GhostOfWarState, faction: string, place: string): readonly Store[] {
  const { near, subSector } = drawSources(state)(faction, place, 'PLANET');
  return [...near, ...subSector].flatMap((each) => {
    if (typeof each !== 'string') return [{ holder: each.id, parts: each.parts }];
    const formation = lookUp(state.formations, each);
    return formation ? [{ holder: formation.id, parts: formation.parts }] : [];
  });
}

/** GOW-REC-02, -03, -06: finds every part of an assembly. */
export function findParts(
  state: GhostOfWarState,
  request: {
    readonly faction: string;
    readonly place: string;
    readonly item: string;
    readonly options: ProjectOptions;
    readonly path: InputPath;
    /** Parts that are still to come back, by the store to which they do (GOW-PRJ-07). */
    readonly returned: Readonly<Record<string, PartStore>>;
  },
): PartsFound {
  const needs = itemRow(request.item)?.parts ?? [];
  const stores =
    needs.length === 0
      ? []
      : storesFor(state, request.faction, request.place).map((each) => withReturned(each, request.returned));
  const chosen = needs.reduce<Chosen>((found, need) => choose(state, request.path, stores, need, found), {
    options: request.options,
    wanted: [],
    violations: [],
  });
  const parts: Record<string, number> = {};
  for (const each of chosen.wanted) parts[each] = (parts[each] ?? 0) + 1;
  const missing = Object.entries(parts).flatMap(([part, count]) => {
    const held = heldOf(stores, part);
    return held >= count
      ? []
      : [violation('GOW-REC-03', 'PARTS_MISSING', [...request.path, 'item'], { part, needed: count, held })];
  });
  const violations = [...chosen.violations, ...missing];
  return {
    violations,
    parts,
    options: chosen.options,
    moves: violations.length > 0 ? [] : takeFrom(stores, parts),
  };
}

function withReturned({ holder, parts }: Store, returned: Readonly<Record<string, PartStore>>): Store {
  const back = Object.entries(lookUp(returned, holder) ?? {});
  return {
    holder,
    parts: {
      ...parts,
      ...Object.fromEntries(back.map(([part, count]) => [part, (lookUp(parts, part) ?? 0) + count])),
    },
  };
}

interface Chosen {
  readonly options: ProjectOptions;
  readonly wanted: readonly string[];
  readonly violations: readonly Violation[];
}

const heldOf = (stores: readonly Store[], part: string): number =>
  stores.reduce((sum, each) => sum + (lookUp(each.parts, part) ?? 0), 0);

/** GOW-REC-06: number of weapon parts, by house rule. */
export const partsNeeded = ({ parameters }: Pick<GhostOfWarState, 'parameters'>, need: PartNeed): number =>
  'weaponsOf' in need ? figure(parameters, `parts.weapons.${need.weaponsOf}`) : need.count;

function choose(
  state: GhostOfWarState,
  path: InputPath,
  stores: readonly Store[],
  need: PartNeed,
  found: Chosen,
): Chosen {
  if ('unit' in need) return found;
  const count = partsNeeded(state, need);
  if ('part' in need) {
    const name = itemRow(need.part)?.name ?? need.part;
    return { ...found, wanted: [...found.wanted, ...Array.from({ length: count }, () => name)] };
  }
  const keys = need.anyOf.flatMap(partKeysOf);
  const isWeapons = 'weaponsOf' in need;
  const { options } = found;
  const named = isWeapons ? options.weaponParts : options.turret === null ? [] : [options.turret];
  const picked = named.length > 0 ? named : firstHeld(stores, keys, count);
  const field = [...path, 'options', isWeapons ? 'weaponParts' : 'turret'];
  const rule = isWeapons ? 'GOW-REC-06' : 'GOW-REC-03';
  const unfit = picked
    .filter((each) => !keys.includes(each))
    .map((part) => violation(rule, 'PART_DOES_NOT_FIT', field, { part }));
  const params = { part: need.anyOf.map((each) => itemRow(each)?.name ?? each).join(', '), needed: count };
  const short =
    named.length === 0
      ? violation('GOW-REC-03', 'PARTS_MISSING', [...path, 'item'], { ...params, held: picked.length })
      : violation(rule, 'PART_COUNT', field, { ...params, named: picked.length });
  const violations = picked.length === count ? unfit : [...unfit, short];
  return {
    options: isWeapons ? { ...options, weaponParts: picked } : { ...options, turret: picked[0] ?? null },
    wanted: [...found.wanted, ...picked],
    violations: [...found.violations, ...violations],
  };
}

/** Where the order names none: what lies in the stores, in the order of the table. */
const firstHeld = (stores: readonly Store[], keys: readonly string[], count: number): readonly string[] =>
  keys.flatMap((key) => Array.from({ length: heldOf(stores, key) }, () => key)).slice(0, count);

function takeFrom(stores: readonly Store[], parts: Readonly<Record<string, number>>): readonly PartMove[] {
  return Object.entries(parts).flatMap(([part, count]) => {
    let left = count;
    return stores.flatMap(({ holder, parts: held }) => {
      const taken = Math.min(left, lookUp(held, part) ?? 0);
      left -= taken;
      return taken > 0 ? [{ holder, part, amount: -taken }] : [];
    });
  });
}
