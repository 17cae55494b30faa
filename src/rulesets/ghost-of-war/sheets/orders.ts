/* Names of what is said on sheets and in reports: as the shapes have it. */

import type { Shaped } from '../../../kernel/index.js';
import type { battleReport } from '../combat/report-shapes.js';
import type { heroAction } from './force-shapes.js';
import type { stop } from './goods-shapes.js';
import type { order } from './shapes.js';

/** Orders of S1 (catalog section 20). Sealed until S1 closes; every one names its actor. */
export type Order = Shaped<typeof order>;
export type StopOrder = Shaped<typeof stop>;
/** GOW-CHR-09…24. */
export type HeroAction = Shaped<typeof heroAction>;
/** GOW-CBT-10 */
export type BattleReport = Shaped<typeof battleReport>;
