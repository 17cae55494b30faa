import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { existing } from '../kernel/index.js';
import { merge, withBase } from './base-files.js';
import {
  GroupForm,
  ListForm,
  SingleForm,
  type CaseForm,
  type GivenForm,
  type ThenForm,
} from './case-form.js';
import { placeInGiven, type Place } from './case-place.js';
import { documentsOf, type FileProblem, type ReadDocument } from './yaml-documents.js';

/** A case as it stands in a file, its base files and shared `given` already merged in. */
export interface LoadedCase extends Omit<CaseForm, 'given' | 'rule' | 'rules' | 'then'> {
  readonly file: string;
  readonly line: number;
  readonly rules: readonly string[];
  readonly given: GivenForm;
  /** Says nothing where only the last command has its own. */
  readonly then: ThenForm;
  /** Where a part of the case stands, e.g. `['when', 0, 'command']`; its nearest holder where it is missing. */
  readonly whereIs: (path: readonly PropertyKey[]) => Place;
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
    const loading = { file, read, problems };
    if (Array.isArray(value)) {
      const list = read.check(ListForm);
      return (list ?? []).map((form, place) => load(loading, [place], {}, form));
    }
    if (typeof value === 'object' && value !== null && 'cases' in value) {
      const group = read.check(GroupForm);
      return (group?.cases ?? []).map((form, place) =>
        load(loading, ['cases', place], group?.given ?? {}, form),
      );
    }
    const single = read.check(SingleForm);
    return single ? [load(loading, [], {}, single)] : [];
  });
  if (cases.length === 0 && problems.length === 0) problems.push({ file, line: 1, message: 'holds no case' });
  return { cases, problems };
}

interface Loading {
  readonly file: string;
  readonly read: ReadDocument;
  readonly problems: FileProblem[];
}

function load(
  { file, read, problems }: Loading,
  place: readonly PropertyKey[],
  shared: GivenForm,
  form: CaseForm,
): LoadedCase {
  const { rule, rules, given = {}, then = {}, ...rest } = form;
  const part = { file, document: read };
  const whole = merge(
    withBase({ ...part, path: ['given'], form: shared }, problems),
    withBase({ ...part, path: [...place, 'given'], form: given }, problems),
  );
  return {
    ...rest,
    file,
    line: read.lineOf(place),
    rules: rule === undefined ? existing(rules, 'rule of the case') : [rule],
    given: whole.form,
    then,
    whereIs: (path) =>
      (path[0] === 'given' ? placeInGiven(whole, path.slice(1)) : undefined) ?? {
        file,
        line: read.lineOf([...place, ...path]),
      },
  };
}
