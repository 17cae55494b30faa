import type { AnyRuleset } from '../../src/engine/index.js';
import { READ_MODEL } from '../../src/service/ports.js';
import type { ReadModel } from '../../src/read-model/index.js';
import { TOY } from '../toy/index.js';
import { accepted, Club, holding, type Table } from './club.js';

const TURNS = 3;

/** Plays some turns; answers how many events were stored. */
async function playOn(club: Club, { red, blue, arbiter, timelineId }: Table): Promise<number> {
  let events = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [session, seat] of [
      [red, 'seat-1'],
      [blue, 'seat-2'],
    ] as const)
      await club.play(session, timelineId, holding(seat));
    const closed = accepted(await club.play(arbiter, timelineId, { type: 'ClosePhase' }));
    events += closed.events.length;
  }
  return events;
}

/** Everything that the read model says of a timeline's moments. */
async function momentsIn(club: Club, { arbiter, timelineId }: Table) {
  const { directory, audit, projector } = club.module.get<ReadModel>(READ_MODEL);
  await projector.caughtUp();
  const row = directory.timeline(timelineId)!;
  const turns = Array.from({ length: row.head.turn + 1 }, (_, turn) => turn);
  return {
    row,
    phases: turns.map((turn) =>
      TOY.meta.phases.map(({ code }) => [turn, code, audit.phaseEnd(timelineId, turn, code)]),
    ),
    turns: turns.map((turn) => audit.turnEnd(timelineId, turn)),
    state: await club.state(arbiter, timelineId),
  };
}

describe('an accepted command', () => {
  it('is folded once, by whoever judges it', async () => {
    const evolved: string[] = [];
    const counting: AnyRuleset = {
      ...TOY,
      evolve: (state, event, edit) => {
        evolved.push(event.type);
        return TOY.evolve(state as never, event as never, edit);
      },
    };
    const club = await Club.start(undefined, { rulesets: [counting] });
    const table = await club.campaign();
    const { projector } = club.module.get<ReadModel>(READ_MODEL);
    await club.play(table.blue, table.timelineId, holding('seat-2'));
    await projector.caughtUp();
    evolved.length = 0;
    const { events } = accepted(await club.play(table.red, table.timelineId, holding('seat-1')));
    await projector.caughtUp();
    expect(evolved).toEqual(events.filter(({ type }) => type.startsWith('toy.')).map(({ type }) => type));
    await club.close();
  });

  it('leaves the same read model as one that folds what is stored', async () => {
    const club = await Club.start();
    const table = await club.campaign();
    expect(await playOn(club, table)).toBeGreaterThan(TURNS);
    const known = await momentsIn(club, table);
    expect(known.row.head.turn).toBeGreaterThan(1);
    const anew = await club.restart();
    expect(await momentsIn(anew, table)).toEqual(known);
    await anew.close();
  });
});
