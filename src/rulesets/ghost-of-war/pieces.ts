import type { GhostOfWarEvent } from './events.js';

/** Fields of event data, and of rows in it, that name a thing of the sector. */
const FIELDS = [
  'unit',
  'formation',
  'planet',
  'depot',
  'character',
  'hero',
  'line',
  'project',
  'journey',
  'force',
  'raider',
  'scheduled',
  'battle',
  'entity',
  'holder',
  'system',
] as const;

/** Ids of things that an event is about: the audit filter. */
export function pieces({ data }: GhostOfWarEvent): readonly string[] {
  const { rows, bookings } = data as {
    readonly rows?: readonly object[];
    readonly bookings?: readonly object[];
  };
  return [...new Set([data, ...(rows ?? []), ...(bookings ?? [])].flatMap(named))];
}

const named = (part: object): readonly string[] =>
  FIELDS.flatMap((field) => {
    const value = (part as Readonly<Record<string, unknown>>)[field];
    return typeof value === 'string' ? [value] : [];
  });
