import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { GhostOfWarState, TradeLine } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask, TaskArgs } from '../state/tasks.js';
import { isCombatEffective } from '../effectiveness/effectiveness.js';
import { isAllied, isHostile } from '../general/factions.js';
import { isOnGuard } from '../activities/guard.js';
import { figure, inForce } from '../house-rules/house-rules.js';
import { failOrder, ordersOf, type InForce } from '../sheets/orders-taken-up.js';
import { inOrderOfForces } from '../general/order.js';
import { ownerOf } from '../general/owners.js';
import { setOf } from '../sheets/planned-sets.js';
import { judgeInForce, type OrderContext, type OrderJudge } from '../sheets/sheets.js';
import { surveyOf } from '../map/status/survey.js';
import type { TaskKinds } from '../dice/task-kind.js';
import { typeOf } from '../units/unit-types.js';
import { waypoints } from '../map/trade-places.js';
import { raidingShips, systemOfRaider } from './raiders.js';
import { isDue } from './schedule.js';
import { linesByNumber, witnessesOf } from './witnesses.js';

/** GOW-TRD-13: modifiers of the raid's die. */
const RAID_DICE = { pack: { ships: 3, bonus: 1 }, guarded: -2, watched: -1, sides: 6 } as const;

/** GOW-TRD-13: ships that lie in wait on the way of an enemy's line. */
export const judgeRaid: OrderJudge<'RAID'> = (context, { raider, line: id }): readonly Violation[] => {
  const { state, faction, path, sheet, index } = context;
  if (!inForce(state.parameters, 'raid.enabled')) return [violation('GOW-TRD-13', 'RAIDS_OFF', path)];
  const line = lookUp(state.lines, id);
  const seen = line && witnessesOf(state, line).includes(faction) ? line : null;
  const again = sheet
    .slice(0, index)
    .some((each) => each.order === 'RAID' && each.raider === raider && each.line === id);
  return [
    ...raiderFaults(context, raider),
    ...(seen
      ? lineFaults(context, raider, seen)
      : [violation('GOW-TRD-13', 'NO_SUCH_LINE', [...path, 'line'], { line: id })]),
    ...(again ? [violation('GOW-TRD-13', 'RAIDS_TWICE', path, { raider, line: id })] : []),
  ];
};

function raiderFaults({ state, faction, path, sheet }: OrderContext, raider: string): readonly Violation[] {
  const at = [...path, 'raider'];
  if (ownerOf(state, raider) !== faction)
    return [violation('GOW-GEN-01', 'NOT_YOUR_UNIT', at, { unit: raider })];
  const ships = raidingShips(state, raider);
  if (ships.length === 0) return [violation('GOW-TRD-13', 'NO_SHIPS', at, { raider })];
  const effective = ships.filter((each) => isCombatEffective(state, each));
  if (effective.length === 0) return [violation('GOW-TRD-13', 'NOT_COMBAT_EFFECTIVE', at, { raider })];
  return effective.every((each) => setOf(state, sheet, each).includes('Idle'))
    ? [violation('GOW-TRD-13', 'RAIDER_IDLE', at, { raider })]
    : [];
}

function lineFaults(
  { state, faction, path }: OrderContext,
  raider: string,
  line: TradeLine,
): readonly Violation[] {
  const params = { line: line.id };
  const system = systemOfRaider(state, raider);
  const onTheWay = waypoints(state, line).some((each) => each.system === system);
  return [
    ...(isHostile(state, faction, line.owner)
      ? []
      : [violation('GOW-TRD-13', 'OWNER_NOT_HOSTILE', [...path, 'line'], params)]),
    ...(onTheWay
      ? []
      : [violation('GOW-TRD-13', 'NOT_ON_ITS_WAY', [...path, 'raider'], { ...params, system })]),
  ];
}

/** GOW-TRD-13, GOW-GEN-04: S5: lines by number; the raiders of one as forces are sorted, until one succeeds. */
export function raidTasks(table: GowTable): readonly DiceTask[] {
  const possible = ordersOf(table.state, 'RAID').filter((each) => isStillPossible(table, each));
  const orders = inOrderOfForces(table.state, possible, ({ order }) => order.raider);
  return linesByNumber(table.state).flatMap(({ id }) =>
    orders
      .filter((each) => each.order.line === id)
      .map(({ faction, order: { raider } }) => ({ kind: 'RAID', args: { line: id, raider, faction } })),
  );
}

function isStillPossible(table: GowTable, entry: InForce<'RAID'>): boolean {
  const violations = judgeInForce(table.state, entry, judgeRaid);
  if (violations.length > 0) failOrder(table, entry, violations);
  return violations.length === 0;
}

interface Raid {
  readonly line: TradeLine;
  readonly raider: string;
  readonly faction: string;
  readonly system: string;
  /** First stop that would get nothing. */
  readonly stop: number;
  readonly modifier: number;
  readonly target: number;
}

/** The raid of a task; null when the line has been raided already, or brings nothing beyond the raider. */
function raidOf(state: GhostOfWarState, args: TaskArgs<'RAID'>): Raid | null {
  const raider = args.raider;
  const line = lookUp(state.lines, args.line);
  const system = systemOfRaider(state, raider);
  if (!line || system === null || line.raid?.round === state.round) return null;
  const stop = waypoints(state, line).find((each) => each.system === system)?.stop;
  if (stop === undefined || !line.stops.slice(stop).some((each) => isDue(state, each))) return null;
  return {
    line,
    raider,
    faction: args.faction,
    system,
    stop,
    modifier: modifierOf(state, raider, line.owner, system),
    target: figure(state.parameters, 'raid.target'),
  };
}

/** GOW-TRD-13: three ships help; a guard of the owner's side hinders, or else any combat-effective ship of it. */
function modifierOf(state: GhostOfWarState, raider: string, owner: string, system: string): number {
  const { unitsIn, isEffective } = surveyOf(state);
  const escorts = unitsIn(system).filter(
    (each) => typeOf(state, each).domain === 'void' && isAllied(state, each.owner, owner),
  );
  const pack = raidingShips(state, raider).length >= RAID_DICE.pack.ships ? RAID_DICE.pack.bonus : 0;
  if (escorts.some((each) => isOnGuard(state, each))) return pack + RAID_DICE.guarded;
  return pack + (escorts.some(isEffective) ? RAID_DICE.watched : 0);
}

const isCertain = ({ modifier, target }: Raid): boolean => 1 + modifier >= target;
const isHopeless = ({ modifier, target }: Raid): boolean => RAID_DICE.sides + modifier < target;

export const RAID_TASKS: TaskKinds<'RAID'> = {
  RAID: {
    throws: (state, args) => {
      const raid = raidOf(state, args);
      return raid && !isCertain(raid) && !isHopeless(raid)
        ? { count: 1, for: 'GOW-TRD-13', purpose: 'raid', subject: raid.raider, faction: raid.faction }
        : null;
    },
    settle: (table, args, faces) => {
      const raid = raidOf(table.state, args);
      if (raid) settleRaid(table, raid, faces[0] ?? null);
      return undefined;
    },
  },
};

function settleRaid(table: GowTable, raid: Raid, face: number | null): void {
  const { line, raider, faction, system, stop, target, modifier } = raid;
  const total = face === null ? null : face + modifier;
  table.emit(
    {
      type: 'ghost-of-war.LineRaided',
      data: {
        faction,
        line: line.id,
        raid: { round: table.state.round, raider, faction, system, stop },
        total,
        target,
        success: total === null ? isCertain(raid) : total >= target,
        witnesses: witnessesOf(table.state, line),
      },
    },
    ['GOW-TRD-13'],
  );
}
