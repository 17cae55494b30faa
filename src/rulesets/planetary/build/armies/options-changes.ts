import { existing, itemAt } from '../../../../kernel/index.js';
import { bpOf, buildChoice, type Choice } from '../choice.js';
import { disbandedPoints, judgeDisbanding, refundFor, refundHex } from './disbanding.js';
import { judgeRetargeting } from './garrisons.js';
import { armyOf, canonicalHexes, hexDistance, hexOf, inOrder } from '../../map/map.js';
import { judgeTransfer } from './transferring-models.js';
import { hexKey } from '../../../../engine/hex/index.js';
import type { Army, Detachment, Model, PlanetaryState } from '../../state/index.js';

/** How an army may change hands, shrink or be sent elsewhere in the Build phase (PLN-CHG, PLN-DIS, PLN-GAR-06). */
export const changeChoices = (state: PlanetaryState, seat: string, army: Army): readonly Choice[] => [
  ...transfers(state, seat, army),
  ...disbandings(state, seat, army),
  ...(army.kind === 'detachment' && army.class === 'GARRISON_DETACHMENT'
    ? newTargets(state, seat, army)
    : []),
];

/**
 * PLN-CHG-01: one model of each type to each own army at hand: the first ready one into the first slot that is not; where
 * there is no such slot, the reason.
 */
function transfers(state: PlanetaryState, seat: string, from: Army): readonly Choice[] {
  const here = hexOf(from);
  if (here === null) return [];
  const near = inOrder([...Object.values(state.detachments), ...Object.values(state.garrisons)]).filter(
    ({ id, owner }) => {
      const there = hexOf(existing(armyOf(state, id), 'army'));
      return owner === seat && id !== from.id && there !== null && hexDistance(here, there) <= 1;
    },
  );
  return near.flatMap((to) => {
    const living = modelsOf(from).filter((each) => each.state !== 'dead');
    return [...new Set(living.map((each) => each.typeKey))].flatMap((typeKey): readonly Choice[] => {
      const slots = modelsOf(to).filter((each) => each.typeKey === typeKey);
      const slot = slots.find((each) => each.state !== 'ready') ?? slots[0];
      if (!slot) return [];
      const going = living.filter((each) => each.typeKey === typeKey);
      const model = going.find((each) => each.state === 'ready') ?? itemAt(going, 0);
      const pairs = [{ model: model.id, slot: slot.id }];
      const command = { type: 'TransferModels', from: from.id, to: to.id, pairs } as const;
      return [buildChoice(state, seat, command, judgeTransfer, { target: to.id, how: typeKey })];
    });
  });
}

const modelsOf = (army: Army): readonly Model[] => army.units.flatMap((each) => each.models);

/** PLN-DIS-01…03: the whole army, and each of its units, with the refund. */
const disbandings = (state: PlanetaryState, seat: string, army: Army): readonly Choice[] =>
  [null, ...army.units.map((each) => each.id)].map((unit) => {
    const command = {
      type: 'Disband',
      army: army.id,
      ...(unit === null ? {} : { units: [unit] }),
    } as const;
    const hex = refundHex(state, army);
    const cost = hex === null ? null : bpOf(hex, -refundFor(army, disbandedPoints(army, command)));
    return buildChoice(state, seat, command, judgeDisbanding, { target: unit, cost });
  });

/** PLN-GAR-06: every own Stronghold. */
const newTargets = (state: PlanetaryState, seat: string, { id }: Detachment): readonly Choice[] =>
  canonicalHexes(state)
    .filter((each) => each.stronghold !== null && each.controller === seat)
    .map((each) => {
      const target = hexKey(each);
      const command = { type: 'RetargetGarrisonDetachment', detachment: id, target } as const;
      return buildChoice(state, seat, command, judgeRetargeting, { target });
    });
