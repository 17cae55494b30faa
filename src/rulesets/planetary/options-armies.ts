import type { HexKey } from '../../engine/hex/index.js';
import type { Option } from '../../engine/index.js';
import type { Violation } from '../../kernel/index.js';
import type { ArmyCommand } from './commands-armies.js';
import { DIPLOMATS, SPIES } from './data/armies.js';
import { DETACHMENT_SIZE } from './data/units.js';
import { changingHexes, reinforcingHexes } from './rules/army-access.js';
import { mayBuild } from './rules/build-phase.js';
import { draftChange } from './rules/changing-structure.js';
import { isOfRace } from './rules/composition.js';
import { detachmentTypes } from './rules/detachment-types.js';
import { judgeOldBeforeNew, judgeSite } from './rules/detachments.js';
import { judgeBuildingDiplomat, judgeBuildingSpy } from './rules/people.js';
import { judgePayment } from './rules/paying.js';
import { judgeRearming, rearmingPrice } from './rules/prisoners.js';
import { judgeProduction } from './rules/production.js';
import { judgeRare } from './rules/rare.js';
import { draftReplacement } from './rules/replacing-losses.js';
import { judgeType } from './rules/special-detachments.js';
import type { Army, PlanetaryState, RaceKey, Unit, UnitType } from './state.js';

const price = (bp: number, payer: HexKey): Option['cost'] => ({ amount: bp, measure: `BP of ${payer}` });

/** Types of units that a race may have, as the club entered them. */
const typesOf = (state: PlanetaryState, race: RaceKey): readonly UnitType[] =>
  Object.values(state.unitTypes).filter((each) => isOfRace(each, race));

/**
 * What a seat may do with an army in the Build phase, with price, payer and why it is barred, judged by the code that
 * judges the commands. Empty outside the Build phase.
 */
export function armyBuildOptions(state: PlanetaryState, seat: string, army: Army): readonly Option[] {
  if (state.phase !== 'BUILD' || state.victory) return [];
  return [
    ...reinforcingHexes(state, army).flatMap((payer) => [
      ...army.units.flatMap((unit) => replacing(state, seat, army, unit, payer)),
      ...(army.kind === 'detachment' && army.unarmed
        ? [
            {
              order: 'Rearm',
              target: null,
              cost: price(rearmingPrice(army), payer),
              barred: barredOr(state, seat, { type: 'Rearm', detachment: army.id, payFrom: payer }, () =>
                judgeRearming(state, seat, { type: 'Rearm', detachment: army.id, payFrom: payer }),
              ),
            },
          ]
        : []),
    ]),
    ...changingHexes(state, army).flatMap((payer) =>
      typesOf(state, army.race).map((type) => adding(state, seat, army, type, payer)),
    ),
  ];
}

const barredOr = (
  state: PlanetaryState,
  seat: string,
  command: ArmyCommand,
  judge: () => readonly Violation[],
): readonly Violation[] => {
  const barred = mayBuild(state, seat, command);
  return barred.length > 0 ? barred : judge();
};

/** All losses of a unit at once: its dead models and lost options (PLN-DET-08). */
function replacing(
  state: PlanetaryState,
  seat: string,
  army: Army,
  unit: Unit,
  payer: HexKey,
): readonly Option[] {
  const models = unit.models.filter((each) => each.state === 'dead').map((each) => each.id);
  const options = unit.options.filter((each) => each.lost).map(({ key }) => ({ unit: unit.id, option: key }));
  if (models.length === 0 && options.length === 0) return [];
  const command = { type: 'Reinforce', army: army.id, models, options, payFrom: payer } as const;
  const draft = draftReplacement(state, seat, command);
  return [
    {
      order: command.type,
      target: unit.id,
      cost: price(draft.priceBp, payer),
      barred: barredOr(state, seat, command, () => draft.violations),
    },
  ];
}

/** A unit of the smallest size that joins (PLN-DET-11). */
function adding(state: PlanetaryState, seat: string, army: Army, type: UnitType, payer: HexKey): Option {
  const add = [{ type: type.key, models: type.minModels }];
  const command = { type: 'ChangeStructure', army: army.id, add, disband: [], payFrom: payer } as const;
  const draft = draftChange(state, seat, command);
  return {
    order: command.type,
    target: type.key,
    cost: price(draft.priceBp, payer),
    barred: barredOr(state, seat, command, () => draft.violations),
  };
}

/**
 * Armies and people that an own Urban hex may make: each list of detachments at its least size, each type of unit of a
 * new detachment at its smallest, spies and diplomats. Empty outside the set-up and the Build phase.
 */
export function hexArmyOptions(state: PlanetaryState, seat: string, hex: HexKey): readonly Option[] {
  if (!state.hexes[hex]?.urban || state.hexes[hex].controller !== seat) return [];
  if ((state.phase !== 'BUILD' && state.phase !== 'SET_UP') || state.victory) return [];
  const { race, capitalHex } = state.players[seat]!;
  const barred = mayBuild(state, seat, { type: 'BuildDetachment', hex, units: [] });
  const unless = (judge: () => readonly Violation[]) => (barred.length > 0 ? barred : judge());
  const site = [...judgeSite(state, seat, hex), ...judgeOldBeforeNew(state, seat, hex)];
  const lists = detachmentTypes(state, seat);
  const least = DETACHMENT_SIZE.leastPoints;
  return [
    ...lists.map(({ key }): Option => ({
      order: 'BuildDetachment',
      target: key,
      cost: price(least, hex),
      barred: unless(() => [
        ...judgeType(state, seat, key).violations,
        ...site,
        ...judgePayment(state, { seat, hex, bp: least }, ['hex']),
      ]),
    })),
    ...typesOf(state, race).map((type): Option => ({
      order: 'BuildDetachment',
      target: `unit ${type.key}`,
      cost: price(type.minModels * type.modelPoints, hex),
      barred: unless(() => [
        ...site,
        ...judgeProduction(state, hex, race, type, ['units']),
        ...judgeRare(state, seat, type, 1, ['units']),
      ]),
    })),
    ...(state.phase === 'BUILD' ? peopleOptions(state, seat, hex, capitalHex === hex) : []),
  ];
}

function peopleOptions(
  state: PlanetaryState,
  seat: string,
  hex: HexKey,
  capital: boolean,
): readonly Option[] {
  const spy = { type: 'BuildSpy', hex } as const;
  const told = mayBuild(state, seat, spy);
  const barred = (judge: () => readonly Violation[]) => (told.length > 0 ? told : judge());
  return [
    {
      order: spy.type,
      target: null,
      cost: price(SPIES.costBp, hex),
      barred: barred(() => judgeBuildingSpy(state, seat, hex)),
    },
    ...(capital
      ? [
          {
            order: 'BuildDiplomat',
            target: null,
            cost: price(DIPLOMATS.costBp, hex),
            barred: barred(() => judgeBuildingDiplomat(state, seat)),
          },
        ]
      : []),
  ];
}
