import { itemAt, lookUp, type InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { BUNKER_MORALE, HELD } from '../data/tables.js';
import {
  firstOf,
  isArbiter,
  mustBeIn,
  mustGoOn,
  mustPlay,
  otherSide,
  unless,
  type Asked,
} from '../general/asked.js';
import { changeMorale, loseMorale } from '../morale/losses.js';
import type { EpicState, Objective } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { detachmentsOf, twice } from '../units/pieces.js';

/** EPC-RAL-05: objectives that are held. */
export const heldObjectives = ({ objectives }: EpicState): readonly Objective[] =>
  Object.values(objectives).filter((each) => HELD.includes(each.type));

/** EPC-RAL-05: an unbroken ground detachment on the table. */
const hasGround = (state: EpicState, army: string): boolean =>
  detachmentsOf(state, army).some((each) => each.place === 'TABLE' && !each.broken && !each.isFlyer);

/** EPC-RAL-05 */
export function judgeHolders(
  asked: Asked,
  { holders }: CommandOf<'DeclareObjectives'>,
): readonly Violation[] {
  const { state } = asked;
  return firstOf(
    () => mustBeIn(asked, ['OBJECTIVES'], 'EPC-RAL-05'),
    () => [
      ...holders.flatMap(({ objective, holder }, place) => {
        const at = (member: string): InputPath => ['holders', place, member];
        const found = lookUp(state.objectives, objective);
        if (!found) return unless(false, 'EPC-RAL-05', 'NO_SUCH_OBJECTIVE', at('objective'), { objective });
        return firstOf(
          () =>
            unless(HELD.includes(found.type), 'EPC-RAL-05', 'NOT_HELD_SO', at('objective'), { objective }),
          () =>
            unless(lookUp(state.armies, holder) !== undefined, 'EPC-RAL-05', 'NOT_A_PLAYER', at('holder'), {
              holder,
            }),
          () => unless(hasGround(state, holder), 'EPC-RAL-05', 'NO_GROUND_UNIT', at('holder'), { holder }),
        );
      }),
      ...twice(
        holders.map((each) => each.objective),
        'EPC-RAL-05',
        (place) => ['holders', place, 'objective'],
      ),
    ],
  );
}

/** EPC-RAL-05: Take & Hold, Rescue and Cleanse, in the order of the list. */
export function scoreObjectives(table: EpcTable, { holders }: CommandOf<'DeclareObjectives'>): void {
  const declared = heldObjectives(table.state).map(({ id }) => ({
    objective: id,
    holder: holders.find((each) => each.objective === id)?.holder ?? null,
  }));
  table.emit({ type: 'epic.ObjectivesDeclared', data: { holders: declared } }, ['EPC-RAL-05']);
  for (const { objective, holder } of declared) if (holder !== null) score(table, objective, holder);
}

/** EPC-RAL-05: the holder's die. */
const holdingDie = (table: EpcTable, subject: string, thrownFor: string): number =>
  itemAt(
    table.roll({ count: 1, sides: 6, for: 'EPC-RAL-05', purpose: 'take and hold', subject, thrownFor }),
    0,
  );

function score(table: EpcTable, id: string, holder: string): void {
  const type = lookUp(table.state.objectives, id)?.type;
  const die = type === 'TAKE_AND_HOLD' ? holdingDie(table, id, holder) : null;
  table.emit({ type: 'epic.ObjectiveScored', data: { objective: id, holder, die } }, ['EPC-RAL-05']);
  // EPC-GEN-02: a D3 is half a D6, rounded up.
  changeMorale(table, holder, die === null ? 1 : Math.ceil(die / 2), 'EPC-RAL-05', id);
  if (type === 'RESCUE') loseMorale(table, otherSide(table.state, holder), 1, 'EPC-RAL-05', id);
}

/** EPC-RAL-06: a Bunker, or what is captured, by who does not own it; at any moment. */
export function judgeTaken(
  asked: Asked,
  { objective, how }: CommandOf<'DeclareObjectiveTaken'>,
): readonly Violation[] {
  const { state, actor } = asked;
  const path: InputPath = ['objective'];
  const found = lookUp(state.objectives, objective);
  return firstOf(
    () => mustPlay(asked),
    () => unless(found !== undefined, 'EPC-RAL-06', 'NO_SUCH_OBJECTIVE', path, { objective }),
    () => unless(found?.owner !== null, 'EPC-RAL-06', 'NOT_ONE_TIME', path, { objective }),
    () => unless(found?.owner !== actor.seat, 'EPC-RAL-06', 'OWN_OBJECTIVE', path, { objective }),
    () =>
      unless(found?.state === 'OPEN' && found.declared === null, 'EPC-RAL-06', 'NOT_OPEN', path, {
        objective,
      }),
    () =>
      unless(found?.type !== 'BUNKER' || how === 'DESTROYED', 'EPC-RAL-06', 'ONLY_DESTROYED', ['how'], {
        objective,
      }),
  );
}

export const declareTaken = (table: EpcTable, { objective, how }: CommandOf<'DeclareObjectiveTaken'>): void =>
  table.emit({ type: 'epic.ObjectiveDeclared', data: { objective, how, by: table.actor.seat } }, [
    'EPC-RAL-06',
  ]);

/** EPC-RAL-06: its owner confirms, or the arbiter. */
export function judgeConfirmation(
  asked: Asked,
  { objective }: CommandOf<'ConfirmObjective'>,
): readonly Violation[] {
  const { state, actor } = asked;
  const path: InputPath = ['objective'];
  const found = lookUp(state.objectives, objective);
  return firstOf(
    () => (isArbiter(asked) ? mustGoOn(asked) : mustPlay(asked)),
    () => unless(found !== undefined, 'EPC-RAL-06', 'NO_SUCH_OBJECTIVE', path, { objective }),
    () => unless(found?.declared != null, 'EPC-RAL-06', 'NOT_DECLARED', path, { objective }),
    () =>
      unless(isArbiter(asked) || found?.owner === actor.seat, 'EPC-RAL-06', 'NOT_THE_OWNER', path, {
        objective,
      }),
  );
}

export function confirmObjective(
  table: EpcTable,
  { objective, confirmed }: CommandOf<'ConfirmObjective'>,
): void {
  const found = lookUp(table.state.objectives, objective);
  const declared = found?.declared;
  if (!found || !declared || found.owner === null) return;
  const { how, by } = declared;
  const state = confirmed ? how : 'OPEN';
  table.emit({ type: 'epic.ObjectiveResolved', data: { objective, state, confirmed } }, ['EPC-RAL-06']);
  if (!confirmed) return;
  if (found.type === 'BUNKER') {
    loseMorale(table, found.owner, BUNKER_MORALE, 'EPC-RAL-06', objective);
    return;
  }
  const [die = 0] = table.roll({
    count: 1,
    sides: 6,
    for: 'EPC-RAL-06',
    purpose: 'capture',
    subject: objective,
    thrownFor: by,
  });
  if (how === 'CAPTURED') changeMorale(table, by, die, 'EPC-RAL-06', objective);
  else loseMorale(table, otherSide(table.state, by), die, 'EPC-RAL-06', objective);
}
