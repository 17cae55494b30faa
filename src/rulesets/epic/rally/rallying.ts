import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, mustBeIn, unless, type Asked } from '../general/asked.js';
import type { Detachment, EpicState } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { allDetachments, detachmentBy, detachmentsOf, livingOf, mustBeOwn, twice } from '../units/pieces.js';
import { has, strengthOf } from '../units/values.js';

/** EPC-RAL-01: a die for every detachment with blast markers. */
export function removeMarkers(table: EpcTable): void {
  const { markerRemovalMinus } = table.state.rules;
  const marked = allDetachments(table.state).filter((each) => each.blastMarkers > 0);
  const faces = table.rollAll(
    marked.map(({ id }) => ({
      count: 1,
      sides: 6,
      for: 'EPC-RAL-01',
      purpose: 'markers removed',
      subject: id,
    })),
  );
  marked.forEach(({ id, blastMarkers }, place) => {
    const die = faces[place]?.[0] ?? 0;
    const removed = Math.min(blastMarkers, Math.max(0, die - markerRemovalMinus));
    const data = { detachment: id, die, removed, blastMarkers: blastMarkers - removed };
    table.emit({ type: 'epic.BlastMarkersRemoved', data }, ['EPC-RAL-01']);
  });
}

/** EPC-RAL-03: broken detachments that may test: with fewer blast markers than they count. */
export const mayRally = (state: EpicState, detachment: Detachment): boolean =>
  detachment.broken &&
  !(state.rules.rallyBarredIfMarkersAtLeastUnits && detachment.blastMarkers >= strengthOf(state, detachment));

/** EPC-RAL-02: at least half of its living units are Stubborn. */
function isStubborn(state: EpicState, detachment: Detachment): boolean {
  const living = livingOf(state, detachment);
  return living.filter((each) => has(state, each.id, 'STUBBORN')).length * 2 >= living.length;
}

/** EPC-RAL-02: whether a side has its Supreme Commander on the table. */
const hasCommander = (state: EpicState, army: string): boolean =>
  detachmentsOf(state, army).some(
    ({ hq, place }) =>
      place === 'TABLE' && state.units[hq]?.status === 'OK' && has(state, hq, 'SUPREME_COMMANDER'),
  );

/** Sides that are to say who is near their Supreme Commander: where it matters. */
export const stubbornAsked = (state: EpicState): readonly string[] =>
  Object.keys(state.armies).filter(
    (army) =>
      state.stubborn[army] === undefined &&
      hasCommander(state, army) &&
      detachmentsOf(state, army).some((each) => mayRally(state, each) && !isStubborn(state, each)),
  );

/** EPC-RAL-02 */
export function judgeStubborn(
  asked: Asked,
  { detachments }: CommandOf<'DeclareStubborn'>,
): readonly Violation[] {
  const { state, actor } = asked;
  return firstOf(
    () => mustBeIn(asked, ['RALLY'], 'EPC-RAL-02'),
    () => unless(stubbornAsked(state).includes(actor.seat), 'EPC-RAL-02', 'NOT_ASKED'),
    () => [
      ...detachments.flatMap((each, place) =>
        firstOf(
          () => mustBeOwn(asked, each, 'EPC-RAL-02', ['detachments', place]),
          () =>
            unless(detachmentBy(state, each).broken, 'EPC-RAL-02', 'NOT_BROKEN', ['detachments', place], {
              detachment: each,
            }),
        ),
      ),
      ...twice(detachments, 'EPC-RAL-02', (place) => ['detachments', place]),
    ],
  );
}

export const declareStubborn = (table: EpcTable, { detachments }: CommandOf<'DeclareStubborn'>): void =>
  table.emit({ type: 'epic.StubbornDeclared', data: { army: table.actor.seat, detachments } }, [
    'EPC-RAL-02',
  ]);

/** EPC-RAL-02, EPC-RAL-03: every broken detachment that may. */
export function rally(table: EpcTable): void {
  for (const { id } of allDetachments(table.state)) {
    const detachment = detachmentBy(table.state, id);
    if (mayRally(table.state, detachment)) testLeadership(table, detachment);
  }
}

function testLeadership(table: EpcTable, detachment: Detachment): void {
  const { id, army, blastMarkers } = detachment;
  const near = (table.state.stubborn[army] ?? []).includes(id);
  const stubborn = near || isStubborn(table.state, detachment);
  const throwOne = (purpose: string): number =>
    table.roll({ count: 1, sides: 6, for: 'EPC-RAL-02', purpose, subject: id })[0] ?? 0;
  const first = throwOne('leadership');
  const again = stubborn && !passes(table.state, first, blastMarkers);
  const dice = again ? [first, throwOne('leadership, Stubborn')] : [first];
  const passed = passes(table.state, dice.at(-1) ?? 0, blastMarkers);
  table.emit(
    { type: 'epic.LeadershipTested', data: { detachment: id, blastMarkers, dice, stubborn, passed } },
    ['EPC-RAL-02'],
  );
  if (passed) table.emit({ type: 'epic.DetachmentRallied', data: { detachment: id } }, ['EPC-RAL-03']);
}

/** EPC-RAL-02: higher than the markers; 1 always fails, 6 always passes. */
const passes = ({ rules }: EpicState, die: number, blastMarkers: number): boolean =>
  die > rules.leadershipFailsOn && (die >= rules.leadershipPassesOn || die > blastMarkers);
