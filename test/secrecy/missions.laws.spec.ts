/** @rulesets epic ghost-of-war */
import { jest } from '@jest/globals';
import { apiFaceOf } from '../../src/conformance/api/faces.js';
import { loadCatalogs } from '../../src/rules-catalog/index.js';
import { EPIC, type EpicCommand } from '../../src/rulesets/epic/index.js';
import { EPIC_FACE } from '../../src/service/graphql/rulesets/epic/index.js';
import { GHOST_OF_WAR_FACE } from '../../src/service/graphql/rulesets/ghost-of-war/index.js';
import { detachmentsOf, PROFILES } from '../epic/armies.js';
import type { Heard } from './everything.js';
import { pry } from './prying.js';
import { everythingFor, expectTheSame, tell } from './story.js';
import { voiceOf, type Command } from './voice.js';
import { MAIN, type World, type WorldParts } from './world.js';

jest.setTimeout(600_000);

type Missions = Extract<EpicCommand, { readonly type: 'DeclareMissions' }>['missions'];

/** What the second side (seat-2, `blue`) seals; the first (seat-1, `red`), everybody else and the arbiter may not know it. */
const SEALED: readonly [Missions, Missions] = [
  [
    { detachment: 'b-fighters', mission: 'GROUND_ATTACK' },
    { detachment: 'b-landing', mission: 'TRANSPORT' },
  ],
  [{ detachment: 'b-fighters', mission: 'INTERCEPT' }],
];
const OWN: Missions = [{ detachment: 'a-fighters', mission: 'INTERCEPT' }];
const ONLOOKERS = ['red', 'nobody', 'arbiter'];

/** Two armies before their missions, with the flyers at hand. */
const position = {
  turn: 2,
  step: 'MISSIONS',
  profiles: PROFILES,
  armies: Object.fromEntries(
    ['a', 'b'].map((mark, side) => [
      `seat-${side + 1}`,
      {
        name: `Army ${mark}`,
        detachments: detachmentsOf(mark, []).map((each) =>
          /fighters|landing/.test(`${each['id']}`) ? { ...each, place: 'OFF_TABLE' } : each,
        ),
      },
    ]),
  ),
  objectives: [],
};

const opened = (diceMode: 'COMMITTED' | 'TABLE') => (): WorldParts => ({
  // The schema needs a ruleset that reports battles.
  faces: [EPIC_FACE, GHOST_OF_WAR_FACE],
  shelf: loadCatalogs(),
  opening: {
    name: 'Missions',
    diceMode,
    seats: [{ name: 'Ada' }, { name: 'Boris' }],
    ruleset: { epic: { start: { position: apiFaceOf(EPIC).position(position as never) } } },
  },
});

const give = voiceOf(apiFaceOf(EPIC));
const declare = (missions: Missions): Command => ({ type: 'DeclareMissions', missions });

const about = {
  timelines: [MAIN],
  pieces: ['a-fighters', 'b-fighters', 'b-landing', 'b-fighter-1', 'b-lander-1'],
  filters: [
    'actor: "seat-2"',
    'command: "command-1"',
    'kind: INPUT',
    'kind: OUTCOME',
    'piece: "b-fighters"',
    'piece: "b-landing"',
    'type: "epic.MissionsSealedPrivately"',
    'rule: "EPC-FLY-01"',
  ],
  moments: ['turn: 2', 'turn: 2, phase: "MOVEMENT"'],
};

/** What the first side and the arbiter try about missions that they may not know. */
const TRIES: readonly Command[] = [
  declare(SEALED[0]),
  { type: 'EndMoves' },
  { type: 'FlyTransport', detachment: 'b-landing', mounts: [], dismounts: [] },
  { type: 'PassReaction' },
  { type: 'ClosePhase' },
  { type: 'RecordCorrection', text: 'To see', changes: [{ detachment: 'b-fighters', blastMarkers: 0 }] },
];

/** As previews all of it; in earnest what is refused. */
async function tryAll(world: World): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  for (const who of ['red', 'arbiter'])
    for (const command of [...TRIES, ...(who === 'red' ? [declare(OWN)] : [])])
      heard.push({
        asked: `${who} ${JSON.stringify(command)}`,
        answer: await give(world, who, command, { tried: true, preview: true }),
      });
  heard.push({
    asked: 'red declares for blue',
    answer: await give(world, 'red', declare(SEALED[0]), { tried: true }),
  });
  return heard;
}

async function hearAll(world: World): Promise<readonly Heard[]> {
  return [
    ...(await everythingFor(world, ONLOOKERS, about)),
    ...(await tryAll(world)),
    ...(await pry(world, ONLOOKERS)),
  ];
}

describe('in Epic no answer changes when only what another has sealed changes', () => {
  it('missions of flyers, to the other side, the public and the arbiter', async () => {
    const heard = await tell(SEALED, opened('COMMITTED'), async (world, missions) => {
      await give(world, 'blue', declare(missions));
      return hearAll(world);
    });
    expectTheSame(heard);
  });

  it('the same where dice fall on the table, until those of the next step have fallen', async () => {
    const heard = await tell(SEALED, opened('TABLE'), async (world, missions) => {
      await give(world, 'blue', declare(missions));
      expect(await give(world, 'red', declare(OWN))).toContain('"purpose":"initiative"');
      return hearAll(world);
    });
    expectTheSame(heard);
  });

  it('until both sides have declared: then everybody is told', async () => {
    const [one, other] = await tell(SEALED, opened('COMMITTED'), async (world, missions) => {
      await give(world, 'blue', declare(missions));
      await give(world, 'red', declare(OWN));
      return everythingFor(world, ['red', 'nobody'], about);
    });
    expect(one.filter(({ answer }, at) => answer !== other[at]?.answer)).not.toEqual([]);
    expect(one.map(({ answer }) => answer).join()).toContain('b-landing: transport');
    expect(other.map(({ answer }) => answer).join()).toContain('b-landing: none');
  });
});
