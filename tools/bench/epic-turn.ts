import { existing, type Json } from '../../src/kernel/index.js';
import type { AnyRuleset, FoldedTimeline } from '../../src/engine/index.js';
import { findRuleset } from '../../src/rulesets/registry.js';
import type { Figure } from './figure.js';
import { median, repeated, spreadOf } from './repetition.js';
import { openTable, playersOf, said } from './table.js';

const ROUNDS = 5;
const DETACHMENTS = 30;
const UNITS = 6;
const TURNS = 2;
const MOST_MILLISECONDS = 50;

const epic: AnyRuleset = existing(findRuleset('epic'), 'ruleset epic');

const profile = (kind: string, firepower: number, assault: number, others: Json & object = {}) => ({
  kind,
  speedCm: 15,
  rangeCm: 45,
  firepower,
  assault,
  armour: 5,
  abilities: [],
  ...others,
});

/** Every sixth detachment is a war engine, every third tanks, the others infantry. */
function detachmentOf(mark: string, number: number): Json {
  const id = `${mark}-${number}`;
  const profile = number % 6 === 0 ? 'engine' : number % 3 === 0 ? 'tank' : 'trooper';
  const count = profile === 'engine' ? 1 : UNITS;
  return {
    id,
    name: id,
    points: 200,
    units: Array.from({ length: count }, (_, at) => ({ id: `${id}-${at}`, profile })),
  };
}

/** Two armies of thirty detachments, some three hundred units. */
const position = (): Json => ({
  turn: 1,
  profiles: {
    trooper: profile('INFANTRY', 1, 2),
    tank: profile('VEHICLE', 3, 1),
    engine: profile('WAR_ENGINE', 8, 6, { damage: 6, shields: 3 }),
  },
  armies: Object.fromEntries(
    ['a', 'b'].map((mark, at) => [
      `seat-${at + 1}`,
      {
        name: mark,
        detachments: Array.from({ length: DETACHMENTS }, (_, number) => detachmentOf(mark, number)),
      },
    ]),
  ),
  objectives: [],
});

interface Look {
  readonly turn: number;
  readonly winner: string | null;
  readonly detachments: Readonly<Record<string, { readonly army: string }>>;
}

/** An answer: the command judged with its dice, what is asked now, and what is open to each detachment of who is asked. */
function answered(played: FoldedTimeline): FoldedTimeline | null {
  const next = epic.demonstration?.next(played.state);
  if (!next) return null;
  const after = said(played, next.seat, next.command, epic).played;
  const asked = new Set(epic.due(after.state).map((each) => each.seat));
  for (const [id, { army }] of Object.entries((after.state as Look).detachments))
    if (asked.has(army)) epic.options(after.state, army, id);
  return after;
}

/** Milliseconds of the slowest answer of the first turns. */
function slowest(begun: FoldedTimeline): number {
  let worst = 0;
  for (let played = begun; ;) {
    const from = performance.now();
    const after = answered(played);
    worst = Math.max(worst, performance.now() - from);
    const { turn, winner } = (after?.state ?? played.state) as Look;
    if (!after || turn > TURNS || winner !== null) return worst;
    played = after;
  }
}

export const epicTurn: Figure = {
  name: 'epic-turn',
  description:
    'the slowest answer of two turns of an Epic battle of 30 detachments a side: dice, effects, and what is open then, engine alone',
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: MOST_MILLISECONDS },
  measure: async () => {
    const { played } = openTable(playersOf(2), position(), {}, epic);
    const times = await repeated(ROUNDS, 2, async () => slowest(played));
    return { value: median(times), spread: spreadOf(times) };
  },
};
