import ts from 'typescript';
import type {
  RecordedMembers,
  RecordedShapes,
  RecordedType,
} from '../../src/conformance/mistakes/recorded-types.js';
import { identityOf, isSymbolNamed, namesBelow, type NameOf } from './names.js';
import { finalNames, renamed, sorted, type Called, type Part } from './parts.js';
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
  const writer = newWriter(checker, namesBelow(program, union.file));
  const events: Record<string, RecordedType> = {};
  for (const event of membersOfUnion(exportedType(program, union))) {
    for (const type of membersOfUnion(typeOfMember(checker, event, 'type'))) {
      if (!type.isStringLiteral()) throw new Error(`an event of ${union.name} has no literal type`);
      events[type.value] = writer.whole(typeOfMember(checker, event, 'data'));
    }
  }
  const ofEvents = [...writer.parts.keys()];
  const whole = state && writer.whole(exportedType(program, state));
  const names = finalNames(writer.parts);
  const partsOf = (keys: readonly string[]): RecordedMembers =>
    Object.fromEntries(
      keys.map((key) => [renamed(key, names), renamed(writer.parts.get(key)?.type ?? key, names)]),
    );
  const called = (type: RecordedType): RecordedType => renamed(type, names);
  const parts = partsOf(ofEvents);
  const recorded = { events: sorted(events, called), parts: sorted(parts) };
  if (!whole) return recorded;
  const own = Object.entries(partsOf([...writer.parts.keys()])).filter(
    ([name]) => !Object.hasOwn(parts, name),
  );
  return { ...recorded, state: { whole: called(whole), parts: sorted(Object.fromEntries(own)) } };
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

/** A type made by a generic alias (`Record`, `Recorded`) is called as what it was made for, and has no name of its own. */
function ownName(type: ts.Type): Called | undefined {
  if (type.aliasSymbol) {
    return type.aliasTypeArguments ? undefined : { name: type.aliasSymbol.name, inferred: false };
  }
  const name = (type.symbol as ts.Symbol | undefined)?.name;
  return name === undefined || name.startsWith('__') ? undefined : { name, inferred: false };
}

/** Records types; those that have a name once, under it. */
function newWriter(checker: ts.TypeChecker, nameOf: NameOf) {
  const parts = new Map<string, Part>();
  const keys = new Map<ts.Type | string, string>();

  /** A part is found by its key until all have names: types of one name are told apart in the end. */
  const part = (type: ts.Type, called: Called, write: () => RecordedType): string => {
    const identity = identityOf(type);
    const known = keys.get(identity);
    if (known !== undefined) return known;
    const key = `${called.name}@${keys.size}`;
    keys.set(identity, key);
    parts.set(key, { ...called, type: key });
    parts.set(key, { ...called, type: write() });
    return key;
  };

  const members = (type: ts.Type): RecordedMembers =>
    Object.fromEntries(
      checker
        .getPropertiesOfType(type)
        .filter((member) => !isSymbolNamed(member))
        .map((member) => {
          const optional = (member.flags & ts.SymbolFlags.Optional) !== 0;
          return [`${member.name}${optional ? '?' : ''}`, typeOf(checker.getTypeOfSymbol(member))];
        }),
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
    const [only, ...others] = each.values();
    return only !== undefined && others.length === 0 ? only : { anyOf: [only ?? 'never', ...others] };
  };

  /** A union has its name also where it may be absent. */
  const union = (type: ts.UnionType): RecordedType => {
    const name = checker.typeToString(type).replace(/ \| undefined$/, '');
    const present = type.types.filter((each) => (each.flags & ts.TypeFlags.Undefined) === 0);
    const small =
      present.every((each) => (each.flags & ts.TypeFlags.Literal) !== 0) && present.length <= INLINE;
    const called = /^[A-Z]\w*$/.test(name) ? { name, inferred: false } : nameOf(type);
    return called && present.length > 1 && !small ? part(type, called, () => oneOf(type)) : oneOf(type);
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
    const called = ownName(type) ?? nameOf(type);
    return called ? part(type, called, () => object(type)) : object(type);
  };

  return { parts, whole: (type: ts.Type): RecordedType => object(type) };
}
