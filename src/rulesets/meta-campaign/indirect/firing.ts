import { existing } from '../../../kernel/index.js';
import {
  additionsTo,
  baseDamage,
  halve,
  part,
  revealAttacker,
  spendItem,
  type Addition,
} from '../attacks/attacking.js';
import { piercingOf } from '../attacks/damage/armour.js';
import { weaponOf } from '../attacks/judging.js';
import { downwind, rollDrift } from '../environment/drifting.js';
import { check } from '../general/checks.js';
import { placeAt } from '../map/edges.js';
import type { ActionOf } from '../orders/orders.js';
import { setOff } from '../mines/detonation/checking.js';
import { groundIn } from '../positions/occupants.js';
import { inTurn } from '../positions/ranking.js';
import { isShown } from '../sight/contacts.js';
import { isLit, sees } from '../sight/seeing.js';
import type { MetaCampaignState, Unit, Weapon } from '../state/index.js';
import { hitStructure } from '../structures/hitting.js';
import { inOrder } from '../structures/order.js';
import type { EdcTable } from '../table.js';
import { blocOf, has, inherentArmour, isInfantry, isOnMap } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { layMarkers } from './counter-battery.js';
import { strike } from './overkill.js';

/** Active units of the bloc of a unit that see a hex, or a unit there; the unit itself counts. */
const spotters = (state: MetaCampaignState, unit: Unit, hex: string, target?: Unit): readonly Unit[] =>
  Object.values(state.units).filter(
    (each) => isOnMap(each) && blocOf(each) === blocOf(unit) && sees(state, each, hex, target),
  );

/** EDCU-IND-02: whether the night matters for fire on a hex; night vision of any spotter sets it aside. */
const isDarkAt = (state: MetaCampaignState, firer: Unit, hex: string): boolean =>
  state.weather.night &&
  !isLit(state, hex) &&
  !has(firer, 'nightVision') &&
  !spotters(state, firer, hex).some((each) => has(each, 'nightVision'));

/** EDCU-IND-05; by sonar it is seen through Active Search alone (EDCU-SON-02). */
function isSpotted(state: MetaCampaignState, firer: Unit, target: Unit): boolean {
  if (blocOf(firer) === blocOf(target)) return true;
  if (isShown(state, blocOf(firer), target.id)) return true;
  if (target.stealthed || has(target, 'submerged')) return false;
  const hex = existing(target.hex, 'hex');
  const seeing = spotters(state, firer, hex, target);
  const dark = state.weather.night && !isLit(state, hex);
  return seeing.some((each) => !dark || has(each, 'nightVision'));
}

/**
 * EDCU-IND-03: every unit on the ground of the hex; who brawls only where the shot has drifted, who is submerged only by a
 * weapon made for it (EDCU-SON-03).
 */
const victims = (
  state: MetaCampaignState,
  { mayTarget }: Weapon,
  hex: string,
  drifted: boolean,
): readonly Unit[] =>
  inTurn(groundIn(state, hex)).filter(
    (each) =>
      (drifted || each.brawl === null) && (!has(each, 'submerged') || mayTarget.includes('submerged')),
  );

/** EDC-WND-02: by its own rolls, or as the first attack of the round. */
function driftOf(table: EdcTable, id: string): number {
  const { rules, weather } = table.state;
  if (rules.windDriftScope === 'ROUND' && weather.drift !== null) return weather.drift;
  return rollDrift(table, id, 'EDC-WND-02');
}

/** EDC-CMB-11, EDCU-IND-01, EDCU-IND-02: an indirect attack on a hex, in its five steps. */
export function fire(table: EdcTable, id: string, action: ActionOf<'ATTACK'>): void {
  const firer = unitAt(table.state, id);
  const weapon = existing(weaponOf(table.state, firer, action.weapon), 'weapon');
  const aimed = existing(action.hex, 'hex');
  spendItem(table, firer, weapon.item);
  const drift = driftOf(table, id);
  const hex = downwind(table, aimed, drift);
  if (drift > 0)
    table.emit({ type: 'meta-campaign.MunitionDrifted', data: { attacker: id, from: aimed, to: hex } }, [
      'EDC-WND-03',
    ]);
  const onMap = placeAt(table.state, hex) !== null;
  const dark = onMap && isDarkAt(table.state, firer, hex);
  const missed =
    dark && check(table, id, table.state.rules.nightMissTarget, 'EDC-NGT-03', 'miss in the dark');
  const targets = onMap ? victims(table.state, weapon, hex, drift > 0) : [];
  const hit = whoIsHit(table.state, firer, targets);
  table.emit(
    {
      type: 'meta-campaign.IndirectFireMade',
      data: {
        attacker: id,
        weapon: weapon.id,
        aimed,
        hex,
        drift,
        missed,
        // EDCU-IND-02: a miss is an attack on everybody there all the same.
        units: missed ? hit.map((each) => each.id) : [],
      },
    },
    ['EDCU-IND-02'],
  );
  const marks = onMap ? layMarkers(table, firer, weapon, hex) : () => undefined;
  if (!missed) for (const each of hit) hitUnit(table, firer, weapon, each.id, dark);
  if (!missed && onMap)
    for (const each of inOrder(table.state, hex)) hitStructure(table, firer, weapon, each.id, dark);
  marks();
  if (onMap) setOff(table, id, hex, weapon.explosiveClass);
  revealAttacker(table, id, false);
}

/** EDCU-IND-03: with the house rule off, only the unit that a direct attack would meet (EDC-CMB-02). */
const whoIsHit = (state: MetaCampaignState, firer: Unit, there: readonly Unit[]): readonly Unit[] =>
  state.rules.areaHitsAllUnits
    ? there
    : there.filter((each) => blocOf(each) !== blocOf(firer) && isSpotted(state, firer, each)).slice(0, 1);

/** EDCU-IND-04 to EDCU-IND-06: the damage to one unit. */
function hitUnit(table: EdcTable, firer: Unit, weapon: Weapon, id: string, dark: boolean): void {
  const { state } = table;
  const target = unitAt(state, id);
  if (target.status !== 'ACTIVE') return;
  const base = baseDamage(weapon, firer.fs);
  const additions = additionsTo(state, firer, weapon, target).filter(({ what }) => what !== 'in file');
  const added = additions.reduce((sum, { value }) => sum + value, base);
  const night = dark ? Math.min(state.rules.nightDamageReduction, Math.max(0, added - 1)) : 0;
  const whole = Math.max(0, added - night);
  const spotted = isSpotted(state, firer, target);
  const before = spotted ? whole : part(whole, state.rules.unspottedDamageFactor);
  if (!spotted)
    table.emit(
      {
        type: 'meta-campaign.UnspottedHalved',
        data: { attacker: firer.id, target: id, from: whole, to: before },
      },
      ['EDCU-IND-05'],
    );
  const armour = inherentArmour(target);
  const piercing = piercingOf(weapon, target);
  const through = Math.max(0, before - Math.max(0, armour - piercing));
  const halved = state.rules.infantryHitHalving && isInfantry(target) && target.attacksReceived >= 1;
  const all: readonly Addition[] = [
    ...additions,
    ...(night > 0 ? [{ what: 'night', value: -night }] : []),
    ...(spotted ? [] : [{ what: 'unspotted', value: before - whole }]),
  ];
  const damage = halved ? halve(through) : through;
  table.emit(
    {
      type: 'meta-campaign.AttackMade',
      data: {
        attacker: firer.id,
        weapon: weapon.id,
        target: id,
        base,
        additions: all,
        armour,
        piercing,
        halved: halved && through > 0,
        damage,
      },
    },
    ['EDCU-IND-04', 'EDC-CMB-06'],
  );
  strike(table, id, damage, armour);
}
