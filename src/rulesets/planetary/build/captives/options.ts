import { violation } from '../../catalog.js';
import { bpOf, buildChoice, type Choice } from '../choice.js';
import { modifiersOfSeat } from '../../races/profile-of.js';
import { judgeConversion } from './conversion.js';
import { armyOf, hexOf, inOrder } from '../../map/map.js';
import { ownUrbanHexes } from '../../money/paying.js';
import { judgeCaptiveTransfer, knownThings } from './prisoners.js';
import type { Detachment, PlanetaryState, SpyTarget } from '../../state/index.js';

/** Whose captive it is: the owner of the army or of the prison that holds it; null where it is none. */
export function captorSeat(state: PlanetaryState, { place }: Detachment): string | null {
  if (place.at === 'captor') return armyOf(state, place.army)?.owner ?? null;
  return place.at === 'prison' ? (state.hexes[place.hex]?.controller ?? null) : null;
}

/**
 * What a captor may do with a captive in the Build phase: to another own detachment, into each own Urban hex's prison
 * (where something is learnt, each thing that may be named), released in one of these deals; killed no more (PLN-CPT-08).
 */
export function captiveChoices(
  state: PlanetaryState,
  seat: string,
  captive: Detachment,
  deals: readonly Choice[],
): readonly Choice[] {
  if (state.phase !== 'BUILD') return [];
  return [
    ...toArmies(state, seat, captive),
    ...toPrisons(state, seat, captive),
    ...deals,
    ...conversions(state, seat, captive),
    {
      order: 'KillCaptive',
      target: null,
      cost: null,
      barred: [violation('PLN-CPT-08', 'ONLY_AFTER_BATTLE', [], { captive: captive.id })],
      command: null,
    },
  ];
}

const toArmies = (state: PlanetaryState, seat: string, captive: Detachment): readonly Choice[] =>
  inOrder(Object.values(state.detachments))
    .filter((each) => each.owner === seat && hexOf(each) !== null)
    .map(({ id: army }) => {
      const command = { type: 'TransferCaptive', captive: captive.id, to: { army } } as const;
      return buildChoice(state, seat, command, judgeCaptiveTransfer, { target: army });
    });

function toPrisons(state: PlanetaryState, seat: string, captive: Detachment): readonly Choice[] {
  const known = captive.imprisonedOnce ? [] : knownThings(state, seat, captive.owner);
  const learnt: readonly (SpyTarget | undefined)[] = known.length === 0 ? [undefined] : known;
  return ownUrbanHexes(state, seat).flatMap((prison) =>
    learnt.map((learn) => {
      const command = {
        type: 'TransferCaptive',
        captive: captive.id,
        to: { prison },
        ...(learn ? { learn } : {}),
      } as const;
      const how = learn && { how: `learn ${learn.kind} ${'id' in learn ? learn.id : learn.hex}` };
      return buildChoice(state, seat, command, judgeCaptiveTransfer, { target: prison, ...how });
    }),
  );
}

/** RACE-CH-11: for a race that converts captives. */
function conversions(
  state: PlanetaryState,
  seat: string,
  { id: captive, place }: Detachment,
): readonly Choice[] {
  const { conversion } = modifiersOfSeat(state, seat).prison;
  if (conversion === null || place.at !== 'prison') return [];
  const command = { type: 'AttemptConversion', captive } as const;
  const cost = bpOf(place.hex, conversion.costBp);
  return [buildChoice(state, seat, command, judgeConversion, { target: null, cost })];
}
