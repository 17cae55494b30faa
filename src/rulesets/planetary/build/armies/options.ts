import { entryAt } from '../../../../kernel/index.js';
import type { HexKey } from '../../../../engine/hex/index.js';
import type { Violation } from '../../catalog.js';
import { DIPLOMATS, SPIES } from '../../data/armies.js';
import { DETACHMENT_SIZE } from '../../data/units.js';
import { changingHexes, reinforcingHexes } from '../army-access.js';
import { mayBuild } from '../build-phase.js';
import { draftChange } from './changing-structure.js';
import { isOfRace } from '../../pieces/composition.js';
import { detachmentTypes } from '../../races/detachment-types.js';
import { judgeOldBeforeNew, judgeSite } from './detachments.js';
import { bpOf, buildChoice, type Choice } from '../choice.js';
import { changeChoices } from './options-changes.js';
import { judgeBuildingDiplomat, judgeBuildingSpy } from '../economy/agents.js';
import { judgePayment } from '../../money/paying.js';
import { judgeRearming, rearmingPrice } from '../captives/prisoners.js';
import { judgeProduction } from './production.js';
import { judgeRare } from '../../pieces/rare.js';
import { draftReplacement } from './replacing-losses.js';
import { judgeType } from './special-detachments.js';
import { allUnitTypes } from '../../races/unit-types.js';
import type { Army, PlanetaryState, RaceKey, Unit, UnitType } from '../../state/index.js';

/** Types of units that a race may have, as the club entered them, and those of its registry (RACE-PROD-08). */
const typesOf = (state: PlanetaryState, race: RaceKey): readonly UnitType[] =>
  allUnitTypes(state).filter((each) => (each.pointsWithOrder ? each.race === race : isOfRace(each, race)));

/** Price of a unit of the smallest size; where the points come with the order, of each point of a model. */
const leastPrice = (type: UnitType, bp: number, payer: HexKey): Choice['cost'] =>
  type.pointsWithOrder
    ? { amount: type.minModels, measure: `BP of ${payer} for each point of a model` }
    : bpOf(payer, bp);

/**
 * What a seat may do with an army in the Build phase, with price, payer and why it is barred, judged by the code that
 * judges the commands. Empty outside the Build phase.
 */
export function armyBuildChoices(state: PlanetaryState, seat: string, army: Army): readonly Choice[] {
  if (state.phase !== 'BUILD') return [];
  return [
    ...reinforcingHexes(state, army).flatMap((payer) => [
      ...army.units.flatMap((unit) => replacing(state, seat, army, unit, payer)),
      ...(army.kind === 'detachment' && army.unarmed
        ? [
            buildChoice(
              state,
              seat,
              { type: 'Rearm', detachment: army.id, payFrom: payer } as const,
              judgeRearming,
              { cost: bpOf(payer, rearmingPrice(army)) },
            ),
          ]
        : []),
    ]),
    ...changingHexes(state, army).flatMap((payer) =>
      typesOf(state, army.race).map((type) => adding(state, seat, army, type, payer)),
    ),
    ...changeChoices(state, seat, army),
  ];
}

/** All losses of a unit at once: its dead models and lost options (PLN-DET-08). */
function replacing(
  state: PlanetaryState,
  seat: string,
  army: Army,
  unit: Unit,
  payer: HexKey,
): readonly Choice[] {
  const models = unit.models.filter((each) => each.state === 'dead').map((each) => each.id);
  const options = unit.options.filter((each) => each.lost).map(({ key }) => ({ unit: unit.id, option: key }));
  if (models.length === 0 && options.length === 0) return [];
  const command = { type: 'Reinforce', army: army.id, models, options, payFrom: payer } as const;
  const draft = draftReplacement(state, seat, command);
  const more = { target: unit.id, cost: bpOf(payer, draft.priceBp) };
  return [buildChoice(state, seat, command, () => draft.violations, more)];
}

/** A unit of the smallest size that joins (PLN-DET-11). */
function adding(state: PlanetaryState, seat: string, army: Army, type: UnitType, payer: HexKey): Choice {
  const points = type.pointsWithOrder ? { modelPoints: 1 } : {};
  const add = [{ type: type.key, models: type.minModels, ...points }];
  const command = { type: 'ChangeStructure', army: army.id, add, disband: [], payFrom: payer } as const;
  const draft = draftChange(state, seat, command);
  const more = { target: type.key, cost: leastPrice(type, draft.priceBp, payer) };
  return buildChoice(state, seat, command, () => draft.violations, more);
}

/**
 * Armies and people that an own Urban hex may make: each list of detachments at its least size, each type of unit of a
 * new detachment at its smallest, spies and diplomats. Empty outside the set-up and the Build phase.
 */
export function hexArmyChoices(state: PlanetaryState, seat: string, hex: HexKey): readonly Choice[] {
  if (!state.hexes[hex]?.urban || state.hexes[hex].controller !== seat) return [];
  if ((state.phase !== 'BUILD' && state.phase !== 'SET_UP') || state.victory) return [];
  const { race, capitalHex } = entryAt(state.players, seat);
  const barred = mayBuild(state, seat, { type: 'BuildDetachment', hex, units: [] });
  const unless = (judge: () => readonly Violation[]) => (barred.length > 0 ? barred : judge());
  const site = [...judgeSite(state, seat, hex), ...judgeOldBeforeNew(state, seat, hex)];
  const lists = detachmentTypes(state, seat);
  const least = DETACHMENT_SIZE.leastPoints;
  return [
    ...lists.map(({ key }): Choice => ({
      order: 'BuildDetachment',
      target: key,
      cost: bpOf(hex, least),
      command: null,
      barred: unless(() => [
        ...judgeType(state, seat, key).violations,
        ...site,
        ...judgePayment(state, { seat, hex, bp: least }, ['hex']),
      ]),
    })),
    ...typesOf(state, race).map((type): Choice => ({
      order: 'BuildDetachment',
      target: `unit ${type.key}`,
      cost: leastPrice(type, type.minModels * type.modelPoints, hex),
      command: null,
      barred: unless(() => [
        ...site,
        ...judgeProduction(state, hex, race, type, ['units'], {
          for: 'DETACHMENT',
          slot: type.slot,
          normal: true,
        }),
        ...judgeRare(state, seat, type, 1, ['units']),
      ]),
    })),
    ...(state.phase === 'BUILD' ? peopleChoices(state, seat, hex, capitalHex === hex) : []),
  ];
}

const peopleChoices = (
  state: PlanetaryState,
  seat: string,
  hex: HexKey,
  capital: boolean,
): readonly Choice[] => [
  buildChoice(state, seat, { type: 'BuildSpy', hex } as const, () => judgeBuildingSpy(state, seat, hex), {
    cost: bpOf(hex, SPIES.costBp),
  }),
  ...(capital
    ? [
        buildChoice(state, seat, { type: 'BuildDiplomat' } as const, judgeBuildingDiplomat, {
          cost: bpOf(hex, DIPLOMATS.costBp),
        }),
      ]
    : []),
];
