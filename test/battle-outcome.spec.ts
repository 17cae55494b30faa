import type { BattleOutcome, OutcomeSide } from '../src/engine/index.js';
import { EPIC, type EpicState } from '../src/rulesets/epic/index.js';
import { forecast } from '../src/rulesets/planetary/battle/report/forecast.js';
import { outcomeOf, reportOf } from '../src/rulesets/planetary/battle/report/outcome.js';
import type { PlanetaryPosition } from '../src/rulesets/planetary/position.js';
import { PLANETARY } from '../src/rulesets/planetary/index.js';
import type { PlanetaryState } from '../src/rulesets/planetary/state/index.js';
import { demonstrateOnce, openGame, type Game } from './play/game.js';
import { stateOf } from './planetary/spec-table.js';

/** A battle of Epic that was played to its end. */
function fought(seed: string): EpicState {
  let game: Game<EpicState> = openGame<EpicState>(EPIC, seed, 2);
  for (let moves = 0; moves < 2000; moves += 1) {
    expect(EPIC.views.battles(game.played.state)[0]!.outcome).toBeUndefined();
    game = demonstrateOnce(game)!;
    if (game.played.state.winner !== null) return game.played.state;
  }
  throw new Error('the battle does not come to an end');
}

const bothSides = ({ sides }: BattleOutcome): readonly [OutcomeSide, OutcomeSide] => [sides[0]!, sides[1]!];

describe.each(['alpha', 'beta', 'gamma'])('a battle of Epic with dice %s as an outcome', (seed) => {
  const state = fought(seed);
  const outcome = EPIC.views.battles(state)[0]!.outcome!;

  it('tells the winner, the score, and every unit once with what it lost', () => {
    expect(outcome.turns).toBe(state.turn);
    expect(outcome.sides.filter((each) => each.won).map((each) => each.seat)).toEqual(
      state.winner === 'DRAW' ? [] : [state.winner],
    );
    expect(outcome.sides.map(({ seat, score }) => [seat, score])).toEqual(
      Object.values(state.armies).map(({ id, morale }) => [id, morale]),
    );
    const units = outcome.sides.flatMap((each) => each.units);
    expect(units.map((each) => each.id).sort()).toEqual(Object.keys(state.units).sort());
    const destroyed = Object.values(state.units).filter((each) => each.status === 'DESTROYED');
    expect(destroyed.length).toBeGreaterThan(0);
    expect(units.filter((each) => each.fate === 'destroyed').map((each) => each.id)).toEqual(
      units.map((each) => each.id).filter((id) => state.units[id]!.status === 'DESTROYED'),
    );
    for (const { id, lost, fate } of units) {
      const { kind, profile, damageLeft } = state.units[id]!;
      const whole = kind === 'WAR_ENGINE' ? state.profiles[profile]!.damage : 1;
      expect(lost).toBe(fate === 'destroyed' ? whole : kind === 'WAR_ENGINE' ? whole - damageLeft : 0);
    }
  });

  it('is the report of a battle in a planetary campaign, which tells it again', () => {
    const [attacker, defender] = bothSides(outcome);
    const campaign = inCampaign(attacker, defender);
    const report = reportOf(outcome)!;
    const { violations, consequences } = forecast(campaign, 'fight', report);
    expect(violations).toBeNull();
    const battle = {
      ...campaign.battles['fight']!,
      report: { by: 'seat-1', report, forecast: consequences },
    };
    const again = outcomeOf(battle)!;
    expect(again.turns).toBe(outcome.turns);
    again.sides.forEach((side, place) => {
      const first = outcome.sides[place]!;
      expect([side.seat, side.score, side.gaveUp]).toEqual([
        `seat-${place + 1}`,
        Math.max(0, first.score),
        first.gaveUp,
      ]);
      expect(side.units.map(({ id, fate }) => [id, fate])).toEqual(
        first.units.map(({ id, fate }) => [id, fate === 'broken' ? 'standing' : fate]),
      );
    });
    const view = PLANETARY.views.battles({ ...campaign, battles: { fight: battle } })[0]!;
    expect(view.outcome).toEqual(again);
  });
});

/** A planetary battle whose units bear the ids of an outcome's, ten models each. */
function inCampaign(attacker: OutcomeSide, defender: OutcomeSide): PlanetaryState {
  const units = (side: OutcomeSide) => side.units.map(({ id }) => ({ id, type: 'demo.line', ready: 10 }));
  const position: PlanetaryPosition = {
    turn: 2,
    phase: 'BATTLE',
    map: { cols: 9, rows: 9 },
    players: [
      { seat: 'seat-1', race: 'SOB' },
      { seat: 'seat-2', race: 'SOB' },
    ],
    hexes: [],
    detachments: [
      { id: 'a', owner: 'seat-1', hex: '4,4', units: units(attacker) },
      { id: 'b', owner: 'seat-2', hex: '4,4', units: units(defender) },
    ],
    battles: [{ id: 'fight', hex: '4,4', attacker: 'a', origin: '5,4' }],
  };
  return stateOf(position);
}

/** Two units a side, as `inCampaign` knows them. */
const OUTCOME: BattleOutcome = {
  turns: 6,
  sides: [
    {
      role: 'attacker',
      seat: 'seat-1',
      won: true,
      holdsField: true,
      gaveUp: 'no',
      score: 400,
      objectives: ['scenario'],
      units: [
        { id: 'a1', piece: null, lost: 3, fate: 'standing' },
        { id: 'a2', piece: null, lost: null, fate: 'destroyed' },
      ],
    },
    {
      role: 'defender',
      seat: 'seat-2',
      won: false,
      holdsField: false,
      gaveUp: 'retreated',
      score: 100,
      objectives: [],
      units: [
        { id: 'b1', piece: null, lost: 4, fate: 'left' },
        { id: 'b2', piece: null, lost: 1, fate: 'fled' },
      ],
    },
  ],
};

describe('an outcome as a planetary report', () => {
  const readBack = (outcome: BattleOutcome): BattleOutcome => {
    const [attacker, defender] = bothSides(outcome);
    const campaign = inCampaign(attacker, defender);
    const report = reportOf(outcome)!;
    const { consequences, violations } = forecast(campaign, 'fight', report);
    expect(violations).toBeNull();
    return outcomeOf({
      ...campaign.battles['fight']!,
      report: { by: 'seat-1', report, forecast: consequences },
    })!;
  };

  it('is told again as it was', () => expect(readBack(OUTCOME)).toEqual(OUTCOME));

  it('leaves the field of a drawn battle to the defender', () => {
    const even = OUTCOME.sides.map((each) => ({
      ...each,
      won: false,
      holdsField: each.role === 'defender',
      gaveUp: 'no' as const,
      score: 100,
      objectives: [],
      units: each.units.map((unit) => ({ ...unit, lost: 0, fate: 'standing' as const })),
    }));
    expect(readBack({ turns: 6, sides: even })).toEqual({ turns: 6, sides: even });
  });
});
