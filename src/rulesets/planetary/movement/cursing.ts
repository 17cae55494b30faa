import { existing, lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { SHRINE_RANGE } from '../data/shrines.js';
import type { MovementOrder, ShrineOrder } from '../sheets/orders.js';
import { profileOfSeat } from '../races/profile-of.js';
import type { ShrineProfile } from '../races/profile.js';
import type { Defence, Detachment, PlanetaryState, ShrineKind, Unit } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { readyCount, unitTypeOf } from '../pieces/armies.js';
import { hexDistance, hexOf } from '../map/map.js';
import { judgePayment, pay } from '../money/paying.js';
import { allShrines } from '../battle/shrines.js';
import { shortKey } from '../races/unit-types.js';

/** A detachment's order to curse a defence, as it waits for its turn. */
export interface Curse {
  readonly seat: string;
  readonly detachment: string;
  readonly shrine: ShrineOrder;
}

/** RACE-CH-07: why a detachment cannot curse a defence; `state` holds what is known to whom it matters. */
export function judgeCurse(
  state: PlanetaryState,
  { owner, id, ...army }: Detachment,
  order: Pick<MovementOrder, 'order' | 'shrine'>,
  path: InputPath,
): readonly Violation[] {
  const { shrine } = order;
  if (shrine === undefined) return [];
  const refuse = (code: string, field: string, params = {}) =>
    violation('RACE-CH-07', code, [...path, 'shrine', field], { detachment: id, ...params });
  const profile = profileOfSeat(state, owner)?.shrine;
  if (!profile) return [violation('RACE-CH-07', 'NO_SHRINES', [...path, 'shrine'], { detachment: id })];
  if (order.order !== 'CLAIM_AREA')
    return [violation('RACE-CH-07', 'SHRINE_BY_CLAIM', [...path, 'order'], { detachment: id })];
  const hex = army.place.at === 'hex' ? army.place.hex : null;
  const place = hex === null ? undefined : state.hexes[hex];
  if (hex === null || !place?.stronghold || place.controller !== owner) {
    return [violation('RACE-CH-07', 'NO_STRONGHOLD_TO_CURSE', [...path, 'shrine'], { detachment: id, hex })];
  }
  const defence = place.stronghold.defences.find((each) => each.id === shrine.building);
  const leader = army.units.find((each) => each.id === shrine.leader);
  const leads = leader !== undefined && isLeader(state, profile, leader);
  return [
    ...judgeBuilding(profile, defence).map((code) => refuse(code, 'building', { building: shrine.building })),
    ...(leads ? [] : [refuse('NO_SHRINE_LEADER', 'leader', { leader: shrine.leader })]),
    ...(leads ? judgeDistance(state, hex, SHRINE_RANGE[place.stronghold.type], kindBy(leader)) : []).map(
      (near) => refuse('SHRINE_TOO_NEAR', 'building', near),
    ),
    ...judgePayment(
      state,
      {
        seat: owner,
        hex: shrine.payFrom,
        bp: leads ? priceOf(state, owner, profile, leader) : 0,
        near: [hex],
      },
      [...path, 'shrine', 'payFrom'],
    ),
  ];
}

function judgeBuilding({ buildings }: ShrineProfile, defence: Defence | undefined): readonly string[] {
  const fits = defence !== undefined && buildings.includes(defence.type);
  const code = !fits ? 'NO_BUILDING_TO_CURSE' : defence.shrine !== undefined ? 'SHRINE_STANDS' : null;
  return code === null ? [] : [code];
}

/** RACE-CH-07: a Demon Prince or Chaos Lord who can fight. */
function isLeader(state: PlanetaryState, { leaders }: ShrineProfile, unit: Unit): boolean {
  const short = shortKey(unitTypeOf(state, unit));
  return short !== null && leaders.includes(short) && readyCount(unit) > 0;
}

/** RACE-CH-07: units of a detachment that may lead. */
export const leadersOf = (state: PlanetaryState, profile: ShrineProfile, army: Detachment): readonly Unit[] =>
  army.units.filter((unit) => isLeader(state, profile, unit));

/** RACE-CH-07: of the God whose mark or gift the leader bears; the Undivided mark is none. */
function kindBy({ mark, gifts = [] }: Unit): ShrineKind {
  if (mark !== undefined && mark !== 'UNDIVIDED') return mark;
  return gifts[0]?.god ?? 'GENERAL';
}

/** RACE-CH-07: a shrine of another kind within the larger of the two ranges; no place for two Gods. */
const judgeDistance = (state: PlanetaryState, hex: string, range: number, kind: ShrineKind) =>
  allShrines(state)
    .filter((each) => each.kind !== kind && hexDistance(each.hex, hex) <= Math.max(each.range, range))
    .slice(0, 1)
    .map((each) => ({ kind, other: each.kind, hex: each.hex, least: Math.max(each.range, range) + 1 }));

function priceOf(state: PlanetaryState, seat: string, { costBp }: ShrineProfile, leader: Unit): number {
  const kind = kindBy(leader);
  if (kind === 'GENERAL') return costBp.general;
  return kind === lookUp(state.players, seat)?.demonGod ? costBp.ownGod : costBp.otherGod;
}

/**
 * RACE-CH-07: before all claims, one after the other: players by movement initiative, detachments in canonical order;
 * each new shrine counts for the next.
 */
export function curseDefences(
  table: PlanetaryTable,
  curses: readonly Curse[],
  seats: readonly string[],
): void {
  const rank = ({ detachment }: Curse): number => table.state.detachments[detachment]?.order ?? 0;
  const inTurn = [...curses].sort(
    (a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat) || rank(a) - rank(b),
  );
  for (const each of inTurn) curse(table, each);
}

function curse(table: PlanetaryTable, { seat, detachment, shrine }: Curse): void {
  const { state } = table;
  const army = lookUp(state.detachments, detachment);
  const hex = army ? hexOf(army) : null;
  if (!army || hex === null) return;
  const { building: defence, leader, payFrom } = shrine;
  const [barred] = judgeCurse(state, army, { order: 'CLAIM_AREA', shrine }, []);
  if (barred) {
    const data = { hex, defence, seat, detachment, reason: barred.code };
    table.emit({ type: 'planetary.ShrineFailed', data }, ['RACE-CH-07']);
    return;
  }
  const unit = existing(
    army.units.find((each) => each.id === leader),
    'unit',
  );
  const bp = priceOf(
    state,
    seat,
    existing(existing(profileOfSeat(state, seat), 'profile of the race').shrine, 'shrine'),
    unit,
  );
  pay(table, { seat, hex: payFrom, bp, cause: `shrine in ${hex}`, rule: 'RACE-CH-07' }, ['PLN-BUI-02']);
  const data = { hex, defence, kind: kindBy(unit), seat, detachment, leader };
  table.emit({ type: 'planetary.ShrineCreated', data }, ['RACE-CH-07']);
}
