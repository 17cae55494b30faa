import type { BattleView, StandingsView } from '../../../engine/index.js';
import type { Bloc } from '../data/words.js';
import { accountOf } from '../state/books.js';
import type { Brawl, MetaCampaignState } from '../state/index.js';
import { blocOf } from '../units/kinds.js';

/** Objectives of the contract that are met: the players stand or fall together (EDC-GEN-04). The account is their pay. */
export function standings({ accounts, contract, units, over }: MetaCampaignState): StandingsView {
  const objectives = Object.values(contract?.objectives ?? {});
  const met = objectives.filter((each) => each.met === true).length;
  const takesPart = (seat: string): boolean => contract?.participants.includes(seat) ?? false;
  const lives = (seat: string): boolean =>
    Object.values(units).some((each) => each.owner === seat && each.status === 'ACTIVE');
  return {
    measure: 'OBJECTIVES',
    seats: Object.values(accounts).map(({ seat }) => ({
      seat,
      total: met,
      rank: 1,
      out: takesPart(seat) && !lives(seat),
      account: accountOf('CREDITS', seat),
      byTurn: [],
    })),
    goal: objectives.length,
    over,
    winners: [],
  };
}

/** EDC-MEL-01: brawls, which are fought on the spot until one bloc has won. */
export const battles = (state: MetaCampaignState): readonly BattleView[] =>
  Object.values(state.brawls).map((each) => ({
    id: each.id,
    location: each.hex,
    turn: state.turn,
    status: 'in_progress',
    method: 'brawl',
    sides: (['FRIENDLY', 'NEUTRAL', 'HOSTILE'] as const)
      .map((bloc) => sideOf(state, each, bloc))
      .filter(({ pieces }) => pieces.length > 0),
    winners: [],
    drawn: false,
    consequences: [],
    because: ['EDC-MEL-01'],
  }));

function sideOf(
  { units }: MetaCampaignState,
  { id, intruder }: Brawl,
  bloc: Bloc,
): BattleView['sides'][number] {
  const there = Object.values(units).filter((each) => each.brawl === id && blocOf(each) === bloc);
  return {
    role: bloc === intruder ? 'intruder' : 'defender',
    seat: null,
    pieces: there.map((each) => each.id),
    value: there.some(({ afar }) => afar !== null) ? null : there.reduce((sum, { fs }) => sum + fs, 0),
  };
}
