import type { Carriage, MetaCampaignState, Unit } from '../../state/index.js';

/** Units that a unit carries in a way, or in any, in the order in which they came into the world. */
export const carriedOn = (
  { units }: Pick<MetaCampaignState, 'units'>,
  carrier: string,
  how?: Carriage,
): readonly Unit[] =>
  Object.values(units).filter(
    ({ carriedBy, status }) =>
      status === 'ACTIVE' && carriedBy?.unit === carrier && (how === undefined || carriedBy.how === how),
  );

/** EDCU-TOW-01: what a unit tows. */
export const towedBy = (state: Pick<MetaCampaignState, 'units'>, tower: string): Unit | null =>
  carriedOn(state, tower, 'HITCHED')[0] ?? null;

/** EDCU-LFT-01: what hangs under a VTOL. */
export const hookedTo = (state: Pick<MetaCampaignState, 'units'>, craft: string): Unit | null =>
  carriedOn(state, craft, 'HOOKED')[0] ?? null;

/** EDCU-TOW-02, EDCU-TRN-02: who carries others cannot be carried; supplies do not count (EDCU-LFT-03). */
export const carriesUnits = (state: Pick<MetaCampaignState, 'units'>, unit: Unit): boolean =>
  carriedOn(state, unit.id).length > 0 || unit.survivors.length > 0;
