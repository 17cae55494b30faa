import { lookUp, newEdit } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type { FormationEvent, Regrouped } from './events.js';
import { evolve } from '../evolve.js';
import type { Formation, GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import { bufferOf } from '../goods/buffers.js';
import { factionsBySeq } from '../general/factions.js';
import { tierOf } from '../units/macro-units.js';
import { ordersOf, failOrder, type InForce } from '../sheets/orders-taken-up.js';
import { bySeq } from '../general/order.js';
import { placeOfCharacter } from '../map/places.js';
import { judgeInForce } from '../sheets/sheets.js';
import { typeOf } from '../units/unit-types.js';
import { judgeForming, judgeJoining, judgeSplitting } from './judging.js';
import { reshape, type Touched } from './reshaping.js';
import { nextNumbered } from '../state/numbering.js';

type RegroupingEvent = Extract<
  FormationEvent,
  { readonly type: `ghost-of-war.Formation${'Formed' | 'Changed' | 'Dissolved'}` }
>;

/** GOW-SUP-12: tells of a regrouping, with the counters and buffers that follow from it. */
function regroup(
  table: GowTable,
  event: RegroupingEvent,
  touched: Touched,
  because: readonly RuleId[],
): void {
  const after = evolve(table.state, event, newEdit());
  const reshaped = reshape(table.state, after, touched);
  table.emit({ ...event, data: { ...event.data, ...reshaped } } as RegroupingEvent, because);
}

const NOTHING_YET: Pick<Regrouped, 'rows' | 'written'> = { rows: [], written: [] };

/** GOW-MAC-03: S2: formations are formed, joined and split, by faction seq and entry. */
export function changeFormations(table: GowTable): void {
  for (const entry of ordersOf(table.state, 'FORM_FORMATION', 'JOIN_FORMATION', 'SPLIT_FORMATION')) {
    const { order } = entry;
    if (order.order === 'FORM_FORMATION') form(table, { ...entry, order });
    else if (order.order === 'JOIN_FORMATION') join(table, { ...entry, order });
    else split(table, { ...entry, order });
  }
}

function form(table: GowTable, entry: InForce<'FORM_FORMATION'>): void {
  const faults = judgeInForce(table.state, entry, judgeForming);
  if (faults.length > 0) {
    failOrder(table, entry, faults);
    return;
  }
  const { units, name, commander } = entry.order;
  formNew(table, { faction: entry.faction, units, name, commander });
}

interface NewFormation {
  readonly faction: string;
  readonly units: readonly string[];
  readonly name: string;
  readonly commander: string | null;
}

function formNew(table: GowTable, { faction, units, name, commander }: NewFormation): void {
  const { state } = table;
  const formation = emptyFormation(state, faction, units, name, commander);
  const old = lookUp(state.units, units[0])?.formation ?? null;
  const dissolved = emptied(state, old, units);
  const data = {
    faction,
    formation,
    members: units.map((unit) => ({ unit, formation: formation.id })),
    people: [
      ...(commander === null ? [] : [{ character: commander, attachedTo: formation.id, place: null }]),
      ...(dissolved === null ? [] : leftAlone(state, dissolved)),
    ],
    dissolved,
    ...NOTHING_YET,
  };
  const formations = [formation.id, ...(old === null ? [] : [old])];
  const remaining = old === null ? [] : (lookUp(state.formations, old)?.units ?? []);
  regroup(
    table,
    { type: 'ghost-of-war.FormationFormed', data },
    { formations, units: [...units, ...remaining] },
    ['GOW-MAC-03', 'GOW-SUP-12'],
  );
}

function emptyFormation(
  state: GhostOfWarState,
  owner: string,
  units: readonly string[],
  name: string,
  commander: string | null,
): Formation {
  const { id, number } = nextNumbered(state, 'formation', owner);
  const first = lookUp(state.units, units[0]);
  return {
    id,
    seq: number,
    name,
    owner,
    units: [],
    domain: first ? typeOf(state, first).domain : 'ground',
    commander,
    chapterFleet: false,
    buffer: bufferOf({}, {}),
    supply: { counter: 0, max: 0 },
    parts: {},
    priority: 5,
  };
}

function join(table: GowTable, entry: InForce<'JOIN_FORMATION'>): void {
  const faults = judgeInForce(table.state, entry, judgeJoining);
  if (faults.length > 0) {
    failOrder(table, entry, faults);
    return;
  }
  const { formation, units } = entry.order;
  const members = units.map((unit) => ({ unit, formation }));
  regroup(
    table,
    {
      type: 'ghost-of-war.FormationChanged',
      data: { faction: entry.faction, formation, members, people: [], dissolved: null, ...NOTHING_YET },
    },
    { formations: [formation], units },
    ['GOW-MAC-03', 'GOW-SUP-12'],
  );
}

function split(table: GowTable, entry: InForce<'SPLIT_FORMATION'>): void {
  const { state } = table;
  const faults = judgeInForce(state, entry, judgeSplitting);
  if (faults.length > 0) {
    failOrder(table, entry, faults);
    return;
  }
  const { faction, order } = entry;
  const { formation, units, name } = order;
  if (name !== null) {
    formNew(table, { faction, units, name, commander: null });
    return;
  }
  const dissolved = emptied(state, formation, units);
  const data = {
    faction,
    formation,
    members: units.map((unit) => ({ unit, formation: null })),
    people: dissolved === null ? [] : leftAlone(state, dissolved),
    dissolved,
    ...NOTHING_YET,
  };
  regroup(
    table,
    { type: 'ghost-of-war.FormationChanged', data },
    { formations: [formation], units: lookUp(state.formations, formation)?.units ?? units },
    ['GOW-MAC-03', 'GOW-SUP-12'],
  );
}

/** The formation that is empty when so many leave it; null where somebody stays. */
const emptied = (state: GhostOfWarState, id: string | null, leaving: readonly string[]): string | null => {
  const formation = id === null ? undefined : lookUp(state.formations, id);
  return formation?.units.every((each) => leaving.includes(each)) ? formation.id : null;
};

/** Characters of a formation that is no more: heroes stay with the unit that is left, commanders are alone in its place. */
function leftAlone(state: GhostOfWarState, formation: string): Regrouped['people'] {
  const unit = lookUp(state.units, lookUp(state.formations, formation)?.units[0]);
  return bySeq(Object.values(state.characters))
    .filter((each) => each.attachedTo === formation)
    .map((each) =>
      unit && each.kind === 'HERO'
        ? { character: each.id, attachedTo: unit.id, place: null }
        : { character: each.id, attachedTo: null, place: placeOfCharacter(state, each) },
    );
}

/** GOW-MAC-01: S14: formations of one unit dissolve, but Combat Detachments; those of none are gone. */
export function dissolveFormations(table: GowTable): void {
  for (const { id: faction } of factionsBySeq(table.state)) {
    const dissolving = bySeq(Object.values(table.state.formations)).filter(
      (each) => each.owner === faction && each.units.length < 2 && tierOf(table.state, each) === null,
    );
    for (const { id, units } of dissolving) {
      const data = {
        faction,
        formation: id,
        members: units.map((unit) => ({ unit, formation: null })),
        people: leftAlone(table.state, id),
        dissolved: id,
        ...NOTHING_YET,
      };
      regroup(table, { type: 'ghost-of-war.FormationDissolved', data }, { formations: [id], units }, [
        'GOW-MAC-01',
        'GOW-SUP-12',
      ]);
    }
  }
}
