export { some } from '../../../engine/index.js';
