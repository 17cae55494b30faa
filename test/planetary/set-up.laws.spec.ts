import fc from 'fast-check';
import { PLANETARY, type PlanetaryCommand, type PlanetaryEvent } from '../../src/rulesets/planetary/index.js';
import { accepted, openSkirmish, PLAYERS, say, type Skirmish } from './skirmish.js';

const TURNS = 2;
const seeds = fc.nat({ max: 1e6 }).map(String);

/** Says it where it is legal. */
function attempt(game: Skirmish, seat: string, command: PlanetaryCommand, seed: string): Skirmish {
  const verdict = say(game, seat, command, seed);
  return verdict.kind === 'accepted' ? accepted(game, verdict) : game;
}

/** The first legal placement among the hexes of the seat: the Capital, then the Urban hex, then both Resource hexes. */
function place(game: Skirmish, seat: string, seed: string): Skirmish {
  const own = Object.entries(game.played.state.hexes).flatMap(([key, hex]) =>
    hex.controller === seat ? [key] : [],
  );
  const tried = (capital: string, urban: readonly string[], resources: readonly string[]) =>
    say(game, seat, { type: 'PlaceStart', capital, urban, resources }, seed);
  const faults = (field: string, ...[capital, urban, resources]: Parameters<typeof tried>): number => {
    const verdict = tried(capital, urban, resources);
    return verdict.kind === 'refused'
      ? verdict.violations.filter((each) => each.path[0] === field).length
      : 0;
  };
  const capital = own.find((each) => faults('capital', each, ['0,0'], []) === 0)!;
  const urban = own.find((each) => each !== capital && faults('urban', capital, [each], []) === 0)!;
  const free = own.filter((each) => each !== capital && each !== urban);
  const first = free.find((each) => faults('resources', capital, [urban], [each, 'nowhere']) === 1)!;
  const second = free.find(
    (each) => each !== first && tried(capital, [urban], [first, each]).kind === 'accepted',
  )!;
  return accepted(game, tried(capital, [urban], [first, second]));
}

function buildUp(game: Skirmish, seat: string, seed: string): Skirmish {
  const { capitalHex } = game.played.state.players[seat]!;
  const hex = capitalHex!;
  const own = Object.keys(game.played.state.hexes).filter(
    (each) => game.played.state.hexes[each]!.controller === seat,
  );
  const wishes: readonly PlanetaryCommand[] = [
    { type: 'BuildBuilding', hex, building: 'TAXATION_OFFICE' },
    { type: 'BuildBuilding', hex, building: 'MAJOR_AIRBASE' },
    { type: 'BuildDefence', hex, defence: 'weaponTower', payFrom: hex },
    { type: 'CreateConvoy', hex, bp: 60 },
    ...own.map((each) => ({ type: 'FoundVillage', hex: each, payFrom: hex }) as const),
    ...own.map((each) => ({ type: 'UpgradeUrban', hex: each }) as const),
    ...own.map((each) => ({ type: 'BuildRoad', from: hex, to: each, payFrom: hex }) as const),
    { type: 'DisbandBuilding', hex, building: 'PRISON' },
  ];
  return wishes.reduce((now, command) => attempt(now, seat, command, seed), game);
}

function play(seed: string): Skirmish {
  let game = PLAYERS.reduce((now, { id }) => place(now, id, seed), openSkirmish(seed, 'four-player'));
  while (game.played.state.turn <= TURNS) {
    const { phase } = game.played.state;
    if (phase === 'SET_UP' || phase === 'BUILD') {
      game = PLAYERS.reduce((now, { id }) => buildUp(now, id, seed), game);
    }
    game = accepted(game, say(game, 'arbiter', { type: 'ClosePhase' }, seed));
  }
  return game;
}

describe('laws of set-up and economy', () => {
  it('from the empty map on the books balance, and no stock is overdrawn', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { events, played } = play(seed);
        const sums: Record<string, number> = {};
        for (const event of events.filter((each) => each.type.startsWith('planetary.'))) {
          for (const { account, amount } of PLANETARY.postings(event as unknown as PlanetaryEvent)) {
            sums[account] = (sums[account] ?? 0) + amount;
          }
        }
        const open = (balances: Readonly<Record<string, number>>) =>
          Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0));
        expect(open(PLANETARY.balances(played.state))).toEqual(open(sums));
        const stocks = Object.values(played.state.hexes).flatMap((each) => each.urban?.bp ?? []);
        expect(stocks.every((each) => each >= 0)).toBe(true);
        expect(stocks.length).toBeGreaterThan(PLAYERS.length * 2);
      }),
      { numRuns: 2 },
    );
  });
});
