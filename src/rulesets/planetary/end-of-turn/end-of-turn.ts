import { leadersBy } from '../../../engine/index.js';
import { itemAt } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import { RECOVERY } from '../data/battle.js';
import { hexKey } from '../../../engine/hex/index.js';
import type { Army, Model, PlanetaryState, Player, Unit, Victory } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { armiesInOrder } from '../pieces/armies.js';
import { deliver } from '../build/diplomacy/deals.js';
import { activePlayers, canonicalHexes, hexOf, inOrder, playersInOrder } from '../map/map.js';
import { transportResources } from '../build/economy/routes.js';
import { playsStrategicPhases } from '../build/build-phase.js';
import { figure } from '../parameters.js';
import { recoveryBonus } from '../pieces/recovery-bonus.js';

/** Phase 9 in its fixed order; then the next turn, unless the campaign is decided. */
export function endTurn(table: PlanetaryTable): void {
  recover(table);
  if (playsStrategicPhases(table.state)) transportResources(table);
  deliver(table);
  defeatPlayers(table);
  const victory = lastPlayer(table.state) ?? firstCapital(table.state) ?? vpGoal(table.state);
  if (victory) {
    table.emit({ type: 'planetary.GameWon', data: { victory } }, [RULE_OF[victory.form]]);
    return;
  }
  startTurn(table, table.state.turn + 1, 'PLN-END-08');
}

/** A turn begins; resolved battles are kept until the end of the turn after theirs. */
export const startTurn = (table: PlanetaryTable, turn: number, rule: RuleId): void =>
  table.emit({ type: 'planetary.TurnStarted', data: { turn, battlesFrom: turn - 1 } }, [rule]);

const RULE_OF = {
  LAST_PLAYER: 'PLN-END-05',
  VP_GOAL: 'PLN-END-06',
  FIRST_CAPITAL: 'PLN-END-07',
} as const;

interface Patient {
  readonly army: Army;
  readonly unit: Unit;
  readonly model: Model;
  readonly bonus: number;
}

/** PLN-END-01 Recovery: D6 for every wounded or damaged model of every player, 6+ = ready. */
export function recover(table: PlanetaryTable): void {
  const patients = playersInOrder(table.state).flatMap((player) => patientsOf(table.state, player.seat));
  const faces = table.rollAll(
    patients.map(({ model }) => ({
      count: 1,
      sides: 6,
      for: 'PLN-END-01',
      purpose: 'recovery',
      subject: model.id,
    })),
  );
  patients.forEach(({ army, unit, model, bonus }, index) => {
    if (itemAt(itemAt(faces, index), 0) + bonus < RECOVERY.needed) return;
    table.emit(
      {
        type: 'planetary.ModelStateChanged',
        data: {
          army: army.id,
          unit: unit.id,
          model: model.id,
          from: model.state,
          to: 'ready',
          cause: 'recovery',
        },
      },
      ['PLN-END-01'],
    );
  });
}

/** Wounded and damaged models of a player: on the map or in orbit; captives do not roll. */
function patientsOf(state: PlanetaryState, seat: string): readonly Patient[] {
  return armiesInOrder(state)
    .filter((army) => army.owner === seat && (hexOf(army) !== null || isInOrbit(army)))
    .flatMap((army) => {
      const bonus = recoveryBonus(state, army);
      return army.units.flatMap((unit) =>
        unit.models
          .filter((model) => model.state === 'wounded' || model.state === 'damaged')
          .map((model) => ({ army, unit, model, bonus })),
      );
    });
}

const isInOrbit = (army: Army): boolean => army.kind === 'detachment' && army.place.at === 'orbit';

/** PLN-END-04 Defeat: no detachment (captives do not count), no Stronghold and no Urban hex. */
function defeatPlayers(table: PlanetaryTable): void {
  for (const { seat } of activePlayers(table.state)) {
    if (!isDefeated(table.state, seat)) continue;
    const { state } = table;
    const own = <T extends { readonly id: string; readonly owner: string; readonly order: number }>(
      pieces: Readonly<Record<string, T>>,
    ) => inOrder(Object.values(pieces).filter((each) => each.owner === seat)).map((each) => each.id);
    table.emit(
      {
        type: 'planetary.PlayerDefeated',
        data: {
          seat,
          hexes: canonicalHexes(state)
            .filter((each) => each.controller === seat)
            .map(hexKey),
          convoys: inOrder(Object.values(state.convoys).filter((each) => each.owner === seat)).map(
            ({ id, bp }) => ({ id, bp }),
          ),
          spies: own(state.spies),
          diplomats: own(state.diplomats),
        },
      },
      ['PLN-END-04'],
    );
  }
}

function isDefeated(state: PlanetaryState, seat: string): boolean {
  const detachment = Object.values(state.detachments).some(
    (each) => each.owner === seat && (each.place.at === 'hex' || each.place.at === 'orbit'),
  );
  return (
    !detachment &&
    !Object.values(state.hexes).some(
      (each) => each.controller === seat && (each.urban !== null || each.stronghold !== null),
    )
  );
}

/** PLN-END-05 Last player: one player left wins; nobody where none is left, or they have lost by PLN-END-07. */
function lastPlayer(state: PlanetaryState): Victory | null {
  const left = activePlayers(state).map((each) => each.seat);
  const lost = firstFallen(state);
  return left.length <= 1 ? { winners: left.filter((each) => each !== lost), form: 'LAST_PLAYER' } : null;
}

/** PLN-END-06 VP goal: a player at or above it wins; several: most VP, then most Urban hexes, then joint. */
function vpGoal(state: PlanetaryState): Victory | null {
  const goal = figure(state, 'vpGoal');
  if (goal === null) return null;
  const there = activePlayers(state).filter((each) => each.vp >= goal);
  return there.length > 0 ? { winners: leaders(state, there), form: 'VP_GOAL' } : null;
}

/** PLN-END-07 (option): the player whose Capital fell first; null while none has. */
const firstFallen = (state: PlanetaryState): string | null =>
  figure(state, 'endOnFirstCapitalLoss') ? (state.fallenCapitals[0]?.from ?? null) : null;

/** PLN-END-07 First Capital (option): most VP among those who did not lose it, ties as PLN-END-06. */
function firstCapital(state: PlanetaryState): Victory | null {
  const fallen = firstFallen(state);
  if (fallen === null) return null;
  const others = activePlayers(state).filter((each) => each.seat !== fallen);
  return { winners: leaders(state, others), form: 'FIRST_CAPITAL' };
}

function leaders(state: PlanetaryState, among: readonly Player[]): readonly string[] {
  const urban = (player: Player) =>
    Object.values(state.hexes).filter((each) => each.controller === player.seat && each.urban !== null)
      .length;
  const first = leadersBy(among, (each) => each.vp);
  return leadersBy(first, urban).map((each) => each.seat);
}
