import { entryAt } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { PlanetaryCommand, ReportedSide } from '../../commands.js';
import type { Battle, PlanetaryState, SideRole } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { admit, answeringSide } from '../battle-sides.js';
import { fillUp } from '../filling-up.js';
import { asMet } from './as-met.js';
import { checkReport } from './report-checks.js';

type Command = Extract<PlanetaryCommand, { readonly type: 'EnterReportHalf' }>;

/** PLN-REP-01: a participant says their side's half of the report, the arbiter that of the side they name. */
export function enterReportHalf(table: PlanetaryTable, command: Command): readonly Violation[] {
  const admission = admit(table, command.battle, 'PLN-REP-03', ['pending']);
  if (admission.violations) return admission.violations;
  const side = answeringSide(table, admission.side, command.side);
  if (side === null) return [violation('PLN-REP-01', 'SIDE_NOT_NAMED', ['side'], {})];
  if ((command.side ?? side) !== side) {
    return [violation('PLN-REP-01', 'SIDE_OF_OTHERS', ['side'], { side: command.side })];
  }
  const { id } = admission.battle;
  fillUp(table, id);
  const battle = entryAt(table.state.battles, id);
  const illegal = checkHalf(asMet(table, battle), battle, side, command);
  if (illegal.length > 0) return illegal;
  const { half, gameTurnsPlayed } = command;
  table.emit(
    {
      type: 'planetary.ReportHalfEntered',
      data: {
        battle: id,
        by: table.actor.seat,
        side,
        half,
        ...(gameTurnsPlayed === undefined ? {} : { gameTurnsPlayed }),
      },
    },
    ['PLN-REP-01', 'PLN-REP-03'],
  );
  return [];
}

const NOTHING: ReportedSide = { victoryPoints: 0, units: [] };

/** PLN-REP-03: what a report would be rejected for because of this half; what is not told yet is nothing against it. */
function checkHalf(
  state: PlanetaryState,
  battle: Battle,
  side: SideRole,
  { half, gameTurnsPlayed }: Command,
): readonly Violation[] {
  const report = {
    gameTurnsPlayed: gameTurnsPlayed ?? Infinity,
    scenario: { used: false, fulfilledBy: [] },
    attacker: NOTHING,
    defender: NOTHING,
    defences: [],
    [side]: half,
  };
  return checkReport(state, battle, report).flatMap((fault) => {
    const [, part, ...rest] = fault.path;
    if (part === side) return [{ ...fault, path: ['half', ...rest] }];
    const isOfTurns = part === 'gameTurnsPlayed' && gameTurnsPlayed !== undefined;
    return isOfTurns ? [{ ...fault, path: [part] }] : [];
  });
}
