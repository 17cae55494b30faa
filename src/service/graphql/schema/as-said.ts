import { formOf, type Form } from '../../../engine/index.js';
import type { Shape } from '../../../kernel/index.js';
import { enumName } from './described-enum.js';

/** What clients say for a value of the core, as JSON: the input of its shape, words as the schema spells them. */
export const asSaid = (shape: Shape, value: unknown): object => {
  const form = formOf(shape);
  return spelled(form, form.write(value as never)) as object;
};

function spelled(form: Form, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (form.kind === 'list')
    return Array.isArray(value) ? value.map((each) => spelled(form.item, each)) : value;
  if (form.kind === 'input')
    return Object.fromEntries(
      form.fields.flatMap((field) => {
        const said = (value as Readonly<Record<string, unknown>>)[field.name];
        return said === undefined ? [] : [[field.name, spelled(field.form, said)]];
      }),
    );
  const { of } = form;
  const isWord = of.is === 'word' || (of.is === 'text' && of.known !== undefined);
  return isWord && typeof value === 'string' ? enumName(value) : value;
}
