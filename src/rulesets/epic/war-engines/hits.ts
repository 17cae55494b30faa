import type { RuleId } from '../catalog.js';
import { ESCAPES_ON, SAVES_ON } from '../data/tables.js';
import { loseMorale } from '../morale/losses.js';
import type { EpcTable } from '../table.js';
import {
  detachmentBy,
  detachmentOf,
  isAlive,
  livingOf,
  passengersOf,
  profileOf,
  unitBy,
} from '../units/pieces.js';
import { mayBeSaved } from '../units/values.js';
import type { DestructionCause } from './events.js';

/** A hit on a unit, whatever it comes from. */
export interface Hit {
  readonly unit: string;
  /** The rule by which it was hit. */
  readonly rule: RuleId;
  /** Seat that throws for critical damage. */
  readonly by: string;
  /** Close combat, terrain, Distortion Cannon. */
  readonly pastShields?: boolean;
  /** EPC-WEN-02: how Damage lost is followed: by a check, by a critical effect at once, or by nothing (terrain). */
  readonly critical?: 'CHECK' | 'ALWAYS' | 'NEVER';
}

/** EPC-WEN-01, EPC-GEN-05: shield, Save, Damage, destroyed, critical check, in this order. A hit on who is gone is lost. */
export function takeHit(table: EpcTable, hit: Hit): void {
  const { unit, rule } = hit;
  if (!isAlive(table.state, unit)) return;
  const { shieldsUp } = unitBy(table.state, unit);
  if (shieldsUp > 0 && !hit.pastShields) {
    table.emit({ type: 'epic.ShieldLost', data: { unit, shieldsUp: shieldsUp - 1 } }, ['EPC-WEN-01', rule]);
    return;
  }
  if (isSaved(table, unit)) return;
  if (unitBy(table.state, unit).kind !== 'WAR_ENGINE') {
    destroy(table, unit, 'HIT', rule);
    return;
  }
  if (loseDamage(table, unit, rule)) return;
  const { critical = 'CHECK' } = hit;
  if (critical === 'ALWAYS' || (critical === 'CHECK' && isCritical(table, hit))) criticalEffect(table, hit);
}

/** EPC-SHO-11 */
function isSaved(table: EpcTable, unit: string): boolean {
  if (!mayBeSaved(table.state, unit)) return false;
  const [die = 0] = table.roll({ count: 1, sides: 6, for: 'EPC-SHO-11', purpose: 'save', subject: unit });
  const saved = die >= SAVES_ON;
  table.emit({ type: 'epic.SaveRolled', data: { unit, die, saved } }, ['EPC-SHO-11']);
  return saved;
}

/** One Damage of a war engine; true where it was the last. */
function loseDamage(table: EpcTable, unit: string, rule: RuleId): boolean {
  const damageLeft = unitBy(table.state, unit).damageLeft - 1;
  table.emit({ type: 'epic.DamageTaken', data: { unit, damage: 1, damageLeft } }, ['EPC-WEN-01', rule]);
  if (damageLeft > 0) return false;
  destroy(table, unit, 'DAMAGE', rule);
  return true;
}

/** EPC-WEN-02 */
function isCritical(table: EpcTable, { unit, by }: Hit): boolean {
  const [die = 0] = table.roll({
    count: 1,
    sides: 6,
    for: 'EPC-WEN-02',
    purpose: 'critical',
    subject: unit,
    thrownFor: by,
  });
  const critical = die >= table.state.rules.criticalOn;
  table.emit({ type: 'epic.CriticalRolled', data: { unit, die, critical } }, ['EPC-WEN-02']);
  return critical;
}

/** EPC-WEN-03 */
function criticalEffect(table: EpcTable, { unit, by }: Hit): void {
  const [die = 0] = table.roll({
    count: 1,
    sides: 6,
    for: 'EPC-WEN-03',
    purpose: 'critical effect',
    subject: unit,
    thrownFor: by,
  });
  const { WEAPON, IMMOBILISED } = table.state.rules.criticalTable;
  const effect = die <= WEAPON ? 'WEAPON' : die <= IMMOBILISED ? 'IMMOBILISED' : 'CATASTROPHIC';
  table.emit({ type: 'epic.CriticalEffect', data: { unit, die, effect } }, ['EPC-WEN-03']);
  if (effect === 'CATASTROPHIC') {
    destroy(table, unit, 'CATASTROPHIC', 'EPC-WEN-04');
    return;
  }
  const done = effect === 'WEAPON' ? knockOut(table, unit) : immobilise(table, unit);
  if (!done) loseDamage(table, unit, 'EPC-WEN-03');
}

/** The first weapon of its profile that still works; false where none does. */
function knockOut(table: EpcTable, unit: string): boolean {
  const { knockedOut } = unitBy(table.state, unit);
  const weapons = profileOf(table.state, unit).superHeavyWeapons;
  const weapon = weapons.findIndex((_, place) => !knockedOut.includes(place));
  const found = weapons[weapon];
  if (!found) return false;
  table.emit({ type: 'epic.WeaponKnockedOut', data: { unit, weapon, type: found.type } }, ['EPC-WEN-03']);
  return true;
}

function immobilise(table: EpcTable, unit: string): boolean {
  if (unitBy(table.state, unit).immobilised) return false;
  table.emit({ type: 'epic.WarEngineImmobilised', data: { unit } }, ['EPC-WEN-03', 'EPC-ORD-08']);
  return true;
}

/** EPC-GEN-05: a unit is gone; who was aboard tries to escape; a detachment without a living unit is gone as well. */
export function destroy(table: EpcTable, unit: string, cause: DestructionCause, rule: RuleId): void {
  if (!isAlive(table.state, unit)) return;
  const detachment = detachmentOf(table.state, unit).id;
  table.emit({ type: 'epic.UnitDestroyed', data: { unit, detachment, cause, ...damageOf(table, unit) } }, [
    'EPC-GEN-05',
    rule,
  ]);
  const touched = [detachment, ...testPassengers(table, unit)];
  for (const each of new Set(touched)) settleLosses(table, each, rule);
}

/** EPC-TRA-02: whoever was aboard; answers their detachments. */
function testPassengers(table: EpcTable, transport: string): readonly string[] {
  const aboard = passengersOf(table.state, transport);
  if (aboard.length === 0) return [];
  const faces = table.rollAll(
    aboard.map(({ id }) => ({ count: 1, sides: 6, for: 'EPC-TRA-02', purpose: 'escape', subject: id })),
  );
  const passengers = aboard.map(({ id }, place) => {
    const die = faces[place]?.[0] ?? 0;
    return { unit: id, die, escaped: die >= ESCAPES_ON };
  });
  table.emit({ type: 'epic.PassengersTested', data: { transport, passengers } }, ['EPC-TRA-02']);
  for (const { unit, escaped } of passengers) {
    if (escaped) continue;
    const detachment = detachmentOf(table.state, unit).id;
    table.emit({ type: 'epic.UnitDestroyed', data: { unit, detachment, cause: 'PASSENGER' } }, [
      'EPC-TRA-02',
      'EPC-GEN-05',
    ]);
  }
  return aboard.map((each) => each.detachment);
}

/** EPC-GEN-05: the detachment is destroyed, or the next living unit leads it. */
function settleLosses(table: EpcTable, id: string, rule: RuleId): void {
  const detachment = detachmentBy(table.state, id);
  if (detachment.place === 'DESTROYED') return;
  const [next] = livingOf(table.state, detachment);
  if (!next) {
    const { army, moraleValue, moraleLost, blastMarkers } = detachment;
    const left = moraleValue - moraleLost;
    const data = { detachment: id, army, moraleLost: left, blastMarkers };
    table.emit({ type: 'epic.DetachmentDestroyed', data }, ['EPC-GEN-05', rule]);
    loseMorale(table, army, left, 'EPC-MOR-01', `${id} destroyed`);
    return;
  }
  if (isAlive(table.state, detachment.hq)) return;
  const data = { detachment: id, unit: next.id, lost: true };
  table.emit({ type: 'epic.HqReplaced', data }, ['EPC-GEN-05']);
}

/** Damage that a war engine loses when it is destroyed at once. */
function damageOf({ state }: EpcTable, unit: string): { readonly damageLeft?: number } {
  const { kind, damageLeft } = unitBy(state, unit);
  return kind === 'WAR_ENGINE' && damageLeft > 0 ? { damageLeft } : {};
}
