import type { GmChange } from '../gm-changes.js';
import type { Judge } from '../judge.js';
import { mustBeArbiter } from './factions.js';
import { mustBeOpening, mustSayWhy, type GmChanger, type GmChangers } from './gm-changing.js';
import { CREATIONS } from './gm-creations.js';
import { REMOVALS } from './gm-removals.js';
import { SETTINGS } from './gm-settings.js';

const CHANGERS: GmChangers<GmChange> = { ...CREATIONS, ...REMOVALS, ...SETTINGS };

/** GOW-GEN-07: all of the changes, one after another, or none. */
export const makeGmChanges: Judge<'MakeGmChanges'> = (table, { changes, reason }) => {
  const barred = [...mustBeArbiter(table), ...mustBeOpening(table), ...mustSayWhy(reason)];
  if (barred.length > 0) return barred;
  return changes.flatMap((change, index) => {
    const changer = CHANGERS[change.change] as GmChanger<GmChange['change']>;
    return changer(table, change, { change: change.change, reason }, ['changes', index]);
  });
};
