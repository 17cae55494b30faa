import { flatNeighbour, hexKey, parseHexKey } from '../../../engine/hex/index.js';
import { existing } from '../../../kernel/index.js';
import { die } from '../general/checks.js';
import type { RuleId } from '../catalog.js';
import type { EdcTable } from '../table.js';

const D20 = 20;

/** EDC-WND-02: how often the wind takes something along; every natural 1 adds a roll. */
export function rollDrift(table: EdcTable, subject: string, rule: RuleId): number {
  const { rules, weather } = table.state;
  const { dots } = weather.wind;
  if (dots === 0) return 0;
  const target = dots * rules.windMultiplier;
  const base = dots >= rules.windDoubleRollFrom ? 2 : 1;
  if (target >= D20) return base;
  let drift = 0;
  for (let left = base; left > 0; left--) {
    const face = die(table, subject, D20, rule, 'wind drift');
    if (face <= target) drift += 1;
    if (face === 1) left += 1;
  }
  return drift;
}

/** EDC-WND-03: the hex so many drifts downwind; it may lie off the map. */
export function downwind({ state }: EdcTable, hex: string, drift: number): string {
  const { direction } = state.weather.wind;
  let at = existing(parseHexKey(hex), 'hex');
  for (let left = drift * state.rules.windDriftHexes; left > 0; left--) at = flatNeighbour(at, direction);
  return hexKey(at);
}
