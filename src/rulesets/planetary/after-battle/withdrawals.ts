import { entryAt, existing } from '../../../kernel/index.js';
import { turnDirection, type Direction, type HexKey } from '../../../engine/hex/index.js';
import type { RuleId } from '../catalog.js';
import { DEFENDER_WITHDRAWAL } from '../data/battle.js';
import type { Battle, Detachment, PlanetaryState, SideRole } from '../state/index.js';
import { NPC } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { enemySide } from '../battle/battle-sides.js';
import { captorOf, captureDetachment, destroyDetachment } from '../build/captives/captives.js';
import { halveDxp } from './experience.js';
import {
  armiesByHex,
  armiesIn,
  directionBetween,
  inEnemyZoc,
  isUnoccupiedFor,
  nearestUnoccupied,
  neighbourKey,
  type ArmiesByHex,
} from '../map/map.js';
import { freeWay } from '../battle-orders/raid-ways.js';
import { isFriendly, isPartner } from '../state/relations.js';
import { spiesFollow } from '../fog/spies.js';
import { capturedPoints } from './spoils.js';
import { mayStepInBattle, moveClasses } from '../map/terrain.js';

/** Directions 0…5 in the order they are tried (PLN-WDR-03). */
const ALL_DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/**
 * PLN-WDR-01 Who withdraws from a battle: the loser first, then the raider. Losing detachments; in a draw the attacker;
 * every raider returns, whatever the result.
 */
export function withdrawFrom(table: PlanetaryTable, battle: Battle): void {
  const winner = battle.result?.winner ?? null;
  const raid = battle.kind === 'RAID';
  const leaving: SideRole = winner === null ? 'attacker' : enemySide(winner);
  if (!(raid && leaving === 'attacker')) withdraw(table, battle, leaving);
  if (raid) returnRaider(table, battle);
  if (winner === null) removeDrawnNpc(table, battle);
}

/** PLN-DSC-03: an NPC army that draws is removed, also where it was attacked. */
function removeDrawnNpc(table: PlanetaryTable, battle: Battle): void {
  const npc = standing(table.state, battle, 'defender');
  if (npc?.owner === NPC) destroyDetachment(table, npc, 'driven off', ['PLN-DSC-03']);
}

/** The detachment of a side that still stands in the battle hex. */
function standing(state: PlanetaryState, battle: Battle, side: SideRole): Detachment | null {
  const id = battle[side].detachment;
  const found = id === null ? undefined : state.detachments[id];
  return found?.place.at === 'hex' && found.place.hex === battle.hex ? found : null;
}

function withdraw(table: PlanetaryTable, battle: Battle, side: SideRole): void {
  const detachment = standing(table.state, battle, side);
  if (!detachment) return;
  if (detachment.owner === NPC) {
    // PLN-DSC-03: an NPC army that loses or draws is removed.
    destroyDetachment(table, detachment, 'driven off', ['PLN-DSC-03']);
    return;
  }
  const way = wayOut(table.state, battle, side, detachment);
  if (!way) {
    captureTrapped(table, battle, side, detachment);
    return;
  }
  const rule = side === 'attacker' ? 'PLN-WDR-03' : 'PLN-WDR-04';
  emitWithdrawal(table, battle, detachment, way, way.through ? [rule, 'PLN-WDR-05'] : [rule]);
}

/** PLN-WDR-06 No way out: captured as if surrendered by the winner; in a draw by the defender. */
function captureTrapped(table: PlanetaryTable, battle: Battle, side: SideRole, detachment: Detachment): void {
  // Where no model of the enemy lives, nobody captures it and it stays.
  if (!captorOf(table.state, battle, enemySide(side))) return;
  const result = existing(battle.result, 'result of the battle').sides[side];
  if (!result.dxpHalved) halveDxp(table, battle, detachment);
  captureDetachment(table, battle, side, detachment, {
    points: capturedPoints(detachment, result.lostModels),
    kill: battle.killCaptives[enemySide(side)],
    because: ['PLN-WDR-06'],
  });
}

interface WayOut {
  readonly to: HexKey;
  readonly through: HexKey | null;
}

/** Where a detachment can go; null when there is no way. */
export function wayOut(
  state: PlanetaryState,
  battle: Battle,
  side: SideRole,
  detachment: Detachment,
): WayOut | null {
  const index = armiesByHex(state);
  const groups = side === 'attacker' ? attackerGroups(battle) : defenderGroups(battle);
  const preferred = battle.withdrawalPreference[side];
  const fought = [battle.attacker.detachment, battle.defender.detachment, battle.defender.garrison].filter(
    (each): each is string => each !== null,
  );
  const ordered = groups.map((group) =>
    sortGroup(state, index, battle.hex, detachment.owner, byPreference(group, preferred), fought),
  );
  for (const group of ordered) {
    const free = group.find((each) => isLegal(state, index, battle, detachment, each, false));
    if (free) return { to: free, through: null };
  }
  return throughFriends(state, index, battle, detachment, ordered);
}

/** PLN-WDR-05 Through friends: through the first hex that holds friendly detachments to the nearest unoccupied one. */
function throughFriends(
  state: PlanetaryState,
  index: ArmiesByHex,
  battle: Battle,
  detachment: Detachment,
  groups: readonly (readonly HexKey[])[],
): WayOut | null {
  for (const group of groups) {
    const through = group.find((each) => isLegal(state, index, battle, detachment, each, true));
    if (!through) continue;
    const to = nearestUnoccupied(state, through, detachment.owner, moveClasses(state, detachment), [
      battle.hex,
    ]);
    if (to) return { to, through };
  }
  return null;
}

/** PLN-WDR-03 Attacker: the hex they came from, then any adjacent one. From orbit: any. */
function attackerGroups(battle: Battle): readonly (readonly Direction[])[] {
  const back = battle.attacker.origin === null ? null : directionBetween(battle.hex, battle.attacker.origin);
  return back === null ? [ALL_DIRECTIONS] : [[back], ALL_DIRECTIONS.filter((each) => each !== back)];
}

/** PLN-WDR-04 Defender: d+3, d+2, d+4, else d+1, d+5; never d. Attacked from orbit: all six. */
function defenderGroups(battle: Battle): readonly (readonly Direction[])[] {
  if (battle.attacker.fromOrbit) return [ALL_DIRECTIONS];
  // PLN-DSC-03: an attacker that came from nowhere counts as from direction 0.
  const from =
    battle.attacker.origin === null ? 0 : (directionBetween(battle.hex, battle.attacker.origin) ?? 0);
  return DEFENDER_WITHDRAWAL.map((group) => group.map((turn) => turnDirection(from, turn)));
}

function byPreference(group: readonly Direction[], preferred: readonly number[]): readonly Direction[] {
  const rank = (direction: number) => {
    const at = preferred.indexOf(direction);
    return at < 0 ? preferred.length : at;
  };
  return [...group].sort((a, b) => rank(a) - rank(b));
}

/** Hexes of a group: those out of enemy ZOC first, ignoring the ZOC of the armies that just fought. */
function sortGroup(
  state: PlanetaryState,
  index: ArmiesByHex,
  from: HexKey,
  owner: string,
  group: readonly Direction[],
  fought: readonly string[],
): readonly HexKey[] {
  return group
    .flatMap((direction) => neighbourKey(state, from, direction) ?? [])
    .map((key) => ({ key, threatened: inEnemyZoc(state, index, key, owner, fought) ? 1 : 0 }))
    .sort((a, b) => a.threatened - b.threatened)
    .map((each) => each.key);
}

/** PLN-WDR-02 Legal hexes; with `friends`, those that a friendly detachment holds instead of the free ones. */
function isLegal(
  state: PlanetaryState,
  index: ArmiesByHex,
  battle: Battle,
  detachment: Detachment,
  key: HexKey,
  friends: boolean,
): boolean {
  const [from, to] = [entryAt(state.hexes, battle.hex), entryAt(state.hexes, key)];
  return (
    mayStepInBattle(moveClasses(state, detachment), from, to) &&
    isOpen(state, index, battle, detachment, key, friends)
  );
}

/** PLN-WDR-02, apart from the way there. */
function isOpen(
  state: PlanetaryState,
  index: ArmiesByHex,
  battle: Battle,
  { owner }: Detachment,
  key: HexKey,
  friends: boolean,
): boolean {
  const to = entryAt(state.hexes, key);
  if (to.controller !== null && isPartner(state, to.controller, owner)) return false;
  if (hasOpenBattle(state, battle, key)) return false;
  if (!friends) return isUnoccupiedFor(state, index, key, owner);
  return armiesIn(index, key).every((each) => isFriendly(state, each.owner, owner));
}

/** A battle in the hex that is still to be fought. */
const hasOpenBattle = (state: PlanetaryState, except: Battle, hex: HexKey): boolean =>
  Object.values(state.battles).some(
    (each) =>
      each.id !== except.id && each.hex === hex && each.status !== 'judged' && each.status !== 'resolved',
  );

/** PLN-WDR-01: to its start hex, or if that is not legal to the nearest unoccupied hex to it. */
function returnRaider(table: PlanetaryTable, battle: Battle): void {
  const raider = standing(table.state, battle, 'attacker');
  const { origin, startHex } = battle.attacker;
  if (!raider || origin === null) return;
  const { state } = table;
  const index = armiesByHex(state);
  if (startHex !== undefined && isOpen(state, index, battle, raider, startHex, false)) {
    returnTwoHexes(table, battle, raider, startHex);
    return;
  }
  const start = startHex ?? origin;
  const legal = startHex === undefined && isLegal(state, index, battle, raider, start, false);
  const to = legal
    ? start
    : nearestUnoccupied(state, start, raider.owner, moveClasses(state, raider), [battle.hex]);
  if (to) emitWithdrawal(table, battle, raider, { to, through: null }, ['PLN-WDR-01']);
}

/** RACE-DE-06: over any free hex between; where all are barred, to a hex next to the battle (PLN-WDR-03). */
function returnTwoHexes(table: PlanetaryTable, battle: Battle, raider: Detachment, start: HexKey): void {
  const { state } = table;
  const through = freeWay(state, armiesByHex(state), raider, battle.hex, start, [
    existing(battle.attacker.origin, 'hex that the attacker came from'),
  ]);
  if (through !== null) {
    emitWithdrawal(table, battle, raider, { to: start, through }, ['PLN-WDR-01', 'RACE-DE-06']);
    return;
  }
  const way = wayOut(state, battle, 'attacker', raider);
  if (way) emitWithdrawal(table, battle, raider, way, ['PLN-WDR-03', 'RACE-DE-06']);
}

function emitWithdrawal(
  table: PlanetaryTable,
  battle: Battle,
  detachment: Detachment,
  way: WayOut,
  because: readonly RuleId[],
): void {
  table.emit(
    {
      type: 'planetary.DetachmentWithdrew',
      data: {
        detachment: detachment.id,
        from: battle.hex,
        to: way.to,
        through: way.through,
        battle: battle.id,
      },
    },
    because,
  );
  // PLN-SPY-04: a withdrawing loser leaves the spy behind.
  const { winner } = existing(battle.result, 'result of the battle');
  const lost = winner !== null && battle[enemySide(winner)].detachment === detachment.id;
  if (!lost) spiesFollow(table, detachment.id, way.to);
}
