import { entryAt, existing } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import { partOf } from '../data/battle.js';
import { ROUTE_RAID_PART } from '../data/taking.js';
import type { Battle, PlanetaryState, SuccessfulRaid } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { captureConvoy } from '../movement/claims/capturing.js';
import { compareHexKeys, hexOf, inOrder } from '../map/map.js';
import { isEnemy } from '../state/relations.js';
import { yieldOf } from '../build/economy/resource-hexes.js';
import { createConvoy } from '../money/new-convoy.js';

/** PLN-RAI-01 Success: the raider wins the battle. A raid that met no army was recorded when it happened. */
export function recordWonRaid(table: PlanetaryTable, battle: Battle): void {
  if (battle.kind !== 'RAID' || battle.result?.winner !== 'attacker' || battle.attacker.origin === null)
    return;
  const { seat, detachment, origin, startHex = origin } = battle.attacker;
  table.emit(
    {
      type: 'planetary.RaidSucceeded',
      data: {
        raid: { hex: battle.hex, detachment, seat, attackSeq: battle.attackSeq, startHex, battle: battle.id },
      },
    },
    ['PLN-RAI-01'],
  );
}

interface Take {
  readonly resourceHex: string;
  readonly amount: number;
}

/** PLN-AFT-01 step 8: loot of all raids of the turn whose raiders are left. Resource hexes are emptied before their routes (PLN-RAI-03). */
export function takeLoot(table: PlanetaryTable): void {
  const raids = table.state.raids
    .filter((each) => table.state.detachments[each.detachment]?.place.at === 'hex')
    .sort((a, b) => a.attackSeq - b.attackSeq);
  const taken = new Map<SuccessfulRaid, readonly Take[]>();
  const looted = new Map<string, number>();
  const take = (raid: SuccessfulRaid, takes: readonly Take[]) => {
    for (const each of takes) looted.set(each.resourceHex, (looted.get(each.resourceHex) ?? 0) + each.amount);
    taken.set(raid, [...(taken.get(raid) ?? []), ...takes]);
  };
  for (const raid of raids) take(raid, resourceLoot(table.state, raid, looted));
  for (const raid of raids) take(raid, routeLoot(table.state, raid, looted));
  for (const raid of raids) settleRaid(table, raid, existing(taken.get(raid), 'take of the raid'));
}

/** PLN-RAI-02 Resource hex: all RP it makes this turn. */
function resourceLoot(
  state: PlanetaryState,
  raid: SuccessfulRaid,
  looted: ReadonlyMap<string, number>,
): readonly Take[] {
  const left = rpLeft(state, raid.hex, looted);
  return left > 0 && isEnemyHex(state, raid.hex, raid.seat) ? [{ resourceHex: raid.hex, amount: left }] : [];
}

/** PLN-RAI-03 Route hex strictly between the ends: half of what is left, rounded down. */
function routeLoot(
  state: PlanetaryState,
  raid: SuccessfulRaid,
  looted: ReadonlyMap<string, number>,
): readonly Take[] {
  return Object.values(state.routes)
    .filter(
      (route) =>
        route.hexes.slice(1, -1).includes(raid.hex) && isEnemyHex(state, route.resourceHex, raid.seat),
    )
    .sort((a, b) => compareHexKeys(a.resourceHex, b.resourceHex))
    .map((route) => ({
      resourceHex: route.resourceHex,
      amount: partOf(rpLeft(state, route.resourceHex, looted), ROUTE_RAID_PART),
    }))
    .filter((each) => each.amount > 0);
}

/**
 * RACE-DE-12: of what the hex yields to its owner; the raider's own race changes nothing. PLN-CLM-05: a hex that was
 * claimed this turn makes nothing yet.
 */
function rpLeft(state: PlanetaryState, hex: string, looted: ReadonlyMap<string, number>): number {
  const place = state.hexes[hex];
  if (state.claimedResources?.includes(hex) === true) return 0;
  return place ? yieldOf(state, place) - (state.lootedRp[hex] ?? 0) - (looted.get(hex) ?? 0) : 0;
}

function isEnemyHex(state: PlanetaryState, hex: string, seat: string): boolean {
  const controller = state.hexes[hex]?.controller ?? null;
  return controller !== null && isEnemy(state, controller, seat);
}

/** PLN-RAI-02…05: the loot as one convoy and the captured convoys, in the raider's end hex. */
function settleRaid(table: PlanetaryTable, raid: SuccessfulRaid, rp: readonly Take[]): void {
  const end = existing(hexOf(entryAt(table.state.detachments, raid.detachment)), 'hex');
  const stock = urbanLoot(table.state, raid);
  const bp = rp.reduce((sum, each) => sum + each.amount, stock);
  if (bp > 0) {
    const because: readonly RuleId[] = [
      ...(rp.some((each) => each.resourceHex === raid.hex) ? (['PLN-RAI-02'] as const) : []),
      ...(rp.some((each) => each.resourceHex !== raid.hex) ? (['PLN-RAI-03'] as const) : []),
      ...(stock > 0 ? (['PLN-RAI-04'] as const) : []),
    ];
    table.emit(
      {
        type: 'planetary.LootTaken',
        data: {
          hex: raid.hex,
          from: table.state.hexes[raid.hex]?.controller ?? null,
          by: raid.seat,
          rp,
          stock,
        },
      },
      because,
    );
    createConvoy(table, raid.seat, end, bp, `loot of ${raid.hex}`, because);
  }
  const convoys = inOrder(Object.values(table.state.convoys)).filter(
    (each) => each.hex === raid.hex && isEnemy(table.state, each.owner, raid.seat),
  );
  for (const convoy of convoys) captureConvoy(table, convoy.id, raid.seat, end, ['PLN-RAI-05']);
}

/** PLN-RAI-04 Urban hex: the whole stock; a negative one gives nothing. */
function urbanLoot(state: PlanetaryState, raid: SuccessfulRaid): number {
  const urban = state.hexes[raid.hex]?.urban;
  return urban && isEnemyHex(state, raid.hex, raid.seat) ? Math.max(0, urban.bp) : 0;
}
