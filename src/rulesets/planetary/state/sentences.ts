export { capital, list, some, words } from '../../../engine/index.js';
