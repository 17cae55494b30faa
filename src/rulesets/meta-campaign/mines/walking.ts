import { flatNeighbours, hexKey, parseHexKey } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';
import { die } from '../general/checks.js';
import type { Step } from '../movement/steps.js';
import type { Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { blocOf, has } from '../units/kinds.js';
import { tell } from './detonation/detonating.js';
import { fieldsIn, isWarned, knowsMines } from './detonation/fields.js';
import { goesOff } from './detonation/checking.js';

const D6 = 6;

/** How a unit goes among mines. */
export interface Tread {
  /** EDCU-MIN-08: ends as soon as it has detected something. */
  readonly sweeps: boolean;
  /** EDCU-MIN-10 */
  readonly crosses: boolean;
  /** EDCU-MIN-09: no check for leaving. */
  readonly retraces: boolean;
}

/** How far a path leads among mines, and where one goes off. */
export interface Walk {
  readonly steps: number;
  readonly reason: 'KNOWN_MINES' | 'MINES_DETECTED' | 'DETONATION' | null;
  /** Hex of a detonation. */
  readonly blast: string | null;
}

/** EDCU-MIN-07: one die for each mined hex beside it that its bloc does not know; answers whether anything was found. */
function detect(table: EdcTable, unit: Unit, hex: string, looked: Set<string>): boolean {
  if (!has(unit, 'mineDetector')) return false;
  const bloc = blocOf(unit);
  let found = false;
  for (const each of flatNeighbours(existing(parseHexKey(hex), 'hex')).map(hexKey)) {
    const { state } = table;
    if (looked.has(each) || fieldsIn(state, each).length === 0 || knowsMines(state, each, bloc)) continue;
    looked.add(each);
    if (die(table, unit.id, D6, 'EDCU-MIN-07', `mines in ${each}`) < state.rules.mineDetectorMin) continue;
    tell(table, each, bloc, unit.id);
    found = true;
  }
  return found;
}

/** EDCU-MIN-02, EDCU-MIN-03, EDCU-MIN-07 to EDCU-MIN-10: step by step, before anything of the move is told. */
export function walk(table: EdcTable, unit: Unit, steps: readonly Step[], tread: Tread): Walk {
  const looked = new Set<string>();
  const start = existing(unit.hex, 'hex');
  if (steps.length > 0 && detect(table, unit, start, looked) && tread.sweeps)
    return { steps: 0, reason: 'MINES_DETECTED', blast: null };
  for (const [place, { from, to }] of steps.entries()) {
    if (!tread.crosses && isWarned(table.state, unit, to))
      return { steps: place, reason: 'KNOWN_MINES', blast: null };
    if (place === 0 && !tread.retraces && goesOff(table, unit, from, tread.crosses))
      return { steps: 0, reason: 'DETONATION', blast: from };
    if (goesOff(table, unit, to, tread.crosses)) return { steps: place + 1, reason: 'DETONATION', blast: to };
    if (detect(table, unit, to, looked) && tread.sweeps)
      return { steps: place + 1, reason: 'MINES_DETECTED', blast: null };
  }
  return { steps: steps.length, reason: null, blast: null };
}
