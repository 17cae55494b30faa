import { API_FACES as DERIVED } from '../faces.js';
import type { ApiFace } from '../face.js';
import { PLANETARY_API } from './planetary.js';

export const API_FACES: readonly ApiFace[] = [PLANETARY_API, ...DERIVED];
