import { arbiterOnly, everybody, EVERYBODY } from '../../../engine/index.js';
import type { Audience } from '../../../kernel/index.js';
import type { GhostOfWarState, LineRaid } from './index.js';

/** Who sees what in the state after an event (GOW-GEN-09). */
export interface Who {
  readonly state: GhostOfWarState;
  /** These factions, and those they confide in; null is nobody's. */
  readonly factions: (ids: readonly (string | null)[]) => Audience;
  /** The faction, until the sheets are carried out. */
  readonly sealed: (faction: string) => Audience;
  /** Faction of a thing; null where there is no such thing. */
  readonly ownerOf: (id: string) => string | null;
  readonly seesRaider: (raid: LineRaid, faction: string) => boolean;
}

type Tells<D> = (data: D, who: Who) => Audience;

export { arbiterOnly, everybody };

export const ofFaction: Tells<{ readonly faction: string | null }> = ({ faction }, who) =>
  who.factions([faction]);

export const withWitnesses: Tells<{ readonly faction: string; readonly witnesses: readonly string[] }> = (
  { faction, witnesses },
  who,
) => who.factions([faction, ...witnesses]);

/** What happens to characters in battle all see. */
export const openInCombat: Tells<{ readonly faction: string }> = (data, who) =>
  who.state.step === 'COMBAT' ? EVERYBODY : ofFaction(data, who);

/** GOW-GEN-09: what is nobody's is open to all, but for what the arbiter only plans. */
export const ofCorrection: Tells<{ readonly change: string; readonly faction: string | null }> = (
  data,
  who,
) => {
  if (data.change === 'SCHEDULE_EVENT') return arbiterOnly();
  return data.faction === null ? EVERYBODY : ofFaction(data, who);
};
