import type { HexKey } from '../../../../engine/hex/index.js';
import { lookUp } from '../../../../kernel/index.js';
import { BUILDINGS } from '../../data/buildings.js';
import { LEAST_CONVOY, ROAD } from '../../data/economy.js';
import { inOrder, neighbourKeys } from '../../map/map.js';
import { mayPayFor, ownUrbanHexes } from '../../money/paying.js';
import { profileOfSeat } from '../../races/profile-of.js';
import type { RaceProfile } from '../../races/profile.js';
import type { Convoy, MapHex, PlanetaryState } from '../../state/index.js';
import type { BuildAction } from '../build-action.js';
import type { ActionCommand, Candidate } from '../candidate.js';
import { bpOf, buildChoice, type Choice } from '../choice.js';
import { capitalMove, defenceWorks, strongholdWorks, urbanUpgrade, village } from '../works/options.js';
import { WORK_ACTIONS } from '../works/judges.js';
import { ECONOMY_ACTIONS } from './judges.js';

const ACTIONS: { readonly [T in ActionCommand['type']]: BuildAction<T> } = {
  ...WORK_ACTIONS,
  ...ECONOMY_ACTIONS,
};

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
  const { judge } = ACTIONS[command.type] as BuildAction<ActionCommand['type']>;
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
  const profile = profileOfSeat(state, seat);
  if (!profile) return [];
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
  return [
    ...urbanUpgrade(profile, hex, urban.size),
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

function roadWorks(state: PlanetaryState, seat: string, from: HexKey): readonly Candidate[] {
  const ends = neighbourKeys(state, from).filter((each) => lookUp(state.hexes, each)?.controller === seat);
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
