import type { Seat } from '../../kernel/index.js';
import type { AdministrationEvent, RecordedAdministration, SeatRecord } from '../../read-model/index.js';
import { commandIdReused, ServiceError } from '../contracts/index.js';
import type { CampaignAtHead } from './campaign-log.js';

/** Throws NOT_FOUND where the campaign has no such seat. */
export const seatOf = (campaign: CampaignAtHead | null, seat: string): SeatRecord => {
  const found = campaign?.record.seats.find((each) => each.id === seat);
  if (!found) throw new ServiceError('NOT_FOUND', 'There is no such seat', ['seat']);
  return found;
};

/** Throws FORBIDDEN where the admin would put another on the arbiter's seat without a word to anybody. */
export function checkOnRecord(actor: string, { role }: SeatRecord): void {
  if (actor === 'admin' && role === 'arbiter')
    throw new ServiceError(
      'FORBIDDEN',
      'The admin gives the arbiter’s seat to somebody else by naming another arbiter, with a reason for all to see',
      ['seat'],
    );
}

export const plainSeat = ({ id, number, name, role }: Seat): Seat => ({ id, number, name, role });

type Done<T extends AdministrationEvent['type']> = RecordedAdministration & { readonly type: T };

/**
 * What an actor has done by a commandId; undefined when it is new.
 * @param same whether it is what the command asks for now
 * @throws COMMAND_ID_REUSED where it is something else
 */
export function doneBefore<T extends AdministrationEvent['type']>(
  { events }: CampaignAtHead,
  { actor, commandId }: { readonly actor: string; readonly commandId: string },
  type: T,
  same: (data: Done<T>['data']) => boolean,
): Done<T> | undefined {
  const done = events.find((each) => each.actor === actor && each.commandId === commandId);
  if (!done) return undefined;
  if (done.type === type && same(done.data as Done<T>['data'])) return done as Done<T>;
  throw commandIdReused();
}
