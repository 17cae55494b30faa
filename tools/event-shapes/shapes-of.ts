import ts from 'typescript';

/** What the members of an object may be, by name; a `?` ends the name of a member that may be absent. */
export type Members = Readonly<Record<string, string>>;

/** Stored events by type, and the named types that their data are made of. */
export interface EventShapes {
  readonly events: Readonly<Record<string, Members | string>>;
  readonly parts: Readonly<Record<string, Members | string>>;
}

/** Unions of at most so many names are written where they are used. */
const INLINE = 6;

/** The shapes of a union of events, `{ type; data }` each, that a file exports. */
export function shapesOf(program: ts.Program, file: string, union: string): EventShapes {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const exported = source && checker.getSymbolAtLocation(source);
  const named = exported && checker.getExportsOfModule(exported).find(({ name }) => name === union);
  if (!named) throw new Error(`${file} exports no ${union}`);
  const writer = newWriter(checker);
  const events: Record<string, Members | string> = {};
  for (const event of membersOfUnion(checker.getDeclaredTypeOfSymbol(named))) {
    for (const type of membersOfUnion(typeOfMember(checker, event, 'type'))) {
      if (!type.isStringLiteral()) throw new Error(`an event of ${union} has no literal type`);
      events[type.value] = writer.whole(typeOfMember(checker, event, 'data'));
    }
  }
  return { events: sorted(events), parts: sorted(writer.parts) };
}

function typeOfMember(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type {
  const member = type.getProperty(name);
  if (!member) throw new Error(`${checker.typeToString(type)} has no ${name}`);
  return checker.getTypeOfSymbol(member);
}

const membersOfUnion = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Writes types as text; types that have a name are written once, under it. */
function newWriter(checker: ts.TypeChecker) {
  const parts: Record<string, Members | string> = {};
  const names = new Map<ts.Type | string, string>();

  /** Two types of one name are told apart by a number. */
  const nameFor = (type: ts.Type | string, name: string): string => {
    const taken = [...names.values()];
    let free = name;
    for (let count = 2; taken.includes(free); count += 1) free = `${name}#${count}`;
    names.set(type, free);
    return free;
  };

  const part = (type: ts.Type | string, name: string, write: () => Members | string): string => {
    const known = names.get(type);
    if (known !== undefined) return known;
    const own = nameFor(type, name);
    parts[own] = write();
    return own;
  };

  const members = (type: ts.Type): Members =>
    sorted(
      Object.fromEntries(
        checker.getPropertiesOfType(type).map((member) => {
          const optional = (member.flags & ts.SymbolFlags.Optional) !== 0;
          return [`${member.name}${optional ? '?' : ''}`, text(checker.getTypeOfSymbol(member))];
        }),
      ),
    );

  const object = (type: ts.Type): Members | string => {
    const each = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    return checker.getPropertiesOfType(type).length > 0 || !each ? members(type) : `{ [key]: ${text(each)} }`;
  };

  const inline = (shape: Members | string): string =>
    typeof shape === 'string'
      ? shape
      : `{ ${Object.entries(shape)
          .map(([name, said]) => `${name}: ${said}`)
          .join('; ')} }`;

  const unionText = (type: ts.UnionType): string => {
    const said = type.types.filter((each) => (each.flags & ts.TypeFlags.Undefined) === 0).map(text);
    const whole = said.includes('true') && said.includes('false');
    const rest = whole ? said.filter((each) => each !== 'true' && each !== 'false') : said;
    return [...new Set([...rest, ...(whole ? ['boolean'] : [])])].sort().join(' | ');
  };

  /** A union has its name also where it may be absent. */
  const union = (type: ts.UnionType): string => {
    const name = checker.typeToString(type).replace(/ \| undefined$/, '');
    const present = type.types.filter((each) => (each.flags & ts.TypeFlags.Undefined) === 0);
    const small =
      present.every((each) => (each.flags & ts.TypeFlags.Literal) !== 0) && present.length <= INLINE;
    return /^[A-Z]\w*$/.test(name) && present.length > 1 && !small
      ? part(name, name, () => unionText(type))
      : unionText(type);
  };

  const text = (type: ts.Type): string => {
    if (type.isStringLiteral()) return `'${type.value}'`;
    if (type.isUnion()) return union(type);
    if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0)
      return checker.typeToString(type);
    // A primitive that is branded.
    if (type.isIntersection() && type.types.some((each) => (each.flags & ts.TypeFlags.Object) === 0)) {
      return checker.typeToString(type);
    }
    if (checker.isTupleType(type)) {
      return `[${checker
        .getTypeArguments(type as ts.TypeReference)
        .map(text)
        .join(', ')}]`;
    }
    if (checker.isArrayType(type)) {
      return `(${checker
        .getTypeArguments(type as ts.TypeReference)
        .map(text)
        .join()})[]`;
    }
    const named = type.aliasSymbol ?? type.symbol;
    const own = named && !['__type', 'Record', 'Readonly', 'Omit', 'Pick', 'Partial'].includes(named.name);
    return own ? part(type, named.name, () => object(type)) : inline(object(type));
  };

  return { parts, whole: (type: ts.Type): Members | string => object(type) };
}
