import type { GeneralResource, Goods, Relation } from '../state/index.js';
import { applyBookings, type Booked } from '../state/bookings.js';
import { editFaction, editFormation, editPlanet, editProject, editUnit } from '../state/editing.js';
import type { Evolvers } from '../state/evolvers.js';

/** S2: what factions settle with one another and at home. */
export type AdministrationEvent =
  /** GOW-GEN-08: `key` is that of the pair. */
  | {
      readonly type: 'ghost-of-war.RelationChanged';
      readonly data: {
        readonly faction: string;
        readonly other: string;
        readonly key: string;
        readonly from: Relation;
        readonly to: Relation;
        /** Whether neither confides in the other any more (GOW-GEN-09). Missing on events of old. */
        readonly endsConfidence?: boolean;
      };
    }
  /** GOW-BUF-08 */
  | {
      readonly type: 'ghost-of-war.SharingChanged';
      readonly data: PermissionData;
    }
  /** GOW-TRD-03 */
  | {
      readonly type: 'ghost-of-war.TradeConsentChanged';
      readonly data: PermissionData;
    }
  /** GOW-GEN-09 */
  | {
      readonly type: 'ghost-of-war.ConfidenceChanged';
      readonly data: { readonly faction: string; readonly ally: string; readonly allow: boolean };
    }
  /** GOW-BUF-07 */
  | {
      readonly type: 'ghost-of-war.ReserveSet';
      readonly data: {
        readonly faction: string;
        readonly planet: string;
        readonly resource: GeneralResource;
        readonly amount: number;
      };
    }
  /** GOW-GEN-04 */
  | {
      readonly type: 'ghost-of-war.PrioritiesSet';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly {
          readonly kind: 'planets' | 'formations' | 'units' | 'projects';
          readonly entity: string;
          readonly priority: number;
        }[];
      };
    }
  /** GOW-BUF-09: an exchange, or a gift (nothing taken). */
  | {
      readonly type: 'ghost-of-war.GoodsExchanged';
      readonly data: Booked & {
        readonly faction: string;
        readonly partner: string;
        readonly giver: string;
        readonly taker: string;
        readonly given: Goods;
        readonly taken: Goods;
      };
    };

interface PermissionData {
  readonly faction: string;
  readonly planet: string;
  readonly partner: string;
  readonly allow: boolean;
}

export const ADMINISTRATION_EVOLVERS: Evolvers<AdministrationEvent> = {
  'ghost-of-war.RelationChanged': (state, { faction, other, key, to, endsConfidence }, edit) => {
    state.relations = { ...state.relations, [key]: to };
    if (!(endsConfidence ?? to !== 'ALLIED')) return;
    for (const [one, two] of [
      [faction, other],
      [other, faction],
    ] as const) {
      const confidants = editFaction(edit, state, one);
      confidants.confidants = confidants.confidants.filter((each) => each !== two);
    }
  },
  'ghost-of-war.SharingChanged': (state, { planet: id, partner, allow }, edit) => {
    const planet = editPlanet(edit, state, id);
    planet.sharing = { ...planet.sharing, [partner]: allow };
  },
  'ghost-of-war.TradeConsentChanged': (state, { planet: id, partner, allow }, edit) => {
    const planet = editPlanet(edit, state, id);
    planet.tradeConsent = { ...planet.tradeConsent, [partner]: allow };
  },
  'ghost-of-war.ConfidenceChanged': (state, { faction: id, ally, allow }, edit) => {
    const faction = editFaction(edit, state, id);
    const others = faction.confidants.filter((each) => each !== ally);
    faction.confidants = allow ? [...others, ally] : others;
  },
  'ghost-of-war.ReserveSet': (state, { planet: id, resource, amount }, edit) => {
    const planet = editPlanet(edit, state, id);
    planet.reserve = { ...planet.reserve, [resource]: amount };
  },
  'ghost-of-war.PrioritiesSet': (state, { rows }, edit) => {
    for (const { kind, entity, priority } of rows) {
      if (kind === 'planets') editPlanet(edit, state, entity).priority = priority;
      else if (kind === 'formations') editFormation(edit, state, entity).priority = priority;
      else if (kind === 'units') editUnit(edit, state, entity).priority = priority;
      else editProject(edit, state, entity).priority = priority;
    }
  },
  'ghost-of-war.GoodsExchanged': (state, { bookings }, edit) => applyBookings(state, bookings, edit),
};
