import { entryAt } from '../../../../kernel/index.js';
import type { HexKey } from '../../../../engine/hex/index.js';
import type { ClaimFault } from '../finding-events.js';
import type { PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { discover, isEmptyGround } from './discoveries.js';
import {
  armiesByHex,
  armiesIn,
  compareHexKeys,
  hexOf,
  inEnemyZoc,
  inFriendlyZoc,
  neighbourKeys,
  type ArmiesByHex,
} from '../../map/map.js';
import { isEnemy, isFriendly, isPartner } from '../../state/relations.js';
import { gainResource } from '../../build/economy/resource-hexes.js';
import { spiesLose } from '../../fog/spies.js';
import { captureStronghold } from '../../map/strongholds.js';
import { takeUrbanHex } from './taking.js';
import { mayStep, moveClasses } from '../../map/terrain.js';
import type { Claim } from '../walking.js';

/** PLN-CLM-01: all claims are collected first, then resolved together. `seats`: by movement initiative. */
export function resolveClaims(
  table: PlanetaryTable,
  collected: readonly Claim[],
  seats: readonly string[],
): void {
  const claims = inClaimOrder(table.state, collected, seats);
  const index = armiesByHex(table.state);
  const judged = claims.map((claim) => ({ claim, reason: faultOf(table.state, index, claim, collected) }));
  for (const { claim, reason } of judged) {
    if (reason === null) continue;
    const { hex, seat, detachment } = claim;
    const rule = reason === 'NO_SUPPLY_PATH' ? 'PLN-CLM-04' : 'PLN-CLM-02';
    table.emit({ type: 'planetary.ClaimRejected', data: { hex, seat, detachment, reason } }, [rule]);
  }
  const valid = judged.flatMap(({ claim, reason }) => (reason === null ? [claim] : []));
  const granted = cancelConflicts(table, valid);
  for (const claim of granted) grant(table, claim);
}

/** PLN-DSC-01: players by movement initiative, detachments and hexes canonical; each hex once for a seat. */
function inClaimOrder(
  state: PlanetaryState,
  claims: readonly Claim[],
  seats: readonly string[],
): readonly Claim[] {
  const rank = ({ detachment }: Claim): number => state.detachments[detachment]?.order ?? 0;
  return claims
    .filter((claim) => state.detachments[claim.detachment])
    .sort(
      (a, b) =>
        seats.indexOf(a.seat) - seats.indexOf(b.seat) || rank(a) - rank(b) || compareHexKeys(a.hex, b.hex),
    );
}

/** PLN-CLM-02 Invalid claims. */
function faultOf(
  state: PlanetaryState,
  index: ArmiesByHex,
  claim: Claim,
  claims: readonly Claim[],
): ClaimFault | null {
  const { seat } = claim;
  const { terrain, controller, urban } = entryAt(state.hexes, claim.hex);
  if (terrain === 'sea') return 'SEA';
  if (armiesIn(index, claim.hex).some((each) => each.owner !== seat)) return 'ARMY_OF_ANOTHER';
  const at = hexOf(entryAt(state.detachments, claim.detachment));
  if (urban && controller !== null && controller !== seat && at !== claim.hex) return 'URBAN_OF_ANOTHER';
  if (controller !== null && controller !== seat && !isEnemy(state, controller, seat)) return 'TREATY';
  return hasSupplyPath(state, index, claim, claims) ? null : 'NO_SUPPLY_PATH';
}

/** PLN-CLM-04 Path to the Capital, of any length, over hexes open to the detachment; both ends are checked. */
function hasSupplyPath(
  state: PlanetaryState,
  index: ArmiesByHex,
  { seat, detachment }: Claim,
  claims: readonly Claim[],
): boolean {
  const capital = state.players[seat]?.capitalHex ?? null;
  const army = entryAt(state.detachments, detachment);
  const start = hexOf(army);
  if (capital === null || start === null) return false;
  const claimed = new Set(claims.filter((each) => each.seat === seat).map((each) => each.hex));
  const classes = moveClasses(state, army);
  const isOpen = (hex: HexKey): boolean => isSupplied(state, index, hex, seat, claimed);
  const reached = new Set(isOpen(start) ? [start] : []);
  for (const from of reached) {
    if (from === capital) return true;
    for (const to of neighbourKeys(state, from)) {
      if (
        !reached.has(to) &&
        isOpen(to) &&
        mayStep(classes, entryAt(state.hexes, from), entryAt(state.hexes, to))
      )
        reached.add(to);
    }
  }
  return false;
}

/** PLN-CLM-04: no hex of an enemy or partner, unless in friendly ZOC; none in enemy ZOC, unless a friendly army is in it. */
function isSupplied(
  state: PlanetaryState,
  index: ArmiesByHex,
  hex: HexKey,
  seat: string,
  claimed: ReadonlySet<HexKey>,
): boolean {
  const controller = claimed.has(hex) ? seat : entryAt(state.hexes, hex).controller;
  const foreign =
    controller !== null && (isEnemy(state, controller, seat) || isPartner(state, controller, seat));
  if (foreign && !inFriendlyZoc(state, index, hex, seat)) return false;
  const held = armiesIn(index, hex).some((each) => isFriendly(state, each.owner, seat));
  return held || !inEnemyZoc(state, index, hex, seat);
}

/** PLN-CLM-03 Conflict: valid claims of two or more players on one hex cancel each other. */
function cancelConflicts(table: PlanetaryTable, valid: readonly Claim[]): readonly Claim[] {
  const claimants = (hex: HexKey): readonly string[] => [
    ...new Set(valid.filter((each) => each.hex === hex).map((each) => each.seat)),
  ];
  const contested = [...new Set(valid.map((each) => each.hex))]
    .filter((hex) => claimants(hex).length > 1)
    .sort(compareHexKeys);
  for (const hex of contested) {
    const seats = [...claimants(hex)].sort(
      (a, b) => entryAt(table.state.players, a).number - entryAt(table.state.players, b).number,
    );
    table.emit({ type: 'planetary.ClaimCancelled', data: { hex, seats } }, ['PLN-CLM-03']);
  }
  return valid.filter((each) => !contested.includes(each.hex));
}

/** PLN-CLM-05 Effect. An own hex stays what it is; a second claim of the same player adds nothing. */
function grant(table: PlanetaryTable, claim: Claim): void {
  const { hex, seat, detachment, order } = claim;
  const place = entryAt(table.state.hexes, hex);
  const from = place.controller;
  if (from === seat) return;
  table.emit({ type: 'planetary.HexClaimed', data: { hex, seat, detachment, from } }, [
    'PLN-CLM-05',
    'PLN-MAP-06',
  ]);
  const fate = order.strongholdFate ?? 'keep';
  if (place.urban) takeUrbanHex(table, { hex, seat, mode: order.onTake ?? null, fate, from });
  else if (place.stronghold) captureStronghold(table, { hex, seat, fate, from });
  gainResource(table, hex, seat);
  spiesLose(table, (target) => 'hex' in target && target.hex === hex);
  if (place.startedUncontrolled && !place.discovered) discover(table, claim, isEmptyGround(place));
}
