import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

const ARTICLES = new Set(['a', 'an', 'the', 'of', 'its', 'this', 'and', 'in', 'is', 'to']);

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !ARTICLES.has(word))
    .map((word) => word.replace(/s$/, ''));

/** Whether a description has no word, articles aside, that is not in the names. */
export function repeats(names: string, description: string | null | undefined): boolean {
  const known = new Set(wordsOf(names));
  return wordsOf(description ?? '').every((word) => known.has(word));
}

/** What has a description of its own. */
interface Described {
  readonly name: string;
  description?: string | null | undefined;
  extensions: object;
}

const membersOf = (type: GraphQLNamedType): readonly Described[] => {
  if (isEnumType(type)) return type.getValues();
  if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type))
    return Object.values(type.getFields());
  return [];
};

function leaveOutWhere(names: string, described: Described): void {
  const { description } = described;
  if (!description || !repeats(names, description)) return;
  described.description = undefined;
  described.extensions = { ...described.extensions, repetition: description };
}

/** What of a description was left out, because it says no more than the name; undefined where nothing was. */
export const repetitionAt = ({ extensions }: Described): unknown =>
  (extensions as { readonly repetition?: unknown }).repetition;

/** Takes away what repeats a name and says no more: readers of the schema have the name. */
export function leaveOutRepetitions(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) continue;
    membersOf(type).forEach((member) => leaveOutWhere(`${type.name} ${member.name}`, member));
    leaveOutWhere(type.name, type);
  }
  return schema;
}
