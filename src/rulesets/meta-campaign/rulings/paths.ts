import { lookUp } from '../../../kernel/index.js';
import type { MetaCampaignState, Scalar } from '../state/index.js';
import type { ValueEntry } from './shapes.js';

/** Parts of the state that a ruling may change (EDC-GMR-02). */
const ROOTS: readonly string[] = [
  'units',
  'structures',
  'map',
  'weather',
  'stances',
  'contract',
  'minefields',
];

/** What outlasts the round is no ruling's to change: whose a unit is, and what it has lived through. */
const LASTING = /^units\.[^.]+\.(id|owner|veterancy|campaignsSurvived)$/;

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['number', 'string', 'boolean'].includes(typeof value);

/** Members of a path: `units.u1.uses.shells`; ids hold no dot. */
export const partsOf = (path: string): readonly string[] => path.split('.');

/** What stands at a path; undefined where there is no such place, or more than one value. */
export function valueAt(state: MetaCampaignState, path: string): Scalar | undefined {
  const parts = partsOf(path);
  if (!ROOTS.includes(parts[0] ?? '') || parts.length < 2 || LASTING.test(path)) return undefined;
  let at: unknown = state;
  for (const part of parts) {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return undefined;
    at = lookUp<unknown>(at as Readonly<Record<string, unknown>>, part);
  }
  return isScalar(at) ? at : undefined;
}

/** The value that was given; nothing where none was. */
export const scalarOf = ({ number, text, flag }: ValueEntry): Scalar => number ?? text ?? flag ?? null;
