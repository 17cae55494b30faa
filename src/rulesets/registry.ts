import type { AnyRuleset } from '../engine/index.js';
import { EPIC } from './epic/index.js';
import { GHOST_OF_WAR } from './ghost-of-war/index.js';
import { META_CAMPAIGN } from './meta-campaign/index.js';
import { PLANETARY } from './planetary/index.js';
import { SPACE_EMPIRES } from './space-empires/index.js';

/** Every ruleset the service can adjudicate. To add one, add it here. */
export const RULESETS: readonly AnyRuleset[] = [PLANETARY, GHOST_OF_WAR, SPACE_EMPIRES, EPIC, META_CAMPAIGN];

/** The ruleset of a code, in the version that a campaign is pinned to; undefined when it is not known. */
export const findRuleset = (code: string): AnyRuleset | undefined =>
  RULESETS.find((each) => each.meta.code === code);
