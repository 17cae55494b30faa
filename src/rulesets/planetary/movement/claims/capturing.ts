import { entryAt } from '../../../../kernel/index.js';
import type { Battle, PlanetaryState } from '../../state/index.js';
import { NPC } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { detachmentsIn, garrisonIn, inOrder, canonicalHexes } from '../../map/map.js';
import { isEnemy, isFriendly } from '../../state/relations.js';
import { unitXpOf } from '../../build/captives/captives.js';
import { gainResource } from '../../build/economy/resource-hexes.js';
import { spiesLose } from '../../fog/spies.js';
import { captureStronghold } from '../../map/strongholds.js';
import { takeUrbanHex } from './taking.js';
import { hexKey } from '../../../../engine/hex/index.js';
import type { RuleId } from '../../catalog.js';
import { emitLoss } from '../../pieces/rare.js';

/** PLN-AFT-01 step 7: losing garrisons are destroyed; a winning attacker who stays takes what is in the hex. */
export function captureAfterBattle(table: PlanetaryTable, battle: Battle): void {
  destroyLosingGarrison(table, battle);
  if (battle.kind === 'RAID' || battle.result?.winner !== 'attacker') return;
  const taker = table.state.detachments[battle.attacker.detachment];
  if (!taker || taker.owner === NPC || taker.place.at !== 'hex' || taker.place.hex !== battle.hex) return;
  takeHexContents(table, taker.owner, battle.hex, battle);
}

/**
 * PLN-CAP-01, PLN-CAP-02: the Urban hex of an enemy with its Stronghold, or the Stronghold of an enemy or of nobody,
 * without army there.
 */
export function takeHexContents(
  table: PlanetaryTable,
  seat: string,
  hex: string,
  wishes: Pick<Battle, 'onTake' | 'strongholdFate'>,
): void {
  const place = entryAt(table.state.hexes, hex);
  const { onTake, strongholdFate: fate } = wishes;
  if (place.controller !== null && !isEnemy(table.state, place.controller, seat)) return;
  if (place.urban && place.controller !== null) takeUrbanHex(table, { hex, seat, mode: onTake, fate });
  else if (place.stronghold && !place.urban) captureStronghold(table, { hex, seat, fate });
  else return;
  gainResource(table, hex, seat);
  spiesLose(table, (target) => 'hex' in target && target.hex === hex);
}

/** PLN-WDR-01: losing garrisons are destroyed, also by a raid, a retreat (PLN-TBL-07) or a surrender (PLN-TBL-08). */
function destroyLosingGarrison(table: PlanetaryTable, battle: Battle): void {
  const id = battle.defender.garrison;
  const garrison = id === null ? undefined : table.state.garrisons[id];
  if (garrison && battle.result?.winner === 'attacker') destroyGarrison(table, garrison, ['PLN-WDR-01']);
}

export function destroyGarrison(
  table: PlanetaryTable,
  garrison: PlanetaryState['garrisons'][string],
  because: readonly RuleId[],
): void {
  emitLoss(
    table,
    garrison.id,
    {
      type: 'planetary.GarrisonDestroyed',
      data: { garrison: garrison.id, owner: garrison.owner, hex: garrison.hex, unitXp: unitXpOf(garrison) },
    },
    because,
  );
}

/**
 * PLN-CAP-03 Convoys: after withdrawals each convoy in a hex with an enemy detachment is captured, except if that
 * detachment withdrew into the hex this phase, or a friendly army of the convoy's owner is there too.
 */
export function captureConvoysOnMap(table: PlanetaryTable): void {
  for (const place of canonicalHexes(table.state)) {
    const hex = hexKey(place);
    for (const convoy of inOrder(Object.values(table.state.convoys)).filter((each) => each.hex === hex)) {
      const captor = detachmentsIn(table.state, hex).find(
        (each) =>
          each.owner !== NPC &&
          isEnemy(table.state, each.owner, convoy.owner) &&
          !withdrewHere(table.state, each.id, hex),
      );
      if (!captor || hasFriendlyArmy(table.state, hex, convoy.owner)) continue;
      captureConvoy(table, convoy.id, captor.owner, hex, ['PLN-CAP-03']);
    }
  }
}

/** The detachment fought a battle of this phase elsewhere: it stands here because it withdrew, or returned from a raid. */
const withdrewHere = (state: PlanetaryState, detachment: string, hex: string): boolean =>
  Object.values(state.battles).some(
    (each) =>
      each.status === 'judged' &&
      each.hex !== hex &&
      [each.attacker.detachment, each.defender.detachment].includes(detachment),
  );

function hasFriendlyArmy(state: PlanetaryState, hex: string, owner: string): boolean {
  const garrison = garrisonIn(state, hex);
  const armies = [...detachmentsIn(state, hex), ...(garrison ? [garrison] : [])];
  return armies.some((each) => isFriendly(state, each.owner, owner));
}

/** A convoy changes hands, with all its BP, and stands in `hex` now. */
export function captureConvoy(
  table: PlanetaryTable,
  id: string,
  by: string,
  hex: string,
  because: readonly RuleId[],
): void {
  const { owner, bp } = entryAt(table.state.convoys, id);
  table.emit({ type: 'planetary.ConvoyCaptured', data: { convoy: id, from: owner, by, bp, hex } }, because);
  spiesLose(table, (target) => target.kind === 'convoy' && target.id === id);
}
