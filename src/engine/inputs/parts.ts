import { itemAt, type Shape } from '../../kernel/index.js';
import {
  bareOf,
  fieldOf,
  inputName,
  isGiven,
  type Field,
  type Form,
  type InputForm,
  type Said,
} from './form.js';

/** What of an input a member of a record is: one member, several that stand beside the others, or none. */
export interface Part {
  readonly name: string;
  readonly fields: readonly Field[];
  /** The member's value; undefined where nothing is said of it. */
  readonly hear: (input: Said) => unknown;
  readonly write: (value: unknown) => Said;
}

export function partOf(
  name: string,
  member: Shape,
  formOf: (shape: Shape) => Form,
  insideOf: (shape: Shape, names: readonly string[]) => InputForm,
): Part {
  const { of, optional } = bareOf(member);
  if (of.written?.as === 'inline') {
    const { names, of: inside } = of.written;
    return inlinePart(name, insideOf(inside, names), names, optional);
  }
  if (member.said === undefined)
    return { name, fields: [], hear: () => undefined, write: (value) => ({ [name]: value }) };
  const other = of.written?.as === 'called' ? of.written : null;
  const form = formOf(other?.of ?? of);
  const called = other?.name ?? inputName(name);
  const left = of.written?.as === 'left' ? of.written.standard : undefined;
  return {
    name,
    fields: [fieldOf(called, member, form, left !== undefined)],
    hear: (input) => (isGiven(input[called]) ? form.hear(input[called] as never) : left),
    write: (value) => ({ [called]: isGiven(value) ? form.write(value) : value }),
  };
}

/** The members of `form` under `names`; without names under their own. */
function inlinePart(name: string, form: InputForm, names: readonly string[], optional: boolean): Part {
  const called = form.fields.map((field, at) => names[at] ?? field.name);
  const pick = (from: Said, ours: (at: number) => string, theirs: (at: number) => string): Said =>
    Object.fromEntries(
      form.fields.flatMap((_, at) => (isGiven(from[theirs(at)]) ? [[ours(at), from[theirs(at)]]] : [])),
    );
  const own = (at: number): string => itemAt(form.fields, at).name;
  const theirs = (at: number): string => itemAt(called, at);
  return {
    name,
    fields: form.fields.map((field, at) => ({
      ...field,
      name: itemAt(called, at),
      optional: optional || field.optional,
    })),
    hear: (input) => {
      const said = pick(input, own, theirs);
      return Object.keys(said).length === 0 ? undefined : form.hear(said);
    },
    write: (value) => (isGiven(value) ? pick(form.write(value), theirs, own) : {}),
  };
}
