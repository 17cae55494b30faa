import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, mustBeIn, unless, type Asked } from '../general/asked.js';
import type { EpicState, MissionOf } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { detachmentBy, detachmentsOf, mustBeOwn, twice } from '../units/pieces.js';

/** EPC-FLY-01, EPC-RES-02: flyers of a side that may declare missions. */
export const availableFlyers = (state: EpicState, army: string) =>
  detachmentsOf(state, army).filter((each) => each.isFlyer && each.place === 'OFF_TABLE');

/** Sides that are to declare missions yet. */
export const undeclared = (state: EpicState): readonly string[] =>
  Object.values(state.armies)
    .filter((each) => !each.missionsDeclared && availableFlyers(state, each.id).length > 0)
    .map((each) => each.id);

/** EPC-FLY-01 */
export function judgeMissions(
  asked: Asked,
  { missions }: CommandOf<'DeclareMissions'>,
): readonly Violation[] {
  const { state, actor } = asked;
  return firstOf(
    () => mustBeIn(asked, ['MISSIONS'], 'EPC-FLY-01'),
    () => unless(undeclared(state).includes(actor.seat), 'EPC-FLY-01', 'ALREADY_DECLARED'),
    () => [
      ...missions.flatMap(({ detachment }, place) => {
        const path = ['missions', place, 'detachment'];
        return firstOf(
          () => mustBeOwn(asked, detachment, 'EPC-FLY-01', path),
          () =>
            unless(detachmentBy(state, detachment).isFlyer, 'EPC-FLY-01', 'NOT_A_FLYER', path, {
              detachment,
            }),
          () =>
            unless(
              detachmentBy(state, detachment).place === 'OFF_TABLE',
              'EPC-FLY-01',
              'NOT_AVAILABLE',
              path,
              {
                detachment,
              },
            ),
        );
      }),
      ...twice(
        missions.map((each) => each.detachment),
        'EPC-FLY-01',
        (place) => ['missions', place, 'detachment'],
      ),
    ],
  );
}

/** Sealed until both sides have declared. */
export function declareMissions(table: EpcTable, { missions }: CommandOf<'DeclareMissions'>): void {
  const army = table.actor.seat;
  table.emit({ type: 'epic.MissionsSealed', data: { army } }, ['EPC-FLY-01']);
  table.emit({ type: 'epic.MissionsSealedPrivately', data: { army, missions } }, ['EPC-FLY-01']);
  if (undeclared(table.state).length > 0) return;
  const all = Object.keys(table.state.armies).flatMap((seat): readonly MissionOf[] =>
    availableFlyers(table.state, seat).map(({ id }) => ({
      detachment: id,
      mission: table.state.armies[seat]?.missions?.find((each) => each.detachment === id)?.mission ?? 'NONE',
    })),
  );
  table.emit({ type: 'epic.MissionsDeclared', data: { missions: all } }, ['EPC-FLY-01']);
}
