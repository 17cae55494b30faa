import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isCollection, isNode, LineCounter, parseAllDocuments, type Document } from 'yaml';
import type { z } from 'zod';
import { GivenForm, GroupForm, ListForm, SingleForm, type CaseForm } from './case-form.js';

/** A case as it stands in a file, its base files and shared `given` already merged in. */
export interface LoadedCase extends Omit<CaseForm, 'given' | 'rule' | 'rules'> {
  readonly file: string;
  readonly line: number;
  readonly rules: readonly string[];
  readonly given: GivenForm;
}

/** Why a file cannot be used, and where. */
export interface FileProblem {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly message: string;
}

export interface ReadCases {
  readonly cases: readonly LoadedCase[];
  readonly problems: readonly FileProblem[];
}

const isCaseFile = (name: string) => /\.ya?ml$/.test(name) && !/\.base\.ya?ml$/.test(name);

/** The case files at a path: itself, or every `*.yaml` below it but the `*.base.yaml` that cases are built on. */
export function findCaseFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter(isCaseFile)
    .map((name) => join(path, name))
    .sort();
}

/** The cases of a file, and everything that is wrong with its form. */
export function readCases(file: string): ReadCases {
  const problems: FileProblem[] = [];
  const cases = documentsOf(file, problems).flatMap((read) => {
    const { value } = read;
    if (Array.isArray(value)) {
      const list = read.check(ListForm);
      return (list ?? []).map((form, place) => load(file, read, [place], {}, form, problems));
    }
    if (typeof value === 'object' && value !== null && 'cases' in value) {
      const group = read.check(GroupForm);
      return (group?.cases ?? []).map((form, place) =>
        load(file, read, ['cases', place], group?.given ?? {}, form, problems),
      );
    }
    const single = read.check(SingleForm);
    return single ? [load(file, read, [], {}, single, problems)] : [];
  });
  return { cases, problems };
}

interface ReadDocument {
  readonly value: unknown;
  lineOf(path: readonly PropertyKey[]): number;
  check<T>(form: z.ZodType<T>): T | null;
}

function documentsOf(file: string, problems: FileProblem[]): readonly ReadDocument[] {
  const lines = new LineCounter();
  const documents = parseAllDocuments(readFileSync(file, 'utf8'), { lineCounter: lines, merge: true });
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document: Document.Parsed) => {
    for (const error of document.errors) {
      problems.push({ file, line: lines.linePos(error.pos[0]).line, message: error.message.split('\n')[0]! });
    }
    if (document.errors.length > 0 || document.contents === null) return [];
    const lineOf = (path: readonly PropertyKey[]) => lines.linePos(startOf(document, path)).line;
    const value: unknown = document.toJS();
    const check = <T>(form: z.ZodType<T>): T | null => {
      const result = form.safeParse(value);
      if (result.success) return result.data;
      for (const issue of result.error.issues) {
        const { path, message } = nearest(issue);
        const place = path.length > 0 ? `${path.map(String).join('.')}: ` : '';
        problems.push({ file, line: lineOf(path), message: `${place}${message}` });
      }
      return null;
    };
    return [{ value, lineOf, check }];
  });
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
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  const { contents } = document;
  return (isCollection(contents) ? contents.range?.[0] : undefined) ?? 0;
}

function load(
  file: string,
  read: ReadDocument,
  place: readonly PropertyKey[],
  shared: GivenForm,
  form: CaseForm,
  problems: FileProblem[],
): LoadedCase {
  const { rule, rules, given, ...rest } = form;
  const line = read.lineOf(place);
  const own = merge(withBase(file, line, shared, problems), withBase(file, line, given ?? {}, problems));
  return { ...rest, file, line, rules: rule === undefined ? rules! : [rule], given: own };
}

/** A `given` with that of its base file under it; base files may have bases. */
function withBase(
  file: string,
  line: number,
  given: GivenForm,
  problems: FileProblem[],
  below: readonly string[] = [],
): GivenForm {
  const { base, ...own } = given;
  if (base === undefined) return own;
  const found = resolve(dirname(file), base);
  if (below.includes(found) || !existsSync(found)) {
    const message = below.includes(found) ? `base ${base} is built on itself` : `there is no base ${base}`;
    problems.push({ file, line, message });
    return own;
  }
  const form = documentsOf(found, problems)[0]?.check(GivenForm) ?? {};
  return merge(withBase(found, 1, form, problems, [...below, found]), own);
}

/** What `own` says counts; parameters and changes are added up, earlier commands come first. */
function merge(base: GivenForm, own: GivenForm): GivenForm {
  const restarts = own.position !== undefined || own.scenario !== undefined;
  const { position, scenario, changes, remove, ...kept } = base;
  const start = restarts ? {} : { position, scenario, changes, remove };
  return {
    ...kept,
    ...start,
    ...own,
    parameters: { ...base.parameters, ...own.parameters },
    changes: { ...(restarts ? {} : changes), ...own.changes },
    remove: [...(restarts ? [] : (remove ?? [])), ...(own.remove ?? [])],
    after: [...(base.after ?? []), ...(own.after ?? [])],
  };
}
