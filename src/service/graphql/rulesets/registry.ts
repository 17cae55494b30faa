import type { RulesetFace } from './face.js';

/** Every ruleset that the API shows. To add one, add its face here. */
export const FACES: readonly RulesetFace[] = [];
