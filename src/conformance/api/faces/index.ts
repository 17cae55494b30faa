import type { ApiFace } from '../face.js';
import { GHOST_OF_WAR_API } from './ghost-of-war.js';
import { PLANETARY_API } from './planetary.js';

/** How each ruleset is played over the API. To play the cases of another one there, add its face. */
export const API_FACES: readonly ApiFace[] = [PLANETARY_API, GHOST_OF_WAR_API];
