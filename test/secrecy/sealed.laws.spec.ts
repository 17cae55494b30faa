/** @rulesets toy */
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { TOY_FACE } from '../api/toy-face.js';
import type { Heard } from './everything.js';
import { everythingFor, expectTheSame, say, surely, tell } from './story.js';
import { FORKS, forkOf, MAIN, type World } from './world.js';

jest.setTimeout(600_000);
/** Pairs of worlds for each law; more with SECRECY_PAIRS. */
const PAIRS = Number(process.env['SECRECY_PAIRS'] ?? 1);

type Sheet = readonly (readonly [unit: string, order: 'ADVANCE' | 'HOLD' | 'RETIRE'])[];

/** Rita leads Red (seat-1) and looks; Bob leads Blue (seat-2) and has secrets. */
const opening =
  (more: object = {}) =>
  () => ({
    faces: [TOY_FACE],
    opening: {
      name: 'The long line',
      seats: [{ name: 'Rita' }, { name: 'Bob' }],
      ruleset: { toy: { start: { scenario: 'MEETING' } } },
      ...more,
    },
  });

const PIECES = ['seat-1-guard', 'seat-1-scouts', 'seat-2-guard', 'seat-2-scouts', 'nobody', 'constructor'];
const FILTERS = [
  'piece: "seat-2-guard"',
  'command: "blue-sheet-1"',
  'command: "blue-objective"',
  'type: "toy.OrdersSealed"',
  'type: "toy.ObjectiveChosen"',
  'type: "toy.CardsDealt"',
  'rule: "TOY-ORD-01"',
  'rule: "TOY-OBJ-01"',
  'actor: "seat-2"',
  'kind: OUTCOME',
  'kind: ROLL',
  'phase: "ORDERS"',
];
const about = (timelines: readonly string[]) => ({ timelines, pieces: PIECES, filters: FILTERS });
/** Everybody who is not to know what Blue keeps secret. Orders are sealed from the arbiter, too; objectives are not. */
const OTHERS = ['red', 'nobody'];

const orders = (sheet: Sheet) => ({ toy: { sheet: sheet.map(([unit, order]) => ({ unit, order })) } });

/** What somebody tries who wants to learn what is sealed. None of it is stored. */
async function pry(world: World): Promise<readonly Heard[]> {
  const tries: readonly (readonly [who: string, mutation: string, input: object])[] = [
    ['red', 'submitOrders', { commandId: 'pry-1', orders: orders([['seat-2-guard', 'HOLD']]) }],
    [
      'red',
      'submitOrders',
      { commandId: 'pry-2', preview: true, orders: orders([['seat-1-guard', 'HOLD']]) },
    ],
    ['red', 'submitOrders', { commandId: 'pry-3', expectedRevision: 0, orders: orders([]) }],
    ['red', 'submitOrders', { commandId: 'blue-sheet-1', expectedRevision: 0, orders: orders([]) }],
    [
      'red',
      'submitOrders',
      { commandId: 'pry-4', preview: true, orders: { toy: { playCard: { card: 'RUSE-1' } } } },
    ],
    ['red', 'lockPhase', { commandId: 'pry-5', preview: true }],
    ['red', 'closePhase', { commandId: 'pry-6', preview: true }],
    ['red', 'forkTimeline', { commandId: 'pry-7', name: 'A look', dice: 'SAME', reason: 'To see' }],
    ['red', 'forkTimeline', { commandId: 'pry-8', revision: 2, name: 'A look', reason: 'To see' }],
    [
      'red',
      'amendTimeline',
      { commandId: 'pry-9', revision: 3, amendment: { drop: true }, preview: true, reason: 'To see' },
    ],
    ['nobody', 'closePhase', { commandId: 'pry-10', preview: true }],
    ['nobody', 'forkTimeline', { commandId: 'pry-11', name: 'A look', reason: 'To see' }],
  ];
  const heard: Heard[] = [];
  for (const [who, mutation, input] of tries) {
    heard.push({
      asked: `${who} ${mutation} ${JSON.stringify(input)}`,
      answer: await say(world, who, mutation, input),
    });
  }
  return heard;
}

const sheetOf = (seat: string): fc.Arbitrary<Sheet> =>
  fc.tuple(fc.constantFrom('ADVANCE', 'HOLD'), fc.constantFrom('ADVANCE', 'HOLD')).map(
    ([guard, scouts]) =>
      [
        [`${seat}-guard`, guard],
        [`${seat}-scouts`, scouts],
      ] as const as Sheet,
  );
const twoSheets = fc
  .tuple(sheetOf('seat-2'), sheetOf('seat-2'))
  .filter(([one, other]) => String(one) !== String(other));

describe('no answer changes when only what another has sealed changes', () => {
  it('a sheet, one that replaced it, and a chosen objective, before they are revealed', async () => {
    const story = fc.record({
      first: twoSheets,
      second: twoSheets,
      objectives: fc.uniqueArray(fc.nat({ max: 6 }), { minLength: 2, maxLength: 2 }),
      locks: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(story, async ({ first, second, objectives, locks }) => {
        const secrets = ([0, 1] as const).map((at) => ({
          first: first[at],
          second: second[at],
          objective: objectives[at]!,
        }));
        const heard = await tell([secrets[0]!, secrets[1]!], opening(), async (world, secret) => {
          await surely(world, 'blue', 'submitOrders', {
            commandId: 'blue-objective',
            orders: { toy: { objective: secret.objective } },
          });
          await surely(world, 'blue', 'submitOrders', {
            commandId: 'blue-sheet-1',
            orders: orders(secret.first),
          });
          const own = await surely(world, 'red', 'submitOrders', {
            commandId: 'red-sheet',
            orders: orders([['seat-1-guard', 'ADVANCE']]),
          });
          await surely(world, 'arbiter', 'forkTimeline', {
            commandId: FORKS[0],
            name: 'Same',
            dice: 'SAME',
            reason: 'A look',
          });
          await surely(world, 'blue', 'submitOrders', {
            commandId: 'blue-sheet-2',
            orders: orders(secret.second),
          });
          if (locks) await surely(world, 'blue', 'lockPhase', { commandId: 'blue-lock' });
          await surely(world, 'arbiter', 'forkTimeline', {
            commandId: FORKS[1],
            name: 'Fresh',
            reason: 'A look',
          });
          const timelines = [MAIN, ...FORKS.map(forkOf)];
          const others = await everythingFor(world, OTHERS, about(timelines));
          return [{ asked: 'the own sheet', answer: own }, ...others, ...(await pry(world))];
        });
        expectTheSame(heard);
      }),
      { numRuns: PAIRS },
    );
  });

  it('an objective, over turns that end, until the campaign is decided', async () => {
    const secrets = [2, 5] as const;
    const heard = await tell(secrets, opening(), async (world, objective) => {
      await surely(world, 'blue', 'submitOrders', {
        commandId: 'blue-objective',
        orders: { toy: { objective } },
      });
      await surely(world, 'blue', 'submitOrders', {
        commandId: 'blue-sheet-1',
        orders: orders([['seat-2-guard', 'HOLD']]),
      });
      for (const phase of [1, 2])
        await surely(world, 'arbiter', 'closePhase', { commandId: `close-${phase}` });
      await surely(world, 'arbiter', 'forkTimeline', {
        commandId: FORKS[0],
        name: 'Same',
        dice: 'SAME',
        reason: 'A look',
      });
      await surely(world, 'arbiter', 'closePhase', { commandId: 'close-3' });
      await surely(world, 'arbiter', 'forkTimeline', {
        commandId: FORKS[1],
        name: 'Fresh',
        reason: 'A look',
      });
      const others = await everythingFor(world, OTHERS, about([MAIN, ...FORKS.map(forkOf)]));
      return [...others, ...(await pry(world))];
    });
    expectTheSame(heard);
  });

  it('a hand of cards, dealt by dice that were thrown on the table', async () => {
    const draw = (subject: string, counter: number, face: number) => ({
      rule: 'TOY-CRD-01',
      purpose: 'draw',
      subject,
      counter,
      faces: [face],
    });
    const deals = [
      [1, 2],
      [9, 4],
    ] as const;
    const heard: (readonly Heard[])[] = [];
    for (const [one, two] of deals) {
      const dice = [
        draw('seat-1', 0, 1),
        draw('seat-1', 1, 1),
        draw('seat-2', 0, one),
        draw('seat-2', 1, two),
      ];
      const [told] = await tell([0, 0], opening({ diceMode: 'TABLE', dice }), async (world) => {
        const initiative = ['seat-1', 'seat-2'].map((subject, at) => ({
          rule: 'TOY-ACT-01',
          purpose: 'initiative',
          subject,
          counter: 0,
          faces: [at + 2],
        }));
        await surely(world, 'arbiter', 'closePhase', { commandId: 'close-1', dice: initiative });
        await surely(world, 'blue', 'submitOrders', {
          commandId: 'blue-pass',
          orders: { toy: { pass: true } },
        });
        return [...(await everythingFor(world, OTHERS, about([MAIN]))), ...(await pry(world))];
      });
      heard.push(told);
    }
    expectTheSame([heard[0]!, heard[1]!]);
  });
});

describe('what was sealed is shown when the rules say so', () => {
  const after = (secret: string, close: number) => async (world: World, sheet: Sheet) => {
    await surely(world, 'blue', 'submitOrders', { commandId: 'blue-sheet-1', orders: orders(sheet) });
    for (let phase = 1; phase <= close; phase += 1)
      await surely(world, 'arbiter', 'closePhase', { commandId: `close-${phase}` });
    const heard = await everythingFor(world, ['red'], about([MAIN]));
    expect(heard.some(({ answer }) => answer.includes(secret))).toBe(close > 0);
    return heard;
  };

  it('a sheet is hidden before, and seen after its phase', async () => {
    const sheets: readonly [Sheet, Sheet] = [[['seat-2-guard', 'ADVANCE']], [['seat-2-guard', 'HOLD']]];
    const command = '"command":"blue-sheet-1"';
    expectTheSame(await tell(sheets, opening(), after(command, 0)));
    const [one, other] = await tell(sheets, opening(), after(command, 1));
    expect(one.map((each) => each.answer)).not.toEqual(other.map((each) => each.answer));
  });
});
