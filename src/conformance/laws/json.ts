/** Already looked at and frozen: states share most of their parts. */
const known = new WeakSet<object>();

/** Freezes a value all the way down; answers what of it is no JSON: path and what stands there. */
export function sealed(value: unknown, path = ''): readonly string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value !== 'object') return [`${path} is ${typeof value}`];
  if (known.has(value)) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    return [`${path} is a ${value.constructor.name}`];
  }
  Object.freeze(value);
  const wrong = Object.entries(value).flatMap(([key, each]) =>
    sealed(each, path === '' ? key : `${path}.${key}`),
  );
  if (wrong.length === 0) known.add(value);
  return wrong;
}
