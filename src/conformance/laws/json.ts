/** Already looked at and frozen: states share most of their parts. */
const known = new WeakSet<object>();

/** Freezes a value all the way down; answers what of it is no JSON: path and what stands there. */
export const sealed = (value: unknown): readonly string[] =>
  faultsIn(value).map((fault) => fault.replace(/^\./, ''));

/** The same, each path with a dot before every name: it is put together for faults alone. */
function faultsIn(value: unknown): readonly string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [` is ${value}`];
  if (typeof value !== 'object') return [` is ${typeof value}`];
  if (known.has(value)) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    return [` is a ${value.constructor.name}`];
  }
  Object.freeze(value);
  const wrong: string[] = [];
  for (const [key, each] of Object.entries(value))
    for (const fault of faultsIn(each)) wrong.push(`.${key}${fault}`);
  if (wrong.length === 0) known.add(value);
  return wrong;
}
