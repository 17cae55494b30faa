/** Hooks of Node's module loader: modules asked for with `?graph=unreadable` hold nothing that can be read, if they are named here. */
const exportsOf = new Map();

/** Takes the names that modules export, by the URL of the module. */
export function initialize(modules) {
  for (const [url, names] of modules) exportsOf.set(url, names);
}

const source = (url, names) => `
const unreadable = (name) => {
  const refuse = () => {
    throw new Error(name + ' was read to fold an event');
  };
  return new Proxy(refuse, { get: refuse, has: refuse, ownKeys: refuse, apply: refuse });
};
${names.map((name) => `export const ${name} = unreadable(${JSON.stringify(`${name} of ${url}`)});`).join('\n')}
`;

export function load(url, context, next) {
  const [asked, query] = url.split('?');
  const names = query === 'graph=unreadable' ? exportsOf.get(asked) : undefined;
  if (names === undefined) return next(url, context);
  return { format: 'module', source: source(asked, names), shortCircuit: true };
}
