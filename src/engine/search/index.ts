export { bestWays, type Search } from './best-ways.js';
