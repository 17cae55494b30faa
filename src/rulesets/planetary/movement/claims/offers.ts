import { entryAt, lookUp } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { NewUnit } from '../../build/armies/commands.js';
import { NORMAL_ALLOWANCE } from '../../data/map.js';
import type { Detachment, Offer } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { unitStructureValue } from '../../pieces/armies.js';
import { newId, orderOf } from '../../pieces/ids.js';
import { inOrder } from '../../map/map.js';
import { judgeNewUnits, nextUnitNumber, readNewUnits } from '../../build/armies/new-units.js';
import { updateSight } from '../../fog/sightings.js';

/** What a player enters for an offer: units, or none at all. */
export interface OfferAnswer {
  readonly offer: string;
  readonly units: readonly NewUnit[];
}

const RULE_OF = { FOLLOWERS: 'PLN-DSC-04', MERCENARIES: 'PLN-DSC-05' } as const;

/** PLN-DSC-04 Followers: units of the player's race join the detachment that claimed the hex. */
export function enterFollowers(table: PlanetaryTable, answer: OfferAnswer): readonly Violation[] {
  const { state } = table;
  const violations = judgeAnswer(table, 'FOLLOWERS', answer);
  if (violations.length > 0) return violations;
  const { seat, detachment } = entryAt(state.offers, answer.offer);
  const first = nextUnitNumber(state.detachments[detachment]?.units ?? [], detachment);
  const units = state.detachments[detachment] ? readNewUnits(state, detachment, answer.units, first) : [];
  table.emit({ type: 'planetary.FollowersJoined', data: { offer: answer.offer, seat, detachment, units } }, [
    'PLN-DSC-04',
  ]);
  updateSight(table);
  return [];
}

/** PLN-DSC-05 Mercenaries: a detachment of the native race, whose structure can never change. */
export function enterMercenaries(table: PlanetaryTable, answer: OfferAnswer): readonly Violation[] {
  const violations = judgeAnswer(table, 'MERCENARIES', answer);
  if (violations.length > 0) return violations;
  const found = entryAt(table.state.offers, answer.offer);
  const detachment = answer.units.length === 0 ? null : mercenaries(table, found, answer.units);
  table.emit(
    { type: 'planetary.MercenariesJoined', data: { offer: found.id, seat: found.seat, detachment } },
    ['PLN-DSC-05'],
  );
  updateSight(table);
  return [];
}

function mercenaries(
  { state }: PlanetaryTable,
  { seat, race, hex }: Offer,
  entries: readonly NewUnit[],
): Detachment {
  const id = newId(state, 'd', seat);
  const units = readNewUnits(state, id, entries);
  return {
    kind: 'detachment',
    id,
    order: orderOf(state, 'd', id, seat),
    name: id,
    owner: seat,
    race,
    class: 'MERCENARY',
    typeKey: 'NORMAL',
    mv: NORMAL_ALLOWANCE,
    place: { at: 'hex', hex },
    units,
    dxp: 0,
    maxPts: units.reduce((sum, each) => sum + unitStructureValue(each), 0),
    unarmed: false,
    canDrop: false,
    arrivalTurn: null,
    targetStronghold: null,
    imprisonedOnce: false,
  };
}

/** PLN-DSC-04, -05: an own offer that waits; known units of its race, rare limits held, no more points than offered. */
function judgeAnswer(
  { state, actor }: PlanetaryTable,
  kind: Offer['kind'],
  { offer: id, units }: OfferAnswer,
): readonly Violation[] {
  const offer = lookUp(state.offers, id);
  const rule = RULE_OF[kind];
  if (state.phase !== 'MOVEMENT' || offer?.seat !== actor.seat || offer.kind !== kind) {
    return [violation(rule, 'NO_SUCH_OFFER', ['offer'], { offer: id })];
  }
  const points = readNewUnits(state, id, units).reduce((sum, each) => sum + unitStructureValue(each), 0);
  return [
    ...judgeNewUnits(state, offer.seat, offer.race, units, ['units']),
    ...(points <= offer.points
      ? []
      : [violation(rule, 'TOO_MANY_POINTS', ['units'], { points, most: offer.points })]),
  ];
}

/** PLN-DSC-04: unused points are lost when the phase closes. */
export function forfeitOffers(table: PlanetaryTable): void {
  for (const { id: offer, kind, seat, detachment } of inOrder(Object.values(table.state.offers))) {
    if (kind === 'FOLLOWERS') {
      table.emit({ type: 'planetary.FollowersJoined', data: { offer, seat, detachment, units: [] } }, [
        RULE_OF[kind],
      ]);
    } else {
      table.emit({ type: 'planetary.MercenariesJoined', data: { offer, seat, detachment: null } }, [
        RULE_OF[kind],
      ]);
    }
  }
}
