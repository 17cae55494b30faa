import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from '../../kernel/index.js';
import { packageRoot } from '../../rules-catalog/index.js';
import { shapeOf, shapesOfParts, type RecordedShapes } from './recorded-types.js';

/** What is recorded of a ruleset and of the service, as shapes that say which members there are. */
export interface Catalogue {
  /** Data of events, by type. */
  readonly events: ReadonlyMap<string, Shape>;
  /** Null for a ruleset that is not recorded. */
  readonly state: Shape | null;
}

const READ = new Map<string, Catalogue>();

/** The catalogue of a ruleset as `docs/events` has it; empty, but for the service's own events, where it has none. */
export function catalogueOf(code: string): Catalogue {
  const known = READ.get(code);
  if (known) return known;
  const own = recorded(code);
  const catalogue = { events: new Map([...recorded('engine').events, ...own.events]), state: own.state };
  READ.set(code, catalogue);
  return catalogue;
}

function recorded(name: string): Catalogue {
  const file = join(packageRoot(), 'docs', 'events', `${name}.json`);
  if (!existsSync(file)) return { events: new Map(), state: null };
  const { events, state, parts } = JSON.parse(readFileSync(file, 'utf8')) as RecordedShapes;
  const named = shapesOfParts({ ...parts, ...state?.parts });
  return {
    events: new Map(Object.entries(events).map(([type, data]) => [type, shapeOf(data, named)])),
    state: state === undefined ? null : shapeOf(state.whole, named),
  };
}
