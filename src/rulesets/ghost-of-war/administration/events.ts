import type { GeneralResource, Goods, Relation } from '../state/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editFaction, editFormation, editPlanet, editProject, editUnit } from '../state/editing.js';
import { event } from '../state/event.js';
import { everybody, ofFaction } from '../state/audiences.js';
import { words, some } from '../state/sentences.js';
import { confidenceEnded } from '../state/of-old.js';

interface PermissionData {
  readonly faction: string;
  readonly planet: string;
  readonly partner: string;
  readonly allow: boolean;
}

/** S2: what factions settle with one another and at home. */
export const ADMINISTRATION_EVENTS = {
  /** GOW-GEN-08: `key` is that of the pair. */
  'ghost-of-war.RelationChanged': event<{
    readonly faction: string;
    readonly other: string;
    readonly key: string;
    readonly from: Relation;
    readonly to: Relation;
    /** Whether neither confides in the other any more (GOW-GEN-09). Missing on events of old. */
    readonly endsConfidence?: boolean;
  }>({
    evolve: (state, { faction, other, key, to, endsConfidence }, edit) => {
      state.relations = { ...state.relations, [key]: to };
      if (!(endsConfidence ?? confidenceEnded(to))) return;
      for (const [one, two] of [
        [faction, other],
        [other, faction],
      ] as const) {
        const confidants = editFaction(edit, state, one);
        confidants.confidants = confidants.confidants.filter((each) => each !== two);
      }
    },
    audience: everybody,
    summary: ({ faction, other, to }) => `${faction} and ${other} are ${words(to)}.`,
  }),
  /** GOW-BUF-08 */
  'ghost-of-war.SharingChanged': event<PermissionData>({
    evolve: (state, { planet: id, partner, allow }, edit) => {
      const planet = editPlanet(edit, state, id);
      planet.sharing = { ...planet.sharing, [partner]: allow };
    },
    audience: ofFaction,
    summary: ({ planet, partner, allow }) =>
      `${planet} ${allow ? 'shares' : 'shares no more'} with ${partner}.`,
  }),
  /** GOW-TRD-03 */
  'ghost-of-war.TradeConsentChanged': event<PermissionData>({
    evolve: (state, { planet: id, partner, allow }, edit) => {
      const planet = editPlanet(edit, state, id);
      planet.tradeConsent = { ...planet.tradeConsent, [partner]: allow };
    },
    audience: ofFaction,
    summary: ({ planet, partner, allow }) =>
      `${planet} ${allow ? 'admits' : 'admits no'} lines of ${partner}.`,
  }),
  /** GOW-GEN-09 */
  'ghost-of-war.ConfidenceChanged': event<{
    readonly faction: string;
    readonly ally: string;
    readonly allow: boolean;
  }>({
    evolve: (state, { faction: id, ally, allow }, edit) => {
      const faction = editFaction(edit, state, id);
      const others = faction.confidants.filter((each) => each !== ally);
      faction.confidants = allow ? [...others, ally] : others;
    },
    audience: ofFaction,
    summary: ({ faction, ally, allow }) =>
      `${faction} ${allow ? 'confides' : 'confides no more'} in ${ally}.`,
  }),
  /** GOW-BUF-07 */
  'ghost-of-war.ReserveSet': event<{
    readonly faction: string;
    readonly planet: string;
    readonly resource: GeneralResource;
    readonly amount: number;
  }>({
    evolve: (state, { planet: id, resource, amount }, edit) => {
      const planet = editPlanet(edit, state, id);
      planet.reserve = { ...planet.reserve, [resource]: amount };
    },
    audience: ofFaction,
    summary: ({ planet, resource, amount }) => `${planet} keeps ${amount} ${resource}.`,
  }),
  /** GOW-GEN-04 */
  'ghost-of-war.PrioritiesSet': event<{
    readonly faction: string;
    readonly rows: readonly {
      readonly kind: 'planets' | 'formations' | 'units' | 'projects';
      readonly entity: string;
      readonly priority: number;
    }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { kind, entity, priority } of rows) {
        if (kind === 'planets') editPlanet(edit, state, entity).priority = priority;
        else if (kind === 'formations') editFormation(edit, state, entity).priority = priority;
        else if (kind === 'units') editUnit(edit, state, entity).priority = priority;
        else editProject(edit, state, entity).priority = priority;
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) => `${faction} sets ${some(rows.length, 'priority', 'priorities')}.`,
    growing: ['rows'],
  }),
  /** GOW-BUF-09: an exchange, or a gift (nothing taken). */
  'ghost-of-war.GoodsExchanged': event<
    Booked & {
      readonly faction: string;
      readonly partner: string;
      readonly giver: string;
      readonly taker: string;
      readonly given: Goods;
      readonly taken: Goods;
    }
  >({
    evolve: (state, { bookings }, edit) => applyBookings(state, bookings, edit),
    audience: ({ faction, partner }, who) => who.factions([faction, partner]),
    summary: ({ giver, taker }) => `Goods pass between ${giver} and ${taker}.`,
  }),
};
