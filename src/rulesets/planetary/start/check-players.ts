import { TREATY_RACES } from '../races/matrices.js';
import { entryAt, itemAt, type InputPath } from '../../../kernel/index.js';
import type { RuleId } from '../catalog.js';
import type { PositionPlayer } from '../position.js';
import { matrixRace, PROFILES } from '../races/profiles.js';
import { each, isWhole, repeated, type Examination } from './check.js';

/** Players against the seats of the campaign, their Capitals and treaties. */
export function checkPlayers({ position, state, must }: Examination): void {
  const seats = state.seats.filter((seat) => seat.role === 'player').map((seat) => seat.id);
  const named = position.players.map((player) => player.seat);
  for (const [player, place] of each(position.players)) {
    const at = ['players', place];
    const { seat } = player;
    must(seats.includes(seat), 'PLN-GEN-16', 'UNKNOWN_SEAT', [...at, 'seat'], { seat, known: seats });
    must(named.indexOf(seat) === place, 'PLN-GEN-16', 'SEAT_TWICE', [...at, 'seat'], { seat });
    checkChoices(player, at, must);
    must(isWhole(player.strategyValue, 0, 5), 'PLN-GEN-15', 'OUT_OF_RANGE', [...at, 'strategyValue'], {
      least: 0,
      most: 5,
    });
    must(isWhole(player.vp), 'PLN-VPS-01', 'NOT_A_WHOLE_NUMBER', [...at, 'vp']);
    const capital = player.capitalHex === undefined ? null : state.hexes[player.capitalHex];
    must(
      capital === null || (capital?.urban != null && capital.controller === seat),
      'PLN-STA-02',
      'CAPITAL_IS_NO_OWN_URBAN_HEX',
      [...at, 'capitalHex'],
      { hex: player.capitalHex },
    );
    must(
      player.lostCapitalHex === undefined || state.hexes[player.lostCapitalHex]?.urban != null,
      'PLN-TAK-07',
      'NO_URBAN_HEX',
      [...at, 'lostCapitalHex'],
    );
  }
  for (const seat of seats) must(named.includes(seat), 'PLN-GEN-16', 'SEAT_MISSING', ['players'], { seat });
}

/** RACE-CH-02, RACE-EL-01: a choice that the race has. */
function checkChoices(player: PositionPlayer, at: InputPath, must: Examination['must']): void {
  const choices = PROFILES[player.race].choices.map((each) => each.name);
  const { demonGod, craftworld, race } = player;
  const has = (name: (typeof choices)[number], choice: string | undefined, rule: RuleId): void =>
    must(choice === undefined || choices.includes(name), rule, 'RACE_HAS_NO_CHOICE', [...at, name], { race });
  has('demonGod', demonGod, 'RACE-CH-02');
  has('craftworld', craftworld, 'RACE-EL-01');
}

/** PLN-DIP-05, -09: one treaty for a pair, between races that make it. */
export function checkTreaties({ position, state, must }: Examination): void {
  const pairs = (position.treaties ?? []).map((treaty) => [...treaty.players].sort().join(' '));
  for (const [treaty, place] of each(position.treaties)) {
    const at = ['treaties', place];
    const known = treaty.players.filter((seat) => state.players[seat]);
    const two = treaty.players.length === 2 && known.length === 2 && repeated(known).length === 0;
    must(two, 'PLN-DIP-05', 'NEEDS_TWO_PLAYERS', [...at, 'players']);
    must(pairs.indexOf(itemAt(pairs, place)) === place, 'PLN-DIP-05', 'TREATY_TWICE', at);
    if (!two) continue;
    const one = matrixRace(entryAt(state.players, itemAt(known, 0)).race);
    const other = matrixRace(entryAt(state.players, itemAt(known, 1)).race);
    must(
      TREATY_RACES[treaty.kind]?.[one].includes(other) === true,
      'PLN-DIP-09',
      'RACES_MAKE_NO_SUCH_TREATY',
      at,
      {
        kind: treaty.kind,
        races: [one, other],
      },
    );
  }
}
