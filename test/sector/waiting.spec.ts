import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { adjudicate, actorOf, type CommandShape, type FoldedTimeline } from '../../src/engine/index.js';
import { digest } from '../../src/hashing/index.js';
import { seededDice } from '../../src/dice/index.js';
import { newEdit, type RecordedEvent } from '../../src/kernel/index.js';
import { evolve } from '../../src/rulesets/ghost-of-war/evolve.js';
import type { GhostOfWarEvent } from '../../src/rulesets/ghost-of-war/events.js';
import { GHOST_OF_WAR, type GhostOfWarState } from '../../src/rulesets/ghost-of-war/index.js';
import { PROCEDURE } from '../../src/rulesets/ghost-of-war/phases.js';
import { concludeReroll, type Procedure } from '../../src/rulesets/ghost-of-war/rounds/rounds.js';
import type { GowTable } from '../../src/rulesets/ghost-of-war/table.js';
import { replay } from '../../src/timelines/index.js';

/** The sector campaign as version 0.1.0 recorded it: its events count the parts of a step. */
const RECORDED = gunzipSync(readFileSync(new URL('../recorded/0.1.0/sector.ndjson.gz', import.meta.url)))
  .toString('utf8')
  .trimEnd()
  .split('\n')
  .slice(1, -1)
  .map((line) => JSON.parse(line) as RecordedEvent);

type Waiting = FoldedTimeline<GhostOfWarState>;

/** The campaign where it waits for a die of this kind that may be thrown again. */
function waitingFor(kind: string): Waiting {
  const offered = RECORDED.findIndex((event, at) => {
    const provisional = event.data['provisional'] as { readonly task: { readonly kind: string } } | undefined;
    const waits = RECORDED[at + 1]?.kind === 'input';
    return event.type === 'ghost-of-war.FateDieOffered' && provisional?.task.kind === kind && waits;
  });
  return replay(GHOST_OF_WAR, RECORDED.slice(0, offered + 1)) as Waiting;
}

const passing = (played: Waiting, provisional: object) => () => {
  const holder = played.state.provisional!.holders[0]!;
  const { seat } = played.state.factions[played.state.characters[holder]!.faction]!;
  const state = { ...played.state, provisional: { ...played.state.provisional, ...provisional } };
  return adjudicate(
    GHOST_OF_WAR,
    { ...played, state },
    {
      command: { type: 'PassReroll', character: holder } as CommandShape,
      actor: actorOf(played.seats, seat ?? 'arbiter'),
      at: '2025-01-10T19:30:00.000Z',
      timelineId: 'golden',
    },
    { dice: seededDice('waiting'), digest },
  );
};

describe('GOW-DIC-03 a die that waits', () => {
  const acting = waitingFor('ACT');

  it('waits in a part of its step that has a name, though the event counts', () => {
    expect(acting.state.provisional?.part).toBe('special actions');
    expect(waitingFor('PSYKER').state.provisional?.part).toBe('psykers');
    expect(waitingFor('TRAIT').state.provisional?.part).toBe('commanders');
  });

  it('goes on where it waited when a part is put in before', () => {
    const ran: string[] = [];
    const part = (name: string) => ({ name, run: () => void ran.push(name) });
    const parts = PROCEDURE.DETECTION.map(({ name }) => part(name));
    const stop = { name: 'stop', run: () => 'WAIT' as const };
    const procedure: Procedure = { ...PROCEDURE, DETECTION: [part('put in'), ...parts, stop] };
    let state: GhostOfWarState = {
      ...acting.state,
      provisional: { ...acting.state.provisional!, holders: [] },
    };
    const table: GowTable = {
      get state() {
        return state;
      },
      actor: { seat: 'arbiter', role: 'arbiter' },
      draw: () => [],
      at: '2025-01-10T19:30:00.000Z',
      roll: ({ count }) => Array.from({ length: count }, () => 1),
      rollAll: (requests) => requests.map(({ count }) => Array.from({ length: count }, () => 1)),
      emit: (event: GhostOfWarEvent) => {
        state = evolve(state, event, newEdit());
      },
    };
    while (table.state.provisional) {
      state = { ...state, provisional: { ...table.state.provisional, holders: [] } };
      concludeReroll(table, procedure);
    }
    expect(ran).toEqual(['Subventions']);
  });

  it.each([
    [{ part: 'nowhere' }, 'part of DETECTION "nowhere"'],
    [{ task: { kind: 'DANCE', args: {} } }, 'dice task "DANCE"'],
    [{ rest: [{ kind: 'DANCE', args: {} }] }, 'dice task "DANCE"'],
  ])(
    'is a fault that names event and campaign where it waits for what nobody knows: %j',
    (provisional, named) => {
      expect(passing(acting, {})).not.toThrow();
      expect(passing(acting, provisional)).toThrow(
        `Campaign golden, PassReroll: ghost-of-war.FateDieOffered names the ${named}, which these rules do not know`,
      );
    },
  );

  it('is a fault where an old event counts a part that there never was', () => {
    const offered = RECORDED.find((each) => each.type === 'ghost-of-war.FateDieOffered')!;
    const provisional = { ...(offered.data['provisional'] as object), part: 40 };
    const before = RECORDED.slice(0, RECORDED.indexOf(offered));
    expect(() =>
      replay(GHOST_OF_WAR, [...before, { ...offered, data: { ...offered.data, provisional } }]),
    ).toThrow('Campaign golden, ghost-of-war.FateDieOffered');
  });

  it('is a fault where an event is stored that there is not', () => {
    const [opened] = RECORDED;
    const unknown = { ...opened!, type: 'ghost-of-war.Danced', data: {} };
    expect(() => replay(GHOST_OF_WAR, [opened!, unknown])).toThrow(
      'Campaign golden, ghost-of-war.Danced: the history names the event "ghost-of-war.Danced"',
    );
  });
});

it('names the parts of each step apart', () => {
  for (const parts of Object.values(PROCEDURE)) {
    const names = parts.map((each) => each.name);
    expect(new Set(names).size).toBe(names.length);
  }
});
