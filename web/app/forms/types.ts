import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import { InputTypeDocument, type InputTypeQuery, type TypePartsFragment } from '../api/operations.js';
import { codeWords } from '../look/words.js';
import type { Fault } from './faults.js';
import { membersOf, type Members, type Value } from './values.js';

type Field = NonNullable<NonNullable<InputTypeQuery['__type']>['inputFields']>[number];

/** A member of an input, as the schema of the service describes it. */
export interface InputField {
  readonly name: string;
  /** First sentence of what is said about it, without rules: stands as its label. */
  readonly label: string;
  /** What is said about it beyond that; empty where there is nothing more. */
  readonly hint: string;
  /** `Int`, `Boolean`, `ID`, `String`, or the name of an input or of an enum. */
  readonly type: string;
  readonly kind: 'SCALAR' | 'ENUM' | 'INPUT_OBJECT';
  readonly isList: boolean;
  readonly required: boolean;
}

export interface InputType {
  /** Exactly one member is given. */
  readonly isOneOf: boolean;
  readonly fields: readonly InputField[];
  /** Words of an enum. */
  readonly words: readonly { readonly name: string; readonly description: string }[];
}

type Parts = Pick<TypePartsFragment, 'kind' | 'name'> & { readonly ofType?: Parts | null };

/**
 * Parts a description: `Sends it away (PLN-BAT-03). Give \`true\`.` is labelled by its first sentence, without the rule; words that the schema
 * alone spells, as \`BATTLE_ORDERS\`, are written as people do.
 */
export function wordsOf(description: string): Pick<InputField, 'label' | 'hint'> {
  const plain = description
    .trim()
    .replace(/ ?\((?:[A-Z]+-)+[\dA-Z]+(?:, (?:[A-Z]+-)+[\dA-Z]+)*\)/g, '')
    .replace(/ ?Give `true`\.?$/, '')
    .replace(/`/g, '')
    .replace(/\b[A-Z]+(?:_[A-Z]+)+\b/g, (code) => codeWords(code).toLowerCase());
  const [label = ''] = /^.+?(?=(?<!\be\.g)\. |\.?$)/s.exec(plain) ?? [];
  return { label, hint: plain.slice(label.length).replace(/^\.? ?/, '') };
}

function fieldOf({ name, description, defaultValue, type }: Field): InputField {
  let at: Parts = type;
  let isList = false;
  while (at.ofType) {
    isList ||= at.kind === 'LIST';
    at = at.ofType;
  }
  return {
    name,
    // What says no more than its name has no description.
    ...wordsOf(description ?? codeWords(name)),
    type: at.name ?? '',
    kind: at.kind as InputField['kind'],
    isList,
    required: type.kind === 'NON_NULL' && defaultValue === null,
  };
}

const partsOf = ({ __type }: InputTypeQuery): InputType => ({
  isOneOf: __type?.isOneOf ?? false,
  fields: (__type?.inputFields ?? []).map(fieldOf),
  words: (__type?.enumValues ?? []).map(({ name: word, description }) => ({
    name: word,
    description: description ?? codeWords(word),
  })),
});

const asking = (name: string) => ({
  queryKey: ['type', name],
  queryFn: () => ask(InputTypeDocument, { name }, null),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Says of lists that have to be said, and of which nothing was filled in, that they are empty. */
export function useCompleting(): (type: string, value: Value) => Promise<Value> {
  const client = useQueryClient();
  const complete = async (type: string, value: Value): Promise<Value> => {
    if (Array.isArray(value)) return Promise.all(value.map((each) => complete(type, each)));
    if (typeof value !== 'object' || value === null) return value;
    // Whoever is quick says it before the form is there: its type is asked for all the same.
    const { fields, isOneOf } = partsOf(await client.ensureQueryData(asking(type)));
    const lists = isOneOf ? [] : fields.filter(({ isList, required }) => isList && required);
    const members: Members = {
      ...Object.fromEntries(lists.map(({ name }) => [name, []])),
      ...membersOf(value),
    };
    const typeOf = (name: string): string => fields.find((each) => each.name === name)?.type ?? '';
    return Object.fromEntries(
      await Promise.all(
        Object.entries(members).map(
          async ([name, member]) => [name, await complete(typeOf(name), member)] as const,
        ),
      ),
    );
  };
  return complete;
}

/** Tells what has to be said and is not, each at its place, before the service is asked in vain. */
export function useMissing(): (
  type: string,
  value: Value,
  path: readonly string[],
) => Promise<readonly Fault[]> {
  const client = useQueryClient();
  const missingIn = async (
    type: string,
    value: Value,
    path: readonly string[],
  ): Promise<readonly Fault[]> => {
    if (Array.isArray(value))
      return (
        await Promise.all(value.map((each, at) => missingIn(type, each, [...path, String(at)])))
      ).flat();
    if (typeof value !== 'object' || value === null) return [];
    const { fields, isOneOf } = partsOf(await client.ensureQueryData(asking(type)));
    const members = membersOf(value);
    const found = await Promise.all(
      fields.map(async ({ name, label, type: of, required, isList }): Promise<readonly Fault[]> => {
        const member = members[name];
        const here = [...path, name];
        if (member !== undefined && member !== null && member !== '') return missingIn(of, member, here);
        const isWanted = isOneOf ? name in members : required && !isList;
        return isWanted ? [{ message: `Not said yet: ${label}.`, path: here }] : [];
      }),
    );
    return found.flat();
  };
  return missingIn;
}

/** An input or an enum of the schema; undefined until it is known. The schema stays as it is while the page is open. */
export function useInputType(name: string): InputType | undefined {
  return useQuery({ ...asking(name), select: partsOf }).data;
}

/** What the entries of several members are, by the name of the member; those that are not known yet are missing. */
export function useInputTypes(fields: readonly InputField[]): Readonly<Record<string, InputType>> {
  const found = useQueries({
    queries: fields.map(({ type }) => ({ ...asking(type), select: partsOf })),
  });
  return Object.fromEntries(
    fields.flatMap(({ name }, at) => {
      const type = found[at]?.data;
      return type ? [[name, type]] : [];
    }),
  );
}
