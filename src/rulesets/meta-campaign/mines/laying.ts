import type { InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { MinefieldEntry } from '../contract/shapes.js';
import type { MineType } from '../data/mines.js';
import type { Bloc } from '../data/words.js';
import { unless } from '../general/asked.js';
import { hexAt } from '../map/reading.js';
import type { GameMap, MetaCampaignState } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { tell } from './detonation/detonating.js';

/** By the hex alone, so that nobody learns how many there are elsewhere. */
function nextId({ minefields }: MetaCampaignState, hex: string): string {
  for (let number = 1; ; number += 1) {
    const id = `mines@${hex}#${number}`;
    if (!(id in minefields)) return id;
  }
}

/** EDCU-MIN-01, EDCU-MIN-02: a field that its bloc knows. */
export function lay(table: EdcTable, hex: string, type: MineType, bloc: Bloc): void {
  const id = nextId(table.state, hex);
  table.emit({ type: 'meta-campaign.MinefieldLaid', data: { field: { id, hex, type, bloc } } }, [
    'EDCU-MIN-01',
  ]);
  tell(table, hex, bloc);
}

/** EDCU-MIN-01: as many in a hex as it holds. */
export const checkMinefields = (
  map: GameMap,
  fields: readonly MinefieldEntry[],
  most: number,
  path: InputPath,
): readonly Violation[] =>
  fields.flatMap(({ hex }, place) => {
    const before = fields.slice(0, place).filter((each) => each.hex === hex).length;
    return [
      ...unless(hexAt(map, hex) !== null, 'EDCU-MIN-01', 'OFF_THE_MAP', [...path, place, 'hex'], { hex }),
      ...unless(before < most, 'EDCU-MIN-01', 'FULL', [...path, place], { hex, most }),
    ];
  });

/** EDCU-MIN-13: fields of the scenario, and who knows them. */
export function layMines(table: EdcTable, fields: readonly MinefieldEntry[]): void {
  for (const { hex, type, bloc, knownTo } of fields) {
    lay(table, hex, type, bloc);
    for (const each of knownTo) tell(table, hex, each);
  }
}
