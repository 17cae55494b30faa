import { hexKey, type HexKey } from '../../../engine/hex/index.js';
import { entryAt, itemAt, lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type RollRequest, type Violation, type RuleId } from '../catalog.js';
import { BEFORE_START, START_CAPITAL, START_DISTANCES, START_SIZES, START_YIELD } from '../data/start.js';
import type { PositionStartAreas } from '../position.js';
import type { PlanetaryState, RaceKey, Urban } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import type { BuildAction } from '../build/build-action.js';
import { seatsToPlace } from '../build/build-phase.js';
import { activePlayers, canonicalHexes, hexDistance, neighbourKeys } from '../map/map.js';
import { receive } from '../money/paying.js';
import { consumeStart } from '../build/economy/resource-hexes.js';
import { visibleHexes } from '../fog/sight.js';
import { mendSquadrons } from '../build/economy/squadrons.js';
import { urbanTooNear } from '../build/works/urban.js';
import { figure } from '../parameters.js';

/** PLN-MAP-01: neighbours of a hex that does not lie at the edge. */
const NEIGHBOURS = 6;

/** PLN-STA-09: corners drawn at random in seat order; each seat controls the land around its centre. */
export function drawStartAreas(table: PlanetaryTable, { centres, radius }: PositionStartAreas): void {
  let left = centres;
  for (const { seat } of activePlayers(table.state)) {
    const centre = itemAt(left, left.length === 1 ? 0 : drawOf(table, seat, left.length) - 1);
    left = left.filter((each) => each !== centre);
    const hexes = canonicalHexes(table.state)
      .filter((each) => each.terrain !== 'sea' && each.controller === null)
      .map(hexKey)
      .filter((each) => hexDistance(each, centre) <= radius);
    table.emit({ type: 'planetary.StartAreaDrawn', data: { seat, centre, hexes } }, ['PLN-STA-09']);
  }
}

const drawOf = (table: PlanetaryTable, subject: string, sides: number): number =>
  itemAt(table.roll({ count: 1, sides, for: 'PLN-STA-09', purpose: 'start area', subject }), 0);

/** PLN-STA-03, -04: size and yield dice of every player, before the places are chosen. */
export function rollStarts(table: PlanetaryTable): void {
  const { state } = table;
  const players = activePlayers(state).filter((each) => state.starts[each.seat] === undefined);
  const toPlace = players.filter((each) => each.capitalHex === null);
  const dice = (count: number, rule: RuleId, purpose: string): readonly RollRequest[] =>
    count === 0 ? [] : toPlace.map(({ seat }) => ({ count, sides: 6, for: rule, purpose, subject: seat }));
  const sizes = dice(figure(state, 'otherUrbanHexes'), 'PLN-STA-03', 'size of an Urban hex');
  const yields = dice(figure(state, 'resourceHexes'), 'PLN-STA-04', 'yield of a Resource hex');
  const faces = table.rollAll([...sizes, ...yields]);
  for (const { seat, capitalHex } of players) {
    const at = toPlace.findIndex((each) => each.seat === seat);
    const urbanSizes = (at < 0 ? [] : (faces.slice(0, sizes.length)[at] ?? [])).map((each) =>
      entryAt(START_SIZES, each),
    );
    const rolled = at < 0 ? [] : (faces.slice(sizes.length)[at] ?? []);
    table.emit(
      {
        type: 'planetary.StartRolled',
        data: {
          seat,
          urbanSizes,
          yields: rolled.map((each) => each * START_YIELD),
          freeRoads: figure(state, 'freeRoadActions'),
          placed: capitalHex !== null,
        },
      },
      ['PLN-STA-03', 'PLN-STA-04'],
    );
  }
}

interface Placing {
  readonly state: PlanetaryState;
  readonly seat: string;
  readonly capital: HexKey;
  readonly urban: readonly HexKey[];
  readonly resources: readonly HexKey[];
}

interface Site {
  readonly hex: HexKey;
  readonly path: InputPath;
}

const sitesOf = ({ capital, urban, resources }: Placing): readonly Site[] => [
  { hex: capital, path: ['capital'] },
  ...urban.map((hex, at) => ({ hex, path: ['urban', at] })),
  ...resources.map((hex, at) => ({ hex, path: ['resources', at] })),
];

/** PLN-STA-05 Placement, in seat order. */
export const START: BuildAction<'PlaceStart'> = {
  judge: (state, seat, { capital, urban, resources }) => {
    const start = state.starts[seat];
    const [next] = seatsToPlace(state);
    if (start?.placed === true) return [violation('PLN-STA-05', 'START_PLACED', [], { seat })];
    if (next !== seat)
      return [violation('PLN-STA-05', 'ANOTHER_PLACES_FIRST', [], { waitingFor: next ?? null })];
    const placing = { state, seat, capital, urban, resources };
    return [
      ...judgeCount('urban', urban.length, start?.urbanSizes.length ?? 0),
      ...judgeCount('resources', resources.length, start?.yields.length ?? 0),
      ...judgeGround(placing),
      ...judgeCapital(placing),
      ...urban.flatMap((hex, at) => (isOwn(placing, hex) ? judgeUrban(placing, hex, ['urban', at]) : [])),
      ...resources.flatMap((hex, at) =>
        isOwn(placing, hex) ? judgeResource(placing, hex, ['resources', at]) : [],
      ),
    ];
  },
  carryOut: (table, { capital, urban, resources }) => {
    const { seat } = table.actor;
    const { race } = entryAt(table.state.players, seat);
    const { urbanSizes, yields } = entryAt(table.state.starts, seat);
    table.emit(
      {
        type: 'planetary.StartPlaced',
        data: {
          seat,
          capital,
          stronghold: {
            type: START_CAPITAL.stronghold,
            race,
            builtTurn: BEFORE_START,
            lastUpgradeTurn: BEFORE_START,
            defences: [],
          },
          urban: [
            {
              hex: capital,
              urban: { ...settlement(race, START_CAPITAL.size), buildings: START_CAPITAL.buildings },
            },
            ...urban.map((hex, at) => ({ hex, urban: settlement(race, itemAt(urbanSizes, at)) })),
          ],
          resources: resources.map((hex, at) => ({ hex, rp: itemAt(yields, at) })),
        },
      },
      ['PLN-STA-02', 'PLN-STA-05'],
    );
    const bp = figure(table.state, 'startBp');
    receive(table, { seat, hex: capital, bp, cause: 'starting BP', rule: 'PLN-STA-07' });
    consumeStart(table, seat, resources, capital);
    mendSquadrons(table, capital);
  },
};

const settlement = (race: RaceKey, size: number): Urban => ({
  size,
  race,
  bp: 0,
  buildings: [],
  builtTurn: BEFORE_START,
  lastUpgradeTurn: BEFORE_START,
});

const judgeCount = (field: string, found: number, needed: number): readonly Violation[] =>
  found === needed ? [] : [violation('PLN-STA-05', 'WRONG_NUMBER', [field], { found, needed })];

/** Spacing is judged in own hexes alone: nobody feels for what others have placed (PLN-SIG-01). */
const isOwn = ({ state, seat }: Placing, hex: HexKey): boolean =>
  lookUp(state.hexes, hex)?.controller === seat;

/** What is too near is named where the player sees it. */
const ifSeen = (placing: Placing, other: HexKey): { readonly other?: HexKey } =>
  isOwn(placing, other) || visibleHexes(placing.state, placing.seat).has(other) ? { other } : {};

/** Own hexes, each used once and by nothing else. */
function judgeGround(placing: Placing): readonly Violation[] {
  const sites = sitesOf(placing);
  return sites.flatMap(({ hex, path }, at) => {
    const place = lookUp(placing.state.hexes, hex);
    if (place?.controller !== placing.seat) {
      return [violation('PLN-STA-05', 'HEX_NOT_CONTROLLED', path, { hex })];
    }
    const twice = sites.slice(0, at).some((each) => each.hex === hex);
    return twice || place.urban || place.resource
      ? [violation('PLN-STA-05', 'HEX_TAKEN', path, { hex })]
      : [];
  });
}

function judgeCapital({ state, seat, capital }: Placing): readonly Violation[] {
  const own = neighbourKeys(state, capital).filter((each) => entryAt(state.hexes, each).controller === seat);
  return own.length === NEIGHBOURS
    ? []
    : [
        violation('PLN-STA-05', 'CAPITAL_WITHOUT_NEIGHBOURS', ['capital'], {
          hex: capital,
          found: own.length,
        }),
      ];
}

function judgeUrban(placing: Placing, hex: HexKey, path: InputPath): readonly Violation[] {
  const { state, capital, urban } = placing;
  const least = START_DISTANCES.urbanToCapital;
  if (hexDistance(hex, capital) < least)
    return [violation('PLN-STA-05', 'CAPITAL_TOO_NEAR', path, { hex, least })];
  const other =
    urbanTooNear(state, hex) ?? urban.find((each) => each !== hex && hexDistance(each, hex) < least);
  return other === undefined
    ? []
    : [violation('PLN-STA-05', 'URBAN_TOO_NEAR', path, { hex, ...ifSeen(placing, other) })];
}

/** Spacing counts the Resource hexes of all players that are placed already. */
function judgeResource(placing: Placing, hex: HexKey, path: InputPath): readonly Violation[] {
  const { state, capital, resources } = placing;
  const { resourceToResource, resourceToCapital } = START_DISTANCES;
  const found: Violation[] = [];
  if (hexDistance(hex, capital) < resourceToCapital) {
    found.push(violation('PLN-STA-05', 'CAPITAL_TOO_NEAR', path, { hex, least: resourceToCapital }));
  }
  const placed = canonicalHexes(state)
    .filter((each) => each.resource !== null)
    .map(hexKey);
  const other = [...placed, ...resources].find(
    (each) => each !== hex && hexDistance(each, hex) < resourceToResource,
  );
  if (other !== undefined) {
    const params = { hex, ...ifSeen(placing, other), least: resourceToResource };
    found.push(violation('PLN-STA-05', 'RESOURCE_TOO_NEAR', path, params));
  }
  if (neighbourKeys(state, hex).length < NEIGHBOURS) {
    found.push(violation('PLN-STA-05', 'AT_THE_EDGE', path, { hex }));
  }
  return found;
}
