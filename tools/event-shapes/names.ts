import { dirname, sep } from 'node:path';
import ts from 'typescript';
import type { Called } from './parts.js';

/** What all rulesets build on. */
const KERNEL = /\/src\/kernel\//;

export type NameOf = (type: ts.Type) => Called | undefined;

/**
 * What types that are inferred from shapes are called: as the alias that a file below the folder of `file` or the kernel exports, else
 * as the shape itself (`named('UnitReport', …)`).
 */
export function namesBelow(program: ts.Program, file: string): NameOf {
  const checker = program.getTypeChecker();
  const names = new Map<ts.Type | string, Called>();
  const call = (type: ts.Type, called: Called): void => {
    const identity = identityOf(type);
    if (!names.has(identity)) names.set(identity, called);
  };

  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(dirname(file) + sep) || KERNEL.test(fileName))
    .sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
  for (const source of files) {
    for (const [name, type] of aliasesOf(checker, source)) call(type, { name, inferred: false });
  }
  for (const source of files) {
    for (const [name, type] of namedShapesOf(checker, source)) call(type, { name, inferred: true });
  }
  return (type) => names.get(identityOf(type));
}

const IDS = new Map<ts.Type, number>();

/** What a type is known again by: a union by what it is one of, whatever its name and whether or not it may be absent. */
export const identityOf = (type: ts.Type): ts.Type | string =>
  type.isUnion()
    ? type.types
        .filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0)
        .map((each) => {
          const id = IDS.get(each) ?? IDS.size;
          IDS.set(each, id);
          return id;
        })
        .sort((one, other) => one - other)
        .join('|')
    : type;

type Named = readonly [name: string, type: ts.Type];

/** The aliases of types that a file exports. */
function aliasesOf(checker: ts.TypeChecker, source: ts.SourceFile): readonly Named[] {
  const exported = checker.getSymbolAtLocation(source);
  return (exported ? checker.getExportsOfModule(exported) : [])
    .filter(({ declarations = [] }) =>
      declarations.some((each) => ts.isTypeAliasDeclaration(each) && !each.typeParameters),
    )
    .map((alias) => [alias.name, checker.getDeclaredTypeOfSymbol(alias)]);
}

/** The shapes that a file names, with the type of what fits them. */
function namedShapesOf(checker: ts.TypeChecker, source: ts.SourceFile): readonly Named[] {
  const found: Named[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'named') {
      const [name] = node.arguments;
      const fits = checker.getTypeAtLocation(node).getProperties().find(isFits);
      if (name && ts.isStringLiteral(name) && fits) {
        found.push([name.text, checker.getNonNullableType(checker.getTypeOfSymbol(fits))]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Members whose name is a symbol are called so by the compiler: `__@FITS@12`. */
export const isSymbolNamed = ({ escapedName }: ts.Symbol): boolean =>
  escapedName.toString().startsWith('__@');

/** The phantom member of a shape: what fits it. */
const isFits = ({ escapedName }: ts.Symbol): boolean => escapedName.toString().startsWith('__@FITS@');
