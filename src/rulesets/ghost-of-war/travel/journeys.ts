import type { HexKey } from '../../../engine/hex/index.js';
import { lastOf, lookUp } from '../../../kernel/index.js';
import type { GhostOfWarState, Journey, Unit } from '../state/index.js';
import { isActive } from '../dice/fate-dice.js';
import { chosen, inForce } from '../house-rules/house-rules.js';
import { commanderOf } from '../units/macro-units.js';
import { arrivalRound, journeyRounds } from '../map/paths/index.js';
import { warpMapOf, wayBetween } from '../map/sector-map.js';
import { numbered } from '../state/numbering.js';

/** Where somebody goes, and by which way; null: the service finds it. */
export interface Route {
  readonly to: string;
  readonly path: readonly HexKey[] | null;
}

/** GOW-TRV-03: the way that is given, or the best one; empty where there is none. */
export function pathOf(state: GhostOfWarState, { to, path }: Route, from: string): readonly HexKey[] {
  const [start, end] = [lookUp(state.systems, from)?.hex ?? '', lookUp(state.systems, to)?.hex ?? ''];
  return path ?? wayBetween(state, start, end, 'SHORT') ?? [];
}

/** GOW-TRV-10: the commander of its formation has an Expert Navigator. */
const hasNavigator = (state: GhostOfWarState, unit: Unit | null): boolean => {
  const commander = unit && commanderOf(state, unit);
  return commander !== null && commander.advisors.includes('EXPERT_NAVIGATOR') && isActive(state, commander);
};

/** GOW-TRV-04, -06, -10: T of a unit; of a character alone with null. */
export const roundsOf = (state: GhostOfWarState, route: Route, from: string, unit: Unit | null): number =>
  journeyRounds(warpMapOf(state), pathOf(state, route, from), {
    counting: chosen(state.parameters, 'travel.endpointCounting'),
    chartedHalves: inForce(state.parameters, 'travel.chartedHalvesUnits'),
    navigator: hasNavigator(state, unit),
  });

/** Who leaves together. */
export interface Party extends Route {
  readonly owner: string;
  readonly from: string;
  readonly units: readonly string[];
  readonly characters: readonly string[];
  readonly landOn: string | null;
}

/** GOW-TRV-05: journeys of a party, one for all who need as many rounds; numbered from `first` on. */
export function journeysOf(state: GhostOfWarState, party: Party, before: number): readonly Journey[] {
  const { owner, from, to, landOn } = party;
  const path = pathOf(state, party, from);
  const rounds = (unit: string | null): number =>
    roundsOf(state, { to, path }, from, unit === null ? null : (lookUp(state.units, unit) ?? null));
  const times = [
    ...new Set([...party.units.map(rounds), ...(party.characters.length > 0 ? [rounds(null)] : [])]),
  ];
  return times
    .sort((one, other) => one - other)
    .map((time, at) => ({
      id: lastOf(numbered(state, 'journey', [owner], before + at + 1)).id,
      owner,
      units: party.units.filter((each) => rounds(each) === time),
      characters: rounds(null) === time ? party.characters : [],
      from,
      to,
      path,
      departRound: state.round,
      arrivalRound: arrivalRound(state.round, time),
      landOn,
      knownTo: [],
    }));
}
