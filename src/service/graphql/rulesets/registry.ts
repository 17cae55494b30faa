import type { RulesetFace } from './face.js';
import { PLANETARY_FACE } from './planetary/index.js';

/** Every ruleset that the API shows. To add one, add its face here. */
export const FACES: readonly RulesetFace[] = [PLANETARY_FACE];
