import { unusableName } from '../../kernel/index.js';
import { violation, type Violation } from './catalog.js';
import type { GhostOfWarCommand } from './commands.js';
import type { Judge } from './judge.js';
import { judgeSheet } from './order-judges.js';
import { PROCEDURE } from './phases.js';
import { knownTo, redact } from './fog/redact.js';
import { acceptExchange, offerExchange, withdrawExchange } from './goods/exchanges.js';
import { openBattleOf } from './combat/battles.js';
import {
  chooseMethod,
  confirmReport,
  disputeReport,
  forceAuto,
  resolveDispute,
  rollBattle,
  submitReport,
} from './combat/methods.js';
import { endCampaign } from './game-master/campaign-end.js';
import { makeGmChanges } from './game-master/gm-changes.js';
import { setHouseRule } from './game-master/gm-house-rules.js';
import { isArbiter, mustBeArbiter, mustSpeakFor, mustSpeakForOne } from './general/factions.js';
import { judgeReroll, reroll } from './dice/fate-dice.js';
import { lockedAfter, mustNotLockYet } from './characters/foresight.js';
import { SHEETS } from './sheets/orders-taken-up.js';
import { startTasksOf } from './characters/advancing.js';
import { factionsOf } from './state/players.js';
import { concludeReroll, passReroll, playOn, throwNow } from './rounds/rounds.js';
import type { GhostOfWarState, Step } from './state/index.js';
import type { GowTable } from './table.js';

/** GOW-RND-01 S9: what settles a battle lets the step go on. */
const thenFightOn =
  <T extends GhostOfWarCommand['type']>(judge: Judge<T>): Judge<T> =>
  (table, command) => {
    const violations = judge(table, command);
    if (violations.length === 0) playOn(table, PROCEDURE);
    return violations;
  };

/** GOW-GEN-09: a character whom the actor does not see, and a roll that is not theirs, are to them as those that there are not. */
function seenBy({ state, actor }: GowTable): GhostOfWarState {
  if (actor.role === 'service') return state;
  const { characters, provisional } = redact(state, { kind: 'seat', seat: actor.seat, role: actor.role });
  return { ...state, characters, provisional };
}

const JUDGES: { readonly [T in GhostOfWarCommand['type']]: Judge<T> } = {
  SubmitOrders: (table, { faction, orders }) =>
    SHEETS.submit(table.state, faction, mustGiveOrders(table, faction), () =>
      judgeSheet(knownTo(table.state, faction), faction, orders),
    ),
  LockOrders: (table, { faction }) => {
    const barred = mustGiveOrders(table, faction);
    if (barred.length > 0) return barred;
    const early = ordering(table, faction).flatMap((each) => mustNotLockYet(table.state, each));
    if (early.length === 0) playOn(table, PROCEDURE);
    return early;
  },
  UnlockOrders: (table, { faction }) => unlockOrders(table, faction),
  ClosePhase: closePhase,
  OfferExchange: (table, command) =>
    offerExchange(table, command, () => knownTo(table.state, command.faction)),
  AcceptExchange: acceptExchange,
  WithdrawExchange: withdrawExchange,
  ChooseMethod: thenFightOn(chooseMethod),
  SubmitReport: thenFightOn(submitReport),
  ConfirmReport: thenFightOn(confirmReport),
  DisputeReport: disputeReport,
  ResolveDispute: thenFightOn(resolveDispute),
  ForceAuto: thenFightOn(forceAuto),
  RerollFateDie: (table, { character, die }) => {
    const barred = judgeReroll(seenBy(table), table, character, die);
    if (barred.length > 0 || !table.state.provisional) return barred;
    reroll(table, table.state.provisional, character, die);
    concludeReroll(table, PROCEDURE);
    return [];
  },
  PassReroll: (table, { character }) => {
    const barred = judgeReroll(seenBy(table), table, character, null);
    if (barred.length > 0) return barred;
    passReroll(table, character);
    concludeReroll(table, PROCEDURE);
    return [];
  },
  SetHouseRule: setHouseRule,
  MakeGmChanges: (table, command) => {
    const violations = [...makeGmChanges(table, command)];
    const tasks = violations.length > 0 ? [] : startTasksOf(table.state, command.changes);
    if (tasks.length > 0 && table.state.provisional) violations.push(violation('GOW-DIC-03', 'DIE_WAITS'));
    else if (tasks.length > 0) throwNow(table, PROCEDURE, tasks);
    return violations;
  },
  EndCampaign: endCampaign,
};

/** What lets a step go on may end the round. */
export const WEIGHTY = [
  'ClosePhase',
  'LockOrders',
  'ChooseMethod',
  'SubmitReport',
  'ConfirmReport',
  'ResolveDispute',
  'ForceAuto',
  'RerollFateDie',
  'PassReroll',
  'MakeGmChanges',
] as const satisfies readonly GhostOfWarCommand['type'][];

/** Judges a command: emits what follows from it, or answers every violation found. */
export function decide(command: GhostOfWarCommand, table: GowTable): readonly Violation[] {
  const { end } = table.state;
  if (end) return [violation('GOW-GEN-10', 'CAMPAIGN_OVER', [], { winners: end.winners })];
  const name = unusableName(command);
  if (name !== null) return [violation('GOW-GEN-07', 'ID_NOT_USABLE', [], { id: name })];
  const judge = JUDGES[command.type] as (table: GowTable, command: GhostOfWarCommand) => readonly Violation[];
  return judge(table, command);
}

/**
 * GOW-RND-02: until the last faction has locked, a lock can be taken back. GOW-CHR-13: who sees these orders must lock after
 * them, so that their own lock falls with those.
 */
function unlockOrders(table: GowTable, faction: string | null): readonly Violation[] {
  const barred = mustGiveOrders(table, faction);
  if (barred.length > 0) return barred;
  const own = ordering(table, faction);
  const open = violation('GOW-RND-02', 'NOT_LOCKED', faction === null ? [] : ['faction'], { factions: own });
  return SHEETS.unlock(table.state, own, open, (factions) => {
    const watching = lockedAfter(table.state, factions);
    table.emit({ type: 'ghost-of-war.OrdersUnlocked', data: { factions } }, ['GOW-RND-02']);
    if (watching.length === 0) return;
    const because = ['GOW-RND-02', 'GOW-CHR-13'] as const;
    table.emit({ type: 'ghost-of-war.OrdersUnlocked', data: { factions: watching } }, because);
  });
}

/** GOW-RND-02: orders are given in S1, by who speaks for the faction (null: for any). */
const mustGiveOrders = (table: GowTable, faction: string | null): readonly Violation[] => [
  ...(faction === null ? mustSpeakForOne(table) : mustSpeakFor(table, faction)),
  ...mustBeIn(table, 'ORDERS'),
];

/** Factions that a command about orders is about: the one it names, or all of who gives it. */
const ordering = ({ state, actor }: GowTable, faction: string | null): readonly string[] =>
  faction === null ? factionsOf(state, actor.seat) : [faction];

const mustBeIn = ({ state }: GowTable, needed: Step): readonly Violation[] =>
  state.step === needed ? [] : [violation('GOW-RND-01', 'WRONG_STEP', [], { step: state.step, needed })];

/** GOW-RND-01: the arbiter closes what waits: S1 for all who have not locked, S9 for battles nobody has answered. */
function closePhase(table: GowTable): readonly Violation[] {
  if (!isArbiter(table)) return mustBeArbiter(table);
  for (const character of table.state.provisional?.holders ?? []) passReroll(table, character);
  if (table.state.provisional) {
    concludeReroll(table, PROCEDURE);
    return [];
  }
  if (table.state.step === 'COMBAT') return closeBattle(table);
  const barred = mustBeIn(table, 'ORDERS');
  if (barred.length > 0) return barred;
  const factions = SHEETS.awaited(table.state);
  table.emit({ type: 'ghost-of-war.OrdersClosed', data: { factions } }, ['GOW-RND-01', 'GOW-GEN-11']);
  playOn(table, PROCEDURE);
  return [];
}

/** GOW-CBT-04: the battle that waits is rolled; one that has been reported waits for its confirmation. */
function closeBattle(table: GowTable): readonly Violation[] {
  const battle = openBattleOf(table.state);
  if (battle && battle.status !== 'PENDING') {
    const { id, status } = battle;
    return [violation('GOW-CBT-11', 'REPORT_UNDECIDED', [], { battle: id, status })];
  }
  if (battle) rollBattle(table, battle);
  playOn(table, PROCEDURE);
  return [];
}
