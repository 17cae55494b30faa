import { entryAt, lookUp, type InputPath } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import { TREATY_RACES } from '../../races/matrices.js';
import { matrixRace } from '../../races/profiles.js';
import type { PeopleCommand } from '../armies/commands.js';
import type { PlanetaryState, Treaty } from '../../state/index.js';
import type { PlanetaryTable } from '../../table.js';
import { armiesByHex } from '../../map/map.js';
import { contactWith } from '../../map/contact.js';

/** The treaty between two players; undefined where there is none (PLN-DIP-05: one at most). */
export const treatyBetween = (state: PlanetaryState, a: string, b: string): Treaty | undefined =>
  state.treaties.find((each) => a !== b && each.players.includes(a) && each.players.includes(b));

/** PLN-DIP-01 Condition, PLN-DIP-02 Secret diplomacy: why two players cannot deal now; empty where they can. */
export function judgeContact(
  state: PlanetaryState,
  seat: string,
  partner: string,
  secret: boolean,
): readonly Violation[] {
  const other = lookUp(state.players, partner);
  if (partner === seat || other?.status !== 'active') {
    return [violation('PLN-DIP-01', 'NO_OTHER_PLAYER', ['partner'], { player: partner })];
  }
  const capitals = [entryAt(state.players, seat).capitalHex, other.capitalHex];
  const without = [seat, partner].filter((each) => !contactWith(state, seat, each).hasCapital);
  if (without.length > 0) {
    return [violation('PLN-DIP-01', 'NEEDS_CAPITAL', ['partner'], { players: without })];
  }
  if (!secret) {
    return contactWith(state, seat, partner).isNeighbour
      ? []
      : [violation('PLN-DIP-01', 'NOT_NEIGHBOURS', ['partner'], { player: partner })];
  }
  return hasDiplomatIn(state, seat, capitals[1]) || hasDiplomatIn(state, partner, capitals[0])
    ? []
    : [violation('PLN-DIP-02', 'NO_DIPLOMAT_THERE', ['secret'], { player: partner })];
}

const hasDiplomatIn = (state: PlanetaryState, seat: string, hex: string | null | undefined): boolean =>
  Object.values(state.diplomats).some((each) => each.owner === seat && each.hex === hex);

/**
 * PLN-DIP-05, PLN-DIP-09, RACE-DIP-01: why two players cannot have a treaty from the end of the phase on. What the partner
 * has announced is not known to who proposes it (PLN-GEN-12).
 */
export function judgeTreaty(
  state: PlanetaryState,
  seat: string,
  partner: string,
  kind: Treaty['kind'],
  path: InputPath,
): readonly Violation[] {
  const races = [entryAt(state.players, seat).race, entryAt(state.players, partner).race] as const;
  const allowed = TREATY_RACES[kind][matrixRace(races[0])].includes(matrixRace(races[1]));
  const ending = state.endings.some((each) => each.seat === seat && each.partner === partner);
  return [
    ...(allowed ? [] : [violation('PLN-DIP-09', 'RACES_WITHOUT_TREATY', path, { kind, races: [...races] })]),
    ...(treatyBetween(state, seat, partner) && !ending
      ? [violation('PLN-DIP-05', 'SECOND_TREATY', path, { player: partner })]
      : []),
  ];
}

type EndTreaty = Extract<PeopleCommand, { readonly type: 'EndTreaty' }>;

/** PLN-DIP-05: either side may end a treaty, but not while armies of both share a hex. */
export function judgeEndingTreaty(
  state: PlanetaryState,
  seat: string,
  { partner }: EndTreaty,
): readonly Violation[] {
  if (!treatyBetween(state, seat, partner)) {
    return [violation('PLN-DIP-05', 'NO_TREATY', ['partner'], { player: partner })];
  }
  if (state.endings.some((each) => each.seat === seat && each.partner === partner)) {
    return [violation('PLN-DIP-05', 'ALREADY_SO', ['partner'], { player: partner })];
  }
  const shared = [...armiesByHex(state)].find(([, armies]) =>
    [seat, partner].every((one) => armies.some((army) => army.owner === one)),
  );
  return shared ? [violation('PLN-DIP-05', 'ARMIES_TOGETHER', ['partner'], { hex: shared[0] })] : [];
}

/** PLN-DIP-05: in force when the phase closes. */
export function endTreaty(table: PlanetaryTable, command: EndTreaty): readonly Violation[] {
  const { seat } = table.actor;
  const violations = judgeEndingTreaty(table.state, seat, command);
  if (violations.length > 0) return violations;
  table.emit({ type: 'planetary.TreatyEndAnnounced', data: { seat, partner: command.partner } }, [
    'PLN-DIP-05',
  ]);
  return [];
}

/** PLN-DIP-05: announced ends take effect. */
export function endTreaties(table: PlanetaryTable): void {
  for (const { seat, partner } of table.state.endings) {
    const treaty = treatyBetween(table.state, seat, partner);
    if (!treaty) continue;
    table.emit({ type: 'planetary.TreatyEnded', data: { seat, partner, treaty } }, ['PLN-DIP-05']);
  }
}
