import type { PlanetaryEvent } from './events.js';
import { piecesOfRow } from './evolve.js';

/** Fields of event data that name a piece, or an army in a report's order. */
const PIECE_FIELDS = [
  'detachment',
  'army',
  'garrison',
  'convoy',
  'spy',
  'diplomat',
  'squadron',
  'piece',
  'captor',
  'unit',
  'model',
  'battle',
] as const;

/** Ids of pieces (and of the battle) that an event is about: the audit filter. */
export function pieces(event: PlanetaryEvent): readonly string[] {
  const data = event.data as Readonly<Record<string, unknown>>;
  const named = PIECE_FIELDS.flatMap((field) => idOf(data[field]));
  return [...new Set([...named, ...piecesOfRow(event)])];
}

const idOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? [id] : [];
};
