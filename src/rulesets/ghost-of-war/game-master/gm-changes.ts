import { existing, itemAt, type InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { GmChange } from './changes.js';
import type { Judge } from '../judge.js';
import type { GowTable } from '../table.js';
import { partFromStrangers } from '../characters/company.js';
import { entryFaults } from './gm-entries.js';
import { mustBeArbiter } from '../general/factions.js';
import { mustBeOpening, mustSayWhy, type GmChanger, type GmChangers } from './gm-changing.js';
import { CREATIONS } from './gm-creations.js';
import { REMOVALS } from './gm-removals.js';
import { SETTINGS } from './gm-settings.js';
import { newFaults, type Fault } from '../units/structure.js';

const CHANGERS: GmChangers<GmChange> = { ...CREATIONS, ...REMOVALS, ...SETTINGS };

/** GOW-GEN-07: all of the changes, one after another, or none; the sector keeps its invariants. */
export const makeGmChanges: Judge<'MakeGmChanges'> = (table, { changes, reason }) => {
  const barred = [...mustBeArbiter(table), ...mustBeOpening(table), ...mustSayWhy(reason)];
  if (barred.length > 0) return barred;
  const before = table.state;
  const faults = changes.flatMap((change, index) => makeChange(table, change, reason, ['changes', index]));
  if (faults.length > 0) return faults;
  partFromStrangers(table);
  return [
    ...changes.flatMap((change, index) => entryFaults(table.state, change, ['changes', index, 'entry'])),
    ...newFaults(before, table.state, (fault) => placeOf(fault, changes)),
  ];
};

function makeChange(
  table: GowTable,
  change: GmChange,
  reason: string,
  path: InputPath,
): readonly Violation[] {
  const changer = CHANGERS[change.change] as GmChanger<GmChange['change']>;
  return changer(table, change, { change: change.change, reason }, path);
}

/** The last change that says what is wrong of the subject of a fault, or else the last that names it. */
function placeOf({ subject, others, field }: Fault, changes: readonly GmChange[]): InputPath {
  const last = (is: (change: GmChange, id: string) => boolean): number =>
    [subject, ...others]
      .map((id) => changes.findLastIndex((each) => is(each, id)))
      .find((each) => each >= 0) ?? -1;
  const saying = last((each, id) => names(each, id) && partWith(each, field) !== null);
  if (saying >= 0)
    return [
      'changes',
      saying,
      existing(partWith(itemAt(changes, saying), field), 'part with the field'),
      field,
    ];
  const naming = last(names);
  return ['changes', naming >= 0 ? naming : changes.length - 1];
}

/** The member of a change whose own members are what it sets, if the field is among them. */
const partWith = (change: GmChange, field: string): string | null =>
  Object.entries(change).find(
    ([, part]) => typeof part === 'object' && part !== null && Object.hasOwn(part as object, field),
  )?.[0] ?? null;

const names = (value: unknown, id: string): boolean =>
  value === id ||
  (typeof value === 'object' && value !== null && Object.values(value).some((each) => names(each, id)));
