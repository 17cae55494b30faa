import { record, said as saying, type Shape } from '../../kernel/index.js';
import { fieldOf, inputName, isGiven, isSaid, type Form, type InputForm, type Said } from './form.js';

type Table = Extract<Shape, { readonly is: 'table' }>;

/** A list of rows: each the key, and what the table has for it, in one member or beside the key. */
export function rowsForm(
  table: Shape,
  each: Shape,
  how: { readonly key: string; readonly of: Shape; readonly value: string | null },
  formOf: (shape: Shape) => Form,
  most: number,
): Form {
  const { key, of, value } = how;
  const held = formOf(each);
  const beside = held.kind === 'input' ? held.fields : [];
  const { kind } = held;
  const many = value === null && kind === 'list';
  const rowForm = many ? held.item : held;
  const inside = rowForm.kind === 'input' ? rowForm.fields : beside;
  const row: InputForm = {
    kind: 'input',
    name: table.name ?? '',
    about: table.about ?? '',
    oneOf: false,
    fields: [fieldOf(key, of, formOf(of)), ...(value === null ? inside : [fieldOf(value, each, held)])],
    hear: (said) => said,
    write: (said) => said as Said,
  };
  const hear = (rows: unknown): unknown => {
    const found: Record<string, unknown> = {};
    for (const row of rows as readonly Said[]) {
      const word = String(row[key]);
      const heard = value === null ? rowForm.hear(row as never) : held.hear(row[value] as never);
      found[word] = many ? [...((found[word] as readonly unknown[] | undefined) ?? []), heard] : heard;
    }
    return found;
  };
  const write = (byWord: unknown): unknown =>
    isSaid(byWord)
      ? Object.entries(byWord).flatMap(([word, one]) => {
          if (!isGiven(one)) return [];
          if (value !== null) return [{ [key]: word, [value]: held.write(one) }];
          const all = many ? (one as readonly unknown[]) : [one];
          return all.map((entry) => ({ [key]: word, ...(rowForm.write(entry) as Said) }));
        })
      : byWord;
  return { kind: 'list', item: row, most, hear, write };
}

/** A record with a member for each word of the table. */
export function figuresForm(table: Table, words: Shape, formOf: (shape: Shape) => Form): InputForm {
  const meanings = words.is === 'word' ? (words.meanings ?? {}) : {};
  const keys = table.keys ?? [];
  const of = record(Object.fromEntries(keys.map((key) => [key, saying(meanings[key] ?? key, table.of)])));
  const form = formOf(of) as InputForm;
  return {
    ...form,
    name: table.name ?? '',
    about: table.about ?? '',
    fields: form.fields.map((each) => ({ ...each, optional: true })),
    write: (value) =>
      isSaid(value)
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [inputName(key), each]))
        : (value as Said),
  };
}
