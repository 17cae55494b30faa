import { entryAt, itemAt, type Shape } from '../../kernel/index.js';
import { fieldOf, isGiven, isSaid, type Field, type Form, type Said } from './form.js';

/** One of several things that an input may say. */
export interface Arm {
  /** What it may hold, where it is a record. */
  readonly fields: readonly Field[];
  readonly form: Form;
  readonly hear: (input: unknown) => unknown;
  readonly write: (value: unknown) => unknown;
  /** How well a value of the core fits: 0 = not at all. */
  readonly fits: (value: unknown) => number;
}

const YES: Form = { kind: 'leaf', yes: true, of: { is: 'flag' }, hear: (given) => given, write: () => true };

const known = (fields: readonly Field[], value: unknown): number => {
  if (!isSaid(value)) return 0;
  const names = Object.keys(value);
  const lacking = fields.filter((each) => !each.optional && !isGiven(value[each.name])).length;
  return Math.max(0, 1 + names.filter((name) => fields.some((each) => each.name === name)).length - lacking);
};

/** A record that is told from others by its members. */
export const plainArm = (form: Form): Arm => {
  const fields = form.kind === 'input' ? form.fields : [];
  return {
    fields,
    form,
    hear: form.hear as Arm['hear'],
    write: form.write,
    fits: (form.kind === 'input' ? form.fits : undefined) ?? ((value) => known(fields, value)),
  };
};

/** A record that is told from others by a word, which its place says. */
export function taggedArm(by: string, word: string, arm: Shape, formOf: (shape: Shape) => Form): Arm {
  const only = loneMember(arm);
  const form = only ? formOf(only[1]) : formOf(arm);
  const isYes = form.kind === 'input' && form.fields.length === 0;
  const hear = (input: unknown): object => {
    if (only) return { [only[0]]: form.hear(input as never) };
    return isYes ? {} : (form.hear(input as never) as object);
  };
  return {
    fields: form.kind === 'input' ? form.fields : [],
    form: isYes ? YES : form,
    hear: (input) => ({ [by]: word, ...hear(input) }),
    write: (value) => {
      const { [by]: _word, ...rest } = value as Said;
      if (only) return form.write(rest[only[0]] ?? (form.kind === 'input' ? {} : undefined));
      return isYes && Object.keys(rest).length === 0 ? true : form.write(rest);
    },
    fits: (value) => (isSaid(value) && value[by] === word ? Number.MAX_SAFE_INTEGER : 0),
  };
}

/** The member that stands for a record written `alone`. */
export function loneMember(arm: Shape): readonly [string, Shape] | null {
  const { written } = arm;
  if (arm.is !== 'record' || !(written?.as === 'alone' || (written?.as === 'tagged' && written.alone)))
    return null;
  return Object.entries(arm.members).find(([, of]) => of.said !== undefined) ?? null;
}

/** What an arm is for; undefined for one that is not offered. */
export const sentenceOf = (arm: Shape): string | undefined => arm.said ?? loneMember(arm)?.[1].said;

/** The arm that fits a value of the core best. */
export const bestOf = (arms: readonly Arm[], value: unknown): Arm =>
  arms.reduce((best, each) => (each.fits(value) > best.fits(value) ? each : best));

/** The arm whose members are given: all that it needs, and none that it does not know; undefined where none is so. */
export function givenOf(arms: readonly Arm[], input: Said): Arm | undefined {
  const given = Object.keys(input).filter((name) => isGiven(input[name]));
  return arms.find(
    ({ fields }) =>
      fields.every((each) => each.optional || given.includes(each.name)) &&
      given.every((name) => fields.some((each) => each.name === name)),
  );
}

/** Members of several records: one that not all of them need may be left out. */
export function union(arms: readonly Arm[]): readonly Field[] {
  const names = [...new Set(arms.flatMap(({ fields }) => fields.map(({ name }) => name)))];
  return names.map((name) => {
    const found = arms.flatMap(({ fields }) => fields.filter((each) => each.name === name));
    const everywhere = found.length === arms.length && found.every((each) => !each.optional);
    return { ...itemAt(found, 0), optional: !everywhere };
  });
}

/** The members of an input of which exactly one is given. */
export const armFields = (arms: Readonly<Record<string, Arm>>, shapes: Readonly<Record<string, Shape>>) =>
  Object.entries(arms).map(([name, { form }]) => ({
    ...fieldOf(name, entryAt(shapes, name), form, true),
    said: sentenceOf(entryAt(shapes, name)) ?? '',
  }));
