import { useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import { InputTypeDocument, type InputTypeQuery, type TypePartsFragment } from '../api/operations.js';

type Field = NonNullable<NonNullable<InputTypeQuery['__type']>['inputFields']>[number];

/** A member of an input, as the schema of the service describes it. */
export interface InputField {
  readonly name: string;
  /** Its sentence: stands as its label. */
  readonly label: string;
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

function fieldOf({ name, description, type }: Field): InputField {
  let at: Parts = type;
  let isList = false;
  while (at.ofType) {
    isList ||= at.kind === 'LIST';
    at = at.ofType;
  }
  return {
    name,
    label: (description ?? name).trim().replace(/\.$/, ''),
    type: at.name ?? '',
    kind: at.kind as InputField['kind'],
    isList,
    required: type.kind === 'NON_NULL',
  };
}

/** An input or an enum of the schema; undefined until it is known. The schema stays as it is while the page is open. */
export function useInputType(name: string): InputType | undefined {
  return useQuery({
    queryKey: ['type', name],
    queryFn: () => ask(InputTypeDocument, { name }, null),
    staleTime: Infinity,
    gcTime: Infinity,
    select: ({ __type }): InputType => ({
      isOneOf: __type?.isOneOf ?? false,
      fields: (__type?.inputFields ?? []).map(fieldOf),
      words: (__type?.enumValues ?? []).map(({ name: word, description }) => ({
        name: word,
        description: description ?? word,
      })),
    }),
  }).data;
}
