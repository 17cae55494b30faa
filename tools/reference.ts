/**
 * Writes the pages of reference, `docs/reference/<ruleset>/`: what authors of cases and of bots open, made of the shapes of commands and
 * positions, of the house rules, of the catalogue of events and of the conformance cases. Whether they are as they would be written is
 * looked at by `npm run rulesets:check`.
 */
import { writeReference } from './reference/written.js';

await writeReference();
