import type {
  Army,
  Model,
  NewUnit,
  PlanetaryCommand,
  PlanetaryState,
} from '../../../src/rulesets/planetary/index.js';
import { captorSeat } from '../../../src/rulesets/planetary/build/captives/options.js';
import { reinforcingHexes } from '../../../src/rulesets/planetary/build/army-access.js';
import { hasActivePrison } from '../../../src/rulesets/planetary/build/captives/captives.js';
import { armyOf, garrisonIn, hexDistance, hexOf } from '../../../src/rulesets/planetary/map/map.js';
import { knownThings } from '../../../src/rulesets/planetary/build/captives/prisoners.js';
import { areNeighbours } from '../../../src/rulesets/planetary/build/armies/transferring-models.js';
import { buildOfRace } from './guessing-races.js';
import { own, pick, strongholdsOf, urbanOf, type Guesses } from './mind.js';

const SQUAD: NewUnit = { type: 'demo.line', models: 10, options: ['heavyWeapon'] };
const ARMIES: readonly (readonly NewUnit[])[] = [
  [
    { type: 'demo.commander', models: 1 },
    SQUAD,
    SQUAD,
    SQUAD,
    SQUAD,
    { type: 'demo.tank', models: 1 },
    { type: 'demo.tank', models: 1 },
  ],
  [
    { type: 'demo.commander', models: 1 },
    SQUAD,
    SQUAD,
    SQUAD,
    { type: 'demo.veterans', models: 10 },
    { type: 'demo.heavy', models: 10 },
  ],
  [
    { type: 'demo.supreme', models: 1 },
    SQUAD,
    SQUAD,
    { type: 'demo.tank', models: 1 },
    { type: 'demo.tank', models: 1 },
    { type: 'demo.tank', models: 1 },
  ],
];

const modelsOf = (army: Army): readonly Model[] => army.units.flatMap((each) => each.models);

/** The own Stronghold without a garrison that is nearest to a foreign detachment. */
function leastGuarded(state: PlanetaryState, seat: string): string | undefined {
  const foes = Object.values(state.detachments).flatMap((each) => {
    const hex = hexOf(each);
    return each.owner === seat || hex === null ? [] : [hex];
  });
  const danger = (key: string): number => Math.min(...foes.map((each) => hexDistance(each, key)));
  return strongholdsOf(state, seat)
    .filter((key) => !garrisonIn(state, key))
    .sort((a, b) => danger(a) - danger(b))[0];
}

/** Armies and captives. */
export const ARMY_GUESSES: Guesses = {
  BuildDetachment: (state, seat, { chance }) =>
    (chance() < 0.5 ? buildOfRace(state, seat, chance) : undefined) ?? {
      type: 'BuildDetachment',
      hex: pick(chance, urbanOf(state, seat)) ?? '0,0',
      units: pick(chance, ARMIES)!,
    },
  BuildGarrisonDetachment: (state, seat, { chance, isNew }) => ({
    type: 'BuildGarrisonDetachment',
    hex: pick(chance, urbanOf(state, seat)) ?? '0,0',
    target:
      (isNew('RetargetGarrisonDetachment') ? leastGuarded(state, seat) : undefined) ??
      pick(chance, strongholdsOf(state, seat)) ??
      '0,0',
    units: [
      { type: 'demo.line', models: 10 },
      { type: 'demo.line', models: 10 },
    ],
  }),
  PlaceGarrison: (state, seat, { chance }) => ({
    type: 'PlaceGarrison',
    hex: pick(chance, strongholdsOf(state, seat)) ?? '0,0',
    payFrom: state.players[seat]!.capitalHex ?? '0,0',
    units: [{ type: 'demo.line', models: 10 }],
  }),
  Reinforce: (state, seat, { chance }) => {
    const army = pick(chance, [...own(state.detachments, seat), ...own(state.garrisons, seat)]);
    const dead = army?.units.flatMap((unit) => unit.models).filter((model) => model.state === 'dead') ?? [];
    const payFrom = pick(chance, urbanOf(state, seat));
    return army && dead[0] && payFrom
      ? { type: 'Reinforce', army: army.id, models: dead.slice(0, 5).map((each) => each.id), payFrom }
      : undefined;
  },
  ChangeStructure: (state, seat, { chance }) => {
    const army = pick(chance, own(state.detachments, seat));
    const payFrom = pick(chance, urbanOf(state, seat));
    return army && payFrom
      ? {
          type: 'ChangeStructure',
          army: army.id,
          add: [{ type: 'demo.line', models: 5 }],
          disband: [],
          payFrom,
        }
      : undefined;
  },
  Disband: (state, seat, { chance }) => {
    const army = pick(chance, own(state.detachments, seat));
    const unit = army && pick(chance, army.units);
    return chance() < 0.1 && army && unit
      ? { type: 'Disband', army: army.id, models: unit.models.slice(-1).map((each) => each.id) }
      : undefined;
  },
  RetargetGarrisonDetachment: (state, seat, { chance }) => {
    const marching = own(state.detachments, seat).find((each) => each.class === 'GARRISON_DETACHMENT');
    const target = pick(chance, strongholdsOf(state, seat));
    return marching && target
      ? { type: 'RetargetGarrisonDetachment', detachment: marching.id, target }
      : undefined;
  },
  TransferModels: (state, seat) => {
    const armies = [...own(state.detachments, seat), ...own(state.garrisons, seat)];
    const pairs = armies.flatMap((from) =>
      armies
        .filter((to) => areNeighbours(from, to))
        .flatMap((to): PlanetaryCommand[] => {
          const slot = modelsOf(to).find((each) => each.state !== 'ready');
          const model = modelsOf(from).find(
            (each) => each.state === 'ready' && each.typeKey === slot?.typeKey,
          );
          return slot && model
            ? [
                {
                  type: 'TransferModels',
                  from: from.id,
                  to: to.id,
                  pairs: [{ model: model.id, slot: slot.id }],
                },
              ]
            : [];
        }),
    );
    return pairs[0];
  },
  AttemptConversion: (state, seat, { chance }) => {
    const captive = pick(
      chance,
      Object.values(state.detachments).filter((each) => captorSeat(state, each) === seat),
    );
    return captive && { type: 'AttemptConversion', captive: captive.id };
  },
  TransferCaptive: (state, seat, { chance }) => {
    const captive = pick(
      chance,
      Object.values(state.detachments).filter(
        ({ place }) => place.at === 'captor' && armyOf(state, place.army)?.owner === seat,
      ),
    );
    if (!captive) return undefined;
    const prison = urbanOf(state, seat).find((key) => hasActivePrison(state, key));
    const friend = pick(chance, own(state.detachments, seat));
    const [learn] = knownThings(state, seat, captive.owner);
    return chance() < 0.5 && prison !== undefined
      ? { type: 'TransferCaptive', captive: captive.id, to: { prison }, ...(learn ? { learn } : {}) }
      : friend && { type: 'TransferCaptive', captive: captive.id, to: { army: friend.id } };
  },
  Rearm: (state, seat, { chance }) => {
    const army = pick(
      chance,
      own(state.detachments, seat).filter((each) => each.unarmed),
    );
    const payFrom = army && pick(chance, reinforcingHexes(state, army));
    return army && payFrom !== undefined ? { type: 'Rearm', detachment: army.id, payFrom } : undefined;
  },
};
