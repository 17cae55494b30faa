import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { GivenForm } from './case-form.js';
import type { GivenPart, MergedGiven } from './case-place.js';
import { sharedDocumentsOf, type FileProblem } from './yaml-documents.js';

/** A `given` with that of its base file under it; base files may have bases. */
export function withBase(
  part: GivenPart,
  problems: FileProblem[],
  below: readonly string[] = [],
): MergedGiven {
  const { base, ...form } = part.form;
  const own: MergedGiven = { form, parts: [{ ...part, form }] };
  if (base === undefined) return own;
  const found = resolve(dirname(part.file), base);
  if (below.includes(found) || !existsSync(found)) {
    const message = below.includes(found) ? `base ${base} is built on itself` : `there is no base ${base}`;
    problems.push({ file: part.file, line: part.document.lineOf(part.path.slice(0, -1)), message });
    return own;
  }
  const [document] = sharedDocumentsOf(found, problems);
  const read = document?.check(GivenForm);
  if (!document || !read) return own;
  return merge(withBase({ file: found, document, path: [], form: read }, problems, [...below, found]), own);
}

/** What `own` says counts; parameters and changes are added up, earlier commands come first. */
export const merge = (base: MergedGiven, own: MergedGiven): MergedGiven => ({
  form: mergedForm(base.form, own.form),
  parts: [...own.parts, ...base.parts],
});

function mergedForm(base: GivenForm, own: GivenForm): GivenForm {
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
