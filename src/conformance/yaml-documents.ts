import { readFileSync } from 'node:fs';
import { isCollection, isMap, isNode, isScalar, LineCounter, parseAllDocuments, type Document } from 'yaml';
import type { z } from 'zod';
import { itemAt } from '../kernel/index.js';

/** Why a file cannot be used, and where. */
export interface FileProblem {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

/** A document of a YAML file, whose form can be checked. */
export interface ReadDocument {
  readonly value: unknown;
  /** Line of what stands at a path, 1-based. */
  lineOf(path: readonly PropertyKey[]): number;
  /** The document in this form; null when it is not, with the reasons added to the problems. */
  check<T>(form: z.ZodType<T>): T | null;
}

/** The documents of a file; what cannot be read, or is no YAML, is added to the problems. */
export const documentsOf = (file: string, problems: FileProblem[]): readonly ReadDocument[] =>
  read(file, problems, parsed);

/** As `documentsOf`, for a file that many others name: the same text is parsed once. */
export const sharedDocumentsOf = (file: string, problems: FileProblem[]): readonly ReadDocument[] =>
  read(file, problems, (text) => {
    const found = shared.get(text) ?? parsed(text);
    shared.set(text, found);
    return found;
  });

const shared = new Map<string, Parsed>();

interface Parsed {
  readonly lines: LineCounter;
  readonly documents: readonly { readonly document: Document.Parsed; readonly value: unknown }[];
}

function parsed(text: string): Parsed {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, merge: true });
  const valueOf = (each: Document.Parsed): unknown => (each.errors.length > 0 ? undefined : each.toJS());
  return {
    lines,
    documents: Array.isArray(documents)
      ? documents.map((document: Document.Parsed) => ({ document, value: valueOf(document) }))
      : [],
  };
}

function read(
  file: string,
  problems: FileProblem[],
  parse: (text: string) => Parsed,
): readonly ReadDocument[] {
  try {
    const { lines, documents } = parse(readFileSync(file, 'utf8'));
    return documents.flatMap(({ document, value }) => {
      for (const error of document.errors) {
        const message = itemAt(error.message.split('\n'), 0);
        problems.push({ file, line: lines.linePos(error.pos[0]).line, message });
      }
      if (document.errors.length > 0 || document.contents === null) return [];
      const lineOf = (path: readonly PropertyKey[]) => lines.linePos(startOf(document, path)).line;
      return [{ value, lineOf, check: (form) => checked(form, value, { file, lineOf, problems }) }];
    });
  } catch (error) {
    problems.push({ file, line: 1, message: (error as Error).message });
    return [];
  }
}

function checked<T>(
  form: z.ZodType<T>,
  value: unknown,
  { file, lineOf, problems }: Pick<ReadDocument, 'lineOf'> & { file: string; problems: FileProblem[] },
): T | null {
  const result = form.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const { path, message } = nearest(issue);
    const place = path.length > 0 ? `${path.map(String).join('.')}: ` : '';
    problems.push({ file, line: lineOf(path), message: `${place}${message}` });
  }
  return null;
}

/** Of the ways in which no member of a union fits, the one that came furthest. */
function nearest(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string } {
  if (issue.code !== 'invalid_union') return { path: issue.path, message: issue.message };
  const branches = issue.errors.flat().map(nearest);
  const best = branches.sort((a, b) => b.path.length - a.path.length)[0];
  if (!best || best.path.length === 0) return { path: issue.path, message: 'is not of a known form' };
  return { path: [...issue.path, ...best.path], message: best.message };
}

/** Where the node at a path begins; of its nearest holder when it is missing. */
function startOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const holder = document.getIn(path.slice(0, length - 1), true);
    const name = String(path[length - 1]);
    const key = isMap(holder)
      ? holder.items.find((each) => isScalar(each.key) && String(each.key.value) === name)?.key
      : document.getIn(path.slice(0, length), true);
    if (isNode(key) && key.range) return key.range[0];
  }
  const { contents } = document;
  return (isCollection(contents) ? contents.range?.[0] : undefined) ?? 0;
}
