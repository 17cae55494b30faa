import { lookUp, type InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, mustBeArbiter, unless, type Asked } from '../general/asked.js';
import { judgeOrder } from '../orders/orders.js';
import type { Detachment, EpicState, Unit } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { judgeTransport } from '../transport/mounting.js';
import { detachmentBy, passengersOf, profileOf, unitBy } from '../units/pieces.js';
import { destroy } from '../war-engines/hits.js';
import type { Effect } from './events.js';

type Correction = CommandOf<'RecordCorrection' | 'RecordFateCard'>;
type Change = Correction['changes'][number];

const RULE = 'EPC-GEN-07';

/** EPC-GEN-07: by the arbiter; section 3 holds after it. */
export const judgeCorrection = (asked: Asked, command: Correction): readonly Violation[] =>
  firstOf(
    () => mustBeArbiter(asked),
    () =>
      unless(
        command.type === 'RecordCorrection' || asked.state.rules.fateCards === 'RECORDED',
        'EPC-ABL-10',
        'NO_FATE_CARDS',
      ),
    () => unless(asked.state.combat === null, 'EPC-ASL-12', 'COMBAT_OPEN'),
    () => command.changes.flatMap((each, place) => judgeChange(asked.state, each, ['changes', place])),
    () =>
      command.changes.flatMap((each, place) => {
        const same = (other: Change) => JSON.stringify(keyOf(other)) === JSON.stringify(keyOf(each));
        return unless(command.changes.findIndex(same) === place, RULE, 'TWICE', ['changes', place]);
      }),
    () => judgeRoom(asked.state, command.changes),
  );

/** What a change is about: the thing and the member. */
const keyOf = (change: Change): readonly unknown[] => {
  const [thing, member] = Object.keys(change);
  return [Object.values(change)[0], thing, member];
};

function judgeChange(state: EpicState, change: Change, path: InputPath): readonly Violation[] {
  if ('army' in change)
    return unless(lookUp(state.armies, change.army) !== undefined, RULE, 'NOT_A_PLAYER', [...path, 'army'], {
      army: change.army,
    });
  if ('detachment' in change) {
    const found = lookUp(state.detachments, change.detachment);
    return found
      ? judgeDetachment(state, found, change, path)
      : unless(false, RULE, 'NO_SUCH_DETACHMENT', [...path, 'detachment'], { detachment: change.detachment });
  }
  const found = lookUp(state.units, change.unit);
  return found
    ? judgeUnit(state, found, change, path)
    : unless(false, RULE, 'NO_SUCH_UNIT', [...path, 'unit'], { unit: change.unit });
}

/** Section 3: broken ones have no order, destroyed ones have nothing; flyers are never on the table, others never off it. */
function judgeDetachment(
  state: EpicState,
  detachment: Detachment,
  change: Extract<Change, { readonly detachment: string }>,
  path: InputPath,
): readonly Violation[] {
  const params = { detachment: detachment.id };
  if (detachment.place === 'DESTROYED')
    return unless(false, RULE, 'DESTROYED', [...path, 'detachment'], params);
  if ('order' in change)
    return change.order === 'NONE'
      ? []
      : judgeOrder(state, detachment, change.order, [...path, 'order']).map((each) => ({
          ...each,
          path: [...path, 'order'],
        }));
  if (!('place' in change)) return [];
  const at = [...path, 'place'];
  return [
    ...unless(change.place !== 'DESTROYED', RULE, 'UNITS_FIRST', at, params),
    ...unless(change.place !== 'TABLE' || !detachment.isFlyer, 'EPC-FLY-01', 'FLYER', at, params),
    ...unless(change.place !== 'OFF_TABLE' || detachment.isFlyer, 'EPC-FLY-01', 'NOT_A_FLYER', at, params),
    ...unless(
      change.place !== 'RESERVE' || detachment.order === 'NONE',
      'EPC-ORD-01',
      'IN_RESERVE',
      at,
      params,
    ),
  ];
}

/** Section 3: what a unit may be by its profile. */
function judgeUnit(
  state: EpicState,
  unit: Unit,
  change: Extract<Change, { readonly unit: string }>,
  path: InputPath,
): readonly Violation[] {
  const { kind, status } = unit;
  const profile = profileOf(state, unit.id);
  const params = { unit: unit.id };
  const at = (member: string): InputPath => [...path, member];
  const engine = kind === 'WAR_ENGINE';
  if ('status' in change) return unless(status !== change.status, RULE, 'UNCHANGED', at('status'), params);
  if (status !== 'OK') return unless(false, RULE, 'DESTROYED', at('unit'), params);
  if ('damageLeft' in change)
    return firstOf(
      () => unless(engine, 'EPC-GEN-04', 'ONLY_WAR_ENGINES', at('damageLeft'), params),
      () =>
        unless(
          change.damageLeft >= 1 && change.damageLeft <= profile.damage,
          RULE,
          'OVER_PROFILE',
          at('damageLeft'),
          {
            ...params,
            damage: profile.damage,
          },
        ),
    );
  if ('shieldsUp' in change)
    return firstOf(
      () => unless(engine, 'EPC-GEN-04', 'ONLY_WAR_ENGINES', at('shieldsUp'), params),
      () =>
        unless(change.shieldsUp <= profile.shields, RULE, 'OVER_PROFILE', at('shieldsUp'), {
          ...params,
          shields: profile.shields,
        }),
    );
  if ('immobilised' in change)
    return unless(engine, 'EPC-GEN-04', 'ONLY_WAR_ENGINES', at('immobilised'), params);
  return change.mountedIn === '' ? [] : judgeTransport(state, unit, change.mountedIn, at('mountedIn'));
}

/** EPC-TRA-01: room for all that the changes put into one transport together, beside who stays in it. */
const judgeRoom = (state: EpicState, changes: readonly Change[]): readonly Violation[] =>
  changes.flatMap((change, place) => {
    if (!('mountedIn' in change) || change.mountedIn === '') return [];
    const { unit, mountedIn: carrier } = change;
    const isNamed = (id: string) => changes.some((each) => 'mountedIn' in each && each.unit === id);
    const staying = passengersOf(state, carrier).filter(({ id }) => !isNamed(id));
    const before = changes
      .slice(0, place)
      .filter((each) => 'mountedIn' in each && each.mountedIn === carrier);
    const capacity = profileOf(state, carrier).transportCapacity;
    return unless(
      staying.length + before.length < capacity,
      'EPC-TRA-01',
      'OVER_CAPACITY',
      ['changes', place, 'mountedIn'],
      { unit, capacity },
    );
  });

/** The changes together, then what the destruction of units leads to. */
export function correct(table: EpcTable, { type, text, changes }: Correction): void {
  const effects = changes.map((each) => effectOf(table.state, each));
  const data = { text, changes: effects };
  if (type === 'RecordCorrection') table.emit({ type: 'epic.GmCorrectionRecorded', data }, [RULE]);
  else table.emit({ type: 'epic.FateCardRecorded', data }, ['EPC-ABL-10', RULE]);
  for (const each of effects) if (each.kind === 'DESTROYED') destroy(table, each.unit, 'CORRECTION', RULE);
}

function effectOf(state: EpicState, change: Change): Effect {
  if ('army' in change) {
    const { army, morale } = change;
    return { kind: 'MORALE', army, morale, by: morale - (lookUp(state.armies, army)?.morale ?? 0) };
  }
  if ('detachment' in change) {
    const { detachment } = change;
    if ('blastMarkers' in change) {
      const { blastMarkers } = change;
      return {
        kind: 'MARKERS',
        detachment,
        blastMarkers,
        by: blastMarkers - detachmentBy(state, detachment).blastMarkers,
      };
    }
    if ('broken' in change) return { kind: 'BROKEN', detachment, broken: change.broken };
    if ('order' in change) return { kind: 'ORDER', detachment, order: change.order };
    return { kind: 'PLACE', detachment, place: change.place };
  }
  const { unit } = change;
  if ('status' in change)
    return change.status === 'DESTROYED'
      ? { kind: 'DESTROYED', unit }
      : { kind: 'REVIVED', unit, damageLeft: profileOf(state, unit).damage };
  if ('damageLeft' in change) {
    const { damageLeft } = change;
    return { kind: 'DAMAGE', unit, damageLeft, by: damageLeft - unitBy(state, unit).damageLeft };
  }
  if ('shieldsUp' in change) return { kind: 'SHIELDS', unit, shieldsUp: change.shieldsUp };
  if ('immobilised' in change) return { kind: 'IMMOBILISED', unit, immobilised: change.immobilised };
  return { kind: 'MOUNTED', unit, mountedIn: change.mountedIn === '' ? null : change.mountedIn };
}
