import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from '../../kernel/index.js';
import { packageRoot } from '../../rules-catalog/index.js';
import { shapeOfType, shapesOfTypes, type TypeTexts } from './type-shapes.js';

const READ = new Map<string, ReadonlyMap<string, Shape>>();

/** Shapes of the data of events, by type, as `docs/events` has them for the service and for a ruleset; empty where it has none. */
export function eventShapesOf(code: string): ReadonlyMap<string, Shape> {
  const known = READ.get(code);
  if (known) return known;
  const shapes = new Map([...catalogue('engine'), ...catalogue(code)]);
  READ.set(code, shapes);
  return shapes;
}

function catalogue(name: string): ReadonlyMap<string, Shape> {
  const file = join(packageRoot(), 'docs', 'events', `${name}.json`);
  if (!existsSync(file)) return new Map();
  const { events, parts } = JSON.parse(readFileSync(file, 'utf8')) as { events: TypeTexts; parts: TypeTexts };
  const named = shapesOfTypes(parts);
  return new Map(Object.entries(events).map(([type, data]) => [type, shapeOfType(data, named)]));
}
