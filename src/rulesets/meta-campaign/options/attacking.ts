import type { Figure } from '../../../engine/index.js';
import { existing } from '../../../kernel/index.js';
import { isDark, lethalityTarget, reckon } from '../attacks/attacking.js';
import type { Manner } from '../attacks/damage/armour.js';
import { reachOf, weaponOf } from '../attacks/judging.js';
import { EMPLACED_WEAPONS } from '../data/structures.js';
import { brawlWeapon, UNARMED } from '../melee/weapons.js';
import { opponentsIn } from '../positions/occupants.js';
import { ranked } from '../positions/ranking.js';
import { hexesApart } from '../sight/seeing.js';
import type { MetaCampaignState, Structure, Unit, Weapon } from '../state/index.js';
import { hexesOf } from '../structures/attacking.js';
import { blocOf, isOnMap, opposes } from '../units/kinds.js';
import { choice, isOpen, type Choice } from './choice.js';
import { around } from './moving.js';

const figure = (name: string, value: number): Figure => ({ name, value });

/**
 * EDC-CMB-03 to EDC-CMB-08, EDC-AP-04: what an attack comes to, step by step, in the order in which it is reckoned. Of a unit that
 * is known from afar armour, and what hangs on it, is left out.
 */
export function arithmeticOf(
  state: MetaCampaignState,
  attacker: Unit,
  weapon: Weapon,
  target: Unit,
  manner: Manner = 'SHOT',
): readonly Figure[] {
  const { base, additions, armour, piercing, halved, damage } = reckon(
    state,
    attacker,
    weapon,
    target,
    manner,
  );
  const added = [
    ...(isDark(state, attacker, target) ? [figure('misses on at most', state.rules.nightMissTarget)] : []),
    figure('base', base),
    ...additions.map(({ what, value }) => figure(what, value)),
    figure('piercing', piercing),
  ];
  if (target.afar !== null) return added;
  const deficit = armour - piercing;
  return [
    ...added,
    figure('armour', armour),
    ...(halved ? [figure('halved', 1)] : []),
    figure('damage', damage),
    figure('Force Strength', target.fs),
    ...(damage >= target.fs && deficit >= 1
      ? [figure('kills on at most', lethalityTarget(state, deficit))]
      : []),
  ];
}

/** EDC-STR-06: weapons of a unit, and of the emplacement that it garrisons. */
const weaponsOf = (state: MetaCampaignState, unit: Unit): readonly Weapon[] => [
  ...unit.sheet.weapons,
  ...Object.values(EMPLACED_WEAPONS).filter(({ id }) => weaponOf(state, unit, id)?.id === id),
];

/** EDC-CMB-01: how far a target is, and how far the weapon reaches. */
const rangeTo = (attacker: Unit, weapon: Weapon, target: Unit): readonly Figure[] => [
  figure('distance', hexesApart(existing(attacker.hex, 'hex'), existing(target.hex, 'hex'))),
  figure('range', reachOf(weapon, attacker, target)),
];

/** EDC-CMB-01: each weapon on each foreign unit within its range, with the whole arithmetic. */
const onUnits = (state: MetaCampaignState, unit: Unit): readonly Choice[] =>
  Object.values(state.units)
    .filter((each) => isOnMap(each) && opposes(blocOf(each), blocOf(unit)))
    .flatMap((target) =>
      weaponsOf(state, unit)
        .filter(({ mode }) => mode !== 'indirect' && unit.brawl === null)
        .filter(
          (weapon) =>
            hexesApart(existing(unit.hex, 'hex'), existing(target.hex, 'hex')) <=
            reachOf(weapon, unit, target),
        )
        .map((weapon) =>
          choice(
            state,
            unit,
            {
              order: 'ATTACK',
              target: target.id,
              how: weapon.id,
              cost: null,
              arithmetic: [...rangeTo(unit, weapon, target), ...arithmeticOf(state, unit, weapon, target)],
            },
            { action: { name: 'ATTACK', weapon: weapon.id, unit: target.id, dangerClose: false } },
          ),
        ),
    );

/** EDC-MEL-03: blows at those of the same brawl. */
const inBrawl = (state: MetaCampaignState, unit: Unit): readonly Choice[] =>
  Object.values(state.units)
    .filter((each) => unit.brawl !== null && each.brawl === unit.brawl && blocOf(each) !== blocOf(unit))
    .flatMap((target) =>
      [...weaponsOf(state, unit).map(({ id }) => id), UNARMED].map((id) => {
        const weapon = brawlWeapon(state, unit, id);
        return choice(
          state,
          unit,
          {
            order: 'ATTACK',
            target: target.id,
            how: id,
            cost: null,
            ...(weapon ? { arithmetic: arithmeticOf(state, unit, weapon, target, 'MELEE') } : {}),
          },
          { action: { name: 'ATTACK', weapon: id, unit: target.id, dangerClose: false } },
        );
      }),
    )
    .filter(isOpen);

/** EDC-STR-02: each weapon on each foreign structure, where it is open. */
const onStructures = (state: MetaCampaignState, unit: Unit): readonly Choice[] =>
  Object.values(state.structures)
    .filter(({ bloc }) => bloc !== blocOf(unit))
    .flatMap((structure) =>
      weaponsOf(state, unit)
        .filter((weapon) => mayReach(unit, weapon, structure))
        .map(({ id }) =>
          choice(
            state,
            unit,
            { order: 'ATTACK', target: structure.id, how: id, cost: null },
            { action: { name: 'ATTACK', weapon: id, structure: structure.id, dangerClose: false } },
          ),
        ),
    )
    .filter(isOpen);

const mayReach = (unit: Unit, weapon: Weapon, structure: Structure): boolean =>
  weapon.mode !== 'indirect' &&
  hexesOf(structure).some(
    (each) => hexesApart(existing(unit.hex, 'hex'), each) <= reachOf(weapon, unit, null),
  );

/** EDCU-IND-01: indirect fire on each hex in which somebody hostile or something of theirs is known, where it is open. */
function onHexes(state: MetaCampaignState, unit: Unit): readonly Choice[] {
  const isForeign = (bloc: Structure['bloc']): boolean => bloc !== null && opposes(bloc, blocOf(unit));
  const hexes = [
    ...Object.values(state.units).flatMap((each) =>
      isOnMap(each) && isForeign(blocOf(each)) ? [existing(each.hex, 'hex')] : [],
    ),
    ...Object.values(state.structures).flatMap((each) => (isForeign(each.bloc) ? hexesOf(each) : [])),
  ];
  return [...new Set(hexes)]
    .flatMap((hex) =>
      weaponsOf(state, unit)
        .filter(({ mode }) => mode === 'indirect')
        .map(({ id }) =>
          choice(
            state,
            unit,
            { order: 'ATTACK', target: hex, how: id, cost: null },
            { action: { name: 'ATTACK', weapon: id, hex, dangerClose: false } },
          ),
        ),
    )
    .filter(isOpen);
}

/** Whom an assault on a hex meets (EDC-POS-02): of those who are known, the first in rank. */
function defenderIn(state: MetaCampaignState, unit: Unit, hex: string): Unit | null {
  const first = opponentsIn(state, hex, blocOf(unit))[0];
  return first ? (ranked(state, hex, blocOf(first))[0] ?? null) : null;
}

/** EDC-ASL-03, EDC-MEL-01: assaults on the hexes around, where they are open. */
const assaults = (state: MetaCampaignState, unit: Unit): readonly Choice[] =>
  around(unit)
    .flatMap((hex) => {
      const defender = defenderIn(state, unit, hex);
      return weaponsOf(state, unit).map((weapon) => {
        const [name, manner] =
          weapon.mode === 'melee' ? (['MELEE_ASSAULT', 'MELEE'] as const) : (['ASSAULT', 'ASSAULT'] as const);
        return choice(
          state,
          unit,
          {
            order: name,
            target: hex,
            how: weapon.id,
            cost: null,
            ...(defender ? { arithmetic: arithmeticOf(state, unit, weapon, defender, manner) } : {}),
          },
          { action: { name, hex, weapon: weapon.id } },
        );
      });
    })
    .filter(isOpen);

/** Everything that a unit may attack from where it stands. */
export const attacks = (state: MetaCampaignState, unit: Unit): readonly Choice[] => [
  ...onUnits(state, unit),
  ...inBrawl(state, unit),
  ...onStructures(state, unit),
  ...onHexes(state, unit),
  ...assaults(state, unit),
];
