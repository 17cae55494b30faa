import { LORD_POSSESSION, SHRINE_DICE, SHRINE_SAVE } from '../../data/shrines.js';
import { modifiersOfSeat, profileOfRace, profileOfSeat } from '../../races/profile-of.js';
import type { Battle, BriefEffect, Patron, PlanetaryState, ShrineKind, SideRole } from '../../state/index.js';
import { primaryArmies, SIDES, sideDefences } from '../battle-sides.js';
import { isBanished, shrineKindsReaching } from '../shrines.js';
import { unitTypeBy } from '../../races/unit-types.js';

/** What the races of the sides change at the table of a battle. */
export const briefEffects = (state: PlanetaryState, battle: Battle): readonly BriefEffect[] => [
  ...SIDES.flatMap((side) => lordEffect(state, battle, side)),
  ...shrineEffects(state, battle),
  ...SIDES.flatMap((side) => shrineDefences(state, battle, side)),
  ...SIDES.flatMap((side) => prisonerEffect(state, battle, side)),
];

const effect = (parts: Pick<BriefEffect, 'rule' | 'side' | 'what'> & Partial<BriefEffect>): BriefEffect => ({
  god: null,
  modifier: 0,
  subjects: [],
  ...parts,
});

/** RACE-CH-08: every Chaos side: with an army of a race that demons possess, or of such an owner. */
const chaosSides = (state: PlanetaryState, battle: Battle): readonly SideRole[] =>
  SIDES.filter((side) =>
    primaryArmies(state, battle, side).some(
      ({ owner, race }) =>
        profileOfSeat(state, owner)?.possession === true || profileOfRace(state, race).possession === true,
    ),
  );

/** RACE-CH-03: possession of a Lord by the greater demon of the player's God. */
function lordEffect(state: PlanetaryState, battle: Battle, side: SideRole): readonly BriefEffect[] {
  const god = state.players[battle[side].seat]?.demonGod;
  if (god === undefined || god === 'UNDIVIDED') return [];
  const lords = unitsOf(state, battle, side).filter(
    (unit) => unitTypeBy(state, unit.typeKey)?.chaosLord === true,
  );
  return lords.length === 0
    ? []
    : [
        effect({
          rule: 'RACE-CH-03',
          side,
          what: 'LORD_POSSESSION',
          god,
          modifier: LORD_POSSESSION,
          subjects: ids(lords),
        }),
      ];
}

/** RACE-CH-08 Shrine effects, for every Chaos side in range, whoever owns the shrine. */
function shrineEffects(state: PlanetaryState, battle: Battle): readonly BriefEffect[] {
  const kinds = shrineKindsReaching(state, battle.hex);
  return chaosSides(state, battle).flatMap((side) => [
    ...kinds.flatMap((kind) => (kind === 'GENERAL' ? generalShrine(side) : shrineOfGod(side, kind))),
    ...absentDemons(state, battle, side, kinds),
  ]);
}

const generalShrine = (side: SideRole): readonly BriefEffect[] => [
  effect({ rule: 'RACE-CH-08', side, what: 'SHRINE_SUMMONING', modifier: SHRINE_DICE.summoningOfAll }),
  effect({ rule: 'RACE-CH-08', side, what: 'MARINES_UNDIVIDED' }),
];

const shrineOfGod = (side: SideRole, god: Patron): readonly BriefEffect[] => [
  effect({ rule: 'RACE-CH-08', side, what: 'SHRINE_SUMMONING', god, modifier: SHRINE_DICE.summoningOfGod }),
  effect({ rule: 'RACE-CH-08', side, what: 'SHRINE_POSSESSION', god, modifier: SHRINE_DICE.possessionOfGod }),
  effect({ rule: 'RACE-CH-08', side, what: 'CULT_MARINES_MARKED', god }),
];

/** RACE-CH-08: demons of other Gods do not take part. */
function absentDemons(
  state: PlanetaryState,
  battle: Battle,
  side: SideRole,
  kinds: readonly ShrineKind[],
): readonly BriefEffect[] {
  if (kinds.every((kind) => kind === 'GENERAL')) return [];
  const subjects = ids(unitsOf(state, battle, side).filter((unit) => isBanished(state, battle.hex, unit)));
  return [effect({ rule: 'RACE-CH-08', side, what: 'DEMONS_ABSENT', subjects })];
}

/** RACE-CH-09 The shrine building: its save, and who may enter it. */
const shrineDefences = (state: PlanetaryState, battle: Battle, side: SideRole): readonly BriefEffect[] =>
  sideDefences(state, battle, side).flatMap(({ id, shrine }) => {
    if (shrine === undefined) return [];
    const god = shrine === 'GENERAL' ? null : shrine;
    const shared = { rule: 'RACE-CH-09', side: 'both', god, subjects: [id] } as const;
    return [
      effect({ ...shared, what: 'SHRINE_SAVE', modifier: SHRINE_SAVE }),
      effect({ ...shared, what: 'SHRINE_CLOSED' }),
    ];
  });

/** RACE-DE-11: battle victory points for each prisoner. */
function prisonerEffect(state: PlanetaryState, battle: Battle, side: SideRole): readonly BriefEffect[] {
  const { prisoners } = modifiersOfSeat(state, battle[side].seat);
  return prisoners === null
    ? []
    : [
        effect({
          rule: 'RACE-DE-11',
          side,
          what: 'PRISONER_POINTS',
          modifier: prisoners.victoryPointsPerModel,
        }),
      ];
}

const unitsOf = (state: PlanetaryState, battle: Battle, side: SideRole) =>
  primaryArmies(state, battle, side).flatMap((army) => army.units);

const ids = (units: readonly { readonly id: string }[]): readonly string[] => units.map((unit) => unit.id);
