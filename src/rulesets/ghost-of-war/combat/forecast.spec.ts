import type { EventShape } from '../../../kernel/index.js';
import { GHOST_OF_WAR } from '../index.js';
import type { Battle, GhostOfWarState } from '../state/index.js';
import type { BattleReport } from '../sheets/orders.js';
import { forecast } from './forecast.js';

const participant = (id: string, faction: string) => ({
  id,
  kind: 'UNIT' as const,
  faction,
  weight: 4,
  baseCe: 60,
  effectiveCe: 60,
  strength: 4,
});
const coalition = (faction: string, ...units: string[]) => ({
  factions: [faction],
  participants: units.map((each) => participant(each, faction)),
  strength: 4,
  share: 50,
  characters: [],
});
const OPEN = {
  id: 'battle-1',
  round: 1,
  domain: 'ground',
  location: 'vallus',
  attacker: coalition('empire', 'cadians', 'tanks'),
  defender: coalition('horde', 'boyz'),
  defended: true,
  surprise: false,
  shock: false,
  counterShock: false,
  orbital: null,
  scale: 'S2',
  chosen: { attacker: null, defender: null },
  method: null,
  status: 'REPORTED',
  reports: { attacker: null, defender: null },
  settledBy: null,
  friendlyFire: {},
  result: null,
} satisfies Battle;
const REPORT: BattleReport = {
  method: 'TABLETOP',
  date: null,
  place: null,
  scale: null,
  outcome: 'VICTORY',
  points: null,
  losses: [
    { id: 'boyz', ceLoss: 60 },
    { id: 'tanks', ceLoss: 7 },
  ],
  lossShare: { attacker: null, defender: null },
  fieldHolder: null,
  captured: 'AUTO',
  fates: [],
  controlChange: null,
};
const stateWith = (battle: Battle): GhostOfWarState => {
  const parameters = Object.fromEntries(
    GHOST_OF_WAR.meta.parameters.map(({ name, default: standard }) => [name, standard]),
  );
  const blank = GHOST_OF_WAR.blank({ seats: [], parameters: parameters as never });
  return { ...blank, battles: { [battle.id]: battle } };
};
const reported: EventShape = {
  type: 'ghost-of-war.BattleReported',
  data: { battle: 'battle-1', side: 'attacker', by: 'empire', report: REPORT, status: 'REPORTED' },
};

describe('what a report leads to', () => {
  it('is told of both sides: who wins, what each loses and learns, who takes the planet', () => {
    const found = forecast([reported], stateWith(OPEN))!;
    expect(found).toMatchObject({
      battle: 'battle-1',
      outcome: 'VICTORY',
      scale: 'S2',
      fieldHolder: 'attacker',
      takenBy: ['empire'],
      captured: 'AUTO',
    });
    expect(found.sides.defender.losses).toEqual([{ id: 'boyz', ceLoss: 60, left: 0 }]);
    const [cadians, tanks] = found.sides.attacker.losses;
    expect(tanks).toEqual({ id: 'tanks', ceLoss: 7, left: 53 });
    expect(cadians!.ceLoss).toBeGreaterThan(0);
    expect(cadians!.ceLoss + cadians!.left).toBe(60);
    expect(found.sides.attacker.experience).toBeGreaterThan(found.sides.defender.experience);
  });

  it('is nothing where no report is among the events, or the battle is settled already', () => {
    expect(forecast([], stateWith(OPEN))).toBeNull();
    const result = {
      outcome: 'DRAW',
      scale: 'S2',
      fieldHolder: 'defender',
      losses: {},
      totals: null,
    } as const;
    expect(forecast([reported], stateWith({ ...OPEN, result }))).toBeNull();
  });
});
