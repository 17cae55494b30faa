import type { PlanetaryTable } from '../table.js';
import { battlesInOrder } from '../battle/battles.js';
import type { Battle } from '../state/index.js';
import { entryAt } from '../../../kernel/index.js';
import { withdrawFrom } from './withdrawals.js';
import { captureAfterBattle, captureConvoysOnMap } from '../movement/claims/capturing.js';
import { recordWonRaid, takeLoot } from './raids.js';
import { payBattleBp } from './spoils.js';
import { loseSpiritStones } from './spirit-stones.js';
import { freeCaptivesOfDefeated } from '../build/captives/captives.js';
import { isGone, spiesLose } from '../fog/spies.js';
import { enemySide } from '../battle/battle-sides.js';
import { moveClasses } from '../map/terrain.js';
import { nearestUnoccupied } from '../map/map.js';

/** PLN-AFT-01 steps 6–11, when every battle of the turn is judged or postponed. */
export function settleBattles(table: PlanetaryTable): void {
  // Those put off from an earlier turn have numbers too: of two with the same one the older comes first.
  const judged = battlesInOrder(table.state)
    .filter((each) => each.status === 'judged')
    .sort((a, b) => a.attackSeq - b.attackSeq)
    .map((each) => each.id);
  const each = (step: (table: PlanetaryTable, battle: Battle) => void): void => {
    for (const id of judged) step(table, entryAt(table.state.battles, id));
  };
  each(withdrawFrom);
  each(disengageSpies);
  each(captureAfterBattle);
  each(recordWonRaid);
  takeLoot(table);
  each(payBattleBp);
  each(loseSpiritStones);
  captureConvoysOnMap(table);
  each(freeCaptivesOfDefeated);
  each(landFromOrbit);
  spiesLose(table, (target) => isGone(table.state, target));
  for (const id of judged)
    table.emit({ type: 'planetary.BattleResolved', data: { battle: id } }, ['PLN-AFT-01']);
}

/** PLN-SPY-04: a spy leaves a target that lost the battle, and stays in the hex. */
function disengageSpies(table: PlanetaryTable, battle: Battle): void {
  const winner = battle.result?.winner ?? null;
  if (winner === null) return;
  const { detachment } = battle[enemySide(winner)];
  spiesLose(table, (target) => target.kind === 'detachment' && target.id === detachment);
}

/** PLN-BMV-06, RACE-ORB-04: supporting attackers in orbit land in the nearest unoccupied hex, after withdrawals. */
function landFromOrbit(table: PlanetaryTable, battle: Battle): void {
  for (const id of battle.supportingAttackers) {
    const detachment = table.state.detachments[id];
    if (detachment?.place.at !== 'orbit') continue;
    const classes = moveClasses(table.state, detachment);
    const hex = nearestUnoccupied(table.state, battle.hex, detachment.owner, classes);
    if (!hex) continue;
    table.emit({ type: 'planetary.DetachmentLanded', data: { detachment: id, hex } }, ['PLN-BMV-06']);
  }
}
