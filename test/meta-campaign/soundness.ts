import type { MetaCampaignState, Structure, Unit } from '../../src/rulesets/meta-campaign/index.js';

const MOST_ARMOUR = 20;

/** Section 3 of both catalogs: what of their invariants does not hold, in plain words. */
export const unsound = (state: MetaCampaignState): readonly string[] => [
  ...Object.values(state.units).flatMap((each) => [...figures(each), ...carriage(state, each)]),
  ...Object.values(state.accounts).flatMap(({ seat, credits, req, bonusReq }) =>
    Math.min(credits, req, bonusReq) < 0 ? [`${seat} has debts`] : [],
  ),
  ...orders(state),
  ...companies(state),
  ...Object.values(state.structures).flatMap(structure),
];

const within = (least: number, value: number, most: number): boolean => least <= value && value <= most;

function figures({
  id,
  status,
  fs,
  energy,
  uses,
  sheet,
  crates,
  barrels,
  profile,
  carriedBy,
  brawl,
}: Unit): readonly string[] {
  const over = Object.entries(uses).filter(([item, left]) => !within(0, left, sheet.uses[item] ?? 0));
  return [
    within(0, fs, sheet.fs) ? [] : `${id} has ${fs} of ${sheet.fs} FS`,
    within(0, energy, sheet.energy) ? [] : `${id} has ${energy} of ${sheet.energy} Energy`,
    status === 'ACTIVE' && fs === 0 ? `${id} lives with no FS` : [],
    sheet.armour <= MOST_ARMOUR ? [] : `${id} has Armour ${sheet.armour}`,
    over.map(([item, left]) => `${id} has ${left} of ${item}`),
    Math.min(crates, barrels) < 0 ? `${id} carries less than nothing` : [],
    profile !== null && sheet.category !== 'aircraft' ? `${id} flies and is no aircraft` : [],
    profile !== null && carriedBy !== null ? `${id} flies and is carried` : [],
    brawl !== null && status !== 'ACTIVE' ? `${id} is ${status} and brawls` : [],
  ].flat();
}

/** A carried unit has one carrier, in the same hex, which lives; it carries no unit itself. */
function carriage({ units }: MetaCampaignState, { id, hex, status, carriedBy }: Unit): readonly string[] {
  if (status !== 'ACTIVE' || carriedBy === null || carriedBy.unit === null) return [];
  const carrier = units[carriedBy.unit];
  const aboard = Object.values(units).some((each) => each.status === 'ACTIVE' && each.carriedBy?.unit === id);
  return [
    carrier?.status === 'ACTIVE' ? [] : `${id} is carried by ${carriedBy.unit}, which is gone`,
    hex === carrier?.hex ? [] : `${id} is in ${hex}, its carrier in ${carrier?.hex}`,
    aboard && carriedBy.how === 'EMBARKED' ? `${id} is carried and carries` : [],
  ].flat();
}

/** At most one order of a unit counts in a round. */
function orders({ orders: all }: MetaCampaignState): readonly string[] {
  const active = Object.values(all)
    .filter(({ status }) => status === 'POSTED' || status === 'RESOLVED')
    .map(({ unit }) => unit);
  return [...new Set(active)].filter((each) => active.filter((unit) => unit === each).length > 1);
}

/** Every unit of a company has one slot. */
const companies = ({ companies: all }: MetaCampaignState): readonly string[] =>
  Object.values(all).flatMap(({ name, slots }) => {
    const placed = Object.values(slots).flat();
    return placed.length === new Set(placed).size ? [] : [`${name} has a unit twice`];
  });

const structure = ({ id, hp, crates, barrels }: Structure): readonly string[] =>
  Math.min(hp, crates, barrels) < 0 ? [`${id} has less than nothing`] : [];
