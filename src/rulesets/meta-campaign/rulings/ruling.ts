import { existing, lookUp } from '../../../kernel/index.js';
import type { InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, mustBeGameMaster, unless, type Asked } from '../general/asked.js';
import { SECRET_RULING } from '../fog/knowing.js';
import { arrange } from '../positions/arranging.js';
import type { Delta, MetaCampaignState, Ruling, Scalar } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { fits, isRulable } from './domains.js';
import { withDeltas } from './events.js';
import { breaks, breaksTogether } from './invariants.js';
import { partsOf, scalarOf, valueAt } from './paths.js';
import type { DeltaEntry } from './shapes.js';

/** What a delta makes of what it found. */
function afterOf({ operation, before, after }: DeltaEntry): Scalar {
  if (operation === 'REMOVE') return null;
  const found = scalarOf(before);
  const given = scalarOf(after);
  return operation === 'ADD' && typeof found === 'number' && typeof given === 'number'
    ? found + given
    : given;
}

const deltasOf = ({ deltas }: Pick<CommandOf<'MakeGmRuling'>, 'deltas'>): readonly Delta[] =>
  deltas.map((each) => ({ path: each.path, before: scalarOf(each.before), after: afterOf(each) }));

/** EDC-GMR-01: a place that there is, with what is said to stand there; EDC-GMR-02: what always holds still holds. */
function checkDelta(
  state: MetaCampaignState,
  delta: DeltaEntry,
  force: boolean,
  path: InputPath,
): readonly Violation[] {
  const is = valueAt(state, delta.path);
  const said = scalarOf(delta.before);
  const after = afterOf(delta);
  return firstOf(
    () =>
      unless(is !== undefined && isRulable(delta.path), 'EDC-GMR-01', 'NO_SUCH_PLACE', [...path, 'path'], {
        path: delta.path,
      }),
    () => unless(is === said, 'EDC-GMR-01', 'BEFORE_DIFFERS', [...path, 'before'], { is: is ?? null }),
    () =>
      unless(delta.operation !== 'ADD' || typeof is === 'number', 'EDC-GMR-01', 'NOT_A_NUMBER', [
        ...path,
        'operation',
      ]),
    () => unless(fits(state, delta.path, after), 'EDC-GMR-01', 'ANOTHER_KIND', [...path, 'after']),
    () => {
      const broken = force ? null : breaks(state, delta.path, after);
      return unless(broken === null, 'EDC-GMR-02', 'BREAKS_INVARIANT', [...path, 'after'], {
        invariant: broken,
      });
    },
  );
}

/** EDC-GMR-01, EDC-GMR-02 */
export const judgeRuling = (
  asked: Asked,
  { reason, deltas, text, dice, force, visibleTo }: CommandOf<'MakeGmRuling'>,
): readonly Violation[] => {
  const { state } = asked;
  const least = state.rules.gmRulingMinReasonChars;
  return firstOf(
    () => mustBeGameMaster(asked, 'EDC-GMR-01'),
    () => unless(state.contract !== null, 'EDC-GMR-01', 'NO_CAMPAIGN'),
    () => [
      ...unless(reason.length >= least, 'EDC-GMR-01', 'REASON_TOO_SHORT', ['reason'], { least }),
      ...unless(deltas.length > 0 || text.length > 0 || dice.length > 0, 'EDC-GMR-01', 'NOTHING_RULED', []),
      ...(visibleTo ?? []).flatMap((seat, place) =>
        unless(
          state.seats.some((each) => each.id === seat),
          'EDC-GMR-01',
          'NO_SUCH_SEAT',
          ['visibleTo', place],
          { seat },
        ),
      ),
      ...deltas.flatMap((each, place) => [
        ...unless(
          deltas.findIndex((other) => other.path === each.path) === place,
          'EDC-GMR-01',
          'TWICE',
          ['deltas', place, 'path'],
          { path: each.path },
        ),
        ...checkDelta(state, each, force, ['deltas', place]),
      ]),
    ],
    () => {
      const broken = force ? null : breaksTogether(state, withDeltas(state, deltasOf({ deltas })));
      return unless(broken === null, 'EDC-GMR-02', 'BREAKS_INVARIANT', ['deltas'], { invariant: broken });
    },
  );
};

/** Hexes whose occupants stand otherwise after a change of the map's pieces. */
const movedHexes = ({ units }: MetaCampaignState, deltas: readonly Delta[]): readonly string[] => {
  const hexes = deltas.flatMap(({ path, before, after }): readonly Scalar[] => {
    const [root, id = '', member = ''] = partsOf(path);
    if (root !== 'units') return [];
    const risen = ['profile', 'garrisonOf'].includes(member);
    return member === 'hex' ? [before, after] : risen ? [lookUp(units, id)?.hex ?? null] : [];
  });
  return [...new Set(hexes)].filter((each) => typeof each === 'string');
};

/** EDC-GMR-01, EDC-GMR-03: where the catalog leaves a matter to the game master, nothing happens until this is said. */
export function makeRuling(table: EdcTable, command: CommandOf<'MakeGmRuling'>): void {
  const { subject, trigger, rule, reason, text, visibleTo, force, dice } = command;
  const id = `ruling-${table.state.rulingCount + 1}`;
  for (const { purpose, count, sides } of dice)
    table.roll({
      count,
      sides,
      for: 'EDC-GMR-01',
      purpose,
      subject: visibleTo ? `${SECRET_RULING}${id}` : id,
    });
  const deltas = deltasOf(command);
  const ruling: Ruling = {
    id,
    round: existing(table.state.contract, 'campaign').round,
    subject,
    trigger,
    rule: rule ?? null,
    deltas,
    text,
    reason,
    visibleTo: visibleTo ?? null,
    force,
    revoked: null,
  };
  table.emit({ type: 'meta-campaign.GmRulingMade', data: { ruling } }, ['EDC-GMR-01', 'EDC-GMR-02']);
  for (const hex of movedHexes(table.state, deltas)) arrange(table, hex);
}

/** EDC-GMR-04: of this round, as long as what it changed has not been changed since. */
export const judgeRevocation = (
  asked: Asked,
  { ruling: id, reason }: CommandOf<'RevokeGmRuling'>,
): readonly Violation[] => {
  const { state } = asked;
  const ruling = lookUp(state.rulings, id);
  const least = state.rules.gmRulingMinReasonChars;
  const path = ['ruling'];
  return firstOf(
    () => mustBeGameMaster(asked, 'EDC-GMR-04'),
    () => unless(ruling !== undefined, 'EDC-GMR-04', 'NO_SUCH_RULING', path, { ruling: id }),
    () => {
      const { round, revoked, deltas } = existing(ruling, 'ruling');
      const changed = revoked === null && deltas.find((each) => valueAt(state, each.path) !== each.after);
      return [
        ...unless(reason.length >= least, 'EDC-GMR-04', 'REASON_TOO_SHORT', ['reason'], { least }),
        ...unless(revoked === null, 'EDC-GMR-04', 'REVOKED_ALREADY', path, { ruling: id }),
        ...unless(round === state.contract?.round, 'EDC-GMR-04', 'ANOTHER_ROUND', path, { ruling: id }),
        ...unless(!changed, 'EDC-GMR-04', 'CHANGED_SINCE', path, { path: changed ? changed.path : '' }),
      ];
    },
  );
};

export function revokeRuling(table: EdcTable, { ruling: id, reason }: CommandOf<'RevokeGmRuling'>): void {
  const { deltas } = existing(lookUp(table.state.rulings, id), 'ruling');
  table.emit({ type: 'meta-campaign.GmRulingRevoked', data: { ruling: id, reason } }, ['EDC-GMR-04']);
  for (const hex of movedHexes(table.state, deltas)) arrange(table, hex);
}
