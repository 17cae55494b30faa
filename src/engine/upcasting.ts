import { unknownName, type EventShape, type JsonObject } from '../kernel/index.js';
import type { StoredShape } from './ruleset.js';

/** Brings the data of one type of event from one version of its shape to the next. */
export interface Upcaster {
  /** The data of the next version, from those of this one as they were stored. Computes nothing from the rules. */
  readonly bring: (data: JsonObject, event: StoredShape) => JsonObject;
  /** Members of the next version that this one does not know: they stay unknown, and are compared with nothing. */
  readonly unknown: readonly string[];
}

/** From version 1 to 2, from 2 to 3 …, by type of event. */
export type Upcasters<E extends EventShape> = Partial<Readonly<Record<E['type'], readonly Upcaster[]>>>;

/** The next version has more members, all optional: what was stored before does not say them. */
export const added = (...members: readonly string[]): Upcaster => ({
  bring: (data) => data,
  unknown: members,
});

/** The next version has another shape. */
export const reshaped = (bring: Upcaster['bring'], ...unknown: readonly string[]): Upcaster => ({
  bring,
  unknown,
});

/** What a ruleset says of the shapes of its events; all three follow from the steps from version to version. */
export interface Upcasting<E extends EventShape> {
  readonly schemas: Partial<Readonly<Record<E['type'], number>>>;
  readonly upcast: (event: StoredShape) => E;
  readonly unknownTo: (event: Pick<StoredShape, 'type' | 'schema'>) => readonly string[];
}

/**
 * Makes of the steps what the contract asks for: the current versions, what brings a stored event to its current one, and
 * which members it does not know. An event of a version that is not known here is a fault, which names type and version.
 */
export function upcasting<E extends EventShape>(upcasters: Upcasters<E>): Upcasting<E> {
  const stepsOf = (type: string): readonly Upcaster[] =>
    (Object.hasOwn(upcasters, type) ? upcasters[type as E['type']] : undefined) ?? [];
  const stepsFrom = ({ type, schema }: Pick<StoredShape, 'type' | 'schema'>): readonly Upcaster[] => {
    const steps = stepsOf(type);
    if (Number.isInteger(schema) && schema >= 1 && schema <= steps.length + 1) return steps.slice(schema - 1);
    return unknownName(type, 'shape', `version ${schema}`);
  };
  const versions = Object.keys(upcasters).map((type) => [type, stepsOf(type).length + 1] as const);
  return {
    schemas: Object.fromEntries(versions) as Upcasting<E>['schemas'],
    upcast: (event) => {
      const data = stepsFrom(event).reduce(
        (brought, { bring }) => bring(brought, event),
        event.data as JsonObject,
      );
      return { type: event.type, data } as unknown as E;
    },
    unknownTo: (event) => stepsFrom(event).flatMap(({ unknown }) => unknown),
  };
}
