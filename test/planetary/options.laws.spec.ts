import fc from 'fast-check';
import { seededDice } from '../../src/dice/index.js';
import { adjudicate, type FoldedTimeline } from '../../src/engine/index.js';
import { digest } from '../../src/hashing/index.js';
import { PLANETARY, type PlanetaryState } from '../../src/rulesets/planetary/index.js';
import { options } from '../../src/rulesets/planetary/options.js';
import { replay } from '../../src/timelines/index.js';
import { goldenEvents, readGolden } from '../golden-campaigns/playing.js';

const RUNS = { numRuns: 60 };
/** Choices of one piece that are tried in one run. */
const TRIED = 12;
const PHASES = ['BUILD', 'AIR_ORDERS', 'MOVEMENT_ORDERS', 'BATTLE_ORDERS'];

const EVENTS = goldenEvents(readGolden('planetary-whole'));

/** Revisions at which a command of such a phase has been carried out, spread over the campaign. */
const MOMENTS = EVENTS.filter(
  (each, at) => EVENTS[at + 1]?.commandId !== each.commandId && PHASES.includes(each.phase ?? ''),
)
  .filter((_, at) => at % 100 === 0)
  .map((each) => each.revision);

const BUILDING = MOMENTS.filter((revision) => EVENTS[revision]!.phase === 'BUILD');

const positions = new Map<number, FoldedTimeline<PlanetaryState>>();
function stateAt(revision: number): FoldedTimeline<PlanetaryState> {
  const known = positions.get(revision);
  if (known) return known;
  const played = replay(PLANETARY, EVENTS.slice(0, revision + 1)) as FoldedTimeline<PlanetaryState>;
  positions.set(revision, played);
  return played;
}

/** Everything that a seat may ask about: pieces, captives, hexes and players. */
const namesIn = (state: PlanetaryState): readonly string[] => [
  ...Object.keys(state.detachments),
  ...Object.keys(state.garrisons),
  ...Object.keys(state.convoys),
  ...Object.keys(state.spies),
  ...Object.keys(state.diplomats),
  ...Object.keys(state.squadrons),
  ...Object.keys(state.players),
  ...Object.keys(state.hexes).filter((key) => state.hexes[key]!.urban ?? state.hexes[key]!.stronghold),
];

const said = ({ rule, code }: { readonly rule: string; readonly code: string }): string => `${rule} ${code}`;

describe('laws of options', () => {
  const nat = fc.nat({ max: 10_000 });
  const asked = { open: 0, barred: 0 };

  it('what is open is accepted as a command, what is barred is refused by the same rules', () => {
    fc.assert(
      fc.property(
        nat,
        nat,
        nat,
        fc.array(nat, { minLength: TRIED, maxLength: TRIED }),
        (at, who, what, picks) => {
          const played = stateAt(MOMENTS[at % MOMENTS.length]!);
          const { state } = played;
          const seats = Object.keys(state.players);
          const seat = seats[who % seats.length]!;
          const about = namesIn(state).flatMap((each) => {
            const offered = options(state, seat, each)?.filter(({ command }) => command !== null) ?? [];
            return offered.length > 0 ? [offered] : [];
          });
          if (about.length === 0) return;
          const option = about[what % about.length]!;
          for (const pick of picks) {
            const { command, barred } = option[pick % option.length]!;
            const verdict = adjudicate(
              PLANETARY,
              played,
              {
                command: command!,
                actor: { seat, role: 'player' },
                at: '2025-01-10T19:30:00.000Z',
                timelineId: 't',
              },
              { dice: seededDice(`${at}`), digest },
            );
            asked[barred.length === 0 ? 'open' : 'barred'] += 1;
            expect([verdict.kind, JSON.stringify(command)]).toEqual([
              barred.length === 0 ? 'accepted' : 'refused',
              JSON.stringify(command),
            ]);
            if (verdict.kind !== 'refused') continue;
            expect(verdict.violations.map(said)).toEqual(expect.arrayContaining(barred.map(said)));
          }
        },
      ),
      RUNS,
    );
    expect(Math.min(asked.open, asked.barred)).toBeGreaterThan(TRIED);
  });

  it('what may be agreed with another player is told the same to who sees only his own part of the map', () => {
    fc.assert(
      fc.property(nat, nat, nat, (at, who, whom) => {
        const { state } = stateAt(BUILDING[at % BUILDING.length]!);
        const seats = Object.keys(state.players);
        const [seat, other] = [seats[who % seats.length]!, seats[whom % seats.length]!];
        const seen = PLANETARY.redact(state, { kind: 'seat', seat, role: 'player' });
        // What the other one can give, his prisons and what he is about to end are his alone to know.
        const offered = (of: PlanetaryState) =>
          (options(of, seat, other) ?? [])
            .filter(({ order, target }) => order !== 'AcceptDeal' && !target?.startsWith('WANT_RELEASE'))
            .map(({ order, target, how, barred }) => [order, target, how, barred.map(said)]);
        expect(offered(seen)).toEqual(offered({ ...state, endings: seen.endings }));
      }),
      RUNS,
    );
  });
});
