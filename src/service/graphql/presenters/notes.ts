import type { CampaignNote } from '../../../read-model/index.js';
import type { Naming, SeatOf } from '../messages/names.js';

/** A note of a campaign, with its sentence. */
export const presentNote = (note: CampaignNote, named: Naming, seat: SeatOf) => ({
  kind: note.kind,
  at: note.at,
  by: seat(note.by),
  reason: note.reason,
  summary: named(summaryOf(note)),
  timelineId: note.kind === 'promoted' ? note.timelineId : null,
  tried: note.kind === 'promoted' ? note.tried : null,
  turn: note.kind === 'open-turn-forked' ? note.turn : null,
});

function summaryOf(note: CampaignNote): string {
  switch (note.kind) {
    case 'arbiter-named':
      return `The admin gave ${note.seat} to somebody else: ${note.reason}`;
    case 'open-turn-forked': {
      const how = note.amends
        ? 'by amending an input of it'
        : `by a fork with ${note.dice === 'same' ? 'the same' : 'fresh'} dice`;
      return `${note.by} looked into turn ${note.turn} before it had ended, ${how}: ${note.reason}`;
    }
    case 'promoted': {
      const others = note.tried === 1 ? '1 other timeline' : `${note.tried} other timelines`;
      const tried = note.tried === null ? '' : `; ${others} had been made from the same point on`;
      return `${note.by} made another timeline the main one${tried}: ${note.reason}`;
    }
    case 'schedule-set':
      return because(note, note.without ? 'took the deadlines away' : 'set the deadlines anew');
    case 'deadlines-paused':
      return because(note, 'paused the deadlines');
    case 'deadlines-resumed':
      return because(note, 'let the deadlines go on');
    case 'deadline-moved':
      return because(
        note,
        note.until === null ? 'took a deadline away' : `put a deadline off until ${note.until}`,
      );
  }
}

const because = ({ by, reason }: CampaignNote, what: string): string =>
  reason === '' ? `${by} ${what}.` : `${by} ${what}: ${reason}`;
