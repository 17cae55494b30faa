import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { merge, withBase } from './base-files.js';
import { GroupForm, ListForm, SingleForm, type CaseForm, type GivenForm } from './case-form.js';
import { documentsOf, type FileProblem, type ReadDocument } from './yaml-documents.js';

/** A case as it stands in a file, its base files and shared `given` already merged in. */
export interface LoadedCase extends Omit<CaseForm, 'given' | 'rule' | 'rules'> {
  readonly file: string;
  readonly line: number;
  readonly rules: readonly string[];
  readonly given: GivenForm;
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
