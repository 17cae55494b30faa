import { META_CAMPAIGN, type MetaCampaignState, type Unit } from '../../src/rulesets/meta-campaign/index.js';
import { completeOrder } from '../../src/rulesets/meta-campaign/orders/orders.js';
import { COLLECTION_POINTS, drillGround, DRILLS } from '../meta-campaign/drill-ground.js';
import { ARBITER, PLAYERS, say, type Speech } from './meta-campaign.js';
import { playGolden, writeGolden, type GoldenOpening, type Speaker } from './playing.js';

export const DRILL: GoldenOpening = {
  ruleset: META_CAMPAIGN,
  name: 'meta-campaign-drill',
  seats: [...PLAYERS, { id: ARBITER, number: 5, name: 'Game master', role: 'arbiter' }],
  position: drillGround(),
  parameters: { hexCapacity: 4, orbitalDropsEnabled: true },
};

/** Rounds of the drill. */
const ROUNDS = 10;

/** After the drill: the end, and the start of another campaign with a company that has nobody left. */
const AFTERWARDS: readonly Speech[] = [
  say(ARBITER, { type: 'EndCampaign', text: 'That will do.' }),
  say('seat-4', { type: 'RegisterPlayer' }),
  say('seat-4', { type: 'DraftUnit', unit: 'novice', name: 'Novice', classId: 'regularInfantry', model: '' }),
  say('seat-4', { type: 'CommissionUnit', unit: 'novice', trainToS: false }),
  say('seat-1', { type: 'PurchaseTaskForce', taskForce: 'armoredCompany' }),
  ...[
    ['seat-1', 'veteran', 'armoredCompany'],
    ['seat-2', 'guest', 'freeCompany'],
    ['seat-4', 'novice', 'freeCompany'],
  ].flatMap(([seat, unit, taskForce]) => [
    say(seat!, { type: 'FormCompany', name: `Company of ${unit!}`, taskForce }),
    say(seat!, { type: 'AssignUnit', unit, slot: 'A' }),
  ]),
  say('seat-1', { type: 'AssignUnit', unit: 'recruit', slot: 'A' }),
  say('seat-1', { type: 'ChooseSpecialization', specializations: ['extendedTanks'] }),
  say(ARBITER, {
    type: 'SetSignUpStatus',
    status: 'OPEN',
    campaign: { name: 'In earnest', brief: 'March.' },
  }),
  ...['seat-1', 'seat-2', 'seat-4'].map((seat) => say(seat, { type: 'SignUp' })),
  say(ARBITER, { type: 'SetTaskForceStatus', taskForce: 'armoredCompany', status: 'disabled' }),
  say(ARBITER, {
    type: 'StartCampaign',
    map: { columns: 3, rows: 3 },
    placements: [
      { unit: 'guest', hex: '1,1' },
      { unit: 'novice', hex: '1,0' },
    ],
  }),
];

/** What the game master does at the beginning of a round: casualties go elsewhere, and the wind falls after the first. */
const preparations = ({ weather }: MetaCampaignState, round: number): readonly Speech[] => [
  say(ARBITER, {
    type: 'SetCasualtyCollectionPoint',
    hex: COLLECTION_POINTS[round % COLLECTION_POINTS.length],
  }),
  ...(round > 1 && weather.wind.dots > 0
    ? [say(ARBITER, { type: 'ShiftWind', direction: 'N', dots: 0 })]
    : []),
];

/** For each unit the next order of its drill that has not been given yet and is legal, else what is done again and again. */
function newDrill(): Speaker {
  const given = new Map<string, number>();
  const later = [...AFTERWARDS];
  const asked = new Set<string>();
  let round = 0;
  let first: Speech[] = [];
  const ordered = (unit: Unit, accepted: (said: Speech) => boolean): Speech | null => {
    const { once, often } = DRILLS.get(unit.id)!;
    const done = given.get(unit.id) ?? 0;
    for (const each of [...once.slice(done, done + 1), ...often]) {
      const type = unit.owner === null ? 'SubmitGmOrder' : 'SubmitOrder';
      const order = completeOrder({ unit: unit.id, ...each } as never);
      const said = say(unit.owner ?? ARBITER, { type, order });
      if (!accepted(said)) continue;
      if (each === once[done]) given.set(unit.id, done + 1);
      return said;
    }
    return null;
  };
  return (state: MetaCampaignState, accepted) => {
    const { contract } = state;
    if (contract?.number !== 1 || contract.round > ROUNDS) {
      const at = later.findIndex((each) => accepted(each));
      return at < 0 ? null : later.splice(0, at + 1).at(-1)!;
    }
    if (contract.round !== round) {
      round = contract.round;
      asked.clear();
      first = [...preparations(state, round)];
    }
    const prepared = first.shift();
    if (prepared && accepted(prepared)) return prepared;
    for (const id of DRILLS.keys()) {
      const unit = state.units[id];
      if (unit?.status !== 'ACTIVE' || asked.has(id)) continue;
      asked.add(id);
      const said = ordered(unit, accepted);
      if (said) return said;
    }
    return say(ARBITER, { type: 'ClosePhase' });
  };
}

/** Records the drill anew. */
export async function recordDrill(): Promise<void> {
  const game = playGolden(DRILL, newDrill());
  process.stderr.write(`${DRILL.name}: ${game.events.length} events\n`);
  await writeGolden(DRILL, game);
}
