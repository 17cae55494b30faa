import { entryAt, existing, lookUp } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import { partRoundedUp } from '../../data/armies.js';
import { NEXT_STRONGHOLD } from '../../data/economy.js';
import type { PlanetaryState, Stronghold } from '../../state/index.js';
import type { BuildAction } from '../build-action.js';
import { judgePayment, pay } from '../../money/paying.js';
import { strongholdCost } from '../../races/race-costs.js';
import { modifiersOfSeat } from '../../races/profile-of.js';
import { isQuietGround, isThisTurn } from './urban.js';

/** PLN-STR-01 Build: a Camp in any controlled hex without Stronghold, not in enemy ZOC. */
export const STRONGHOLD: BuildAction<'BuildStronghold'> = {
  judge: (state, seat, { hex, payFrom }) => {
    const bp = strongholdCost(modifiersOfSeat(state, seat), 'CAMP');
    const payment = judgePayment(state, { seat, hex: payFrom, bp, near: [hex] }, ['payFrom']);
    const place = lookUp(state.hexes, hex);
    if (place?.controller !== seat) {
      return [violation('PLN-STR-01', 'HEX_NOT_CONTROLLED', ['hex'], { hex }), ...payment];
    }
    return [
      ...(place.stronghold ? [violation('PLN-STR-01', 'STRONGHOLD_STANDS', ['hex'], { hex })] : []),
      ...judgeRaceBuilds(state, seat),
      ...judgeCount(state, seat),
      ...isQuietGround(state, seat, hex, 'PLN-STR-01'),
      ...payment,
    ];
  },
  carryOut: (table, { hex, payFrom }) => {
    const { seat } = table.actor;
    const { race } = entryAt(table.state.players, seat);
    const { turn } = table.state;
    const bp = strongholdCost(modifiersOfSeat(table.state, seat), 'CAMP');
    pay(table, { seat, hex: payFrom, bp, cause: 'Camp', rule: 'PLN-STR-01' }, ['PLN-BUI-02']);
    table.emit({ type: 'planetary.StrongholdBuilt', data: { hex, seat, type: 'CAMP', race, turn } }, [
      'PLN-STR-01',
    ]);
  },
};

/** RACE-TY-03: a race that builds no Strongholds raises none either. */
const judgeRaceBuilds = (state: PlanetaryState, seat: string): readonly Violation[] =>
  modifiersOfSeat(state, seat).buildsStrongholds
    ? []
    : [
        violation('RACE-TY-03', 'RACE_BUILDS_NO_STRONGHOLD', ['hex'], {
          race: entryAt(state.players, seat).race,
        }),
      ];

/** RACE-DE-02: so many for each Urban hex that they control, rounded up; those captured count. */
function judgeCount(state: PlanetaryState, seat: string): readonly Violation[] {
  const perUrban = modifiersOfSeat(state, seat).strongholdsPerUrban;
  if (perUrban === null) return [];
  const own = Object.values(state.hexes).filter((each) => each.controller === seat);
  const urban = own.filter((each) => each.urban !== null).length;
  const found = own.filter((each) => each.stronghold !== null).length + 1;
  const most = partRoundedUp(urban, perUrban);
  return found <= most
    ? []
    : [violation('RACE-DE-02', 'TOO_MANY_STRONGHOLDS', ['hex'], { found, most, urban })];
}

/** A Stronghold of the seat in a hex. */
export function ownStronghold(state: PlanetaryState, seat: string, hex: string): Stronghold | null {
  const place = lookUp(state.hexes, hex);
  return place?.controller === seat ? place.stronghold : null;
}

/** PLN-STR-02 Upgrade: once a turn, not in the turn it was built, not in enemy ZOC; the last step in the Capital only. */
export const STRONGHOLD_UPGRADE: BuildAction<'UpgradeStronghold'> = {
  judge: (state, seat, { hex, payFrom }) => {
    const stronghold = ownStronghold(state, seat, hex);
    if (!stronghold) return [violation('PLN-STR-02', 'NO_OWN_STRONGHOLD', ['hex'], { hex })];
    const next = NEXT_STRONGHOLD[stronghold.type];
    if (next === null) return [violation('PLN-STR-02', 'LARGEST_STRONGHOLD', ['hex'], { hex })];
    const found: Violation[] = [...judgeRaceBuilds(state, seat)];
    if (next === 'CAPITAL_FORTIFICATION' && state.players[seat]?.capitalHex !== hex) {
      found.push(violation('PLN-STR-02', 'NOT_A_CAPITAL', ['hex'], { hex }));
    }
    if (isThisTurn(state, stronghold.builtTurn)) {
      found.push(violation('PLN-STR-02', 'BUILT_THIS_TURN', ['hex'], { hex }));
    } else if (isThisTurn(state, stronghold.lastUpgradeTurn)) {
      found.push(violation('PLN-STR-02', 'UPGRADED_THIS_TURN', ['hex'], { hex }));
    }
    return [
      ...found,
      ...isQuietGround(state, seat, hex, 'PLN-STR-02'),
      ...judgePayment(
        state,
        { seat, hex: payFrom, bp: strongholdCost(modifiersOfSeat(state, seat), next), near: [hex] },
        ['payFrom'],
      ),
    ];
  },
  carryOut: (table, { hex, payFrom }) => {
    const { seat } = table.actor;
    const type = entryAt(
      NEXT_STRONGHOLD,
      existing(entryAt(table.state.hexes, hex).stronghold, 'stronghold').type,
    );
    const cause = type.toLowerCase().replaceAll('_', ' ');
    const bp = strongholdCost(modifiersOfSeat(table.state, seat), type);
    pay(table, { seat, hex: payFrom, bp, cause, rule: 'PLN-STR-02' }, ['PLN-BUI-02']);
    table.emit({ type: 'planetary.StrongholdUpgraded', data: { hex, seat, type, turn: table.state.turn } }, [
      'PLN-STR-02',
    ]);
  },
};
