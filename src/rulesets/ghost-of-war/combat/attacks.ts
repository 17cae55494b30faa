import { foundIn, type InputPath, lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { CE_THRESHOLDS } from '../data/combat.js';
import type { AttackIntent, Battlefield, Domain, GhostOfWarState, Unit } from '../state/index.js';
import type { GowTable } from '../table.js';
import { isSpent } from '../effectiveness/effectiveness.js';
import { factionsBySeq } from '../general/factions.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { bySeq } from '../general/order.js';
import type { OrderJudge } from '../sheets/sheets.js';
import { wholeFormations } from '../units/travellers.js';
import { typeOf, weightOf } from '../units/unit-types.js';
import { isAt } from './coalitions.js';

/** The domain in which a place is fought over: the surface of a planet, or the orbit of a system; null for neither. */
export const domainOf = (state: GhostOfWarState, place: string): Domain | null => {
  if (lookUp(state.planets, place)) return 'ground';
  return lookUp(state.systems, place) ? 'void' : null;
};

/** GOW-CBT-01 Attack order; units must be there when the battle comes, not yet when it is ordered. */
export const judgeAttack: OrderJudge<'ATTACK'> = (context, order) => {
  const { state, faction, path, sheet, index } = context;
  const domain = domainOf(state, order.place);
  if (domain === null) {
    return [violation('GOW-CBT-01', 'NO_SUCH_PLACE', [...path, 'place'], { place: order.place })];
  }
  if (order.units.length === 0) return [violation('GOW-CBT-01', 'NO_UNITS', [...path, 'units'])];
  const elsewhere = sheet.flatMap((each, at) => (each.order === 'ATTACK' && at < index ? each.units : []));
  const faults = order.units.flatMap((id, at) => {
    const here: InputPath = [...path, 'units', at];
    const twice = elsewhere.includes(id) || order.units.indexOf(id) !== at;
    const own = judgeAttacker(state, faction, domain, id, here);
    return twice && lookUp(state.units, id)?.owner === faction
      ? [violation('GOW-CBT-01', 'ATTACKS_TWICE', here, { unit: id }), ...own]
      : own;
  });
  if (faults.length > 0) return faults;
  const able = (unit: Unit): boolean => judgeAttacker(state, faction, domain, unit.id, []).length === 0;
  const apart = wholeFormations(context, order.units, 'GOW-CBT-01', able);
  const shock = order.shock && !mayShock(state, order.units);
  return shock ? [...apart, violation('GOW-CBT-09', 'NO_SHOCK_TROOPS', [...path, 'shock'])] : apart;
};

/** GOW-CBT-01: why a unit cannot attack in a domain. */
function judgeAttacker(
  state: GhostOfWarState,
  faction: string,
  domain: Domain,
  id: string,
  path: InputPath,
): readonly Violation[] {
  const unit = lookUp(state.units, id);
  const fault = (rule: 'GOW-CBT-01' | 'GOW-GEN-01' | 'GOW-CE-09' | 'GOW-SUP-07', code: string): Violation =>
    violation(rule, code, path, { unit: id });
  if (unit?.owner !== faction) return [fault('GOW-GEN-01', 'NOT_YOUR_UNIT')];
  return [
    ...(typeOf(state, unit).domain === domain ? [] : [fault('GOW-CBT-01', 'WRONG_DOMAIN')]),
    ...(isSpent(state, unit) ? [fault('GOW-SUP-07', 'UNIT_SPENT')] : []),
    ...(isImmobilised(state, unit) ? [fault('GOW-CE-09', 'IMMOBILISED')] : []),
    ...(unit.withdrawn ? [fault('GOW-CBT-01', 'WITHDRAWN')] : []),
    ...(unit.createdRound === state.round ? [fault('GOW-CBT-01', 'CREATED_THIS_ROUND')] : []),
  ];
}

/** GOW-CE-09 */
export const isImmobilised = (state: GhostOfWarState, unit: Unit): boolean =>
  typeOf(state, unit).mechanised && unit.ce < CE_THRESHOLDS.immobilised;

/** GOW-CBT-09: at least half of the attackers' weight are Astartes or Specialized Infantry. */
function mayShock(state: GhostOfWarState, ids: readonly string[]): boolean {
  const units = ids.flatMap(foundIn(state.units));
  const weight = (some: readonly Unit[]): number =>
    some.reduce((sum, each) => sum + weightOf(state, each), 0);
  const shock = units.filter((each) => {
    const type = typeOf(state, each);
    return type.recoveryClass === 'Astartes' || type.unitClass === 'Specialized Infantry';
  });
  return 2 * weight(shock) >= weight(units);
}

/** GOW-CBT-01: Attack orders whose units are where they are to fight, and the places in the order of GOW-RND-01 S9. */
export function declareAttacks(table: GowTable): void {
  const attacks: AttackIntent[] = [];
  for (const entry of ordersOf(table.state, 'ATTACK')) {
    const { faction, order } = entry;
    const { able, faults } = attackersOf(table.state, faction, order);
    if (able.length === 0) failOrder(table, entry, faults);
    else {
      const shock = order.shock && mayShock(table.state, able);
      attacks.push({ faction, place: order.place, units: able, shock });
    }
  }
  if (attacks.length === 0) return;
  const battlefields = battlefieldsOf(table.state, attacks);
  table.emit({ type: 'ghost-of-war.AttacksDeclared', data: { attacks, battlefields } }, [
    'GOW-CBT-01',
    'GOW-RND-01',
  ]);
}

/** GOW-RND-02: units of an order that can still attack, and why the others cannot; without any the order is impossible. */
function attackersOf(
  state: GhostOfWarState,
  faction: string,
  { place: location, units }: Pick<AttackIntent, 'place' | 'units'>,
): { readonly able: readonly string[]; readonly faults: readonly Violation[] } {
  const domain = domainOf(state, location);
  if (domain === null) {
    return { able: [], faults: [violation('GOW-CBT-01', 'NO_SUCH_PLACE', [], { place: location })] };
  }
  const judged = units.map((id) => {
    const faults = judgeAttacker(state, faction, domain, id, []);
    const unit = lookUp(state.units, id);
    const present = unit && unit.place.in !== 'JOURNEY' && isAt(state, unit.place, { domain, location });
    return {
      id,
      faults:
        faults.length > 0 || present
          ? faults
          : [violation('GOW-CBT-01', 'NOT_THERE', [], { place: location })],
    };
  });
  return {
    able: judged.filter((each) => each.faults.length === 0).map((each) => each.id),
    faults: judged.flatMap((each) => each.faults),
  };
}

/** GOW-CBT-01: units of an attack that can still fight it, after the battles before. */
export const stillAble = (
  state: GhostOfWarState,
  { domain, location }: Pick<Battlefield, 'domain' | 'location'>,
  ids: readonly string[],
): readonly Unit[] =>
  ids
    .flatMap(foundIn(state.units))
    .filter(
      (each) =>
        isAt(state, each.place, { domain, location }) &&
        !each.withdrawn &&
        !isImmobilised(state, each) &&
        !isSpent(state, each),
    );

/** GOW-RND-01 S9: all void battles by system, then all ground battles by system and planet. */
function battlefieldsOf(state: GhostOfWarState, attacks: readonly AttackIntent[]): readonly Battlefield[] {
  const places = new Set(attacks.map((each) => each.place));
  const systems = bySeq(Object.values(state.systems));
  return [
    ...systems.filter((each) => places.has(each.id)).map((each) => battlefield('void', each.id)),
    ...systems.flatMap((system) =>
      bySeq(system.planets.flatMap(foundIn(state.planets)))
        .filter((each) => places.has(each.id))
        .map((each) => battlefield('ground', each.id)),
    ),
  ];
}

const battlefield = (domain: Domain, location: string): Battlefield => ({ domain, location, assault: null });

/** Attack orders that no battle has used up, at a place, by faction seq. */
export const attacksAt = (state: GhostOfWarState, place: string): readonly AttackIntent[] =>
  factionsBySeq(state).flatMap(({ id }) =>
    state.attacks.filter((each) => each.faction === id && each.place === place),
  );
