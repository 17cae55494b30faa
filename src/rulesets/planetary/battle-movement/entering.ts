import { entryAt, existing } from '../../../kernel/index.js';
import type { HexKey } from '../../../engine/hex/index.js';
import type { RuleId } from '../catalog.js';
import type { BattleOrder } from '../commands.js';
import { NPC, type Army, type Detachment, type PlanetaryState } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { isRaid } from '../sheets/sheet-view.js';
import { captureConvoy, takeHexContents } from '../movement/claims/capturing.js';
import { armiesByHex, armiesIn, hexOf, inOrder } from '../map/map.js';
import { isStrongholdBattle, newBattle } from '../battle/new-battle.js';
import { isEnemy } from '../state/relations.js';
import { spiesFollow } from '../fog/spies.js';

interface Way {
  readonly to: HexKey;
  /** Hex that it passes on its way (RACE-DE-05). */
  readonly via: HexKey | null;
  readonly moved: ReadonlySet<string>;
}

/** PLN-BMV-05, -08, -09: a detachment enters the hex it attacks or raids. */
export function enterHex(
  table: PlanetaryTable,
  detachment: Detachment,
  order: BattleOrder,
  { to, via, moved }: Way,
): void {
  const from = hexOf(detachment);
  const rules: readonly RuleId[] = from === null ? ['PLN-BOR-05', 'RACE-ORB-04'] : ['PLN-BMV-05'];
  if (via !== null) move(table, detachment.id, from, via, order.order, ['RACE-DE-05']);
  move(table, detachment.id, via ?? from, to, order.order, rules);
  const enemies = armiesIn(armiesByHex(table.state), to).filter((each) =>
    isEnemy(table.state, each.owner, detachment.owner),
  );
  if (enemies.length > 0) beginBattle(table, detachment, order, { from, via, to, enemies, moved });
  else if (isRaid(order)) raidEmptyHex(table, detachment, existing(from, 'hex that it came from'), via, to);
  else occupyEmptyHex(table, detachment, order, to);
}

function move(
  table: PlanetaryTable,
  detachment: string,
  from: HexKey | null,
  to: HexKey,
  how: BattleOrder['order'] | 'RAID_RETURN',
  because: readonly RuleId[],
): void {
  table.emit({ type: 'planetary.DetachmentMoved', data: { detachment, from, to, how } }, because);
  spiesFollow(table, detachment, to);
}

/** PLN-BMV-04 Cancelling: who has not moved yet loses the order, unless it is DEFEND. */
function cancelOrder(table: PlanetaryTable, army: Army, by: string, moved: ReadonlySet<string>): void {
  const order = table.state.battleOrders[army.id]?.order ?? 'GUARD';
  if (army.kind === 'garrison' || moved.has(army.id) || order === 'DEFEND' || order === 'GUARD') return;
  table.emit({ type: 'planetary.OrderCancelled', data: { detachment: army.id, order, by } }, ['PLN-BMV-04']);
}

interface Entry {
  readonly from: HexKey | null;
  readonly via: HexKey | null;
  readonly to: HexKey;
  readonly enemies: readonly Army[];
  readonly moved: ReadonlySet<string>;
}

/** PLN-BMV-09 What fights: attacker against the detachment and garrison there, on one side together. */
export function beginBattle(
  table: PlanetaryTable,
  attacker: Detachment,
  order: BattleOrder,
  entry: Entry,
): void {
  for (const army of entry.enemies) cancelOrder(table, army, attacker.id, entry.moved);
  const { state } = table;
  const detachment = entry.enemies.find((each) => each.kind === 'detachment');
  const garrison = entry.enemies.find((each) => each.kind === 'garrison');
  const defender = existing(detachment ?? garrison, 'defender').owner;
  const defending = detachment ? state.battleOrders[detachment.id] : undefined;
  const hex = entryAt(state.hexes, entry.to);
  const attackSeq = nextAttackSeq(state);
  const battle = newBattle({
    id: `b${state.turn}-${attackSeq}`,
    turn: state.turn,
    hex: entry.to,
    kind: isRaid(order) ? 'RAID' : 'ATTACK',
    planned: order.order.startsWith('PLANNED_'),
    attackSeq,
    attacker: {
      seat: attacker.owner,
      detachment: attacker.id,
      origin: null,
      // PLN-DSC-03: an NPC army comes from no hex, and not from orbit either.
      fromOrbit: entry.from === null && attacker.owner !== NPC,
    },
    defender: { seat: defender, detachment: detachment?.id ?? null, garrison: garrison?.id ?? null },
    defenderDefends: defending?.order === 'DEFEND',
    strongholdBattle: isStrongholdBattle(state, hex.controller, hex.stronghold !== null, defender),
  });
  table.emit({ type: 'planetary.BattleCreated', data: { battle } }, ['PLN-BMV-09', 'PLN-BMV-01']);
  if (entry.from !== null) {
    const start = entry.via === null ? {} : { startHex: entry.from };
    const data = { battle: battle.id, origin: entry.via ?? entry.from, ...start };
    table.emit({ type: 'planetary.BattleOriginNoted', data }, ['PLN-BMV-05']);
  }
  noteIntent(table, battle.id, attacker.owner, 'attacker', order);
  if (defending) noteIntent(table, battle.id, defender, 'defender', defending);
}

/** What the order said about afterwards: nothing is noted where it said nothing. */
function noteIntent(
  table: PlanetaryTable,
  battle: string,
  seat: string,
  side: 'attacker' | 'defender',
  order: BattleOrder,
): void {
  const { onTake, strongholdFate, withdrawalPreference } = order;
  const attacks = side === 'attacker' && (onTake !== undefined || strongholdFate !== undefined);
  if (!attacks && withdrawalPreference === undefined) return;
  table.emit(
    {
      type: 'planetary.BattleIntentNoted',
      data: {
        battle,
        seat,
        side,
        onTake: onTake ?? null,
        strongholdFate: strongholdFate ?? null,
        withdrawalPreference: withdrawalPreference ?? [],
      },
    },
    ['PLN-BMV-09'],
  );
}

/** PLN-BMV-08: an attack into a hex without enemy army: what is in it is taken. */
function occupyEmptyHex(
  table: PlanetaryTable,
  detachment: Detachment,
  order: BattleOrder,
  hex: HexKey,
): void {
  const { owner, id } = detachment;
  const isPrey = (each: { readonly hex: HexKey; readonly owner: string }): boolean =>
    each.hex === hex && isEnemy(table.state, each.owner, owner);
  for (const convoy of inOrder(Object.values(table.state.convoys)).filter(isPrey)) {
    captureConvoy(table, convoy.id, owner, hex, ['PLN-BMV-08']);
  }
  for (const diplomat of inOrder(Object.values(table.state.diplomats)).filter(isPrey)) {
    table.emit(
      {
        type: 'planetary.DiplomatDestroyed',
        data: { diplomat: diplomat.id, owner: diplomat.owner, hex, by: id },
      },
      ['PLN-BMV-08'],
    );
  }
  takeHexContents(table, owner, hex, {
    onTake: order.onTake ?? null,
    strongholdFate: order.strongholdFate ?? 'keep',
  });
}

/** PLN-BMV-08: a raid into such a hex succeeds, and the raider is back at once; loot comes later (PLN-RAI-01). */
function raidEmptyHex(
  table: PlanetaryTable,
  detachment: Detachment,
  startHex: HexKey,
  via: HexKey | null,
  hex: HexKey,
): void {
  const { id, owner } = detachment;
  const attackSeq = nextAttackSeq(table.state);
  table.emit(
    {
      type: 'planetary.RaidSucceeded',
      data: { raid: { hex, detachment: id, seat: owner, attackSeq, startHex, battle: null } },
    },
    ['PLN-RAI-01', 'PLN-BMV-08'],
  );
  // RACE-DE-06: back over the hex it came over.
  if (via !== null) move(table, id, hex, via, 'RAID_RETURN', ['RACE-DE-06']);
  move(table, id, via ?? hex, startHex, 'RAID_RETURN', ['PLN-BMV-08']);
}

/** PLN-BMV-01: next number of this turn; raids without a battle count, for PLN-RAI-03 goes by it. */
function nextAttackSeq(state: PlanetaryState): number {
  const battles = Object.values(state.battles).filter((each) => each.turn === state.turn);
  return 1 + Math.max(0, ...[...battles, ...state.raids].map((each) => each.attackSeq));
}
