/** @rulesets meta-campaign ghost-of-war */
import { jest } from '@jest/globals';
import { apiFaceOf } from '../../src/conformance/api/faces.js';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { META_CAMPAIGN, type MetaCampaignCommand } from '../../src/rulesets/meta-campaign/index.js';
import { completeOrder } from '../../src/rulesets/meta-campaign/orders/orders.js';
import { GHOST_OF_WAR_FACE } from '../../src/service/graphql/rulesets/ghost-of-war/index.js';
import { META_CAMPAIGN_FACE } from '../../src/service/graphql/rulesets/meta-campaign/index.js';
import type { Heard } from './everything.js';
import { pry } from './prying.js';
import { everythingFor, expectTheSame, tell } from './story.js';
import { voiceOf, type Command } from './voice.js';
import { MAIN, type World, type WorldParts } from './world.js';

jest.setTimeout(600_000);

/** Players share what they see; the game master sees all (EDC-FOW-01). */
const ONLOOKERS = ['red', 'blue', 'nobody'];

/** Where the raiders stand, far from everybody, how strong they are, and what the game master has them do. */
interface Secret {
  readonly hex: string;
  readonly fs: number;
  readonly orders: readonly object[];
}
const SECRETS: readonly [Secret, Secret] = [
  { hex: '12,0', fs: 6, orders: [{ movement: { kind: 'MOVE', path: ['12,1'] } }] },
  { hex: '14,-2', fs: 3, orders: [{ action: { name: 'REST' } }] },
];

const unit = (id: string, owner: string) => ({ id, owner, name: id, classId: 'regularInfantry' });

const positionOf = ({ hex, fs }: Secret): object => ({
  accounts: { 'seat-1': {}, 'seat-2': {} },
  units: [unit('rifles', 'seat-1'), unit('guards', 'seat-2')],
  companies: {
    'seat-1': { name: 'First', taskForce: 'freeCompany', slots: { A: ['rifles'] } },
    'seat-2': { name: 'Second', taskForce: 'freeCompany', slots: { A: ['guards'] } },
  },
  campaign: {
    name: 'Watch',
    map: { from: '0,0', columns: 16, rows: 10 },
    forces: [{ id: 'raiders', name: 'Raiders', faction: 'HOSTILE', classId: 'irregularInfantry' }],
    fields: { rifles: { hex: '1,1' }, guards: { hex: '1,3' }, raiders: { hex, fs } },
    minefields: [{ hex, bloc: 'HOSTILE' }],
    objectives: [{ id: 'watch', text: 'Watch.' }],
  },
});

const opened =
  (diceMode: 'COMMITTED' | 'TABLE') =>
  (secret: Secret): WorldParts => ({
    // The schema needs a ruleset that reports battles.
    faces: [META_CAMPAIGN_FACE, GHOST_OF_WAR_FACE],
    shelf: loadCatalogs(),
    opening: {
      name: 'Watch',
      diceMode,
      seats: [{ name: 'Ada' }, { name: 'Boris' }],
      ruleset: {
        metaCampaign: { start: { position: apiFaceOf(META_CAMPAIGN).position(positionOf(secret) as never) } },
      },
    },
  });

const give = voiceOf(apiFaceOf(META_CAMPAIGN));
const command = (said: object): Command => said as MetaCampaignCommand;
const order = (of: object): Command =>
  command({ type: 'SubmitOrder', order: completeOrder({ unit: 'rifles', ...of } as never) });
const ofMaster = (of: object): Command =>
  command({ type: 'SubmitGmOrder', order: completeOrder({ unit: 'raiders', ...of } as never) });

const about = {
  timelines: [MAIN],
  pieces: ['rifles', 'guards', 'raiders'],
  filters: [
    'actor: "seat-1"',
    'actor: "arbiter"',
    'kind: INPUT',
    'kind: OUTCOME',
    'piece: "raiders"',
    'type: "meta-campaign.GmOrderSubmitted"',
    'rule: "EDC-RND-06"',
  ],
  moments: ['turn: 1', 'turn: 2'],
};

/** What players try about a unit that they may not know. */
const TRIES: readonly Command[] = [
  order({ action: { name: 'ATTACK', weapon: 'rifle', unit: 'raiders', dangerClose: false } }),
  order({ action: { name: 'ATTACK', weapon: 'rifle', hex: '1,2', dangerClose: false } }),
  order({ movement: { kind: 'MOVE', path: ['2,1'] } }),
  ofMaster({ action: { name: 'REST' } }),
  command({ type: 'WithdrawOrder', order: 'gm-order-1' }),
  command({ type: 'TagTrack', track: 'raiders', tag: 'ENEMY' }),
  command({ type: 'ClosePhase' }),
];

async function hearAll(world: World): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  for (const who of ['red', 'blue'])
    for (const each of TRIES)
      heard.push({
        asked: `${who} ${JSON.stringify(each)}`,
        answer: await give(world, who, each, { tried: true, preview: true }),
      });
  return [...(await everythingFor(world, ONLOOKERS, about)), ...heard, ...(await pry(world, ONLOOKERS))];
}

describe('in a contract no answer changes when only what nobody sees changes', () => {
  it('where an enemy stands out of sight, how strong it is, and what it is ordered to do', async () => {
    const heard = await tell(SECRETS, opened('COMMITTED'), async (world, { orders }) => {
      await give(world, 'red', order({ movement: { kind: 'MOVE', path: ['2,1'] } }));
      for (const each of orders) await give(world, 'arbiter', ofMaster(each));
      const planned = await hearAll(world);
      await give(world, 'arbiter', command({ type: 'ClosePhase' }));
      return [...planned, ...(await everythingFor(world, ONLOOKERS, about))];
    });
    expectTheSame(heard);
  });

  it('a ruling about it that nobody is told of', async () => {
    const heard = await tell(SECRETS, opened('COMMITTED'), async (world, { fs }) => {
      const deltas = [
        { path: 'units.raiders.fs', operation: 'SET', before: { number: fs }, after: { number: 2 } },
      ];
      const ruling = {
        subject: 'raiders',
        trigger: '',
        text: '',
        reason: 'They have been ill.',
        dice: [{ purpose: 'fever', count: 1, sides: 6 }],
        force: false,
      };
      await give(world, 'arbiter', command({ type: 'MakeGmRuling', ...ruling, deltas, visibleTo: [] }));
      return everythingFor(world, ONLOOKERS, about);
    });
    expectTheSame(heard);
  });

  it('the game master is told', async () => {
    const [one, other] = await tell(SECRETS, opened('COMMITTED'), (world) =>
      everythingFor(world, ['arbiter'], about),
    );
    expect(one.filter(({ answer }, at) => answer !== other[at]?.answer)).not.toEqual([]);
  });
});
