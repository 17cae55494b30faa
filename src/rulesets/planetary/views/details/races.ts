import type { PlanetaryState } from '../../state/index.js';
import type { ProductionView, RaceProfileView, StrongholdRulesView } from './race-records.js';
import { RACE_KEYS } from '../../races/profiles.js';
import { profileOfRace } from '../../races/profile-of.js';
import type { StrongholdType } from '../../state/kinds.js';
import type { ProductionEntry, RaceProfile } from '../../races/profile.js';
import {
  defenceLimits,
  defencePrice,
  garrisonLimit,
  strongholdCost,
  turretPrice,
  urbanCost,
} from '../../races/race-costs.js';
import { DEFENCE_PRICES } from '../../data/defences.js';
import { TURRET_WEAPONS } from '../../data/turrets.js';
import { BUILDINGS } from '../../data/buildings.js';
import { leastSizeFor } from '../../map/buildings.js';

/** Every race as it is in force in the campaign. */
export const showRaces = (state: PlanetaryState): RaceProfileView[] =>
  RACE_KEYS.map((race) => showRace(profileOfRace(state, race), state.raceEdits?.[race] !== undefined));

const STRONGHOLDS: readonly StrongholdType[] = ['CAMP', 'FORTIFICATION', 'CAPITAL_FORTIFICATION'];

const SIZES = [1, 2, 3, 4] as const;

function showRace(profile: RaceProfile, edited: boolean): RaceProfileView {
  const { modifiers } = profile;
  return {
    race: profile.key,
    name: profile.name,
    edited,
    matrixRace: profile.matrixKey,
    ...showBuilding(profile),
    ...showFighting(profile),
    battleInitiative: modifiers.battleInitiative.map((each) => ({ ...each })),
    raidRange: modifiers.raidRange,
    convoyClass: modifiers.convoy.moveClass,
    convoyMv: modifiers.convoy.mv,
    capitalMoveBp: modifiers.capitalMove?.costBp ?? null,
    scouts: [...profile.scouts],
    limits: profile.limits.map((each) => ({ ...each, whileInGame: each.whileInGame ?? null })),
    production: Object.entries(profile.production.buildings).flatMap(([building, entries]) =>
      entries.map((each) => showProduction(profile, building, each)),
    ),
    specialDetachments: profile.specialDetachments.map((each) => ({
      key: each.key,
      name: each.name,
      class: each.class,
      mv: each.mv,
      most: each.most ?? null,
      available: each.available !== false,
    })),
  };
}

const showBuilding = (profile: RaceProfile) => {
  const { modifiers } = profile;
  const barred = (defence: string): boolean =>
    (defence === 'aaTower' && profile.aaTower === null) ||
    (defence.startsWith('immobileBattery') && !profile.batteries.includes(defence));
  return {
    urbanCosts: SIZES.map((size) => urbanCost(modifiers, size)),
    strongholds: STRONGHOLDS.map((type) => showStronghold(profile, type)),
    strongholdsPerUrban: modifiers.strongholdsPerUrban,
    capturedStrongholds: modifiers.capturedStrongholds,
    defencePrices: Object.entries(DEFENCE_PRICES)
      .filter(([defence]) => !barred(defence))
      .map(([defence, listed]) => ({
        defence,
        bp: listed === null ? null : defencePrice(profile, defence, undefined),
      })),
    turretWeapons: Object.keys(TURRET_WEAPONS).flatMap((weapon) => {
      const bp = turretPrice(profile, weapon);
      return bp === undefined ? [] : [{ weapon, bp }];
    }),
    aaTower: profile.aaTower,
    batteries: [...profile.batteries],
    ownBuildings: [...profile.buildings],
    buildingSizes: BUILDINGS.map((each) => ({ building: each.id, size: leastSizeFor(modifiers, each) })),
  };
};

const showStronghold = ({ modifiers }: RaceProfile, type: StrongholdType): StrongholdRulesView => ({
  type,
  costBp: modifiers.buildsStrongholds ? strongholdCost(modifiers, type) : null,
  ...defenceLimits(modifiers, type),
  garrison: garrisonLimit(modifiers, type),
});

const showFighting = ({ modifiers }: RaceProfile) => ({
  resourceRp: modifiers.resourceHex.mode === 'TRANSPORT' ? modifiers.resourceHex.rp : null,
  resourceBpPerRp: modifiers.resourceHex.mode === 'CONSUME' ? modifiers.resourceHex.bpPerRp : null,
  winnerBp: modifiers.winnerBp.win,
  drawBp: modifiers.winnerBp.draw,
  prisonReward: modifiers.prison.reward,
  noPrisonRewardFor: [...modifiers.prison.noRewardFor],
  participation: modifiers.participation,
  orbit: modifiers.orbit !== null,
  takesPrisoners: modifiers.prisoners !== null,
  squadLossPenalty: modifiers.squadLossPenalty,
});

const showProduction = (
  { production }: RaceProfile,
  building: string,
  { unit, select, hexRaces, capitalOnly, needs, condition }: ProductionEntry,
): ProductionView => ({
  building,
  unit: unit ?? null,
  choice: select ? choiceText(select) : null,
  hexRaces: [...(hexRaces ?? production.hexRaces)],
  capitalOnly: capitalOnly === true,
  needs: [...(needs ?? [])],
  condition: condition ?? null,
});

/** E.g. `all units`, `moveClass infantry; no vehicles; demon NONE; except chIgSquad`. */
function choiceText({
  any,
  moveClass,
  vehicle,
  demon,
  except,
  aspectOfShrine,
}: NonNullable<ProductionEntry['select']>) {
  return [
    ...(any ? ['all units'] : []),
    ...(aspectOfShrine ? ['the Aspect of the shrine'] : []),
    ...(moveClass ? [`moving as ${moveClass.join(', ')}`] : []),
    ...(vehicle === undefined ? [] : [vehicle ? 'vehicles' : 'no vehicles']),
    ...(demon ? [demon.includes('NONE') ? 'no demons' : 'demons'] : []),
    ...(except ? [`except ${except.join(', ')}`] : []),
  ].join('; ');
}
