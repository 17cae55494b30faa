import type { HexKey } from '../../../../engine/hex/index.js';
import { entryAt, existing, lookUp, type InputPath } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import { partOf } from '../../data/battle.js';
import { DEFENCE_REFUND, PAYER_DISTANCE, TOWER_KINDS } from '../../data/economy.js';
import { DEFENCE_TYPES, type DefenceCategory } from '../../data/taking.js';
import { BATTERIES } from '../../data/turrets.js';
import { profileOfSeat } from '../../races/profile-of.js';
import type { RaceProfile } from '../../races/profile.js';
import { sameFamily } from '../../races/profiles.js';
import type { Defence, PlanetaryState, RaceKey, Stronghold } from '../../state/index.js';
import type { BuildAction } from '../build-action.js';
import { ownStronghold } from './build-strongholds.js';
import { mustName } from '../must-name.js';
import { judgePayment, mayPayFor, pay, receive } from '../../money/paying.js';
import {
  conversionPrice,
  defenceLimits,
  defencePrice,
  turretPrice,
  turretWeapons,
} from '../../races/race-costs.js';
import { defenceLoad } from '../../map/strongholds.js';
import { isQuietGround, isThisTurn } from './urban.js';
import { newId } from '../../pieces/ids.js';

const WEAPON_TOWER = 'weaponTower';
const AA_TOWER = 'aaTower';

const needsWeapon = (type: string): boolean => entryAt(DEFENCE_TYPES, type).counts.includes('turrets');

/** RACE-TUR-04, RACE-TUR-05: whether the race can make defences of the type at all. */
const canMakeType = (profile: RaceProfile, type: string): boolean =>
  type in BATTERIES ? profile.batteries.includes(type) : type !== AA_TOWER || profile.aaTower !== null;

/** PLN-DEF-01: own Stronghold, not in enemy ZOC, no unresolved battle. */
const judgeSite = (state: PlanetaryState, seat: string, hex: HexKey): readonly Violation[] =>
  isQuietGround(state, seat, hex, 'PLN-DEF-01');

/** PLN-DEF-03, -05, -06: what the race can make, and the weapon that a turret needs. */
function judgeMake(
  profile: RaceProfile,
  type: string,
  weapon: string | undefined,
  at: InputPath,
): readonly Violation[] {
  const found: Violation[] = [];
  if (!canMakeType(profile, type)) {
    const rule = lookUp(TOWER_KINDS, type) === undefined ? 'PLN-DEF-06' : 'PLN-DEF-05';
    found.push(violation(rule, 'RACE_CANNOT_BUILD', at, { building: type, race: profile.key }));
  }
  if (needsWeapon(type) && turretPrice(profile, weapon) === undefined) {
    const known = turretWeapons(profile);
    found.push(
      violation('PLN-DEF-03', 'NO_SUCH_WEAPON', ['turretWeapon'], { weapon: weapon ?? null, known }),
    );
  }
  if (!needsWeapon(type) && weapon !== undefined) {
    found.push(violation('PLN-DEF-03', 'TAKES_NO_WEAPON', ['turretWeapon'], { defence: type }));
  }
  return found;
}

/** PLN-STR-03 Limits of defences, once these stand. */
function judgeLimits(
  { modifiers }: RaceProfile,
  stronghold: Stronghold,
  after: readonly Defence[],
  at: InputPath,
): readonly Violation[] {
  const limits = defenceLimits(modifiers, stronghold.type);
  return (Object.keys(limits) as DefenceCategory[])
    .filter(
      (category) =>
        defenceLoad(after, category) > Math.max(limits[category], defenceLoad(stronghold.defences, category)),
    )
    .map((category) =>
      violation('PLN-STR-03', 'TOO_MANY_DEFENCES', at, {
        category,
        found: defenceLoad(after, category),
        most: limits[category],
      }),
    );
}

const newDefence = (
  id: string,
  type: string,
  weapon: string | undefined,
  profile: RaceProfile,
  turn: number,
): Defence => ({
  id,
  type,
  ...(weapon === undefined ? {} : { turretWeapon: weapon }),
  costBp: defencePrice(profile, type, weapon),
  race: profile.key,
  builtTurn: turn,
});

/** PLN-DEF-01 Building: an own Stronghold, at once. */
export const DEFENCE: BuildAction<'BuildDefence'> = {
  judge: (state, seat, { hex, defence, turretWeapon, payFrom }) => {
    const stronghold = ownStronghold(state, seat, hex);
    if (!stronghold) return [violation('PLN-DEF-01', 'NO_OWN_STRONGHOLD', ['hex'], { hex })];
    if (!lookUp(DEFENCE_TYPES, defence)) {
      return [
        violation('PLN-DEF-08', 'UNKNOWN_DEFENCE', ['defence'], {
          type: defence,
          known: Object.keys(DEFENCE_TYPES),
        }),
      ];
    }
    const profile = existing(profileOfSeat(state, seat), 'profile of the race');
    const made = newDefence('', defence, turretWeapon, profile, state.turn);
    return [
      ...judgeSite(state, seat, hex),
      ...judgeMake(profile, defence, turretWeapon, ['defence']),
      ...judgeLimits(profile, stronghold, [...stronghold.defences, made], ['defence']),
      ...judgePayment(state, { seat, hex: payFrom, bp: made.costBp, near: [hex] }, ['payFrom']),
    ];
  },
  carryOut: (table, { hex, defence, turretWeapon, payFrom }) => {
    const { seat } = table.actor;
    const profile = existing(profileOfSeat(table.state, seat), 'profile of the race');
    const id = newId(table.state, 'defence-', seat);
    const made = newDefence(id, defence, turretWeapon, profile, table.state.turn);
    pay(table, { seat, hex: payFrom, bp: made.costBp, cause: defence, rule: 'PLN-DEF-01' }, ['PLN-BUI-02']);
    table.emit({ type: 'planetary.DefenceBuilt', data: { hex, seat, defence: made } }, ['PLN-DEF-01']);
  },
};

/** PLN-DEF-05 Tower kinds: a plain weapon tower of an earlier turn becomes one of them, once. */
export const TOWER: BuildAction<'ConvertTower'> = {
  judge: (state, seat, { hex, defence, into, turretWeapon, payFrom }) => {
    const stronghold = ownStronghold(state, seat, hex);
    const tower = stronghold?.defences.find((each) => each.id === defence);
    if (!stronghold || tower?.type !== WEAPON_TOWER) {
      return [violation('PLN-DEF-05', 'NO_WEAPON_TOWER', ['defence'], { hex, defence })];
    }
    const profile = existing(profileOfSeat(state, seat), 'profile of the race');
    if (lookUp(TOWER_KINDS, into) === undefined) {
      return [violation('PLN-DEF-05', 'NO_TOWER_KIND', ['into'], { into, known: Object.keys(TOWER_KINDS) })];
    }
    const others = stronghold.defences.filter((each) => each !== tower);
    const made = newDefence(defence, into, turretWeapon, profile, state.turn);
    const bp = conversionPrice(profile, into, turretWeapon);
    return [
      ...judgeSite(state, seat, hex),
      ...(isThisTurn(state, tower.builtTurn)
        ? [violation('PLN-DEF-05', 'BUILT_THIS_TURN', ['defence'], { hex })]
        : []),
      ...judgeMake(profile, into, turretWeapon, ['into']),
      ...judgeLimits(profile, stronghold, [...others, made], ['into']),
      ...judgePayment(state, { seat, hex: payFrom, bp, near: [hex] }, ['payFrom']),
    ];
  },
  carryOut: (table, { hex, defence, into, turretWeapon, payFrom }) => {
    const { seat } = table.actor;
    const profile = existing(profileOfSeat(table.state, seat), 'profile of the race');
    const bp = conversionPrice(profile, into, turretWeapon);
    const costBp =
      existing(
        existing(entryAt(table.state.hexes, hex).stronghold, 'stronghold').defences.find(
          (each) => each.id === defence,
        ),
        'defence',
      ).costBp + bp;
    pay(table, { seat, hex: payFrom, bp, cause: into, rule: 'PLN-DEF-05' }, ['PLN-BUI-02']);
    table.emit(
      {
        type: 'planetary.TowerConverted',
        data: { hex, seat, defence, into, turretWeapon: turretWeapon ?? null, costBp },
      },
      ['PLN-DEF-05'],
    );
  },
};

/** PLN-DEF-02 Disbanding: half the BP of each item, a quarter of what another race made, rounded down per item. */
export const DEFENCES_DISBANDED: BuildAction<'DisbandDefence'> = {
  judge: (state, seat, { hex, defences, payTo }) => {
    const stronghold = ownStronghold(state, seat, hex);
    if (!stronghold) return [violation('PLN-DEF-02', 'NO_OWN_STRONGHOLD', ['hex'], { hex })];
    const payee = lookUp(state.hexes, payTo);
    const unknown = defences.flatMap((defence, at) =>
      stronghold.defences.some((each) => each.id === defence) && defences.indexOf(defence) === at
        ? []
        : [violation('PLN-DEF-02', 'NO_SUCH_DEFENCE', ['defences', at], { hex, defence })],
    );
    if (!payee?.urban || payee.controller !== seat) {
      return [...unknown, violation('PLN-BUI-02', 'NO_OWN_URBAN_HEX', ['payTo'], { hex: payTo })];
    }
    return mayPayFor(state, seat, payTo, [hex])
      ? mustName(defences.length, 'PLN-DEF-02', ['defences'], unknown)
      : [
          ...unknown,
          violation('PLN-BUI-02', 'PAYER_TOO_FAR', ['payTo'], { hex: payTo, most: PAYER_DISTANCE }),
        ];
  },
  carryOut: (table, { hex, defences, payTo }) => {
    const { seat } = table.actor;
    const { race } = entryAt(table.state.players, seat);
    const bp = existing(entryAt(table.state.hexes, hex).stronghold, 'stronghold')
      .defences.filter((each) => defences.includes(each.id))
      .map((each) => partOf(each.costBp, DEFENCE_REFUND[isOwnMake(each, race) ? 'own' : 'captured']))
      .reduce((sum, each) => sum + each, 0);
    table.emit({ type: 'planetary.DefencesDisbanded', data: { hex, seat, defences } }, ['PLN-DEF-02']);
    receive(table, { seat, hex: payTo, bp, cause: 'refund: defences', rule: 'PLN-DEF-02' });
  },
};

const isOwnMake = (defence: Defence, race: RaceKey): boolean => sameFamily(defence.race, race);
