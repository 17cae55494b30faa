import { lookUp, newEdit } from '../../../kernel/index.js';
import { violation } from '../catalog.js';
import type { Merged } from './events.js';
import type { Written } from '../game-master/events.js';
import { evolve } from '../evolve.js';
import { xpAccount } from '../state/account-names.js';
import type { Condition, GhostOfWarState, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { seatOf } from '../general/factions.js';
import { figure } from '../house-rules/house-rules.js';
import { bySeq } from '../general/order.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { judgeInForce, type OrderJudge } from '../sheets/sheets.js';
import { typeOf } from '../units/unit-types.js';
import { reshape } from './reshaping.js';
import { judgeUnits, unitsNamed } from './units-named.js';

/** GOW-UNI-03: two units of one type, owner and place that may merge, neither in a battle of the last round. */
export const judgeMerging: OrderJudge<'MERGE_UNITS'> = (context, { units: ids }) => {
  const { state, path } = context;
  const unknown = judgeUnits(context, ids);
  if (unknown.length > 0) return unknown;
  const units = unitsNamed(state, ids);
  const [one, other] = units;
  const at = [...path, 'units'];
  if (!one || !other) return [];
  const together = one.place.in === other.place.in && one.place.id === other.place.id;
  return [
    ...(one.type === other.type ? [] : [violation('GOW-UNI-03', 'DIFFERENT_TYPES', at)]),
    ...(together && one.place.in !== 'JOURNEY' ? [] : [violation('GOW-UNI-03', 'NOT_TOGETHER', at)]),
    ...units.flatMap((each, index) => [
      ...(typeOf(state, each).mergeable
        ? []
        : [violation('GOW-UNI-03', 'CANNOT_MERGE', [...at, index], { unit: each.id })]),
      ...(foughtLastRound(state, each)
        ? [violation('GOW-UNI-03', 'FOUGHT_LAST_ROUND', [...at, index], { unit: each.id })]
        : []),
    ]),
  ];
};

const foughtLastRound = ({ round }: GhostOfWarState, { foughtRound }: Unit): boolean =>
  foughtRound > 0 && foughtRound >= round - 1;

/** GOW-UNI-03: S2 */
export function mergeUnits(table: GowTable): void {
  for (const entry of ordersOf(table.state, 'MERGE_UNITS')) {
    const faults = judgeInForce(table.state, entry, judgeMerging);
    const [unit, absorbed] = bySeq(unitsNamed(table.state, entry.order.units));
    if (faults.length > 0) failOrder(table, entry, faults);
    else if (unit && absorbed) merge(table, unit, absorbed);
  }
}

/** The lower seq stays. */
function merge(table: GowTable, unit: Unit, absorbed: Unit): void {
  const { state } = table;
  const merged = mergedOf(state, unit, absorbed);
  const bare = { faction: unit.owner, unit: unit.id, absorbed: absorbed.id, merged, rows: [], written: [] };
  const after = evolve(state, { type: 'ghost-of-war.UnitsMerged', data: bare }, newEdit());
  const formations = [unit, absorbed].flatMap(({ formation }) =>
    formation !== null && lookUp(state.formations, formation) ? [formation] : [],
  );
  const { rows, written } = reshape(state, after, {
    units: [unit.id, absorbed.id],
    formations,
    merged: { absorbed: absorbed.id, into: unit.id },
  });
  const data = { ...bare, rows, written: [...written, ...experienceWritten(state, unit, absorbed, merged)] };
  table.emit({ type: 'ghost-of-war.UnitsMerged', data }, ['GOW-UNI-03', 'GOW-SUP-12']);
}

const experienceWritten = (
  state: GhostOfWarState,
  unit: Unit,
  absorbed: Unit,
  { xp }: Merged,
): readonly Written[] => {
  const seat = seatOf(state, unit.owner);
  return [
    { account: xpAccount(unit.id), seat, amount: xp - unit.xp },
    { account: xpAccount(absorbed.id), seat, amount: -absorbed.xp },
  ].filter(({ amount }) => amount !== 0);
};

/** GOW-UNI-03: what is more than 100 CE is lost; experience is weighted by CE; the larger carry; conditions of both. */
function mergedOf({ parameters }: GhostOfWarState, one: Unit, other: Unit): Merged {
  const ce = one.ce + other.ce;
  return {
    ce: Math.min(100, ce),
    xp: ce === 0 ? 0 : Math.floor((one.ce * one.xp + other.ce * other.xp) / ce),
    recoveredCarry: Math.max(one.recoveredCarry, other.recoveredCarry),
    recoveryRun: one.recoveryRun === other.recoveryRun ? one.recoveryRun : null,
    conditions: conditionsOfBoth(one.conditions, other.conditions),
    traits: [...new Set([...one.traits, ...other.traits])],
    spirits: [...one.spirits, ...other.spirits],
    suits: Math.min(figure(parameters, 'astartes.terminatorSuitsMax'), one.suits + other.suits),
    thunderhawk: one.thunderhawk || other.thunderhawk,
    geneSeedMatured: one.geneSeedMatured || other.geneSeedMatured,
    heroPromoted: one.heroPromoted || other.heroPromoted,
  };
}

/** Of one condition the more severe. */
const conditionsOfBoth = (one: readonly Condition[], other: readonly Condition[]): readonly Condition[] => {
  const worst = (name: Condition['name']): number =>
    Math.max(...[...one, ...other].filter((each) => each.name === name).map((each) => each.severity));
  return [...new Set([...one, ...other].map((each) => each.name))].map((name) => ({
    name,
    severity: worst(name),
  }));
};
