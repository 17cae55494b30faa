import type { GivenForm } from './case-form.js';
import type { ReadDocument } from './yaml-documents.js';

/** Where something stands: a file and a line of it, 1-based. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** A `given` as it stands in one place; a merged one is made of several. */
export interface GivenPart {
  readonly file: string;
  readonly document: ReadDocument;
  /** Path of the `given` in its document. */
  readonly path: readonly PropertyKey[];
  readonly form: GivenForm;
}

/** A `given` of several parts, what counts most first. */
export interface MergedGiven {
  readonly form: GivenForm;
  readonly parts: readonly GivenPart[];
}

/** Where something of a merged `given` stands, e.g. `['after', 0, 'command']`; undefined where no part says it. */
export function placeInGiven({ form, parts }: MergedGiven, path: readonly PropertyKey[]): Place | undefined {
  const [member, name, ...rest] = path as readonly [keyof GivenForm, ...PropertyKey[]];
  for (const { file, document, path: before, form: own } of parts) {
    const said = own[member];
    if (said === undefined) continue;
    const inner = name === undefined ? [] : [nameIn(said, member, name, form), ...rest];
    if (inner[0] !== null)
      return { file, line: document.lineOf([...before, member, ...inner] as PropertyKey[]) };
  }
  return undefined;
}

/** What a part of a member is called in one of its `given`s; null where that one does not say it. */
function nameIn(
  said: unknown,
  member: keyof GivenForm,
  name: PropertyKey,
  form: GivenForm,
): PropertyKey | null {
  if (member === 'parameters' || member === 'changes')
    return Object.hasOwn(said as object, name) ? name : null;
  if (member !== 'after' && member !== 'remove') return name;
  // Lists are joined, so an element has another place here.
  const at = (said as readonly unknown[]).indexOf(form[member]?.[Number(name)]);
  return at < 0 ? null : at;
}
