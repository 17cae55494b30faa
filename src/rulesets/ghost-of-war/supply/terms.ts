import { foundIn, lookUp } from '../../../kernel/index.js';
import { BATTLEGROUP_MAX } from '../data/macro-units.js';
import { GROUP_LIMIT, RESUPPLY_SPEED, SMALL_FORCE } from '../data/supply.js';
import type { Domain, Formation, GhostOfWarState, Unit } from '../state/index.js';
import type { Reach } from '../goods/draw.js';
import { isActive } from '../dice/fate-dice.js';
import { isHolder, type Holder } from '../units/holders.js';
import { commanderOf, isMacroUnit } from '../units/macro-units.js';
import { bySeq, byNumber } from '../general/order.js';
import { systemOf } from '../map/places.js';
import { isWarzone } from '../map/status/status.js';
import { surveyOf } from '../map/status/survey.js';
import { typeOf } from '../units/unit-types.js';

/** GOW-SUP-09 … -11: what a holder may draw on, and how many points it may regain in a round. */
export interface SupplyTerms {
  readonly reach: Reach;
  /** For recovery, which knows no supply groups. */
  readonly recoveryReach: Reach;
  readonly speed: number;
}

/** GOW-TRT-06: points that a Quartermaster adds. */
const QUARTERMASTER_POINTS = 1;

/** Terms of every holder; forces of a faction in a system are counted once, ships and ground units apart. */
export function supplyTerms(state: GhostOfWarState): (holder: Holder) => SupplyTerms {
  const forces = new Map<string, ForceTerms>();
  const warzones = new Map<string, boolean>();
  const isFoughtOver = (unit: Unit): boolean => {
    const key = `${unit.owner}|${unit.place.in}|${unit.place.id}`;
    const known = warzones.get(key) ?? isWarzone(state, unit.owner, unit.place);
    warzones.set(key, known);
    return known;
  };
  const termsOf = (owner: string, system: string, domain: Domain): ForceTerms => {
    const key = `${owner}|${system}|${domain}`;
    const known = forces.get(key) ?? forceTerms(state, owner, system, domain);
    forces.set(key, known);
    return known;
  };
  return ({ units: [unit] }) => {
    const system = unit ? systemOf(state, unit.place) : null;
    if (!unit || system === null) return { reach: 'OWN_LINES', recoveryReach: 'OWN_LINES', speed: 0 };
    const { speed, dependent } = termsOf(unit.owner, system, typeOf(state, unit).domain);
    const reach = isFoughtOver(unit) ? 'WARZONE' : 'FORCES';
    return {
      reach: dependent.has(unit.id) ? 'OWN_LINES' : reach,
      recoveryReach: reach,
      speed: speed + (hasQuartermaster(state, unit) ? QUARTERMASTER_POINTS : 0),
    };
  };
}

function hasQuartermaster(state: GhostOfWarState, unit: Unit): boolean {
  const commander = commanderOf(state, unit);
  return (
    commander !== null && isActive(state, commander) && commander.advisors.includes('MUNITORUM_QUARTERMASTER')
  );
}

interface ForceTerms {
  readonly speed: number;
  /** Units of all supply groups but the first: they depend on lines of their own. */
  readonly dependent: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();

/** GOW-SUP-09: by the forces of a faction in a system at S11. */
function forceTerms(state: GhostOfWarState, owner: string, system: string, domain: Domain): ForceTerms {
  const units = surveyOf(state)
    .unitsIn(system)
    .filter((each) => each.owner === owner && typeOf(state, each).domain === domain);
  const kind = lookUp(state.factions, owner)?.kind;
  const small =
    domain === 'void' ? SMALL_FORCE.ships : kind === 'ASTARTES' ? SMALL_FORCE.astartes : SMALL_FORCE.ground;
  const pieces = piecesOf(state, owner, domain, units);
  const hasMacroUnit = pieces.formations.some(({ formation }) => isMacroUnit(state, formation));
  if (!hasMacroUnit && units.length <= small) return { speed: RESUPPLY_SPEED.small, dependent: NOBODY };
  const max = battlegroupMax(state, owner, domain);
  const macroUnits =
    pieces.formations.reduce((sum, each) => sum + Math.ceil(each.units.length / max), 0) +
    Math.ceil(pieces.loose.length / max);
  if (macroUnits <= 1) return { speed: RESUPPLY_SPEED.one, dependent: NOBODY };
  if (macroUnits <= GROUP_LIMIT) return { speed: RESUPPLY_SPEED.upToFour, dependent: NOBODY };
  const groups = groupsOf(state, pieces, { owner, system, max });
  return {
    speed: RESUPPLY_SPEED.upToFour,
    dependent: new Set(groups.slice(1).flatMap((each) => each.items.flatMap((item) => item.units))),
  };
}

/** GOW-SUP-09: units that count as one macro unit. */
export const battlegroupMax = (state: GhostOfWarState, owner: string, domain: Domain): number =>
  domain === 'void' || lookUp(state.factions, owner)?.kind === 'GUARD'
    ? BATTLEGROUP_MAX.guardOrShips
    : BATTLEGROUP_MAX.others;

interface Pieces {
  readonly formations: readonly { readonly formation: Formation; readonly units: readonly Unit[] }[];
  readonly loose: readonly Unit[];
}

function piecesOf(state: GhostOfWarState, owner: string, domain: Domain, units: readonly Unit[]): Pieces {
  const members = new Map<string, Unit[]>();
  for (const unit of units) {
    if (unit.formation === null) continue;
    const own = members.get(unit.formation) ?? [];
    own.push(unit);
    members.set(unit.formation, own);
  }
  const formations = bySeq([...members.keys()].flatMap(foundIn(state.formations)));
  return {
    formations: formations.map((formation) => ({ formation, units: members.get(formation.id) ?? [] })),
    loose: units.filter((each) => each.formation === null),
  };
}

/** Something that is never divided between groups: a formation, a block of one, or a loose unit. */
interface Item {
  /** Formation or unit that it belongs to. */
  readonly id: string;
  readonly units: readonly string[];
  /** Macro units that it counts as; loose units are counted together. */
  readonly macroUnits: number;
  readonly loose: boolean;
  /** A group of its own: a formation holder of more than four. */
  readonly alone: boolean;
}

interface Group {
  readonly items: Item[];
}

/** GOW-SUP-11: groups as the owner has set them; what is in none fills groups by seq. */
function groupsOf(
  state: GhostOfWarState,
  pieces: Pieces,
  { owner, system, max }: { readonly owner: string; readonly system: string; readonly max: number },
): readonly Group[] {
  const items = [
    ...pieces.formations.flatMap(({ formation, units }) => blocksOf(state, formation, units, max)),
    ...pieces.loose.map((each) => ({
      id: each.id,
      units: [each.id],
      macroUnits: 0,
      loose: true,
      alone: false,
    })),
  ];
  const groups: Group[] = [];
  const placed = new Set<Item>();
  const said = bySeq(
    byNumber(Object.values(state.supplyGroups)).filter(
      (each) => each.faction === owner && each.system === system,
    ),
  );
  for (const { members } of said) {
    const group: Group = { items: [] };
    for (const item of items.filter((each) => members.includes(each.id) && !placed.has(each))) {
      if (!fits(group, item, max)) continue;
      group.items.push(item);
      placed.add(item);
    }
    if (group.items.length > 0) groups.push(group);
  }
  for (const item of items.filter((each) => !placed.has(each))) {
    const group = groups.find((each) => fits(each, item, max));
    if (group) group.items.push(item);
    else groups.push({ items: [item] });
  }
  return groups;
}

/** GOW-SUP-11: a macro unit of more than four is divided by unit seq; a formation holder never is. */
function blocksOf(
  state: GhostOfWarState,
  formation: Formation,
  units: readonly Unit[],
  max: number,
): readonly Item[] {
  const ids = bySeq(units).map((each) => each.id);
  const size = GROUP_LIMIT * max;
  const item = (own: readonly string[], alone: boolean): Item => ({
    id: formation.id,
    units: own,
    macroUnits: Math.ceil(own.length / max),
    loose: false,
    alone,
  });
  if (ids.length <= size) return [item(ids, false)];
  if (isHolder(state, formation)) return [item(ids, true)];
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, block) =>
    item(ids.slice(block * size, (block + 1) * size), false),
  );
}

function fits({ items }: Group, item: Item, max: number): boolean {
  if (items.length === 0) return true;
  if (item.alone || items.some((each) => each.alone)) return false;
  return macroUnitsOf([...items, item], max) <= GROUP_LIMIT;
}

const macroUnitsOf = (items: readonly Pick<Item, 'macroUnits' | 'loose'>[], max: number): number =>
  items.reduce((sum, each) => sum + each.macroUnits, 0) +
  Math.ceil(items.filter((each) => each.loose).length / max);
