import { entryAt } from '../../../../kernel/index.js';
import type { RuleId } from '../../catalog.js';
import { ALWAYS_KILLS } from '../../races/matrices.js';
import { matrixRace } from '../../races/profiles.js';
import type { Army, Battle, Detachment, PlanetaryState, RaceKey, SideRole } from '../../state/index.js';
import { NPC } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { isExtinct } from '../../pieces/armies.js';
import { enemySide, SIDES } from '../../battle/battle-sides.js';
import { isDormant } from '../../map/buildings.js';
import { armyOf, hexOf, inOrder, nearestUnoccupied } from '../../map/map.js';
import { captivesOf, moveClasses } from '../../map/terrain.js';
import { emitLoss } from '../../pieces/rare.js';

const primaryIds = (battle: Battle, side: SideRole): readonly string[] =>
  (side === 'attacker'
    ? [battle.attacker.detachment]
    : [battle.defender.detachment, battle.defender.garrison]
  ).filter((each): each is string => each !== null);

/** PLN-CPT-01: the captor is the winner's detachment, else their garrison; null when none of their armies is left. */
export function captorOf(state: PlanetaryState, battle: Battle, winner: SideRole): Army | null {
  const armies = primaryIds(battle, winner).flatMap((id) => armyOf(state, id) ?? []);
  return armies.find((each) => hexOf(each) !== null && !isExtinct(each)) ?? null;
}

/** PLN-AFT-05, RACE-CAP-01: the winner's race always kills captives of the loser's. */
export const alwaysKills = (winner: RaceKey, loser: RaceKey): boolean =>
  ALWAYS_KILLS[matrixRace(winner)].includes(matrixRace(loser));

/** RACE-GEN-06: the captor's race is that of its player, the captive's that of the detachment. */
function mustKill(state: PlanetaryState, captor: string, captive: Detachment): boolean {
  const player = state.players[captor];
  return player !== undefined && alwaysKills(player.race, captive.race);
}

/**
 * PLN-CPT-01, PLN-AFT-04, PLN-AFT-05: the detachment goes with its captor, or is killed. What an NPC army would
 * capture is destroyed, and an NPC army that loses is removed (PLN-DSC-03). `points`: what the capture adds to the points
 * destroyed (PLN-WIN-06). Whether it was captured: not where nobody is left to capture, or to be captured.
 */
export function captureDetachment(
  table: PlanetaryTable,
  battle: Battle,
  loser: SideRole,
  detachment: Detachment,
  options: { readonly points: number; readonly kill: boolean; readonly because: readonly RuleId[] },
): boolean {
  const winner = enemySide(loser);
  const captor = captorOf(table.state, battle, winner);
  if (isExtinct(detachment) || !captor || captor.owner === NPC) {
    destroyDetachment(
      table,
      detachment,
      isExtinct(detachment) ? 'no models' : 'captured by nobody',
      options.because,
    );
    return false;
  }
  table.emit(
    {
      type: 'planetary.DetachmentCaptured',
      data: {
        detachment: detachment.id,
        captor: captor.id,
        by: captor.owner,
        battle: battle.id,
        points: options.points,
        ...(battle.result && { late: { side: loser, dxpHalved: true, destroyed: options.points } }),
      },
    },
    options.because,
  );
  const captive = entryAt(table.state.detachments, detachment.id);
  if (captive.owner === NPC) destroyDetachment(table, captive, 'driven off', ['PLN-DSC-03']);
  else if (mustKill(table.state, captor.owner, captive)) {
    destroyDetachment(table, captive, 'killed', ['PLN-AFT-05', 'RACE-CAP-01', 'RACE-CAP-04']);
  } else if (options.kill) {
    // At this moment only; a captive who is kept lives.
    destroyDetachment(table, captive, 'killed', ['PLN-AFT-05', 'RACE-CAP-02', 'RACE-CAP-04']);
  }
  return true;
}

/** Takes a detachment out of play (PLN-GEN-08, PLN-AFT-04, -05). */
export function destroyDetachment(
  table: PlanetaryTable,
  detachment: Detachment,
  cause: 'no models' | 'killed' | 'captured by nobody' | 'driven off' | 'disbanded' | 'building hex lost',
  because: readonly RuleId[],
): void {
  emitLoss(
    table,
    detachment.id,
    {
      type: 'planetary.DetachmentDestroyed',
      data: {
        detachment: detachment.id,
        owner: detachment.owner,
        cause,
        dxp: detachment.dxp,
        unitXp: unitXpOf(detachment),
      },
    },
    because,
  );
}

export const unitXpOf = (army: Army) =>
  army.units.filter((each) => each.xp > 0).map((each) => ({ unit: each.id, xp: each.xp }));

/**
 * PLN-CPT-05 Freed by defeat: captives of an army that lost the battle, was captured or destroyed, go to the nearest
 * unoccupied hex of the battle hex, in the released state of PLN-CPT-07. So do those of a reinforcement that is no more.
 */
export function freeCaptivesOfDefeated(table: PlanetaryTable, battle: Battle): void {
  const { spent } = table.state;
  const reinforced = Object.keys(spent).filter((each) => spent[each]?.reinforced === battle.id);
  const ids = [
    battle.attacker.detachment,
    battle.defender.detachment,
    battle.defender.garrison,
    ...reinforced,
  ];
  for (const id of ids) {
    if (id === null || !isDefeated(table.state, battle, id)) continue;
    for (const captive of captivesOf(table.state, id)) {
      freeCaptive(table, captive, battle.hex, ['PLN-CPT-05', 'PLN-CPT-07']);
    }
  }
}

function isDefeated(state: PlanetaryState, battle: Battle, army: string): boolean {
  const found = armyOf(state, army);
  if (!found || hexOf(found) === null) return true;
  const side = SIDES.find((each) => primaryIds(battle, each).includes(army));
  return side !== undefined && battle.result?.winner === enemySide(side);
}

/** PLN-CPT-07 Released state: unarmed, in the nearest unoccupied hex; destroyed where the map has none. */
export function freeCaptive(
  table: PlanetaryTable,
  captive: Detachment,
  near: string,
  because: readonly RuleId[],
): void {
  const hex = nearestUnoccupied(table.state, near, captive.owner, moveClasses(table.state, captive));
  if (hex === null) {
    destroyDetachment(table, captive, 'captured by nobody', because);
    return;
  }
  table.emit({ type: 'planetary.CaptiveFreed', data: { detachment: captive.id, hex, from: near } }, because);
}

/** Captured detachments in the prison of a hex, canonical order. */
export const prisonersIn = (state: PlanetaryState, hex: string): readonly Detachment[] =>
  inOrder(
    Object.values(state.detachments).filter((each) => each.place.at === 'prison' && each.place.hex === hex),
  );

/** PLN-BLD-04, PLN-BLD-09, RACE-TAKE-08: the Urban hex has a prison that is not dormant. */
export const hasActivePrison = (state: PlanetaryState, hex: string): boolean =>
  (state.hexes[hex]?.urban?.buildings ?? []).some((each) => each.type === 'PRISON') &&
  !isDormant(state, hex, 'PRISON');

/**
 * PLN-CPT-06, RACE-TAKE-10 Other ends of captivity, when an Urban hex with a prison has been taken: the taker's own are released,
 * those the captor's race always kills die, the rest become their captives; all escape where the prison works no more, and die
 * where the hex was destroyed.
 */
export function settlePrisonersOfTakenHex(table: PlanetaryTable, hex: string, taker: string): void {
  const destroyed = table.state.hexes[hex]?.urban === null;
  for (const captive of prisonersIn(table.state, hex)) {
    if (destroyed || (captive.owner !== taker && mustKill(table.state, taker, captive))) {
      destroyDetachment(table, captive, 'killed', ['PLN-CPT-06', 'RACE-TAKE-10']);
    } else if (captive.owner === taker || !hasActivePrison(table.state, hex)) {
      freeCaptive(table, captive, hex, ['PLN-CPT-06', 'PLN-CPT-07', 'RACE-TAKE-10']);
    }
  }
}
