import type { RulesetFace } from './face.js';
import { EPIC_FACE } from './epic/index.js';
import { GHOST_OF_WAR_FACE } from './ghost-of-war/index.js';
import { META_CAMPAIGN_FACE } from './meta-campaign/index.js';
import { PLANETARY_FACE } from './planetary/index.js';
import { SPACE_EMPIRES_FACE } from './space-empires/index.js';

/** Every ruleset that the API shows. To add one, add its face here. */
export const FACES: readonly RulesetFace[] = [
  PLANETARY_FACE,
  GHOST_OF_WAR_FACE,
  SPACE_EMPIRES_FACE,
  EPIC_FACE,
  META_CAMPAIGN_FACE,
];
