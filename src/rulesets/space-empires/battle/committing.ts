import { sheets } from '../../../engine/index.js';
import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { handOf, missingFrom } from '../deck/hands.js';
import { firstOf, mustBeIn, mustPlay } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { Battle, CardId, Commitment, Participant, SpaceEmpiresState } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { shipsIn } from '../units/stacks.js';
import { askLoss } from './aftermath.js';
import { leftOf } from './losses.js';
import { battleCard, bonusesOf, helps, totalsOf, wholeOf, winnerOf } from './totals.js';
import { bombardmentValue } from './where.js';

type Commit = CommandOf<'CommitToBattle'>;

const NOTHING: Commitment = { cards: [], targets: [], bombardingUnits: [] };

/** SPE-BAT-06: both sides commit, sealed until the other has too; what is committed stands. */
export const COMMITMENTS = sheets<Battle, Commitment, Violation>({
  parties: ({ attacker, defender }) => [attacker, defender],
  locked: ({ committed }) => committed,
  ordersOf: ({ commitments }, side) => [lookUp(commitments, side) ?? NOTHING],
  isLocked: () => violation('SPE-BAT-06', 'ALREADY_COMMITTED'),
});

/** SPE-BAT-06: a side commits, sealed until both have; then everything is revealed and decided at once. */
export function commitToBattle(table: SpeTable, command: Commit): readonly Violation[] {
  const { state, actor } = table;
  const { battle } = state;
  const barred = firstOf(
    () => mustPlay(table),
    () => mustBeIn(table, 'BATTLE', 'SPE-BAT-06'),
    () => mayCommit(battle, actor.seat),
    () => (battle ? judgeCommitment(state, battle, actor.seat, command) : []),
  );
  if (barred.length > 0 || !battle) return barred;
  const { cards, targets, bombardingUnits } = command;
  const commitment = { cards, targets, bombardingUnits } as Commitment;
  const data = { battle: battle.id, player: actor.seat };
  table.emit({ type: 'space-empires.BattleCommitted', data }, ['SPE-BAT-06']);
  table.emit({ type: 'space-empires.BattleCommittedPrivately', data: { ...data, commitment } }, [
    'SPE-BAT-06',
  ]);
  const committed = table.state.battle;
  if (committed && COMMITMENTS.allLocked(committed)) reveal(table, committed);
  return [];
}

function mayCommit(battle: Battle | null, seat: string): readonly Violation[] {
  if (!battle) return [violation('SPE-BAT-18', 'NO_BATTLE_OPEN')];
  if (seat !== battle.attacker && seat !== battle.defender) return [violation('SPE-BAT-06', 'NOT_A_PARTY')];
  if (battle.winner !== null && battle.totals === null) return [violation('SPE-BAT-04', 'NO_COMMITMENTS')];
  const committed = COMMITMENTS.mayWrite(battle, seat);
  if (committed.length > 0) return committed;
  return battle.stage === 'COMMIT' ? [] : [violation('SPE-BAT-18', 'NOT_NOW', [], { stage: battle.stage })];
}

/** What is wrong with cards, targets and bombarding ships of a side that may commit. */
export const judgeCommitment = (
  state: SpaceEmpiresState,
  battle: Battle,
  seat: string,
  command: Commit,
): readonly Violation[] => [
  ...judgeCards(state, battle, seat, command.cards),
  ...judgeTargets(state, battle, seat, command),
  ...judgeBombardment(state, battle, seat, command.bombardingUnits),
];

const sideOf = (battle: Battle, seat: string): readonly Participant[] => leftOf(battle, seat);

/** SPE-DECK-03, SPE-DECK-04, SPE-BAT-08: each a battle card of the hand that helps somebody. */
function judgeCards(
  state: SpaceEmpiresState,
  battle: Battle,
  seat: string,
  cards: readonly string[],
): readonly Violation[] {
  const missing = missingFrom(handOf(state, seat), cards);
  return cards.flatMap((named, index) => {
    const at = ['cards', index];
    const card = battleCard(named);
    if (missing.includes(index)) return [violation('SPE-DECK-03', 'NOT_IN_HAND', at, { card: named })];
    if (!card) return [violation('SPE-DECK-03', 'NOT_A_BATTLE_CARD', at, { card: named })];
    if ('one' in card && battle.layer === 'GROUND')
      return [violation('SPE-BAT-08', 'ONLY_IN_SPACE', at, { card: named })];
    return sideOf(battle, seat).some((each) => helps(state, battle.layer, card, each))
      ? []
      : [violation('SPE-DECK-04', 'NO_EFFECT', at, { card: named })];
  });
}

/** SPE-BAT-06: one own unit that the card can help for each card that helps one only, and for no other. */
function judgeTargets(
  state: SpaceEmpiresState,
  battle: Battle,
  seat: string,
  { cards, targets }: Commit,
): readonly Violation[] {
  const left = cards.filter((each) => {
    const card = battleCard(each);
    return card !== undefined && 'one' in card;
  });
  const wrong = targets.flatMap(({ card: named, unit }, index) => {
    const at = left.indexOf(named);
    if (at < 0) return [violation('SPE-BAT-06', 'TARGET_NOT_ASKED', ['targets', index], { card: named })];
    left.splice(at, 1);
    const card = battleCard(named);
    const target = sideOf(battle, seat).find((each) => each.unit === unit);
    if (battle.layer === 'GROUND') return [];
    return card && target && helps(state, battle.layer, card, target)
      ? []
      : [violation('SPE-BAT-06', 'NO_SUCH_TARGET', ['targets', index, 'unit'], { card: named, unit })];
  });
  return [
    ...wrong,
    ...(battle.layer === 'SPACE' ? left : []).map((card) =>
      violation('SPE-BAT-06', 'TARGET_MISSING', ['targets'], { card }),
    ),
  ];
}

/** SPE-BAT-07: ships of the attacker in orbit over a ground battle, each once. */
function judgeBombardment(
  state: SpaceEmpiresState,
  battle: Battle,
  seat: string,
  ships: readonly string[],
): readonly Violation[] {
  if (ships.length === 0) return [];
  const at = ['bombardingUnits'];
  if (battle.layer === 'SPACE') return [violation('SPE-BAT-07', 'NOT_A_GROUND_BATTLE', at)];
  if (seat !== battle.attacker) return [violation('SPE-BAT-07', 'NOT_THE_ATTACKER', at)];
  const own = shipsIn(state, seat, battle.mapSpace).map((each) => each.id);
  return ships.flatMap((unit, index) => {
    if (!own.includes(unit)) return [violation('SPE-BAT-07', 'NOT_IN_ORBIT', [...at, index], { unit })];
    return ships.indexOf(unit) < index ? [violation('SPE-BAT-07', 'TWICE', [...at, index], { unit })] : [];
  });
}

/** SPE-BAT-18, steps 3 and 4. */
function reveal(table: SpeTable, battle: Battle): void {
  const { id, attacker, defender, layer } = battle;
  const both = { battle: id, attacker, defender };
  const played = Object.fromEntries(
    COMMITMENTS.takeUp(battle).map(({ party, orders: [commitment = NOTHING] }) => [party, commitment]),
  );
  const cards = bySide(played, ({ cards: named }): readonly CardId[] => named);
  const bombarding = (played[attacker] ?? NOTHING).bombardingUnits.flatMap((unit) => {
    const chit = lookUp(table.state.units, unit);
    return chit
      ? [{ unit, player: attacker, value: bombardmentValue(table.state, chit), bombards: true }]
      : [];
  });
  const detail = bySide(played, (commitment, seat) => ({
    targets: commitment.targets,
    bombardingUnits: commitment.bombardingUnits,
    bonuses: bonusesOf(table.state, layer, sideOf(battle, seat), commitment),
  }));
  table.emit({ type: 'space-empires.BattleRevealed', data: { battle: id, cards } }, ['SPE-BAT-06']);
  table.emit({ type: 'space-empires.BattleRevealedPrivately', data: { ...both, detail, bombarding } }, [
    'SPE-BAT-06',
    'SPE-BAT-07',
  ]);
  const parts = totalsOf(table.state, battle, [...(battle.participants ?? []), ...bombarding]);
  const totals = Object.fromEntries(Object.entries(parts).map(([seat, total]) => [seat, wholeOf(total)]));
  const winner = winnerOf(attacker, defender, parts);
  const decided = { battle: id, totals, winner };
  table.emit({ type: 'space-empires.BattleDecided', data: decided }, ['SPE-BAT-08']);
  table.emit({ type: 'space-empires.BattleDecidedPrivately', data: { ...both, parts } }, ['SPE-BAT-08']);
  askLoss(table, 'FIRST_LOSS');
}

const bySide = <T>(
  played: Readonly<Record<string, Commitment>>,
  of: (commitment: Commitment, seat: string) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(played).map(([seat, commitment]) => [seat, of(commitment, seat)]));
