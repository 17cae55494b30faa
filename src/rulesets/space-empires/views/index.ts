import type { BattleView, BoardView, StandingsView, TradeLineView, UnitView } from '../../../engine/index.js';
import { lookUp } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import { accountOf } from '../state/treasury.js';
import type { SpaceEmpiresState } from '../state/index.js';

const isPlanet = (each: { readonly planetClass: string }): boolean => each.planetClass !== 'NONE';

/** Map spaces with planets, markers and how much of whom is there; stacks as they are known, by their top unit. */
export const board = (state: SpaceEmpiresState): BoardView => ({
  turn: state.turn.number,
  phase: state.phase,
  locations: Object.values(state.spaces).map((each) => ({
    id: each.id,
    name: each.planetName,
    kind: isPlanet(each) ? 'planet' : 'deep space',
    ...axialOf(each.id),
    terrain: isPlanet(each) ? each.planetClass.toLowerCase() : null,
    owner: each.controller,
    contents: Object.entries(state.stacks).flatMap(([player, stacks]) => {
      const size = stacks[each.id]?.length ?? 0;
      return size === 0
        ? []
        : [`${size} unit${size === 1 ? '' : 's'} of ${state.players[player]?.name ?? player}`];
    }),
    lastSeenTurn: null,
  })),
  pieces: Object.values(state.units)
    .filter((each) => each.status === 'IN_PLAY')
    .map((each) => ({
      id: each.id,
      name: state.entries[each.entry]?.name ?? each.entry,
      kind: state.entries[each.entry]?.types.includes('S') ? 'ship' : 'ground unit',
      owner: each.owner,
      location: each.mapSpace,
      strength: state.entries[each.entry]?.force ?? null,
      status: each.layer === 'SURFACE' ? 'surface' : 'orbit',
    })),
});

/** Axial coordinates of a map space of the default map. */
function axialOf(id: string): { readonly q: number | null; readonly r: number | null } {
  const found = /^(-?\d+),(-?\d+)$/.exec(id);
  return found ? { q: Number(found[1]), r: Number(found[2]) } : { q: null, r: null };
}

/** SPE-VIC-01: planets held. */
export function standings(state: SpaceEmpiresState): StandingsView {
  const planets = Object.values(state.spaces).filter(isPlanet);
  const held = (seat: string): number => planets.filter((each) => each.controller === seat).length;
  const totals = state.turnOrder.map(held);
  return {
    measure: 'planets',
    seats: state.turnOrder.map((seat) => ({
      seat,
      total: held(seat),
      rank: 1 + totals.filter((each) => each > held(seat)).length,
      out: state.players[seat]?.eliminated ?? false,
      account: accountOf(seat),
      byTurn: [],
    })),
    goal: Math.floor((planets.length * state.rules.victoryPercent) / 100) + 1,
    over: state.winner !== null,
    winners: state.winner === null ? [] : [state.winner],
  };
}

const BECAUSE: readonly RuleId[] = ['SPE-BAT-08'];

/** Battles that have been fought, and the one that is. */
export const battles = ({ fought, battle, turn }: SpaceEmpiresState): readonly BattleView[] => [
  ...fought.map((each): BattleView => view(each, 'resolved', each.winner)),
  ...(battle ? [view({ ...battle, turn: turn.number }, 'in_progress', battle.winner)] : []),
];

function view(
  battle: Pick<
    SpaceEmpiresState['fought'][number],
    'id' | 'mapSpace' | 'turn' | 'attacker' | 'defender' | 'layer' | 'lost' | 'totals'
  >,
  status: BattleView['status'],
  winner: string | null,
): BattleView {
  const side = (seat: string, role: 'attacker' | 'defender') => ({
    seat,
    role,
    pieces: [],
    value: (battle.totals && lookUp(battle.totals, seat)) ?? null,
  });
  return {
    id: battle.id,
    location: battle.mapSpace,
    turn: battle.turn,
    status,
    method: battle.layer === 'SPACE' ? 'space' : 'ground',
    sides: [side(battle.attacker, 'attacker'), side(battle.defender, 'defender')],
    winners: winner === null ? [] : [winner],
    drawn: false,
    consequences: Object.entries(battle.lost).map(([seat, units]) => `${seat} lost ${units.join(', ')}`),
    because: winner === null ? [] : BECAUSE,
  };
}

/** There are none in this game. */
export const tradeLines = (): readonly TradeLineView[] => [];
export const units = (): readonly UnitView[] => [];
