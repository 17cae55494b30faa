import { itemAt, type InputPath } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { DetachmentType } from '../../data/detachment-types.js';
import { STANDARD_COMPOSITION } from '../../data/units.js';
import { profileOfRace } from '../../races/profile-of.js';
import type { SlotEntry } from '../../races/profile.js';
import type { PlanetaryState, Slot, Unit, UnitType } from '../../state/index.js';
import { isBarred, passesFilter, rides, type Riding } from '../../races/detachment-filters.js';
import { shortKey, unitTypeBy } from '../../races/unit-types.js';

/** A unit of a detachment and how its list shall take it. */
export interface Listing {
  readonly unit: Unit;
  readonly path: InputPath;
  /** Slot asked for. */
  readonly asked: Slot | undefined;
  /** Has been in the detachment, and rides what it rode: keeps its slot, and is not judged anew. */
  readonly present: boolean;
  /** Cultists of a human hex may join any detachment (RACE-CH-13). */
  readonly cultistHex: boolean;
}

/** Units with the slots that their list gives them, and what it bars. */
export interface Placing {
  readonly units: readonly Unit[];
  readonly violations: readonly Violation[];
}

/** RACE-PROD-09 Composition of special detachments: slots and what stands against them; the normal list too. */
export function placeUnits(
  state: PlanetaryState,
  type: DetachmentType | null,
  listings: readonly Listing[],
): Placing {
  const units = listings.map((each) => each.unit);
  const judged = listings.map((each) => judgeListing(state, type, units, each));
  const slots = chooseSlots(
    listings,
    judged.map((each) => each.open),
  );
  return {
    units: units.map((unit, place) => ({ ...unit, slot: itemAt(slots, place) })),
    violations: judged.flatMap((each) => each.violations),
  };
}

interface Judged {
  readonly open: readonly Slot[];
  readonly violations: readonly Violation[];
}

/** Slots that are open to a unit. A unit that is barred stays in its own slot, so that all else can be judged too. */
function judgeListing(
  state: PlanetaryState,
  list: DetachmentType | null,
  units: readonly Unit[],
  listing: Listing,
): Judged {
  const { unit, path, asked, present } = listing;
  const type = unitTypeBy(state, unit.typeKey);
  if (!type || !list || present) return { open: [unit.slot], violations: [] };
  const riding: Riding = { state, units, unit, type };
  const own = ownSlots(riding);
  const params = { type: type.key, list: list.key };
  if (isBarred(list, type, listing.cultistHex)) {
    const rule = type.pool === undefined ? 'RACE-PROD-09' : 'RACE-CH-20';
    return { open: own, violations: [violation(rule, 'NOT_IN_LIST', [...path, 'type'], params)] };
  }
  const { slots } = list;
  if (slots?.by === 'NORMAL_LIST' && slots.filter && !passesFilter(slots.filter, riding)) {
    const found = violation('RACE-PROD-12', 'NOT_FAST_ENOUGH', [...path, 'type'], {
      ...params,
      filter: slots.filter,
    });
    return { open: own, violations: [found] };
  }
  if (slots?.by === 'TABLE') {
    const table = Object.entries(slots.table) as (readonly [Slot, readonly SlotEntry[]])[];
    const spokenOf =
      shortKey(type) !== null || table.some(([, entries]) => entries.some((each) => isNamed(each, type)));
    // RACE-EL-05: who joins a squad of the table is of that squad, and takes no slot of his own.
    if (spokenOf && !leadsAspect(state, type)) return judgeTable(riding, table, own, { ...listing, params });
  }
  return { open: own, violations: judgeAsked(asked, own, path) };
}

/** Normal slot of a unit; an attached one and a vehicle that carries a unit take none (RACE-PROD-09). */
function ownSlots({ units, unit, type }: Riding): readonly Slot[] {
  if (type.attachedTo) return ['UPGRADE'];
  const isTransport = type.carries && units.some((each) => each.mountedIn === unit.id);
  return isTransport && type.slot !== 'TRANSPORT' ? ['TRANSPORT', type.slot] : [type.slot];
}

/** Registered types are named by their short keys, those of the club by their whole ones. */
const isNamed = ({ unit }: SlotEntry, type: UnitType): boolean =>
  unit !== undefined && (unit === shortKey(type) || unit === type.key);

/** RACE-PROD-09: each slot takes only the types of the table, whatever slot they take elsewhere. */
function judgeTable(
  riding: Riding,
  table: readonly (readonly [Slot, readonly SlotEntry[]])[],
  own: readonly Slot[],
  {
    path,
    asked,
    unit,
    params,
  }: Listing & { readonly params: { readonly type: string; readonly list: string } },
): Judged {
  const { type } = riding;
  const named = table.flatMap(([slot, entries]) =>
    entries
      .filter((entry) => isNamed(entry, type) || (entry.filter !== undefined && type.slot === slot))
      .map((entry) => ({ slot, entry })),
  );
  const fit = named.filter(({ entry }) =>
    entry.filter ? passesFilter(entry.filter, riding) : rides(entry, riding),
  );
  const transport = own.includes('TRANSPORT') && riding.units.some((each) => each.mountedIn === unit.id);
  const open: readonly Slot[] = [
    ...(transport ? (['TRANSPORT'] as const) : []),
    ...(type.attachedTo && fit.length > 0
      ? (['UPGRADE'] as const)
      : [...new Set(fit.map((each) => each.slot))]),
  ];
  if (open.length > 0) return { open, violations: judgeAsked(asked, open, path) };
  const transports = [...new Set(named.flatMap(({ entry }) => entry.in ?? []))];
  if (transports.length > 0) {
    const found = violation('RACE-PROD-10', 'NOT_MOUNTED', [...path, 'mountedIn'], {
      ...params,
      in: transports,
    });
    return { open: own, violations: [found] };
  }
  return { open: own, violations: [violation('RACE-PROD-09', 'NOT_IN_LIST', [...path, 'type'], params)] };
}

const judgeAsked = (asked: Slot | undefined, open: readonly Slot[], path: InputPath): readonly Violation[] =>
  asked === undefined || open.includes(asked)
    ? []
    : [violation('RACE-PROD-09', 'SLOT_NOT_OPEN', [...path, 'slot'], { slot: asked, open })];

/** Slots in the order told: what the list needs first, then where there is room. Transports take none. */
function chooseSlots(listings: readonly Listing[], open: readonly (readonly Slot[])[]): readonly Slot[] {
  const sure = listings.map(({ asked }, place): Slot | null => {
    const choices = itemAt(open, place);
    if (asked !== undefined && choices.includes(asked)) return asked;
    return choices.includes('TRANSPORT') ? 'TRANSPORT' : choices.length === 1 ? itemAt(choices, 0) : null;
  });
  const chosen: (Slot | null)[] = [...sure];
  const taken = (slot: Slot): number => chosen.filter((each) => each === slot).length;
  const range = (slot: Slot): readonly [number, number] => STANDARD_COMPOSITION[slot] ?? [0, Infinity];
  sure.forEach((slot, place) => {
    if (slot !== null) return;
    const choices = itemAt(open, place);
    chosen[place] =
      choices.find((each) => taken(each) < range(each)[0]) ??
      choices.find((each) => taken(each) < range(each)[1]) ??
      itemAt(choices, 0);
  });
  return chosen.map((slot, place) => slot ?? itemAt(listings, place).unit.slot);
}

/** RACE-EL-05: an Exarch is a character of an Aspect squad: no more of them than of such squads. */
export function judgeExarchs(
  state: PlanetaryState,
  units: readonly Unit[],
  path: InputPath,
): readonly Violation[] {
  const types = units.flatMap((each) => unitTypeBy(state, each.typeKey) ?? []);
  const exarchs = types.filter((each) => leadsAspect(state, each)).length;
  const squads = types.filter((each) => each.aspect === true).length;
  return exarchs <= squads
    ? []
    : [violation('RACE-EL-05', 'EXARCH_WITHOUT_SQUAD', path, { exarchs, squads })];
}

/** RACE-EL-05: what the profile of its race names as the leader of Aspect squads. */
function leadsAspect(state: PlanetaryState, type: UnitType): boolean {
  const short = shortKey(type);
  return short !== null && type.race !== 'ANY' && profileOfRace(state, type.race).aspectLeader === short;
}
