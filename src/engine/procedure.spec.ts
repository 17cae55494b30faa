import { awaiting, part, playing, type Procedure } from './procedure.js';

type Phase = 'MORNING' | 'NOON' | 'NIGHT';

interface Day {
  phase: Phase;
  days: number;
  heard: boolean;
  over: boolean;
  /** Dice that a part has asked for, thrown by the course. */
  dice: number;
  readonly log: string[];
}

const day = (heard: boolean): Day => ({ phase: 'MORNING', days: 1, heard, over: false, dice: 0, log: [] });
const note = (text: string) => part<Day>(text, ({ log }) => log.push(text));

const COURSE = playing<Day, Phase, number>({
  phaseOf: ({ phase }) => phase,
  isOver: ({ over }) => over,
  openNext: (at) => {
    at.phase = at.phase === 'MORNING' ? 'NOON' : at.phase === 'NOON' ? 'NIGHT' : 'MORNING';
    if (at.phase === 'MORNING') at.days += 1;
    at.log.push(at.phase);
  },
  work: (at, count, name) => {
    at.log.push(`${name} throws ${count}`);
    at.dice += count;
    return at.dice < 3;
  },
});

const PROCEDURE: Procedure<Day, Phase, number> = {
  MORNING: [note('wake'), awaiting('breakfast', ({ heard }) => !heard), note('leave')],
  NOON: [note('work')],
  NIGHT: [part('sleep', (at) => (at.over = at.days === 2))],
};

describe('a procedure', () => {
  it('plays part by part until somebody is waited for', () => {
    const at = day(false);
    COURSE.advance(at, PROCEDURE, 0);
    expect(at).toMatchObject({ phase: 'MORNING', log: ['wake'] });
  });

  it('plays on from the part that waits, to the end', () => {
    const at = day(true);
    COURSE.playOn(at, PROCEDURE);
    expect(at.log).toEqual([
      'leave',
      'NOON',
      'work',
      'NIGHT',
      'MORNING',
      'wake',
      'leave',
      'NOON',
      'work',
      'NIGHT',
    ]);
    expect(at.over).toBe(true);
  });

  it('does nothing on while it waits, and nothing when all is over', () => {
    const at = day(false);
    COURSE.playOn(at, PROCEDURE);
    expect(at.log).toEqual([]);
    COURSE.advance({ ...at, heard: true, over: true }, PROCEDURE, 0);
    expect(at.log).toEqual([]);
  });

  it('closes a phase, whoever is waited for, and waits in the next one that asks', () => {
    const at = day(false);
    COURSE.close(at, PROCEDURE);
    expect(at.log).toEqual(['leave', 'NOON', 'work', 'NIGHT', 'MORNING', 'wake']);
  });

  it('goes on in the phase that a part has opened itself', () => {
    const at = day(false);
    const skip = part<Day>('skip', (each) => {
      each.phase = 'NIGHT';
      each.over = true;
    });
    COURSE.advance(at, { ...PROCEDURE, MORNING: [skip, note('never')] }, 0);
    expect(at).toMatchObject({ phase: 'NIGHT', log: [] });
  });

  it('has work done before a part that repeats is asked again, and waits where the work does', () => {
    const at = day(false);
    const throws = { name: 'dice', run: () => 1, repeats: true } as const;
    COURSE.advance(at, { ...PROCEDURE, MORNING: [throws, note('leave')] }, 0);
    expect(at.log).toEqual(['dice throws 1', 'dice throws 1', 'dice throws 1']);
    COURSE.advance(
      at,
      { ...PROCEDURE, MORNING: [{ name: 'once', run: () => -9 }, awaiting('rest', () => true)] },
      0,
    );
    expect(at.log).toEqual(['dice throws 1', 'dice throws 1', 'dice throws 1', 'once throws -9']);
  });
});
