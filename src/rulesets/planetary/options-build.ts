import type { HexKey } from '../../engine/hex/index.js';
import { BUILDINGS } from './data/buildings.js';
import { LARGEST_URBAN, LEAST_CONVOY, NEXT_STRONGHOLD, ROAD, TOWER_KINDS } from './data/economy.js';
import { DEFENCE_TYPES } from './data/taking.js';
import type { EconomyCommand } from './build/commands.js';
import { BUILD_ACTIONS } from './build-actions.js';
import { bpOf, buildChoice, type Choice } from './build/choice.js';
import { inOrder, neighbourKeys } from './map/map.js';
import { mayPayFor, ownUrbanHexes } from './money/paying.js';
import {
  conversionPrice,
  defencePrice,
  strongholdCost,
  turretWeapons,
  urbanCost,
} from './races/race-costs.js';
import { profileOfSeat } from './races/profile-of.js';
import type { RaceProfile } from './races/profile.js';
import type { Convoy, MapHex, PlanetaryState } from './state/index.js';
import type { BuildAction } from './build/build-action.js';

/** A work worth asking about, with its price. */
interface Candidate {
  readonly command: EconomyCommand;
  /** What, or where to. */
  readonly target: string | null;
  /** BP and the Urban hex that pays; null where it is free. */
  readonly price: { readonly bp: number; readonly payer: HexKey } | null;
}

/**
 * What a seat may build in a hex that it controls, with price, payer and why it is barred, judged by the code that judges
 * the commands; null where it does not control the hex. Empty outside the set-up and the Build phase.
 */
export function hexChoices(state: PlanetaryState, seat: string, hex: HexKey): readonly Choice[] | null {
  const place = state.hexes[hex];
  if (place?.controller !== seat) return null;
  if ((state.phase !== 'BUILD' && state.phase !== 'SET_UP') || state.victory) return [];
  return candidates(state, seat, hex, place).map((each) => judged(state, seat, each));
}

function judged(state: PlanetaryState, seat: string, { command, target, price }: Candidate): Choice {
  const { judge } = BUILD_ACTIONS[command.type] as BuildAction<EconomyCommand['type']>;
  return buildChoice(state, seat, command, judge, { target, cost: price && bpOf(price.payer, price.bp) });
}

/** What an own convoy may do in the Build phase: unload all, and take in the others of its hex (PLN-CNV-02). */
export function convoyChoices(state: PlanetaryState, seat: string, convoy: Convoy): readonly Choice[] {
  if (state.phase !== 'BUILD') return [];
  const { id, hex, bp } = convoy;
  const others = inOrder(Object.values(state.convoys)).filter(
    (each) => each.owner === seat && each.hex === hex && each.id !== id,
  );
  return [
    judged(state, seat, {
      command: { type: 'UnloadConvoy', convoy: id },
      target: hex,
      price: { bp: -bp, payer: hex },
    }),
    ...others.map((other) =>
      judged(state, seat, {
        command: { type: 'MergeConvoys', convoys: [id, other.id] },
        target: other.id,
        price: null,
      }),
    ),
  ];
}

function candidates(state: PlanetaryState, seat: string, hex: HexKey, place: MapHex): readonly Candidate[] {
  const profile = profileOfSeat(state, seat)!;
  const payers = ownUrbanHexes(state, seat).filter((each) => mayPayFor(state, seat, each, [hex]));
  return [
    ...(place.urban ? urbanWorks(profile, hex, place.urban) : []),
    ...(place.urban ? capitalMove(state, seat, profile, hex) : []),
    ...payers.flatMap((payer) => [
      ...(place.urban ? [] : [village(profile, hex, payer)]),
      ...strongholdWorks(profile, hex, place, payer),
      ...defenceWorks(profile, hex, place, payer),
    ]),
    ...roadWorks(state, seat, hex),
  ];
}

function urbanWorks(
  profile: RaceProfile,
  hex: HexKey,
  urban: NonNullable<MapHex['urban']>,
): readonly Candidate[] {
  const own = (bp: number) => ({ bp, payer: hex });
  const next = urban.size < LARGEST_URBAN ? urbanCost(profile.modifiers, urban.size + 1) : undefined;
  return [
    ...(next === undefined
      ? []
      : [{ command: { type: 'UpgradeUrban', hex } as const, target: null, price: own(next) }]),
    ...BUILDINGS.flatMap(({ id, perAspect, costBp }) =>
      (perAspect === true ? (profile.aspects ?? []).map((aspect) => ({ aspect })) : [{}]).map(
        (aspect: { readonly aspect?: string }): Candidate => ({
          command: { type: 'BuildBuilding', hex, building: id, ...aspect },
          target: [id, ...Object.values(aspect)].join(' '),
          price: own(costBp),
        }),
      ),
    ),
    ...urban.buildings.map((each): Candidate => ({
      command: {
        type: 'DisbandBuilding',
        hex,
        building: each.type,
        ...(each.aspect === undefined ? {} : { aspect: each.aspect }),
      },
      target: each.type,
      price: null,
    })),
    {
      command: { type: 'CreateConvoy', hex, bp: LEAST_CONVOY },
      target: null,
      price: own(LEAST_CONVOY),
    },
  ];
}

/** RACE-DE-03: the Capital moves here. */
function capitalMove(
  state: PlanetaryState,
  seat: string,
  { modifiers }: RaceProfile,
  hex: HexKey,
): readonly Candidate[] {
  const payer = state.players[seat]!.capitalHex;
  return modifiers.capitalMove === null || payer === null
    ? []
    : [
        {
          command: { type: 'MoveCapital', target: hex },
          target: null,
          price: { bp: modifiers.capitalMove.costBp, payer },
        },
      ];
}

const village = ({ modifiers }: RaceProfile, hex: HexKey, payer: HexKey): Candidate => ({
  command: { type: 'FoundVillage', hex, payFrom: payer },
  target: null,
  price: { bp: urbanCost(modifiers, 1), payer },
});

function strongholdWorks(
  { modifiers }: RaceProfile,
  hex: HexKey,
  place: MapHex,
  payer: HexKey,
): readonly Candidate[] {
  if (!place.stronghold) {
    const command = { type: 'BuildStronghold', hex, payFrom: payer } as const;
    return [{ command, target: 'CAMP', price: { bp: strongholdCost(modifiers, 'CAMP'), payer } }];
  }
  const next = NEXT_STRONGHOLD[place.stronghold.type];
  if (next === null) return [];
  const command = { type: 'UpgradeStronghold', hex, payFrom: payer } as const;
  return [{ command, target: next, price: { bp: strongholdCost(modifiers, next), payer } }];
}

/** Every defence, turrets with every weapon of the race, and every tower that may become another one. */
function defenceWorks(profile: RaceProfile, hex: HexKey, place: MapHex, payer: HexKey): readonly Candidate[] {
  if (!place.stronghold) return [];
  const weapons = turretWeapons(profile);
  const armed = (type: string): readonly { readonly turretWeapon?: string }[] =>
    DEFENCE_TYPES[type]!.counts.includes('turrets') ? weapons.map((each) => ({ turretWeapon: each })) : [{}];
  const built = Object.keys(DEFENCE_TYPES).flatMap((defence) =>
    armed(defence).map((weapon): Candidate => ({
      command: { type: 'BuildDefence', hex, defence, ...weapon, payFrom: payer },
      target: [defence, ...Object.values(weapon)].join(' '),
      price: { bp: defencePrice(profile, defence, weapon.turretWeapon), payer },
    })),
  );
  const towers = place.stronghold.defences.filter((each) => each.type === 'weaponTower');
  const converted = towers.flatMap(({ id }) =>
    Object.keys(TOWER_KINDS).flatMap((into) =>
      armed(into).map((weapon): Candidate => ({
        command: { type: 'ConvertTower', hex, defence: id, into, ...weapon, payFrom: payer },
        target: [id, into, ...Object.values(weapon)].join(' '),
        price: { bp: conversionPrice(profile, into, weapon.turretWeapon), payer },
      })),
    ),
  );
  return [...built, ...converted];
}

function roadWorks(state: PlanetaryState, seat: string, from: HexKey): readonly Candidate[] {
  const ends = neighbourKeys(state, from).filter((each) => state.hexes[each]!.controller === seat);
  if (state.phase === 'SET_UP') {
    return ends.map((to) => ({ command: { type: 'FreeRoad', from, to }, target: to, price: null }));
  }
  return ends.flatMap((to) =>
    ownUrbanHexes(state, seat)
      .filter((payer) => mayPayFor(state, seat, payer, [from, to]))
      .map((payer): Candidate => ({
        command: { type: 'BuildRoad', from, to, payFrom: payer },
        target: to,
        price: { bp: ROAD.cost, payer },
      })),
  );
}
