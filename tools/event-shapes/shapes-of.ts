import ts from 'typescript';
import type {
  RecordedMembers,
  RecordedShapes,
  RecordedType,
} from '../../src/conformance/mistakes/recorded-types.js';
import { typeText } from './type-text.js';

/** Unions of at most so many names are written where they are used. */
const INLINE = 6;

/** The types of a ruleset that are recorded: those that a file exports, by name. */
export interface Exported {
  readonly file: string;
  readonly name: string;
}

/** The shapes of a union of events, `{ type; data }` each, and of the state that they are folded to. */
export function shapesOf(program: ts.Program, union: Exported, state?: Exported): RecordedShapes {
  const checker = program.getTypeChecker();
  const writer = newWriter(checker);
  const events: Record<string, RecordedType> = {};
  for (const event of membersOfUnion(exportedType(program, union))) {
    for (const type of membersOfUnion(typeOfMember(checker, event, 'type'))) {
      if (!type.isStringLiteral()) throw new Error(`an event of ${union.name} has no literal type`);
      events[type.value] = writer.whole(typeOfMember(checker, event, 'data'));
    }
  }
  const parts = { ...writer.parts };
  const recorded = { events: sorted(events), parts: sorted(parts) };
  if (!state) return recorded;
  const whole = writer.whole(exportedType(program, state));
  const own = Object.entries(writer.parts).filter(([name]) => !Object.hasOwn(parts, name));
  return { ...recorded, state: { whole, parts: sorted(Object.fromEntries(own)) } };
}

function exportedType(program: ts.Program, { file, name }: Exported): ts.Type {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const exported = source && checker.getSymbolAtLocation(source);
  const named = exported && checker.getExportsOfModule(exported).find((each) => each.name === name);
  if (!named) throw new Error(`${file} exports no ${name}`);
  return checker.getDeclaredTypeOfSymbol(named);
}

function typeOfMember(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type {
  const member = type.getProperty(name);
  if (!member) throw new Error(`${checker.typeToString(type)} has no ${name}`);
  return checker.getTypeOfSymbol(member);
}

const membersOfUnion = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

const byText = (one: RecordedType, other: RecordedType): number => (typeText(one) < typeText(other) ? -1 : 1);

/** Records types; those that have a name once, under it. */
function newWriter(checker: ts.TypeChecker) {
  const parts: Record<string, RecordedType> = {};
  const names = new Map<ts.Type | string, string>();

  /** Two types of one name are told apart by a number. */
  const nameFor = (type: ts.Type | string, name: string): string => {
    const taken = [...names.values()];
    let free = name;
    for (let count = 2; taken.includes(free); count += 1) free = `${name}#${count}`;
    names.set(type, free);
    return free;
  };

  const part = (type: ts.Type | string, name: string, write: () => RecordedType): string => {
    const known = names.get(type);
    if (known !== undefined) return known;
    const own = nameFor(type, name);
    parts[own] = write();
    return own;
  };

  const members = (type: ts.Type): RecordedMembers =>
    sorted(
      Object.fromEntries(
        checker.getPropertiesOfType(type).map((member) => {
          const optional = (member.flags & ts.SymbolFlags.Optional) !== 0;
          return [`${member.name}${optional ? '?' : ''}`, typeOf(checker.getTypeOfSymbol(member))];
        }),
      ),
    );

  const object = (type: ts.Type): RecordedType => {
    const each = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    return checker.getPropertiesOfType(type).length > 0 || !each
      ? { members: members(type) }
      : { byKey: typeOf(each) };
  };

  const oneOf = (type: ts.UnionType): RecordedType => {
    const said = type.types.filter((each) => (each.flags & ts.TypeFlags.Undefined) === 0).map(typeOf);
    const whole = said.includes('true') && said.includes('false');
    const rest = whole ? said.filter((each) => each !== 'true' && each !== 'false') : said;
    const each = new Map([...rest, ...(whole ? ['boolean'] : [])].map((one) => [typeText(one), one]));
    const [only, ...others] = [...each.values()].sort(byText);
    return only !== undefined && others.length === 0 ? only : { anyOf: [only ?? 'never', ...others] };
  };

  /** A union has its name also where it may be absent. */
  const union = (type: ts.UnionType): RecordedType => {
    const name = checker.typeToString(type).replace(/ \| undefined$/, '');
    const present = type.types.filter((each) => (each.flags & ts.TypeFlags.Undefined) === 0);
    const small =
      present.every((each) => (each.flags & ts.TypeFlags.Literal) !== 0) && present.length <= INLINE;
    return /^[A-Z]\w*$/.test(name) && present.length > 1 && !small
      ? part(name, name, () => oneOf(type))
      : oneOf(type);
  };

  const typeOf = (type: ts.Type): RecordedType => {
    if (type.isStringLiteral()) return `'${type.value}'`;
    if (type.isUnion()) return union(type);
    if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0)
      return checker.typeToString(type);
    // A primitive that is branded.
    if (type.isIntersection() && type.types.some((each) => (each.flags & ts.TypeFlags.Object) === 0)) {
      return checker.typeToString(type);
    }
    if (checker.isTupleType(type)) {
      return { tuple: checker.getTypeArguments(type as ts.TypeReference).map(typeOf) };
    }
    if (checker.isArrayType(type)) {
      const [each] = checker.getTypeArguments(type as ts.TypeReference);
      return { listOf: each ? typeOf(each) : 'never' };
    }
    const named = type.aliasSymbol ?? type.symbol;
    const own = named && !['__type', 'Record', 'Readonly', 'Omit', 'Pick', 'Partial'].includes(named.name);
    return own ? part(type, named.name, () => object(type)) : object(type);
  };

  return { parts, whole: (type: ts.Type): RecordedType => object(type) };
}
