import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import type { EpcTable } from '../table.js';
import { detachmentBy, mustBeOwn, mustBelong } from './pieces.js';
import { firstOf, mustPlay, unless, type Asked } from '../general/asked.js';

/** EPC-GEN-05: after the loss of an HQ its owner may name another living unit, until the next phase begins. */
export const judgeHq = (asked: Asked, { detachment, unit }: CommandOf<'NameHq'>): readonly Violation[] =>
  firstOf(
    () => mustPlay(asked),
    () => mustBeOwn(asked, detachment, 'EPC-GEN-05', ['detachment']),
    () =>
      unless(detachmentBy(asked.state, detachment).hqLost, 'EPC-GEN-05', 'TOO_LATE', ['detachment'], {
        detachment,
      }),
    () => mustBelong(asked, unit, detachment, 'EPC-GEN-05', ['unit']),
  );

export function nameHq(table: EpcTable, { detachment, unit }: CommandOf<'NameHq'>): void {
  table.emit({ type: 'epic.HqReplaced', data: { detachment, unit, lost: false } }, ['EPC-GEN-05']);
}
