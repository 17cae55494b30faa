import { violation, type Violation } from '../catalog.js';
import { firstOf, mustBeIn, mustPlay } from '../general/barred.js';
import type { CommandOf } from '../judge.js';
import type { Participant } from '../state/index.js';
import type { SpeTable } from '../table.js';
import { isShipChit } from '../units/lines.js';
import { askLoss } from './aftermath.js';
import { battlefields, nextClash, participantsOf, type Clash } from './where.js';

/** SPE-BAT-02: the active player chooses where they fight next; who and on which layer follows. */
export function chooseBattle(table: SpeTable, { mapSpace }: CommandOf<'ChooseBattle'>): readonly Violation[] {
  const { state, actor } = table;
  const barred = firstOf(
    () => mustPlay(table),
    () => mustBeIn(table, 'BATTLE', 'SPE-BAT-02'),
    () => (actor.seat === state.activePlayer ? [] : [violation('SPE-BAT-02', 'NOT_THE_ACTIVE_PLAYER')]),
    () => (state.battle ? [violation('SPE-BAT-18', 'BATTLE_OPEN', [], { battle: state.battle.id })] : []),
  );
  if (barred.length > 0) return barred;
  const clash = nextClash(state, mapSpace);
  if (!clash) return [violation('SPE-BAT-01', 'NO_BATTLE_THERE', ['mapSpace'], { mapSpace })];
  const open = battlefields(state);
  if (!open.includes(mapSpace))
    return [violation('SPE-BAT-02', 'ANOTHER_SPACE_FIRST', ['mapSpace'], { mapSpace: open[0] ?? null })];
  start(table, clash);
  return [];
}

/** SPE-BAT-18, steps 1 and, against transports alone, 4. */
function start(table: SpeTable, clash: Clash): void {
  const { state, actor } = table;
  const { mapSpace, layer, defender } = clash;
  const participants = participantsOf(state, clash);
  const both = { battle: `battle-${state.battles + 1}`, attacker: actor.seat, defender };
  const winner = winnerOverTransports(table, clash, participants);
  table.emit({ type: 'space-empires.BattleStarted', data: { ...both, mapSpace, layer } }, ['SPE-BAT-01']);
  table.emit({ type: 'space-empires.BattleStartedPrivately', data: { ...both, participants } }, [
    'SPE-BAT-03',
  ]);
  if (winner === null) return;
  const decided = { battle: both.battle, totals: null, winner };
  table.emit({ type: 'space-empires.BattleDecided', data: decided }, ['SPE-BAT-04']);
  askLoss(table, 'FIRST_LOSS');
}

/** SPE-BAT-04: the side with ships where the other has transports alone; null where totals are formed. */
function winnerOverTransports(
  { state, actor }: SpeTable,
  { layer, defender }: Clash,
  participants: readonly Participant[],
): string | null {
  if (layer === 'GROUND') return null;
  const hasShip = (player: string) =>
    participants.some((each) => each.player === player && isShipChit(state, each.unit));
  if (hasShip(actor.seat) && hasShip(defender)) return null;
  return hasShip(actor.seat) ? actor.seat : defender;
}
