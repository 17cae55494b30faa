import { placeMarkers } from '../blast-markers/placing.js';
import { loseMorale } from '../morale/losses.js';
import { workingWeapons } from '../firepower/weapons.js';
import type { Combat, CombatSide } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { detachmentBy, isAlive, livingOf } from '../units/pieces.js';
import { has } from '../units/values.js';
import { destroy, takeHit } from '../war-engines/hits.js';

/** EPC-ASL-12: hits, Close Combat Weapons, caught units, blast markers, broken or destroyed, morale; then the losers retreat. */
export function aftermath(table: EpcTable, combat: Combat): void {
  const [one, other] = combat.sides;
  const [winner, loser] = one.seat === combat.winner ? [one, other] : [other, one];
  const pastShields = combat.kind === 'CLOSE_COMBAT';
  takeHits(table, loser, winner.seat, pastShields);
  takeHits(table, winner, loser.seat, pastShields);
  useWeapons(table, winner);
  if (combat.kind === 'CLOSE_COMBAT') catchUnits(table, loser);
  for (const each of loser.detachments)
    if (!loser.brokenBefore.includes(each))
      placeMarkers(table, each, [{ rule: 'EPC-ASL-07', markers: combat.difference }]);
  const broken = loser.detachments.flatMap((each) => beat(table, each, loser.brokenBefore.includes(each)));
  for (const { army, id, lost } of broken) loseMorale(table, army, lost, 'EPC-MOR-01', `${id} broken`);
  table.emit({ type: 'epic.CombatEnded', data: { kind: combat.kind } }, ['EPC-ASL-12']);
}

/** EPC-ASL-09: in close combat shields do not help. */
function takeHits(table: EpcTable, { allocated }: CombatSide, by: string, pastShields: boolean): void {
  for (const unit of allocated ?? []) takeHit(table, { unit, rule: 'EPC-ASL-09', by, pastShields });
}

/** EPC-SHW-11: for each weapon of a living bearer that still works, a war engine that it touches. */
function useWeapons(table: EpcTable, { closeCombatWeapons }: CombatSide): void {
  closeCombatWeapons.forEach(({ unit, warEngine }, place) => {
    const before = closeCombatWeapons.slice(0, place).filter((each) => each.unit === unit).length;
    if (!isAlive(table.state, unit)) return;
    if (workingWeapons(table.state, unit, 'CLOSE_COMBAT_WEAPON').length <= before) return;
    destroy(table, warEngine, 'CATASTROPHIC', 'EPC-SHW-11');
  });
}

/** EPC-ASL-11 */
function catchUnits(table: EpcTable, { units }: CombatSide): void {
  const caught = units.filter((each) => isAlive(table.state, each) && has(table.state, each, 'RAMPAGE'));
  if (caught.length === 0) return;
  table.emit({ type: 'epic.UnitsCaught', data: { units: caught } }, ['EPC-ASL-11']);
  for (const each of caught) destroy(table, each, 'CAUGHT', 'EPC-ASL-11');
}

/** A detachment that has broken, and what its army loses by it when all losers are beaten (EPC-ASL-12). */
interface Broken {
  readonly id: string;
  readonly army: string;
  readonly lost: number;
}

/** EPC-ASL-10: broken, or destroyed where it was broken already. */
function beat(table: EpcTable, id: string, brokenBefore: boolean): readonly Broken[] {
  const detachment = detachmentBy(table.state, id);
  const living = livingOf(table.state, detachment);
  if (living.length === 0) return [];
  if (brokenBefore) {
    // Who is aboard first, as nobody of the detachment escapes.
    const aboardFirst = [
      ...living.filter((each) => each.mountedIn !== null),
      ...living.filter((each) => each.mountedIn === null),
    ];
    for (const each of aboardFirst) destroy(table, each.id, 'SECOND_DEFEAT', 'EPC-ASL-10');
    return [];
  }
  const { army, moraleValue, moraleLost } = detachment;
  const { brokenMoraleFraction } = table.state.rules;
  const lost = moraleLost > 0 ? 0 : Math.ceil(moraleValue * brokenMoraleFraction);
  const retreats = !living.every((each) => each.immobilised);
  table.emit({ type: 'epic.DetachmentBroken', data: { detachment: id, moraleLost: lost, retreats } }, [
    'EPC-ASL-10',
    'EPC-ORD-07',
  ]);
  return [{ id, army, lost }];
}
