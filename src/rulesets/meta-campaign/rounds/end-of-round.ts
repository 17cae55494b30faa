import { recordSightings } from '../fog/sighting.js';
import { rollOverkills } from '../indirect/overkill.js';
import { search } from '../rescue/searching.js';
import { reviewOverrun } from '../overrun/overrunning.js';
import { closeTracks } from '../radar/checking.js';
import { listen } from '../sonar/listening.js';
import { endOfRoundStealth } from '../stealth/checking.js';
import { deliverAll, repairAll } from '../structures/serving.js';
import { completeSupply } from '../supply/completing.js';
import type { EdcTable } from '../table.js';

/** What happens at the end of a round, in this order (section 5). */
const STEPS: Readonly<Record<string, readonly ((table: EdcTable) => void)[]>> = {
  E1: [completeSupply],
  E2: [rollOverkills],
  E3: [repairAll],
  E4: [deliverAll],
  E5: [endOfRoundStealth, listen],
  E6: [search],
  E7: [reviewOverrun],
  E9: [closeTracks],
};

/** E1 to E7, and what of E9 comes before the counters; E8 is the next round's. */
export function endRound(table: EdcTable): void {
  for (const steps of Object.values(STEPS)) for (const step of steps) step(table);
  recordSightings(table);
}
