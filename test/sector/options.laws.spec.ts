import { jest } from '@jest/globals';
import fc from 'fast-check';
import { options } from '../../src/rulesets/ghost-of-war/options.js';
import { GHOST_OF_WAR, type GhostOfWarState } from '../../src/rulesets/ghost-of-war/index.js';
import { ownerOf } from '../../src/rulesets/ghost-of-war/general/owners.js';
import { ARBITER } from './campaigner.js';
import { openSector, playSector, say } from './sector-table.js';
import { smallSector } from './small-sector.js';

jest.setTimeout(300_000);

/** Choices of one thing that are tried in one run. */
const TRIED = 10;

const namesIn = (state: GhostOfWarState): readonly string[] =>
  (['planets', 'units', 'formations', 'characters', 'projects', 'factions'] as const).flatMap((each) =>
    Object.keys(state[each]),
  );

const said = ({ rule, code }: { readonly rule: string; readonly code: string }): string => `${rule} ${code}`;

describe('options in the sector', () => {
  const nat = fc.nat({ max: 10_000 });
  const picks = fc.array(fc.record({ what: nat, which: nat }), { minLength: TRIED, maxLength: TRIED });
  const asked = { open: 0, barred: 0 };

  it('what is open is accepted as an order, what is barred is refused by the same rules', () => {
    fc.assert(
      fc.property(nat, fc.integer({ min: 1, max: 4 }), picks, (seed, until, tries) => {
        const game = playSector(openSector(smallSector(), `${seed}`), seed, `${seed}`, until);
        const { state } = game.played;
        if (state.end || state.step !== 'ORDERS') return;
        const names = namesIn(state);
        for (const { what, which } of tries) {
          const named = names[what % names.length]!;
          const faction = ownerOf(state, named)!;
          const seat = state.factions[faction]!.seat ?? ARBITER;
          const offered = options(state, seat, named)!;
          const choice = offered[which % Math.max(1, offered.length)];
          if (!choice) continue;
          const verdict = say(game, { seat, command: choice.command }, `${seed}`);
          asked[choice.barred.length === 0 ? 'open' : 'barred'] += 1;
          expect([verdict.kind, choice.command]).toEqual([
            choice.barred.length === 0 ? 'accepted' : 'refused',
            choice.command,
          ]);
          if (verdict.kind === 'refused') {
            expect(verdict.violations.map(said)).toEqual(choice.barred.map(said));
          }
        }
      }),
      { numRuns: 12 },
    );
    expect(Math.min(asked.open, asked.barred)).toBeGreaterThan(TRIED);
  });

  it('tells nobody what another may do', () => {
    const { state } = openSector(smallSector(), '1').played;
    for (const named of namesIn(state)) {
      const owner = state.factions[ownerOf(state, named)!]!.seat;
      for (const seat of ['seat-1', 'seat-2', 'seat-3']) {
        expect([named, GHOST_OF_WAR.options(state, seat, named) !== null]).toEqual([named, seat === owner]);
      }
    }
  });
});
