import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { GivenForm } from './case-form.js';
import { documentsOf, type FileProblem } from './yaml-documents.js';

/** A `given` with that of its base file under it; base files may have bases. */
export function withBase(
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
export function merge(base: GivenForm, own: GivenForm): GivenForm {
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
