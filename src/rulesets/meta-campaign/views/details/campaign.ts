import {
  flag,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  text,
  whole,
  type Shaped,
} from '../../../../kernel/index.js';
import { printOrder } from '../../orders/printing.js';
import type { MetaCampaignState } from '../../state/index.js';
import { existing, lookUp } from '../../../../kernel/index.js';
import * as words from '../../words/index.js';

const objective = named(
  'Objective',
  'An objective of the campaign (EDC-GEN-04).',
  record({
    id: said('Its id, unique in this world.', ownId),
    text: said('What is to be done.', text),
    met: said('Whether it is met or failed; null while it is open.', orNull(flag)),
  }),
);

const posted = named(
  'PostedOrder',
  'An order of this round (EDC-ORD).',
  record({
    id: said('Its id, unique in this world.', ownId),
    unit: said('Id of the unit.', id),
    seat: said('Who posted it; null for the game master.', orNull(id)),
    postSeq: said('Place in the order of posting, from 1.', whole()),
    status: said('What became of it.', words.postedStatus),
    early: said('Whether it was carried out early (EDC-MID-01).', flag),
    text: said('As it is written by the template (EDC-ORD-01).', text),
  }),
);

const ruling = named(
  'Ruling',
  'A ruling of the game master (EDC-GMR-01).',
  record({
    id: said('Its id, unique in this world.', ownId),
    round: said('Its round, from 1.', whole()),
    subject: said('What it is about.', text),
    rule: said('Rule that it goes with.', orNull(text)),
    text: said('Its result in words.', text),
    reason: said('Why.', text),
    changes: said('What it changed, in words.', list(text)),
    revoked: said('Why it was taken back; null while it stands.', orNull(text)),
  }),
);

const structure = named(
  'Structure',
  'A structure (EDC-STR-01).',
  record({
    id: said('Its id, unique in this world.', ownId),
    type: said('Its type, by the catalog.', text),
    site: said('Where in its hex it stands.', text),
    hex: said('Its hex, `q,r`.', text),
    edge: said('Edge that it stands on.', orNull(text)),
    facing: said('Of a trench.', orNull(words.compass)),
    hp: said('Hit points.', whole()),
    completed: said('Whether it has once been completed (EDC-STR-04).', flag),
    bloc: said('Whose it is.', orNull(words.bloc)),
    crates: said('Supply crates in it.', whole()),
    barrels: said('Fuel barrels in it.', whole()),
  }),
);

const sighting = named(
  'Sighting',
  'Where a foreign unit was last seen, and how strong it looked (EDC-FOW-03, EDC-FOW-04).',
  record({
    unit: said('Id of the unit.', id),
    hex: said('Where.', text),
    round: said('When.', whole()),
    low: said('Least FS that it may have; null until it is estimated.', orNull(whole())),
    high: said('Greatest FS that it may have.', orNull(whole())),
  }),
);

export const campaignView = named(
  'Campaign',
  'The campaign that runs.',
  record({
    name: said('What it is called.', text),
    brief: said('What it is about.', text),
    number: said('Which one of this world, from 1.', whole()),
    round: said('Its round; 0 before the first.', whole()),
    catalog: said('Catalog that is frozen for it (EDCU-GEN-02).', text),
    deadline: said('Of this round, UTC, ISO 8601.', orNull(text)),
    paused: said('Whether its resolution waits for the game master; the players are not told.', flag),
    participants: said('Seats that take part.', list(id)),
    collectionPoint: said('Casualty Collection Point (EDC-RSC-06).', orNull(text)),
    objectives: said('Objectives of the brief.', list(objective)),
    wind: said('Where the wind blows to.', words.compass),
    windDots: said('How strong it is.', whole()),
    clock: said('Hour of the day.', whole()),
    night: said('Whether it is night.', flag),
    orders: said('Orders of this round.', list(posted)),
    rulings: said('Rulings, the first first.', list(ruling)),
    structures: said('Structures that stand on the map.', list(structure)),
    sightings: said('Foreign units as they were last seen.', list(sighting)),
  }),
);

const ordersOf = ({ orders, units }: MetaCampaignState): Shaped<typeof posted>[] =>
  Object.values(orders).map(({ order, ...each }) => ({
    ...each,
    text: printOrder(order, existing(lookUp(units, each.unit), 'unit')),
  }));

const rulingsOf = ({ rulings }: MetaCampaignState): Shaped<typeof ruling>[] =>
  Object.values(rulings).map(({ deltas, ...each }) => ({
    ...each,
    changes: deltas.map(
      ({ path, before, after }) => `${path}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`,
    ),
  }));

export function showCampaign(state: MetaCampaignState): Shaped<typeof campaignView> | null {
  const { contract, weather } = state;
  if (contract === null) return null;
  return {
    ...contract,
    paused: contract.pausedIn !== null,
    objectives: Object.values(contract.objectives),
    wind: weather.wind.direction,
    windDots: weather.wind.dots,
    clock: weather.clock,
    night: weather.night,
    orders: ordersOf(state),
    rulings: rulingsOf(state),
    structures: Object.values(state.structures),
    sightings: Object.entries(state.sightings).map(([unit, each]) => ({ unit, ...each })),
  };
}
