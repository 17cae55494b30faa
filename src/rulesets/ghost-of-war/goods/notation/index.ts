export { notationViolation, type NotationError } from './cursor.js';
export { printBuffer, printGoods, type Reading } from './goods.js';
export {
  printLine,
  readLine,
  type NotedLine,
  type NotedPlace,
  type NotedStop,
  type PlaceNames,
  type StoredNames,
} from './line.js';
export { isNotable, nameKey, partNamed, resourceNamed } from './names.js';
export { compareWares, partsOf } from './wares.js';
