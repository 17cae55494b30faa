import { foundIn, lookUp } from '../../../kernel/index.js';
import type { Battle, GeneralResource, GhostOfWarState, Unit } from '../state/index.js';
import type { Books } from './books.js';
import { holderOf } from '../units/holders.js';
import { bySeq } from '../general/order.js';
import { systemOf } from '../map/places.js';

/** Who has taken something, and where. */
export interface Captors {
  readonly factions: readonly string[];
  /** Units that took part and still are. */
  readonly units: readonly Unit[];
  readonly system: string | undefined;
}

/** GOW-BUF-10: by default the participating units by seq, then depots, then planets of the coalition in that system. */
export function receiversOf(state: GhostOfWarState, { factions, units, system }: Captors): readonly string[] {
  const depots = bySeq(Object.values(state.depots)).filter(
    (each) => factions.includes(each.owner) && lookUp(state.planets, each.planet)?.system === system,
  );
  const planets = bySeq(Object.values(state.planets)).filter(
    (each) => factions.includes(each.controller) && each.system === system,
  );
  const holders = bySeq(units).map((each) => holderOf(state, each).id);
  return [...new Set([...holders, ...[...depots, ...planets].map((each) => each.id)])];
}

/** GOW-BUF-10: the buffer of a planet, depot or force in the system of a battle; null where there is none once the destroyed are gone. */
export function bufferAfter(
  state: GhostOfWarState,
  { domain, location }: Pick<Battle, 'domain' | 'location'>,
  id: string,
  destroyed: ReadonlySet<string>,
): string | null {
  const system = domain === 'void' ? location : lookUp(state.planets, location)?.system;
  const planet = lookUp(state.planets, lookUp(state.depots, id)?.planet ?? id);
  if (planet) return planet.system === system ? id : null;
  const units = lookUp(state.formations, id)?.units ?? [id];
  const left = units
    .flatMap(foundIn(state.units))
    .find((each) => each.ce > 0 && !destroyed.has(each.id) && systemOf(state, each.place) === system);
  if (!left) return null;
  const holder = holderOf(state, left).id;
  return holder === id || lookUp(state.units, id) ? holder : null;
}

/** GOW-BUF-10: into one buffer after another; answers what has found no room, and is lost. */
export const putSpoils = (
  books: Books,
  into: readonly string[],
  resource: GeneralResource,
  amount: number,
): number => into.reduce((left, holder) => books.put(holder, resource, left), amount);
