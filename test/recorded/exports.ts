import { mayKnow } from '../../src/engine/index.js';
import { hashing } from '../../src/hashing/index.js';
import type { Moment, RecordedEvent, Viewer } from '../../src/kernel/index.js';
import { exportLines, historyFor, type Reader } from '../../src/timelines/index.js';
import { TOY } from '../toy/index.js';
import type { Chronicle } from './chronicle.js';

/** What the header of a file says of a chronicle. */
export const subjectOf = ({ timelineId }: Pick<Chronicle, 'timelineId'>) => ({
  campaignId: 'campaign-1',
  name: timelineId === 'main' ? 'Club night' : `Fork ${timelineId}`,
  ruleset: { code: 'toy', version: TOY.meta.version },
});

export const viewerOf = (reader: Reader): Viewer => {
  if (reader === 'public') return { kind: 'public' };
  const seat = reader === 'all' ? 'arbiter' : reader.slice('seat:'.length);
  return { kind: 'seat', seat, role: reader === 'all' ? 'arbiter' : 'player' };
};

/** The lines that a reader gets of a chronicle: sealed sheets as far as the moment has come. */
export async function exported(
  game: Chronicle,
  reader: Reader = 'all',
  now: Moment = TOY.moment(game.played.state),
): Promise<string[]> {
  const mayRead = ({ audience }: RecordedEvent) => mayKnow(TOY.meta, audience, viewerOf(reader), now);
  const lineage = game.segments.map(({ timelineId }) => timelineId);
  const header = { ...subjectOf(game), timelineId: game.timelineId, lineage, reader };
  const lines: string[] = [];
  const history = historyFor(reader, game.events, mayRead, hashing);
  for await (const line of exportLines(header, history, hashing)) lines.push(line);
  return lines;
}
