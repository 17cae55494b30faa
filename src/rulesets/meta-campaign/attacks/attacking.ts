import { existing, lookUp } from '../../../kernel/index.js';
import { placeAt } from '../map/edges.js';
import { isLocked } from '../sight/contacts.js';
import { isLit } from '../sight/seeing.js';
import { reveal } from '../stealth/checking.js';
import type { MetaCampaignState, Unit, Weapon } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { setOff } from '../mines/detonation/checking.js';
import { check, die } from '../general/checks.js';
import { has, isAirborne, isInfantry, isVehicleForAp } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { lock } from '../radar/warning/warning.js';
import { immobilise } from '../movement/passing/spending.js';
import { isByTrack, shareOfDamage } from '../radar/aiming/anti-air.js';
import { armourAgainst, isInFront, piercingOf, type Manner } from './damage/armour.js';
import { ATTACK, damage as deal } from './damage/damaging.js';
import { stanceAt } from '../positions/arranging.js';
import { blocOf } from '../units/kinds.js';

/** EDC-NGT-03: whether the night matters for an attack on a unit. */
export const isDark = (state: MetaCampaignState, attacker: Unit, target: Unit): boolean =>
  state.weather.night &&
  !isLocked(state, target.id) &&
  !isLit(state, existing(target.hex, 'hex')) &&
  !has(attacker, 'nightVision');

/** EDC-CMB-05: FS of a garrison of an Anti-Infantry Emplacement against infantry. */
const strengthOf = (state: MetaCampaignState, attacker: Unit, target: Unit): number => {
  const structure = attacker.garrisonOf === null ? undefined : lookUp(state.structures, attacker.garrisonOf);
  const emplaced = structure?.type === 'antiInfantryEmplacement' && structure.completed;
  return attacker.fs + (emplaced && isInfantry(target) ? 1 : 0);
};

/** EDC-CMB-04 */
export function baseDamage(weapon: Weapon, fs: number): number {
  if (weapon.damage.kind === 'fixed') return weapon.damage.value;
  const [times, by] = weapon.damage.factor;
  return Math.max(1, Math.floor((fs * times) / by));
}

export interface Addition {
  readonly what: string;
  readonly value: number;
}

/** EDC-CMB-05, but for the night. */
export function additionsTo(
  state: MetaCampaignState,
  attacker: Unit,
  weapon: Weapon,
  target: Unit,
): readonly Addition[] {
  const hex = existing(target.hex, 'hex');
  const { rules, weather } = state;
  const beach = !isAirborne(target) && placeAt(state, hex)?.terrain === 'BEACH';
  const stance = stanceAt(state, hex, blocOf(target));
  const inFile =
    target.inFileUntil !== null &&
    stance !== null &&
    isInFront(hex, stance.facing, existing(attacker.hex, 'hex'));
  const all: readonly Addition[] = [
    { what: 'beach', value: beach ? rules.beachDamageBonus : 0 },
    { what: 'vulnerable', value: target.vulnerable ? rules.supplyVulnerability : 0 },
    { what: 'in file', value: inFile ? rules.mineEnfilade : 0 },
    { what: 'environment', value: weather.modifiers.damage[weapon.mode] ?? 0 },
  ];
  return all.filter(({ value }) => value !== 0);
}

/** EDCU-GEN-06: a part, rounded down; at least 1 of what was something. */
export const part = (amount: number, factor: number): number =>
  amount > 0 ? Math.max(1, Math.floor(amount * factor)) : 0;

/** EDC-CMB-07: halved and rounded down, at least 1 of what was something. */
export const halve = (amount: number): number => (amount > 0 ? Math.max(1, Math.floor(amount / 2)) : 0);

/** EDC-SUP-01, EDC-CMB-09: one use of an item; nothing of what may be used as often as one likes. */
export function spendItem(table: EdcTable, unit: Unit, item: string | null): void {
  if (item === null) return;
  const left = Math.max(0, (lookUp(unit.uses, item) ?? 0) - 1);
  table.emit({ type: 'meta-campaign.UseSpent', data: { unit: unit.id, item, left } }, ['EDC-CMB-09']);
}

/** EDC-NGT-03 */
function missesInTheDark(table: EdcTable, attacker: string, weapon: Weapon, target: string): boolean {
  const missed = check(table, attacker, table.state.rules.nightMissTarget, 'EDC-NGT-03', 'miss in the dark');
  if (!missed) return false;
  table.emit({ type: 'meta-campaign.AttackMissed', data: { attacker, weapon: weapon.id, target } }, [
    'EDC-NGT-03',
  ]);
  revealAttacker(table, attacker, false);
  return true;
}

/** What an attack comes to, step by step. */
export interface Reckoning {
  /** EDC-CMB-04 */
  readonly base: number;
  /** EDC-CMB-05, and what the night and a missing track take off. */
  readonly additions: readonly Addition[];
  /** EDC-CMB-06 */
  readonly armour: number;
  readonly piercing: number;
  /** Whether it meets infantry that was attacked before in this round (EDC-CMB-07). */
  readonly halved: boolean;
  readonly damage: number;
}

/** EDC-CMB-03 to EDC-CMB-07: the arithmetic of a direct attack that hits. */
export function reckon(
  state: MetaCampaignState,
  attacker: Unit,
  weapon: Weapon,
  target: Unit,
  manner: Manner = 'SHOT',
): Reckoning {
  const base = baseDamage(weapon, strengthOf(state, attacker, target));
  const additions = additionsTo(state, attacker, weapon, target);
  const added = additions.reduce((sum, { value }) => sum + value, base);
  const dark = isDark(state, attacker, target);
  const night = dark ? Math.min(state.rules.nightDamageReduction, Math.max(0, added - 1)) : 0;
  const whole = Math.max(0, added - night);
  const before = part(whole, shareOfDamage(state, attacker, weapon, target));
  const armour = armourAgainst(state, attacker, target, manner);
  const piercing = piercingOf(weapon, target);
  const through = Math.max(0, before - Math.max(0, armour - piercing));
  const halved = state.rules.infantryHitHalving && isInfantry(target) && target.attacksReceived >= 1;
  return {
    base,
    additions: [
      ...additions,
      ...(night > 0 ? [{ what: 'night', value: -night }] : []),
      ...(before < whole ? [{ what: 'without track', value: before - whole }] : []),
    ],
    armour,
    piercing,
    halved: halved && through > 0,
    damage: halved ? halve(through) : through,
  };
}

/** EDC-CMB-03 to EDC-CMB-10: a direct attack, carried out, which nobody answers (EDC-CMB-10); answers whether the target was destroyed by it. */
export function attack(
  table: EdcTable,
  attackerId: string,
  weapon: Weapon,
  targetId: string,
  manner: Manner = 'SHOT',
): boolean {
  const [attacker, target] = [unitAt(table.state, attackerId), unitAt(table.state, targetId)];
  if (isByTrack(table.state, attacker, weapon, target)) lock(table, attacker, target);
  const { state } = table;
  spendItem(table, attacker, weapon.item);
  if (isDark(state, attacker, target) && missesInTheDark(table, attackerId, weapon, targetId)) return false;
  const reckoned = reckon(state, attacker, weapon, target, manner);
  const { damage, armour, piercing } = reckoned;
  table.emit(
    {
      type: 'meta-campaign.AttackMade',
      data: { attacker: attackerId, weapon: weapon.id, target: targetId, ...reckoned },
    },
    ['EDC-CMB-03', 'EDC-CMB-04', 'EDC-CMB-06'],
  );
  apply(table, targetId, damage, armour - piercing);
  if (target.hex !== null && !isAirborne(target))
    setOff(table, attackerId, target.hex, weapon.explosiveClass);
  const killed = unitAt(table.state, targetId).status !== 'ACTIVE';
  revealAttacker(table, attackerId, killed);
  return killed;
}

/** EDC-AP-04: what the die of a kill must reach, by how much stronger armour is than what pierces it. */
export const lethalityTarget = ({ rules }: MetaCampaignState, deficit: number): number =>
  Math.max(rules.lethalityFloor, 20 - rules.lethalityPerDeficit * deficit);

/** EDC-AP-04, EDC-AP-05, EDC-CMB-08: a kill through stronger armour is checked first. */
function apply(table: EdcTable, id: string, damage: number, deficit: number): void {
  const { fs } = unitAt(table.state, id);
  if (damage >= fs && deficit >= 1) {
    const target = lethalityTarget(table.state, deficit);
    const kills = check(table, id, target, 'EDC-AP-04', 'lethality');
    table.emit({ type: 'meta-campaign.LethalityChecked', data: { unit: id, deficit, kills } }, ['EDC-AP-04']);
    if (!kills) {
      failKill(table, id);
      return;
    }
  }
  deal(table, id, damage, 'EDC-CMB-08', ATTACK);
}

/** What a die of EDC-AP-05 does. */
const IMMOBILISED = 2;
const DISARMED = 4;

/** EDC-AP-05 */
function failKill(table: EdcTable, id: string): void {
  const unit = unitAt(table.state, id);
  const face = die(table, id, 6, 'EDC-AP-05', 'failed kill');
  if (face > DISARMED) return;
  deal(table, id, unit.fs - 1, 'EDC-AP-05', ATTACK);
  if (!isVehicleForAp(unit)) return;
  const wanted = face <= IMMOBILISED && !isAirborne(unit) ? 'IMMOBILISED' : 'DISARMED';
  const other = wanted === 'IMMOBILISED' ? 'DISARMED' : 'IMMOBILISED';
  const had = (which: string) => (which === 'IMMOBILISED' ? unit.immobilised : unit.disarmed);
  const becomes = had(wanted) ? (had(other) || isAirborne(unit) ? null : other) : wanted;
  if (becomes === 'IMMOBILISED') immobilise(table, id, 'EDC-AP-05');
  if (becomes === 'DISARMED')
    table.emit({ type: 'meta-campaign.UnitDisarmed', data: { unit: id } }, ['EDC-AP-05']);
}

/** EDC-STL-04, EDC-STL-05: who attacks out of stealth is seen, but after a quiet kill. */
export function revealAttacker(table: EdcTable, id: string, killed: boolean): void {
  const unit = unitAt(table.state, id);
  if (!unit.stealthed || unit.hex === null || (killed && has(unit, 'killingQuiet'))) return;
  reveal(table, id, 'EDC-STL-04');
}
