import { entryAt, existing, itemAt, type Members, type Shape } from '../../kernel/index.js';
import { bestOf, armFields, givenOf, sentenceOf, plainArm, taggedArm, union, type Arm } from './arms.js';
import { heardRule, writtenRule } from './house-rule.js';
import { bareOf, fieldOf, inputName, isGiven, isSaid, type Form, type InputForm, type Said } from './form.js';
import { partOf } from './parts.js';
import { figuresForm, rowsForm } from './tables.js';

const FORMS = new WeakMap<Shape, Form>();

/** Members of a list that is not said to be shorter. */
const MOST = 2000;

/** What a shape is as an input; the same value for the same shape. */
export function formOf(shape: Shape): Form {
  const of = shape.written?.as === 'boxed' ? shape : bareOf(shape).of;
  const known = FORMS.get(of);
  if (known) return known;
  const form = made(of);
  FORMS.set(of, form);
  return form;
}

const leaf = (of: Shape): Form => ({
  kind: 'leaf',
  of,
  hear: (said) => said,
  write: (value) => value,
});

function made(of: Shape): Form {
  if (of.written?.as === 'boxed') return boxedForm(of, of.written.member, of.written.said);
  switch (of.is) {
    case 'record':
      return of.written?.as === 'rows'
        ? rowsForm(of, itemAt(Object.values(of.members), 0), of.written, formOf, MOST)
        : recordForm(of, of.members);
    case 'list':
      return listForm(of.of, of.most);
    case 'table':
      return tableForm(of);
    case 'choice':
      return choiceForm(of);
    case 'either':
      return eitherForm(of);
    case 'json':
      return { kind: 'leaf', of, hear: heardRule, write: writtenRule };
    default:
      return leaf(of);
  }
}

const input = (
  of: Shape,
  rest: Pick<InputForm, 'fields' | 'hear' | 'write' | 'fits'>,
  oneOf = false,
): InputForm => ({
  kind: 'input',
  name: of.name ?? '',
  about: of.about ?? '',
  oneOf,
  ...rest,
});

function listForm(item: Shape, most: number): Form {
  const form = formOf(item);
  const each = (by: (one: never) => unknown) => (all: unknown) =>
    Array.isArray(all) ? all.map((one) => by(one as never)) : all;
  const listed = most < Number.MAX_SAFE_INTEGER ? most : MOST;
  return { kind: 'list', item: form, most: listed, hear: each(form.hear), write: each(form.write) };
}

const membersOf = (of: Shape): Members => (of.is === 'record' ? of.members : {});

/** What stands beside the members of a record. */
function insideOf(of: Shape, names: readonly string[]): InputForm {
  if (of.is === 'list') return pairForm(of.of);
  if (of.is === 'either') return namedForm(of, of.of, names);
  return of.is === 'choice' ? choiceForm(of) : recordForm(of, membersOf(of));
}

/** What is left out, or is null, is not there. */
function recordForm(of: Shape, members: Members): InputForm {
  const parts = Object.entries(members).map(([name, member]) => partOf(name, member, formOf, insideOf));
  const hear = (said: Said): object =>
    Object.fromEntries(
      parts.flatMap((part) => {
        const value = part.hear(said);
        return isGiven(value) ? [[part.name, value]] : [];
      }),
    );
  const write = (value: unknown): Said => {
    if (!isSaid(value)) return value as Said;
    const others = Object.entries(value).filter(([name]) => !Object.hasOwn(members, name));
    const own = parts.flatMap((part) =>
      value[part.name] === undefined ? [] : Object.entries(part.write(value[part.name])),
    );
    return Object.fromEntries([...others, ...own]);
  };
  return input(of, { fields: parts.flatMap((part) => part.fields), hear, write });
}

function boxedForm(of: Shape, member: string, sentence: string): InputForm {
  const { written: _written, ...plain } = of;
  const form = formOf(plain as Shape);
  return input(of, {
    fields: [fieldOf(member, { ...plain, said: sentence } as Shape, form)],
    hear: (said) => (isGiven(said[member]) ? form.hear(said[member] as never) : null),
    write: (value) => ({ [member]: isGiven(value) ? form.write(value) : value }),
  });
}

function pairForm(of: Shape): InputForm {
  const form = formOf(of);
  return input(of, {
    fields: [fieldOf('first', of, form), fieldOf('second', of, form)],
    hear: ({ first, second }) => [form.hear(first as never), form.hear(second as never)],
    write: (value) => {
      const [first, second] = value as readonly unknown[];
      return { first: form.write(first), second: form.write(second) };
    },
  });
}

function tableForm(of: Extract<Shape, { readonly is: 'table' }>): Form {
  const { written } = of;
  if (written?.as === 'rows') return rowsForm(of, of.of, written, formOf, MOST);
  if (written?.as === 'figures') return figuresForm(of, written.of, formOf);
  return leaf(of);
}

const tagArms = (by: string, of: Members): readonly (readonly [string, Arm])[] =>
  Object.entries(of).map(([word, arm]) => [word, taggedArm(by, word, arm, formOf)]);

function choiceForm(of: Extract<Shape, { readonly is: 'choice' }>): InputForm {
  const { written } = of;
  if (written?.as === 'flat') return flatForm(of, written.by, written.of);
  if (written?.as === 'members')
    return membersForm(
      of,
      tagArms(of.by, of.of).map(([, arm]) => arm),
      false,
    );
  if (written?.as === 'oneOf') return oneOfForm(of, armsOf(written.arms), written.arms);
  const shared = written?.as === 'together' ? written.arms : {};
  const words = Object.values(shared).flatMap((each) => (each.is === 'choice' ? Object.keys(each.of) : []));
  const own = Object.entries(of.of).filter(
    ([word, arm]) => !words.includes(word) && sentenceOf(arm) !== undefined,
  );
  const arms = Object.fromEntries(
    tagArms(of.by, Object.fromEntries(own)).map(([word, arm]) => [inputName(word), arm]),
  );
  const shapes = Object.fromEntries(own.map(([word, arm]) => [inputName(word), arm]));
  return oneOfForm(of, { ...arms, ...armsOf(shared) }, { ...shapes, ...shared });
}

/** The word and the members of all arms in one record. */
function flatForm(of: Extract<Shape, { readonly is: 'choice' }>, by: string, words: Shape): InputForm {
  const arms = Object.fromEntries(
    Object.entries(of.of).map(([word, arm]) => [word, plainArm(formOf(arm))] as const),
  );
  const rest = (value: Said, but: string): Said =>
    Object.fromEntries(Object.entries(value).filter(([name]) => name !== but));
  return input(of, {
    fields: [fieldOf(by, words, formOf(words)), ...union(Object.values(arms))],
    hear: (said) => {
      const arm = arms[String(said[by])];
      return { [of.by]: said[by], ...(arm?.hear(said) as object | undefined) };
    },
    write: (value) => {
      if (!isSaid(value)) return value as Said;
      const said = rest(value, of.by);
      const written = arms[String(value[of.by])]?.write(said) ?? said;
      return { [by]: value[of.by], ...(written as Said) };
    },
  });
}

function membersForm(of: Shape, arms: readonly Arm[], oneOf: boolean): InputForm {
  const fields = union(arms);
  return input(
    of,
    {
      fields: oneOf ? fields.map((each) => ({ ...each, optional: true })) : fields,
      // What no arm is goes on as it is: the core tells what it lacks.
      hear: (said) => givenOf(arms, said)?.hear(said) ?? said,
      write: (value) => bestOf(arms, value).write(value) as Said,
    },
    oneOf,
  );
}

function oneOfForm(of: Shape, arms: Readonly<Record<string, Arm>>, shapes: Members): InputForm {
  return input(
    of,
    {
      fields: armFields(arms, shapes),
      fits: (value) => Math.max(...Object.values(arms).map((arm) => arm.fits(value))),
      // What no arm is goes on as it is: the core tells what it lacks.
      hear: (said) => {
        const [name, given] = Object.entries(said).find(([, value]) => isGiven(value)) ?? [];
        return name === undefined ? said : entryAt(arms, name).hear(given);
      },
      write: (value) => {
        const arm = bestOf(Object.values(arms), value);
        const name = existing(
          Object.keys(arms).find((each) => arms[each] === arm),
          'arm of this value',
        );
        return { [name]: arm.write(value) };
      },
    },
    true,
  );
}

const armsOf = (shapes: Members): Readonly<Record<string, Arm>> =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      shape.written?.as === 'tagged'
        ? taggedArm(shape.written.by, shape.written.word, shape, formOf)
        : plainArm(formOf(shape)),
    ]),
  );

function eitherForm(of: Extract<Shape, { readonly is: 'either' }>): Form {
  const { written } = of;
  if (written?.as === 'oneOf') return oneOfForm(of, armsOf(written.arms), written.arms);
  const arms = of.of.map((each) => plainArm(formOf(each)));
  if (written?.as === 'members') return membersForm(of, arms, written.oneOf);
  return leaf(of);
}

/** Values of several kinds, each in a member of its own. */
function namedForm(of: Shape, kinds: readonly Shape[], names: readonly string[]): InputForm {
  const forms = kinds.map((each) => formOf(each));
  return input(of, {
    fields: kinds.map((each, at) => fieldOf(itemAt(names, at), each, itemAt(forms, at), true)),
    hear: (said) => {
      const at = names.findLastIndex((name) => isGiven(said[name]));
      return at < 0 ? null : itemAt(forms, at).hear(said[itemAt(names, at)] as never);
    },
    write: (value) => {
      const at = kinds.findIndex((each) => (each.is === 'list') === Array.isArray(value));
      return { [itemAt(names, at)]: itemAt(forms, at).write(value) };
    },
  });
}
