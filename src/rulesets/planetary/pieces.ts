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
  const found = new Set<string>();
  for (const field of PIECE_FIELDS) {
    const id = idOf(data[field]);
    if (id !== undefined) found.add(id);
  }
  for (const id of piecesOfRow(event)) found.add(id);
  return [...found];
}

function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return typeof id === 'string' ? id : undefined;
}
