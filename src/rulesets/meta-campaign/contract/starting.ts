import { edgeKey, hexesOfEdge, hexKey, parseEdgeKey, parseHexKey } from '../../../engine/hex/index.js';
import { existing, lookUp, unusableName, type InputPath } from '../../../kernel/index.js';
import { catalogOf } from '../catalogs/starter.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, mustBeGameMaster, unless, type Asked } from '../general/asked.js';
import { hexAt } from '../map/reading.js';
import { checkLimits } from '../sign-up/signing.js';
import type { GameMap, MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { checkCompany } from '../task-forces/checking.js';
import { dissolve } from '../task-forces/company.js';
import { checkForce, forceOf } from './forces.js';
import type { MapEntry } from './shapes.js';
import { checkPlacement, putDown, unitsComing } from './placing.js';
import { checkMinefields, layMines } from '../mines/laying.js';
import { has } from '../units/kinds.js';
import { snapshot } from './snapshot.js';
import { entriesOf, keysOf, valuesOf } from '../general/in-order.js';

/** The map as it was entered. */
export function mapOf(entry: MapEntry): GameMap {
  const from = existing(parseHexKey(entry.from), 'hex');
  return {
    extent:
      entry.columns > 0 && entry.rows > 0 ? { ...from, columns: entry.columns, rows: entry.rows } : null,
    hexes: Object.fromEntries(
      entriesOf(entry.hexes).map(([key, each]) => [
        hexKey(existing(parseHexKey(key), 'hex')),
        {
          terrain: each.terrain,
          elevation: each.elevation,
          label: each.label ?? null,
          citySize: each.citySize ?? null,
          population: each.population ?? null,
        },
      ]),
    ),
    edges: Object.fromEntries(
      entriesOf(entry.edges).map(([key, each]) => {
        const { hex, direction } = existing(parseEdgeKey(key), 'edge');
        return [
          edgeKey(hex, direction),
          { features: each.features, link: each.link ?? null, riverLink: each.riverLink },
        ];
      }),
    ),
  };
}

/** EDC-HEX-01, EDC-HEX-02, EDC-ELV-02, EDC-TER-07: a map that can be played on. */
export function checkMap(entry: MapEntry, cliff: number, path: InputPath): readonly Violation[] {
  const badHexes = keysOf(entry.hexes).filter((each) => parseHexKey(each) === null);
  const badEdges = keysOf(entry.edges).filter((each) => parseEdgeKey(each) === null);
  const wrong = [
    ...badHexes.flatMap((each) =>
      unless(false, 'EDC-HEX-01', 'NOT_A_HEX', [...path, 'hexes', each], { hex: each }),
    ),
    ...badEdges.flatMap((each) =>
      unless(false, 'EDC-HEX-02', 'NOT_AN_EDGE', [...path, 'edges', each], { edge: each }),
    ),
  ];
  if (wrong.length > 0) return wrong;
  const map = mapOf(entry);
  return [
    ...unless(map.extent !== null || Object.keys(map.hexes).length > 0, 'EDC-HEX-01', 'EMPTY_MAP', path),
    ...entriesOf(entry.hexes).flatMap(([key, { terrain, citySize }]) =>
      unless(
        (terrain === 'CITY') === (citySize !== undefined),
        'EDC-TER-07',
        'CITY_SIZE',
        [...path, 'hexes', key],
        {
          hex: key,
        },
      ),
    ),
    ...keysOf(entry.edges).flatMap((key) => checkEdge(map, key, cliff, [...path, 'edges', key])),
  ];
}

/** EDC-ELV-02: no road over a cliff; both hexes of an edge with something on it are on the map. */
function checkEdge(map: GameMap, key: string, cliff: number, path: InputPath): readonly Violation[] {
  const edge = existing(parseEdgeKey(key), 'edge');
  const { hex, direction } = edge;
  const canonical = existing(parseEdgeKey(edgeKey(hex, direction)), 'edge');
  const [a, b] = hexesOfEdge(canonical).map((each) => hexAt(map, hexKey(each)));
  if (!a && !b) return unless(false, 'EDC-HEX-02', 'OFF_THE_MAP', path, { edge: key });
  const linked = lookUp(map.edges, edgeKey(hex, direction))?.link != null;
  return unless(
    !linked || !a || !b || Math.abs(a.elevation - b.elevation) < cliff,
    'EDC-ELV-02',
    'ROAD_OVER_CLIFF',
    path,
    { edge: key },
  );
}

/** EDCU-TF-12: whose companies are legal now; the others are left out. */
function companiesNow(
  state: MetaCampaignState,
): readonly { readonly seat: string; readonly reasons: readonly string[] }[] {
  const before: string[] = [];
  return state.signUp.signedUp.map((seat) => {
    const company = lookUp(state.companies, seat);
    const reasons = company
      ? [...checkCompany(state, company), ...checkLimits(state, company, before)]
      : [{ code: 'NO_COMPANY' }];
    if (reasons.length === 0) before.push(seat);
    return { seat, reasons: reasons.map((each) => each.code) };
  });
}

/** EDCU-TF-12, EDC-STA-09 */
export const judgeStart = (asked: Asked, command: CommandOf<'StartCampaign'>): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, 'EDCU-TF-12'),
    () => unless(asked.state.contract === null, 'EDCU-TF-12', 'CAMPAIGN_RUNS'),
    () => unless(asked.state.signUp.name !== '', 'EDCU-TF-12', 'NO_CAMPAIGN'),
    () => [
      ...checkMap(command.map, asked.state.rules.cliffDifference, ['map']),
      ...command.forces.flatMap((each, place) => [
        ...checkForce(asked.state, each, ['forces', place]),
        ...unless(
          unusableName(each.id) === null &&
            !lookUp(asked.state.units, each.id) &&
            command.forces.findIndex(({ id }) => id === each.id) === place,
          'EDC-STA-09',
          'ID_TAKEN',
          ['forces', place, 'id'],
          { unit: each.id },
        ),
      ]),
    ],
    () => {
      const map = mapOf(command.map);
      const coming = [...unitsComing(asked.state), ...command.forces.map((each) => each.id)];
      const mayOrbit = (id: string): boolean => {
        const entry = command.forces.find((each) => each.id === id);
        const unit = lookUp(asked.state.units, id) ?? (entry && forceOf(asked.state, entry));
        return asked.state.rules.orbitalDropsEnabled && unit !== undefined && has(unit, 'orbital');
      };
      return [
        ...checkMinefields(map, command.minefields, asked.state.rules.minesPerHexMax, ['minefields']),
        ...command.placements.flatMap((_, place) =>
          checkPlacement(map, coming, command.placements, place, ['placements', place], mayOrbit),
        ),
      ];
    },
  );

/** EDCU-ECO-05: the bonus of who plays for the first time is lost. */
function loseBonus(table: EdcTable, player: string): void {
  const { bonusReq: req, campaignsPlayed } = existing(lookUp(table.state.accounts, player), 'account');
  if (req > 0 && campaignsPlayed === 0)
    table.emit({ type: 'meta-campaign.BonusLost', data: { player, req } }, ['EDCU-ECO-05']);
}

/** EDCU-TF-12, EDCU-ECO-05, EDCU-GEN-02, EDCU-SHT-02 */
export function startCampaign(table: EdcTable, command: CommandOf<'StartCampaign'>): void {
  const { state } = table;
  for (const { seat: player, reasons } of companiesNow(state))
    if (reasons.length > 0) {
      table.emit({ type: 'meta-campaign.CompanyExcluded', data: { player, reasons } }, ['EDCU-TF-12']);
      if (lookUp(table.state.companies, player)) dissolve(table, player);
    }
  const participants = table.state.signUp.signedUp;
  for (const each of participants) loseBonus(table, each);
  const { version } = catalogOf(table.state);
  table.emit({ type: 'meta-campaign.CatalogFrozen', data: { version } }, ['EDCU-GEN-02']);
  const map = mapOf(command.map);
  table.emit(
    {
      type: 'meta-campaign.CampaignStarted',
      data: {
        name: table.state.signUp.name,
        brief: table.state.signUp.brief,
        catalog: version,
        participants,
        units: participants.flatMap((seat) =>
          valuesOf(existing(lookUp(table.state.companies, seat), 'company').slots).flat(),
        ),
        objectives: command.objectives.map((each) => ({ ...each, met: null })),
        extent: map.extent,
      },
    },
    ['EDCU-TF-12', 'EDC-GEN-04'],
  );
  table.emit(
    {
      type: 'meta-campaign.MapDrawn',
      data: {
        hexes: entriesOf(map.hexes).map(([hex, each]) => ({ hex, ...each })),
        edges: entriesOf(map.edges).map(([edge, each]) => ({ edge, ...each })),
      },
    },
    ['EDC-TER-01'],
  );
  for (const each of command.forces) enterForce(table, forceOf(table.state, each));
  layMines(table, command.minefields);
  for (const each of command.placements) putDown(table, each);
  snapshot(table, 'START');
}

const enterForce = (table: EdcTable, unit: Unit): void =>
  table.emit({ type: 'meta-campaign.ForceEntered', data: { unit } }, ['EDC-STA-09']);
