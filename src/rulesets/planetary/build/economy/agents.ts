import { entryAt, lookUp } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import type { PeopleCommand } from '../armies/commands.js';
import { DIPLOMATS, SPIES } from '../../data/armies.js';
import type { PlanetaryState } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { hasActive } from '../../map/buildings.js';
import { newId, orderOf } from '../../pieces/ids.js';
import { judgePayment, pay } from '../../money/paying.js';

type Command<T extends PeopleCommand['type']> = Extract<PeopleCommand, { readonly type: T }>;

/** PLN-BLD-07 Espionage Center: one spy per center and turn, three living ones at most. */
export function judgeBuildingSpy(state: PlanetaryState, seat: string, hex: string): readonly Violation[] {
  const center = lookUp(state.hexes, hex)?.controller === seat && hasActive(state, hex, 'ESPIONAGE_CENTER');
  const spies = Object.values(state.spies).filter((each) => each.owner === seat && each.centerHex === hex);
  const young = spies.filter((each) => each.builtTurn === state.turn).length;
  return [
    ...(center ? [] : [violation('PLN-BLD-07', 'NO_ESPIONAGE_CENTER', ['hex'], { hex })]),
    ...(spies.length < SPIES.perCenter
      ? []
      : [violation('PLN-BLD-07', 'TOO_MANY_SPIES', ['hex'], { hex, most: SPIES.perCenter })]),
    ...(young < SPIES.perCenterPerTurn
      ? []
      : [violation('PLN-BLD-07', 'SPY_BUILT_THIS_TURN', ['hex'], { hex })]),
    ...judgePayment(state, { seat, hex, bp: SPIES.costBp }, ['hex']),
  ];
}

/** PLN-BLD-07: the spy is in the hex at once. */
export function buildSpy(table: PlanetaryTable, { hex }: Command<'BuildSpy'>): readonly Violation[] {
  const { state, actor } = table;
  const { seat } = actor;
  const violations = judgeBuildingSpy(state, seat, hex);
  if (violations.length > 0) return violations;
  const id = newId(state, 'sp', seat);
  pay(table, { seat, hex, bp: SPIES.costBp, cause: `spy ${id}`, rule: 'PLN-BLD-07' });
  const spy = {
    id,
    order: orderOf(state, 'sp', id, seat),
    owner: seat,
    hex,
    centerHex: hex,
    builtTurn: state.turn,
    infiltrating: null,
  };
  table.emit({ type: 'planetary.SpyBuilt', data: { spy } }, ['PLN-BLD-07']);
  return [];
}

/** PLN-BLD-13 Embassy: one diplomat per player, in their Capital. */
export function judgeBuildingDiplomat(state: PlanetaryState, seat: string): readonly Violation[] {
  const hex = entryAt(state.players, seat).capitalHex;
  if (hex === null || !hasActive(state, hex, 'EMBASSY')) {
    return [violation('PLN-BLD-13', 'NO_EMBASSY', [], { seat })];
  }
  return [
    ...(Object.values(state.diplomats).some((each) => each.owner === seat)
      ? [violation('PLN-BLD-13', 'SECOND_DIPLOMAT', [], { seat })]
      : []),
    ...judgePayment(state, { seat, hex, bp: DIPLOMATS.costBp }, []),
  ];
}

/** PLN-BLD-13: the diplomat appears in the Capital, which pays. */
export function buildDiplomat(table: PlanetaryTable): readonly Violation[] {
  const { state, actor } = table;
  const { seat } = actor;
  const violations = judgeBuildingDiplomat(state, seat);
  const hex = entryAt(state.players, seat).capitalHex;
  if (hex === null || violations.length > 0) return violations;
  const id = newId(state, 'dp', seat);
  pay(table, { seat, hex, bp: DIPLOMATS.costBp, cause: `diplomat ${id}`, rule: 'PLN-BLD-13' });
  const diplomat = { id, order: orderOf(state, 'dp', id, seat), owner: seat, hex };
  table.emit({ type: 'planetary.DiplomatBuilt', data: { diplomat } }, ['PLN-BLD-13']);
  return [];
}

/** PLN-MOV-09: a player lets the diplomats of another one into their Capital, or no longer. */
export function judgeAdmission(
  state: PlanetaryState,
  seat: string,
  { player, admitted }: Command<'AdmitDiplomat'>,
): readonly Violation[] {
  if (player === seat || lookUp(state.players, player)?.status !== 'active') {
    return [violation('PLN-MOV-09', 'NO_OTHER_PLAYER', ['player'], { player })];
  }
  return (lookUp(state.admissions, seat) ?? []).includes(player) === admitted
    ? [violation('PLN-MOV-09', 'ALREADY_SO', ['admitted'], { player })]
    : [];
}

/** PLN-MOV-09: it holds at once, until it is revoked. */
export function admitDiplomat(
  table: PlanetaryTable,
  command: Command<'AdmitDiplomat'>,
): readonly Violation[] {
  const { seat } = table.actor;
  const violations = judgeAdmission(table.state, seat, command);
  if (violations.length > 0) return violations;
  const { player, admitted } = command;
  table.emit({ type: 'planetary.DiplomatAdmitted', data: { seat, player, admitted } }, ['PLN-MOV-09']);
  return [];
}
