import { lookUp, unusableName } from '../../kernel/index.js';
import type { Option } from '../../engine/index.js';
import { leftOf, loserOf, pickedTooEarly } from './battle/losses.js';
import { waysOut } from './battle/retreat.js';
import { battlefields } from './battle/where.js';
import { violation, type RuleId, type Violation } from './catalog.js';
import type { SpaceEmpiresCommand } from './commands.js';
import { cardRow, handOf } from './deck/hands.js';
import { hasUnmoved, mayMove } from './move/cards.js';
import { judgeMove } from './move/moving.js';
import { ANSWERS } from './move/reaction.js';
import { judgePurchases } from './recruit/purchasing.js';
import { mayRecruit } from './recruit/offering.js';
import { judgeUpgrade, UPGRADES } from './recruit/upgrading.js';
import type { PlanetClass, SpaceEmpiresState } from './state/index.js';
import { lineOfChit, priceOf, speedOfGroup } from './units/lines.js';
import { isIn, opponentsIn, opponentsOf, unitsIn } from './units/stacks.js';

type Choice = Option<RuleId>;

const choice = (
  command: SpaceEmpiresCommand,
  target: string | null,
  barred: readonly Violation[] = [],
  more: Partial<Pick<Choice, 'path' | 'cost'>> = {},
): Choice => ({ order: command.type, target, cost: null, barred, command, ...more });

/**
 * What a seat may do now with a thing it names, each with its cost and what bars it: a chit of its own, one on offer or one that
 * fights against it; a map space with a stack of its own; a kind of card of its hand; itself. Null for anything else; empty
 * where nothing is open now.
 */
export function options(state: SpaceEmpiresState, seat: string, named: string): readonly Choice[] | null {
  if (unusableName(named) !== null || !lookUp(state.players, seat)) return null;
  if (named === seat) return ofSeat(state, seat);
  if (handOf(state, seat).some((each) => each === named)) return ofCard(state, seat, named);
  if (lookUp(state.spaces, named)) {
    return isIn(state, seat, named)
      ? [...moves(state, seat, named, unmoved(state, seat, named)), ...battles(state, seat, named)]
      : null;
  }
  const unit = lookUp(state.units, named);
  if (!unit) return null;
  const picks = picksOf(state, seat, named);
  if (unit.owner !== seat) return picks.length > 0 ? picks : null;
  if (unit.mapSpace !== null) return [...moves(state, seat, unit.mapSpace, [named]), ...picks];
  return purchases(state, seat, named);
}

const isActive = (state: SpaceEmpiresState, seat: string): boolean =>
  mayMove({ state, actor: { seat, role: 'player' } }, 'SPE-MOVE-10').length === 0;

const isRecruiting = (state: SpaceEmpiresState, seat: string): boolean =>
  mayRecruit({ state, actor: { seat, role: 'player' } }, 'SPE-REC-06').length === 0;

/** SPE-MOVE-07 */
const isAsked = ({ reaction }: SpaceEmpiresState, seat: string): boolean =>
  reaction !== null && ANSWERS.awaited(reaction).includes(seat);

const unmoved = (state: SpaceEmpiresState, seat: string, mapSpace: string): readonly string[] =>
  unitsIn(state, seat, mapSpace).flatMap((each) => (state.turn.moved.includes(each.id) ? [] : [each.id]));

/** What closes a phase or answers a stack move. */
function ofSeat(state: SpaceEmpiresState, seat: string): readonly Choice[] {
  return [
    ...(isActive(state, seat) ? [choice({ type: 'EndMovePhase' }, null)] : []),
    ...(isRecruiting(state, seat) ? [choice({ type: 'FinishRecruit' }, null)] : []),
    ...(isAsked(state, seat) ? [choice({ type: 'PassReaction' }, null)] : []),
  ];
}

/** SPE-DECK-03: what a card may be played for. */
function ofCard(state: SpaceEmpiresState, seat: string, card: string): readonly Choice[] {
  const row = cardRow(card);
  if (row?.kind === 'REACTION') return isAsked(state, seat) ? [choice({ type: 'PlayDecoy' }, null)] : [];
  if (row?.kind === 'UPGRADE') return upgrades(state, seat, row.from);
  if (!isActive(state, seat)) return [];
  if (row?.kind === 'MOVE') {
    const barred = hasUnmoved(state, seat) ? [] : [violation('SPE-DECK-04', 'NO_EFFECT', ['card'], { card })];
    return [choice({ type: 'PlayMoveCard', card: row.id }, null, barred)];
  }
  const opponents = opponentsOf(state, seat);
  if (card === 'intelligence')
    return opponents.map((player) => choice({ type: 'PlayIntelligence', player }, player));
  if (card !== 'recon') return [];
  return opponents.flatMap((player) =>
    Object.keys(lookUp(state.stacks, player) ?? {}).map((mapSpace) =>
      choice({ type: 'PlayRecon', player, mapSpace }, `${player} ${mapSpace}`),
    ),
  );
}

/** SPE-REC-07, SPE-REC-08: the own planets that the card for this class may raise. */
function upgrades(state: SpaceEmpiresState, seat: string, from: PlanetClass): readonly Choice[] {
  if (!isRecruiting(state, seat)) return [];
  const type = from === 'POOR' ? 'PlayTerraform' : 'PlayIndustrialization';
  const cost = { amount: UPGRADES[type].costRp(state), measure: 'RP' };
  return Object.values(state.spaces)
    .filter((each) => each.controller === seat && each.planetClass === from)
    .map(({ id: planet }) =>
      choice({ type, planet }, planet, judgeUpgrade(state, seat, planet, UPGRADES[type]), { cost }),
    );
}

/** SPE-MOVE-02 to SPE-MOVE-05: a group as far as its slowest unit goes, by shortest ways. */
function moves(
  state: SpaceEmpiresState,
  seat: string,
  from: string,
  units: readonly string[],
): readonly Choice[] {
  if (!isActive(state, seat) || units.length === 0) return [];
  const none = state.turn.stackMovesLeft === 0 ? [violation('SPE-MOVE-01', 'NO_STACK_MOVE_LEFT')] : [];
  const speed = speedOfGroup(state, units);
  return waysFrom(state, seat, from, speed).map((path) => {
    const barred = none.length > 0 ? none : judgeMove(state, seat, { from, units, path });
    return choice({ type: 'MoveStack', from, units, path }, path.at(-1) ?? null, barred, { path });
  });
}

/** Shortest ways to all map spaces so far away at most, through none where an opponent is (SPE-MOVE-05). */
function waysFrom(
  state: SpaceEmpiresState,
  seat: string,
  from: string,
  speed: number,
): readonly (readonly string[])[] {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [here, way] of ways) {
    const stopped = here !== from && opponentsIn(state, seat, here).length > 0;
    if (way.length >= speed || stopped) continue;
    for (const next of lookUp(state.spaces, here)?.neighbours ?? [])
      if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return [...ways.values()].filter((way) => way.length > 0);
}

/** SPE-BAT-02, SPE-BAT-12: the battle here is chosen, or its loser leaves. */
function battles(state: SpaceEmpiresState, seat: string, mapSpace: string): readonly Choice[] {
  const { battle, phase, activePlayer } = state;
  if (battle?.stage === 'RETREAT' && battle.mapSpace === mapSpace && loserOf(battle) === seat)
    return waysOut(state, battle).map((to) => choice({ type: 'Retreat', mapSpace: to }, to));
  const open = phase === 'BATTLE' && activePlayer === seat && battle === null && state.winner === null;
  return open && battlefields(state).includes(mapSpace)
    ? [choice({ type: 'ChooseBattle', mapSpace }, mapSpace)]
    : [];
}

/** SPE-BAT-09: the first loss, as the winner picks it. */
function picksOf(state: SpaceEmpiresState, seat: string, unit: string): readonly Choice[] {
  const { battle } = state;
  if (battle?.stage !== 'FIRST_LOSS' || battle.winner !== seat) return [];
  const loser = loserOf(battle);
  if (!leftOf(battle, loser).some((each) => each.unit === unit)) return [];
  const barred = pickedTooEarly(state, battle, loser, [unit]).map((each) =>
    violation('SPE-BAT-10', 'OUT_OF_ORDER', ['unit'], { unit: each }),
  );
  return [choice({ type: 'PickFirstLoss', unit }, unit, barred)];
}

/** SPE-REC-02 to SPE-REC-04: a chit on offer for each own planet. */
function purchases(state: SpaceEmpiresState, seat: string, unit: string): readonly Choice[] {
  const line = lineOfChit(state, unit);
  if (!line || !isRecruiting(state, seat) || !state.turn.offer?.includes(unit)) return [];
  const cost = { amount: priceOf(state.rules, line), measure: 'RP' };
  return Object.values(state.spaces)
    .filter((each) => each.controller === seat && each.planetClass !== 'NONE')
    .map(({ id: planet }) => {
      const wishes = [{ unit, planet }];
      return choice(
        { type: 'PurchaseUnits', purchases: wishes },
        planet,
        judgePurchases(state, seat, wishes),
        { cost },
      );
    });
}
