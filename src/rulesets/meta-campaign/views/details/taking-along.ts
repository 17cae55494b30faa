import type { Account, MetaCampaignState, Unit } from '../../state/index.js';

const TAKEN: readonly Unit['status'][] = ['DRAFT', 'SAVED', 'ASSIGNED'];

/** A unit as a position has it; its figures follow from class, upgrades and training. */
const entryOf = ({ id, owner, name, model, classId, fittings, ...unit }: Unit): object => ({
  id,
  owner,
  name,
  model,
  classId,
  upgrades: fittings.map(({ upgrade }) => upgrade),
  veterancy: unit.veterancy,
  trained: unit.trained,
  campaignsSurvived: unit.campaignsSurvived,
  draft: unit.status === 'DRAFT',
});

/** What is null is left out, as a position has it. */
const given = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));

/**
 * EDC-GEN-03: what a player takes along to another world, as the JSON text of a position that `createCampaign` takes; null while a
 * campaign runs. Classifications that a game master has ruled stay behind: the next one rules anew.
 */
export function takenAlong(state: MetaCampaignState, { medals, ...account }: Account): string | null {
  if (state.contract !== null) return null;
  const company = state.companies[account.seat];
  const units = Object.values(state.units).filter(
    ({ owner, status }) => owner === account.seat && TAKEN.includes(status),
  );
  return JSON.stringify({
    accounts: [{ ...account, medals: medals.map(given) }],
    units: units.map(entryOf),
    companies: company
      ? [{ ...company, slots: Object.entries(company.slots).map(([slot, ids]) => ({ slot, units: ids })) }]
      : [],
  });
}
