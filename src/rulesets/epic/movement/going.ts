import type { InputPath } from '../../../kernel/index.js';
import type { RuleId, Violation } from '../catalog.js';
import { HALTS_ON, TERRAIN, TERRAIN_HITS_ON } from '../data/tables.js';
import { unless } from '../general/asked.js';
import type { EpicState, Terrain, Unit } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { unitBy } from '../units/pieces.js';
import { goesAs, skims } from '../units/values.js';
import { takeHit } from '../war-engines/hits.js';

/** How a unit goes, as it is declared. */
export interface Going {
  readonly unit: string;
  readonly distanceCm: number;
  readonly terrain: readonly Terrain[];
  readonly startsDangerous: boolean;
  readonly endsIn?: Terrain;
}

const goingOf = (state: EpicState, unit: Unit, terrain: Terrain) =>
  TERRAIN[terrain].going[goesAs(state, unit)];

/** EPC-MOV-04, EPC-MOV-06: nobody enters what is impassable; who skims does not end there. */
export function judgeGoing(
  state: EpicState,
  unit: Unit,
  going: Pick<Going, 'terrain' | 'endsIn'>,
  path: InputPath,
): readonly Violation[] {
  const { terrain, endsIn } = going;
  const barred = (each: Terrain, rule: RuleId, at: InputPath) =>
    unless(goingOf(state, unit, each) !== 'IMPASSABLE', rule, 'IMPASSABLE', at, {
      unit: unit.id,
      terrain: each,
    });
  if (skims(state, unit.id)) return endsIn ? barred(endsIn, 'EPC-MOV-06', [...path, 'endsIn']) : [];
  return terrain.flatMap((each, place) => barred(each, 'EPC-MOV-04', [...path, 'terrain', place]));
}

/** EPC-MOV-05, EPC-MOV-06: the tests of a move in the order in which it comes to them. True where the unit was halted. */
export function goThrough(table: EpcTable, going: Going): boolean {
  const { unit, distanceCm, startsDangerous, terrain, endsIn } = going;
  if (distanceCm === 0) return false;
  const moving = unitBy(table.state, unit);
  if (startsDangerous && isHalted(table, unit, null, 'START')) return true;
  if (skims(table.state, unit)) {
    if (endsIn && goingOf(table.state, moving, endsIn) === 'DANGEROUS') isHalted(table, unit, endsIn, 'END');
    return false;
  }
  for (const each of terrain)
    if (goingOf(table.state, moving, each) === 'DANGEROUS' && isHalted(table, unit, each, 'ENTERED'))
      return true;
  return false;
}

/** One test: on a 1 it halts, and a second 1 is a hit, past shields and never critical. */
function isHalted(
  table: EpcTable,
  unit: string,
  terrain: Terrain | null,
  moment: 'START' | 'ENTERED' | 'END',
): boolean {
  const rule = skims(table.state, unit) ? 'EPC-MOV-06' : 'EPC-MOV-05';
  const throwOne = (purpose: string) =>
    table.roll({ count: 1, sides: 6, for: rule, purpose, subject: unit })[0] ?? 0;
  const die = throwOne('dangerous terrain');
  table.emit({ type: 'epic.TerrainTested', data: { unit, terrain, moment, die } }, [rule]);
  if (die > HALTS_ON) return false;
  if (moment !== 'END') table.emit({ type: 'epic.UnitHalted', data: { unit, terrain } }, [rule]);
  if (throwOne('hit by terrain') <= TERRAIN_HITS_ON)
    takeHit(table, { unit, rule, by: table.actor.seat, pastShields: true, critical: 'NEVER' });
  return true;
}
