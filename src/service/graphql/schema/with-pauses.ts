import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { itemAt } from '../../../kernel/index.js';
import { pause } from '../../pause.js';

/** So many of a list are shown at one go. */
const SLICE = 25;

/**
 * Lets no answer hold the event loop: what says of itself that it is dear begins in a turn of its own, and long lists are shown
 * slice by slice.
 */
export function withPauses(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || type === schema.getSubscriptionType()) continue;
    Object.values(type.getFields()).forEach(pauseIn);
  }
  return schema;
}

function pauseIn(field: GraphQLField<unknown, unknown>): void {
  const dear = field.extensions['complexity'] !== undefined;
  const lists = isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
  const resolve = field.resolve ?? defaultFieldResolver;
  if (dear) {
    field.resolve = async (...given) => {
      await pause();
      return sliced(await resolve(...given));
    };
  } else if (lists) {
    field.resolve = (...given) => {
      const found: unknown = resolve(...given);
      return found instanceof Promise ? found.then(sliced) : sliced(found);
    };
  }
}

/** The first of a long list at once, the others each in the turn of their slice. */
function sliced(value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 2 * SLICE) return value;
  const items: readonly unknown[] = value;
  const turns = Array.from({ length: Math.ceil(items.length / SLICE) - 1 }, () => pause());
  return items.map((item, at) =>
    at < SLICE ? item : itemAt(turns, Math.floor(at / SLICE) - 1).then(() => item),
  );
}
