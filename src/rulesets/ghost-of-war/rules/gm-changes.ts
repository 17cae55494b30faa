import type { InputPath, Violation } from '../../../kernel/index.js';
import type { GmChange } from '../gm-changes.js';
import type { Judge } from '../judge.js';
import type { GowTable } from '../table.js';
import { partFromStrangers } from './characters/company.js';
import { entryFaults } from './gm-entries.js';
import { mustBeArbiter } from './factions.js';
import { mustBeOpening, mustSayWhy, type GmChanger, type GmChangers } from './gm-changing.js';
import { CREATIONS } from './gm-creations.js';
import { REMOVALS } from './gm-removals.js';
import { SETTINGS } from './gm-settings.js';
import { newFaults, type Fault } from './structure.js';

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

function makeChange(table: GowTable, change: GmChange, reason: string, path: InputPath): readonly Violation[] {
  const changer = CHANGERS[change.change] as GmChanger<GmChange['change']>;
  return changer(table, change, { change: change.change, reason }, path);
}

/** The last change that names the subject of a fault. */
function placeOf({ subject, others, field }: Fault, changes: readonly GmChange[]): InputPath {
  const named = [subject, ...others].map((id) => changes.findLastIndex((each) => names(each, id)));
  const at = named.find((each) => each >= 0) ?? changes.length - 1;
  const within = Object.entries(changes[at] ?? {}).find(
    ([, part]) => typeof part === 'object' && part !== null && Object.hasOwn(part as object, field),
  );
  return ['changes', at, ...(within ? [within[0], field] : [])];
}

const names = (value: unknown, id: string): boolean =>
  value === id ||
  (typeof value === 'object' && value !== null && Object.values(value).some((each) => names(each, id)));
