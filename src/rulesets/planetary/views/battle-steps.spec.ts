import { sitAt, stateOf, type SpecTable } from '../../../../test/planetary/spec-table.js';
import { issueBattleBrief } from '../battle/brief/brief.js';
import { isArbiter, sideOf } from '../battle/battle-sides.js';
import { enterReportHalf } from '../battle/report/report-halves.js';
import { objectPostponement, postponeBattle } from '../battle/postponing.js';
import { agreeQuickBattle } from '../battle/quick/quick-battle.js';
import type { Violation } from '../catalog.js';
import type { ReportedSide } from '../commands.js';
import { battleSteps } from './battle-steps.js';
import { sideDraft } from './report-drafts.js';

/** As many as any step throws. */
const FACES: readonly number[] = Array.from({ length: 100 }, () => 3);
const ACTORS = ['seat-1', 'seat-2', 'seat-3', 'arbiter'] as const;

const sit = (turn: number, phase: 'BATTLE' | 'BATTLE_ORDERS' = 'BATTLE'): SpecTable =>
  sitAt(
    stateOf({
      turn: 3,
      phase,
      map: { cols: 7, rows: 7 },
      players: [
        { seat: 'seat-1', race: 'SOB' },
        { seat: 'seat-2', race: 'SOB' },
        { seat: 'seat-3', race: 'SOB' },
      ],
      detachments: [
        { id: 'a', owner: 'seat-1', hex: '2,2', units: [{ type: 'demo.line', ready: 10 }] },
        { id: 'b', owner: 'seat-2', hex: '2,2', units: [{ type: 'demo.line', ready: 10 }] },
      ],
      battles: [{ id: 'fight', hex: '2,2', attacker: 'a', origin: '3,2', turn }],
    }),
    FACES,
  );

/** The half as the step drafts it; the arbiter says the attacker's. */
function sayHalf({ table }: SpecTable): readonly Violation[] {
  const { state, actor } = table;
  const battle = state.battles.fight!;
  const side = isArbiter(actor) ? 'attacker' : (sideOf(state, battle, actor.seat) ?? 'attacker');
  const half = { ...sideDraft(state, battle, side), victoryPoints: 0 } as ReportedSide;
  return enterReportHalf(table, { type: 'EnterReportHalf', battle: 'fight', side, half });
}

/** Steps that can be said as they are offered. */
const JUDGES: Readonly<Record<string, (spec: SpecTable) => readonly Violation[]>> = {
  AgreeQuickBattle: ({ table }) => agreeQuickBattle(table, { type: 'AgreeQuickBattle', battle: 'fight' }),
  PostponeBattle: ({ table }) => postponeBattle(table, { type: 'PostponeBattle', battle: 'fight' }),
  ObjectPostponement: ({ table }) =>
    objectPostponement(table, { type: 'ObjectPostponement', battle: 'fight' }),
  EnterReportHalf: sayHalf,
  IssueBattleBrief: ({ table }) => issueBattleBrief(table, { type: 'IssueBattleBrief', battle: 'fight' }),
};

const said = (make: () => SpecTable, type: string, actor: string): SpecTable => {
  const spec = make();
  spec.actAs(actor);
  JUDGES[type]!(spec);
  return spec;
};

const WAYS: readonly (readonly [string, () => SpecTable])[] = [
  ['in its first turn', () => sit(3)],
  ['in its second turn', () => sit(2)],
  ['before the phase of battles', () => sit(2, 'BATTLE_ORDERS')],
  ['when one side wants a quick battle', () => said(() => sit(3), 'AgreeQuickBattle', 'seat-1')],
  ['when somebody has objected', () => said(() => sit(2), 'ObjectPostponement', 'seat-3')],
  ['when it is put off by the arbiter', () => said(() => sit(2), 'PostponeBattle', 'arbiter')],
  ['when a half of its report is said', () => said(() => sit(2), 'EnterReportHalf', 'seat-1')],
  ['when its brief is issued', () => said(() => sit(3), 'IssueBattleBrief', 'arbiter')],
];

describe('the steps of a battle', () => {
  it.each(WAYS)('are those that are legal: %s', (_, make) => {
    for (const type of Object.keys(JUDGES)) {
      for (const actor of ACTORS) {
        const { state } = make().table;
        const offered = battleSteps(state, state.battles.fight!).some(
          (each) => each.type === type && (actor === 'arbiter' ? each.arbiter : each.seats.includes(actor)),
        );
        const spec = make();
        spec.actAs(actor);
        expect([type, actor, offered]).toEqual([type, actor, JUDGES[type]!(spec).length === 0]);
      }
    }
  });
});
