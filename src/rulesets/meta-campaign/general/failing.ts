import type { Violation } from '../catalog.js';
import type { Part } from '../data/words.js';
import type { PostedOrder } from '../state/index.js';
import type { EdcTable } from '../table.js';

/** EDC-RND-05: a part that has become impossible is dropped whole. */
export function fail(
  table: EdcTable,
  { id, unit }: Pick<PostedOrder, 'id' | 'unit'>,
  part: Part,
  violations: readonly Pick<Violation, 'rule' | 'code'>[],
): void {
  table.emit(
    {
      type: 'meta-campaign.OrderPartFailed',
      data: { order: id, unit, part, reasons: violations.map(({ rule, code }) => ({ rule, code })) },
    },
    ['EDC-RND-05'],
  );
}
