import { existing, foundIn, type InputPath, lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { GROUP_LIMIT } from '../data/supply.js';
import type { GhostOfWarState, SupplyGroup, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { isNotable, nameKey } from '../goods/notation/names.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { bySeq, byNumber } from '../general/order.js';
import { judgeInForce, type OrderContext, type OrderJudge } from '../sheets/sheets.js';
import { typeOf } from '../units/unit-types.js';
import { battlegroupMax } from './terms.js';
import { numbered } from '../state/numbering.js';

/** GOW-SUP-11: own formations and loose units, each in one group, of one domain and at most four macro units. */
export const judgeGroups: OrderJudge<'SET_SUPPLY_GROUPS'> = (context, { system, groups }) => {
  const { state, path } = context;
  if (!lookUp(state.systems, system)) {
    return [violation('GOW-SUP-11', 'NO_SUCH_SYSTEM', [...path, 'system'], { system })];
  }
  const all = groups.flatMap((each) => each.members);
  return groups.flatMap(({ name, members }, index) => {
    const at = [...path, 'groups', index];
    const unknown = members.flatMap((id, member) => judgeMember(context, id, [...at, 'members', member]));
    const twice = members.flatMap((id, member) =>
      all.filter((each) => each === id).length > 1
        ? [violation('GOW-SUP-11', 'IN_TWO_GROUPS', [...at, 'members', member], { member: id })]
        : [],
    );
    const empty = members.length === 0 ? [violation('GOW-SUP-11', 'NO_MEMBERS', [...at, 'members'])] : [];
    return [
      ...judgeName(context, system, groups, index),
      ...empty,
      ...unknown,
      ...twice,
      ...(unknown.length > 0 ? [] : judgeSize(context, members, [...at, 'members'])),
    ].map((each) => ({ ...each, params: { ...each.params, name } }));
  });
};

/** An own formation, or a loose unit. */
function judgeMember({ state, faction }: OrderContext, id: string, at: InputPath): readonly Violation[] {
  const unit = lookUp(state.units, id);
  const owner = (lookUp(state.formations, id) ?? unit)?.owner;
  if (owner !== faction) return [violation('GOW-GEN-01', 'NOT_YOUR_ENTITY', at, { entity: id })];
  return unit?.formation ? [violation('GOW-SUP-11', 'IN_A_FORMATION', at, { unit: id })] : [];
}

function judgeName(
  { state, faction, path }: OrderContext,
  system: string,
  groups: readonly { readonly name: string }[],
  index: number,
): readonly Violation[] {
  const name = groups[index]?.name ?? '';
  const at = [...path, 'groups', index, 'name'];
  if (!isNotable(name)) return [violation('GOW-TRD-02', 'NAME_NOT_USABLE', at, { name })];
  const others = Object.values(state.supplyGroups).filter(
    (each) => each.faction !== faction || each.system !== system,
  );
  const taken = [
    ...groups.slice(0, index),
    ...others,
    ...Object.values(state.units),
    ...Object.values(state.formations),
  ];
  return taken.some((each) => nameKey(each.name) === nameKey(name))
    ? [violation('GOW-TRD-02', 'NAME_TAKEN', at, { name })]
    : [];
}

/** GOW-SUP-11: a formation that is too big stands alone: it is divided, or as a holder never divided. */
function judgeSize(
  { state, faction }: OrderContext,
  members: readonly string[],
  at: InputPath,
): readonly Violation[] {
  const units = members.flatMap((id) => unitsOf(state, id));
  const domains = new Set(units.map((each) => typeOf(state, each).domain));
  if (domains.size > 1) return [violation('GOW-SUP-11', 'TWO_DOMAINS', at)];
  const [domain = 'ground'] = domains;
  const max = battlegroupMax(state, faction, domain);
  const formations = members.filter((id) => lookUp(state.formations, id));
  const macroUnits =
    formations.reduce((sum, id) => sum + Math.ceil(unitsOf(state, id).length / max), 0) +
    Math.ceil((members.length - formations.length) / max);
  return macroUnits <= GROUP_LIMIT || members.length === 1
    ? []
    : [violation('GOW-SUP-11', 'GROUP_TOO_BIG', at, { macroUnits, most: GROUP_LIMIT })];
}

const unitsOf = (state: GhostOfWarState, id: string): readonly Unit[] =>
  (lookUp(state.formations, id)?.units ?? [id]).flatMap(foundIn(state.units));

/** GOW-SUP-11: S2: the groups of a faction in a system are those that it has said last; a group keeps its id by its name. */
export function setSupplyGroups(table: GowTable): void {
  for (const entry of ordersOf(table.state, 'SET_SUPPLY_GROUPS')) {
    const { state } = table;
    const faults = judgeInForce(state, entry, judgeGroups);
    if (faults.length > 0) {
      failOrder(table, entry, faults);
      continue;
    }
    const { faction } = entry;
    const { system } = entry.order;
    const before = bySeq(
      byNumber(Object.values(state.supplyGroups)).filter(
        (each) => each.faction === faction && each.system === system,
      ),
    );
    const fresh = numbered(state, 'group', [faction], entry.order.groups.length).map(({ id }) => id);
    const groups = entry.order.groups.map(({ name, members }, index): SupplyGroup => {
      const known = before.find((each) => nameKey(each.name) === nameKey(name));
      return {
        id: known?.id ?? existing(fresh.shift(), 'fresh id'),
        seq: index + 1,
        name,
        faction,
        system,
        members,
      };
    });
    const added = entry.order.groups.length - fresh.length;
    const count = state.made ? added : state.counts.group + added;
    table.emit({ type: 'ghost-of-war.SupplyGroupsSet', data: { faction, system, groups, count } }, [
      'GOW-SUP-11',
    ]);
  }
}
