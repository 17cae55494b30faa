import fc from 'fast-check';
import { adjudicate } from '../../src/engine/index.js';
import { scriptedDice } from '../../src/dice/index.js';
import { digest } from '../../src/hashing/index.js';
import { misfits } from '../../src/kernel/index.js';
import { GHOST_OF_WAR, type GhostOfWarCommand } from '../../src/rulesets/ghost-of-war/index.js';
import { command } from '../../src/rulesets/ghost-of-war/shapes.js';
import { order } from '../../src/rulesets/ghost-of-war/sheets/shapes.js';
import { spoilt, valuesOf } from './arbitraries.js';
import { openSector } from './sector-table.js';
import { smallSector } from './small-sector.js';

const game = openSector(smallSector(), 'form');
const { state } = game.played;
const IDS = [
  ...[state.planets, state.systems, state.units, state.formations, state.characters, state.factions].flatMap(
    (each) => Object.keys(each),
  ),
  ...Object.keys(state.lines),
  'nobody',
  '',
];

const sheets = valuesOf(order, IDS).map(
  (each) => ({ type: 'SubmitOrders', faction: 'guard', orders: [each] }) as unknown,
);
const commands = fc.oneof(valuesOf(command, IDS), sheets);

const send = (seat: string, sent: unknown) =>
  adjudicate(
    GHOST_OF_WAR,
    game.played,
    {
      command: sent as GhostOfWarCommand,
      actor: { seat, role: seat === 'arbiter' ? 'arbiter' : 'player' },
      at: '2000-01-01T00:00:00.000Z',
      timelineId: 't',
    },
    { dice: scriptedDice([]), digest },
  );

describe('the form of commands', () => {
  it('is all that a judge needs: nothing that fits makes one stumble', () => {
    fc.assert(
      fc.property(fc.constantFrom('seat-1', 'arbiter'), commands, (seat, sent) => {
        expect(misfits(command, sent)).toEqual([]);
        expect(['accepted', 'refused', 'rollsNeeded']).toContain(send(seat, sent).kind);
      }),
      { numRuns: 1500 },
    );
  });

  it('is looked at before a judge sees a command, whatever is sent', () => {
    fc.assert(
      fc.property(commands.chain(spoilt), (sent) => {
        const wrong = misfits(command, sent);
        const verdict = send('arbiter', sent);
        if (wrong.length > 0) {
          expect(verdict).toMatchObject({
            kind: 'refused',
            violations: wrong.map(({ code, path }) => ({ code, path })),
          });
        } else {
          expect(['accepted', 'refused', 'rollsNeeded']).toContain(verdict.kind);
        }
      }),
      { numRuns: 1500 },
    );
  });
});
