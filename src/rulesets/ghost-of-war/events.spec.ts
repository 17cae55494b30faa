import type { GhostOfWarEvent } from './events.js';
import { summary } from './evolve.js';

const said = (type: string, data: object): string =>
  summary({ type: `ghost-of-war.${type}`, data } as GhostOfWarEvent);
const rows = (count: number) => ({ faction: 'Empire', rows: Array.from({ length: count }, () => ({})) });

describe('sentences about events of the sector', () => {
  it.each([
    ['PlanetsRecovered', '1 planet recovers', '2 planets recover'],
    ['UnitsRecovered', '1 unit recovers', '2 units recover'],
    ['ProjectsProgressed', '1 project goes on', '2 projects go on'],
    ['ProjectsStalled', '1 project stands still', '2 projects stand still'],
    ['SpentUnitsWasted', '1 spent unit loses CE', '2 spent units lose CE'],
    ['LinesInterrupted', '1 stop of a line is interrupted', '2 stops of lines are interrupted'],
  ])('%s has the verb that its count asks for', (type, one, two) => {
    expect(said(type, rows(1))).toContain(`Empire: ${one}`);
    expect(said(type, rows(2))).toContain(`Empire: ${two}`);
  });

  it.each([
    ['BattleDecided', { battle: 'battle-1', outcome: 'DRAW' }, 'battle-1: a draw.'],
    [
      'BattleDecided',
      { battle: 'battle-1', outcome: 'DECISIVE_DEFEAT' },
      'battle-1: a decisive defeat of the attacker.',
    ],
    ['MethodSettled', { battle: 'battle-1', method: 'AUTO' }, 'battle-1 is rolled out.'],
    [
      'LineCancelled',
      { line: 'line-1', stops: 0, reason: 'LAPSED' },
      'line-1 is over: it was interrupted for too long.',
    ],
    [
      'ProjectCancelled',
      { project: 'project-1', reason: 'NOT_LEGAL_AGAIN' },
      'project-1 is cancelled: it cannot be started again.',
    ],
    ['SetUpContinued', { state: { supplyGroups: {} } }, 'The set-up goes on: supply groups.'],
  ])('%s has no code of the rules in it', (type, data, sentence) => {
    expect(said(type, data)).toBe(sentence);
  });
});
