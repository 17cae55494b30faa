import { byKey, whole, wholeIn, wholes, type ParameterDefinition } from '../../../engine/index.js';
import type { RuleId } from '../catalog.js';
import { PLAY_RULES } from './play.js';
import { UNIT_RULES } from './units.js';

const D20 = 20;
const LAST_HOUR = 23;

const TABLES = [
  whole('clockStart', 'Hour of the clock at the start of round 1.', 'EDC-NGT-01', 6, 0, LAST_HOUR),
  whole('nightStart', 'First hour of night.', 'EDC-NGT-01', 20, 0, LAST_HOUR),
  whole('nightEnd', 'First hour of day.', 'EDC-NGT-01', 6, 0, LAST_HOUR),
  {
    name: 'illegalElevationTable',
    description: 'The highest die of each outcome of an attempt; they do not fall, and the last is 6.',
    rule: 'EDC-ELV-05',
    default: { STOP: 3, STOP_EXTRA_ENERGY: 4, DISABLED: 5, DAMAGE: 6 },
    range: byKey(['STOP', 'STOP_EXTRA_ENERGY', 'DISABLED', 'DAMAGE'], () => wholeIn(0, 6)),
  },
  {
    name: 'rescueBase',
    description: 'Search target by severity of the death.',
    rule: 'EDC-RSC-02',
    default: { LIGHT: 10, HEAVY: 6, CATASTROPHIC: 2 },
    range: byKey(['LIGHT', 'HEAVY', 'CATASTROPHIC'], () => wholeIn(0, D20)),
  },
  {
    name: 'rescueProximity',
    description: 'Added by the distance of the nearest friendly unit: 0, 1, 2.',
    rule: 'EDC-RSC-02',
    default: [6, 4, 2],
    range: wholes(3, 0, D20),
  },
] as const;

/** House rules (parameters of both catalogs): what a club may set for itself when it opens its world. */
export const HOUSE_RULES = [
  ...PLAY_RULES,
  ...UNIT_RULES,
  ...TABLES,
] as const satisfies readonly ParameterDefinition<RuleId>[];

type Rule = (typeof HOUSE_RULES)[number];
type Figure = Extract<Rule, { readonly default: number }>['name'];
type Flag = Extract<Rule, { readonly default: boolean }>['name'];

/** The house rules of a world. */
export interface HouseRules extends Readonly<Record<Figure, number>>, Readonly<Record<Flag, boolean>> {
  readonly windDriftScope: 'ATTACK' | 'ROUND';
  readonly illegalElevationTable: Readonly<
    Record<'STOP' | 'STOP_EXTRA_ENERGY' | 'DISABLED' | 'DAMAGE', number>
  >;
  readonly rescueBase: Readonly<Record<'LIGHT' | 'HEAVY' | 'CATASTROPHIC', number>>;
  readonly rescueProximity: readonly number[];
}
