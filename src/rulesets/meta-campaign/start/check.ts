import { parseEdgeKey } from '../../../engine/hex/index.js';
import { lookUp, unusableName, type InputPath } from '../../../kernel/index.js';
import { catalogOf, classIn, upgradeIn } from '../catalogs/starter.js';
import { checkCatalog } from '../catalogs/defining.js';
import { checkMinefields } from '../mines/laying.js';
import type { Violation } from '../catalog.js';
import { checkForce } from '../contract/forces.js';
import { checkDots, checkHexes } from '../environment/setting.js';
import { STRUCTURES } from '../data/structures.js';
import { hexAt } from '../map/reading.js';
import { checkMap, mapOf } from '../contract/starting.js';
import { unless } from '../general/asked.js';
import type { GameMap, MetaCampaignState } from '../state/index.js';
import type { MetaCampaignPosition, UnitEntry } from './shapes.js';
import { entriesOf, keysOf, valuesOf } from '../general/in-order.js';

const isPlayer = ({ seats }: MetaCampaignState, seat: string): boolean =>
  seats.some(({ id, role }) => id === seat && role === 'player');

const at = (...steps: InputPath): InputPath => ['position', ...steps];

type CampaignEntry = NonNullable<MetaCampaignPosition['campaign']>;

/** Everything that is illegal in a position; paths start with `position`. The state knows its catalog already. */
export function checkPosition(
  state: MetaCampaignState,
  position: MetaCampaignPosition,
): readonly Violation[] {
  const { campaign } = position;
  const badMap = campaign ? checkMap(campaign.map, state.rules.cliffDifference, at('campaign', 'map')) : [];
  if (badMap.length > 0) return badMap;
  return [
    ...keysOf(position.accounts).flatMap((seat) =>
      unless(isPlayer(state, seat), 'EDCU-ECO-05', 'NOT_A_PLAYER', at('accounts', seat), { seat }),
    ),
    ...checkIds(position),
    ...position.units.flatMap((each, place) => checkUnit(state, position, each, at('units', place))),
    ...keysOf(position.companies).flatMap((owner) => checkSlots(position, owner)),
    ...(position.signUp?.signedUp ?? []).flatMap((seat, place) =>
      mustHaveCompany(position, seat, at('signUp', 'signedUp', place)),
    ),
    ...(campaign ? checkCampaign(state, position, campaign) : []),
  ];
}

/** Ids of all units, each only once. */
function checkIds({ units, campaign }: MetaCampaignPosition): readonly Violation[] {
  const entered = units.map((each, place) => ({ id: each.id, path: at('units', place, 'id') }));
  const forces = (campaign?.forces ?? []).map((each, place) => ({
    id: each.id,
    path: at('campaign', 'forces', place, 'id'),
  }));
  const all = [...entered, ...forces];
  return all.flatMap(({ id, path }, place) =>
    unless(
      unusableName(id) === null && all.findIndex((each) => each.id === id) === place,
      'EDCU-UPG-02',
      'ID_TAKEN',
      path,
      { unit: id },
    ),
  );
}

/** EDCU-CLS-01, EDCU-UPG-01 */
function checkUnit(
  state: MetaCampaignState,
  { accounts }: MetaCampaignPosition,
  { owner, classId, upgrades }: UnitEntry,
  path: InputPath,
): readonly Violation[] {
  const catalog = catalogOf(state);
  return [
    ...unless(lookUp(accounts, owner) !== undefined, 'EDCU-ECO-05', 'NOT_REGISTERED', [...path, 'owner'], {
      seat: owner,
    }),
    ...unless(classIn(catalog, classId) !== undefined, 'EDCU-CLS-01', 'UNKNOWN_CLASS', [...path, 'classId'], {
      classId,
    }),
    ...upgrades.flatMap((upgrade, place) =>
      unless(
        upgradeIn(catalog, upgrade) !== undefined,
        'EDCU-UPG-01',
        'UNKNOWN_UPGRADE',
        [...path, 'upgrades', place],
        { upgrade },
      ),
    ),
  ];
}

/** EDCU-TF-06: units of the owner's own that are no drafts, each in one slot. */
function checkSlots(
  { accounts, companies, units }: MetaCampaignPosition,
  owner: string,
): readonly Violation[] {
  const path = at('companies', owner);
  const slots = lookUp(companies, owner)?.slots ?? {};
  const all = valuesOf(slots).flat();
  const isSaved = (id: string) => units.some((each) => each.id === id && each.owner === owner && !each.draft);
  return [
    ...unless(lookUp(accounts, owner) !== undefined, 'EDCU-ECO-05', 'NOT_REGISTERED', path, { seat: owner }),
    ...entriesOf(slots).flatMap(([slot, ids]) =>
      ids.flatMap((id, place) =>
        unless(isSaved(id), 'EDCU-TF-06', 'NOT_A_SAVED_UNIT', [...path, 'slots', slot, place], { unit: id }),
      ),
    ),
    ...all.flatMap((id, place) =>
      unless(all.indexOf(id) === place, 'EDCU-TF-06', 'TWICE', [...path, 'slots'], { unit: id }),
    ),
  ];
}

const mustHaveCompany = (
  { companies }: MetaCampaignPosition,
  seat: string,
  path: InputPath,
): readonly Violation[] =>
  unless(lookUp(companies, seat) !== undefined, 'EDC-SIG-02', 'NO_COMPANY', path, { seat });

/** EDC-STA-09, EDC-STR-01: what stands on the map. */
function checkCampaign(
  state: MetaCampaignState,
  position: MetaCampaignPosition,
  campaign: CampaignEntry,
): readonly Violation[] {
  const map = mapOf(campaign.map);
  const known = [...position.units, ...campaign.forces].map((each) => each.id);
  return [
    ...campaign.forces.flatMap((each, place) => checkForce(state, each, at('campaign', 'forces', place))),
    ...campaign.structures.flatMap((each, place) =>
      checkStructure(map, each, at('campaign', 'structures', place)),
    ),
    ...checkMinefields(map, campaign.minefields, state.rules.minesPerHexMax, at('campaign', 'minefields')),
    ...checkDots(state, campaign.weather?.dots ?? 0, at('campaign', 'weather', 'dots')),
    ...(['lit', 'smoke'] as const).flatMap((kind) =>
      checkHexes(map, campaign.weather?.[kind] ?? [], at('campaign', 'weather', kind)),
    ),
    ...entriesOf(campaign.fields).flatMap(([id, { hex }]) => [
      ...unless(known.includes(id), 'EDC-ORD-03', 'NO_SUCH_UNIT', at('campaign', 'fields', id), { unit: id }),
      ...unless(
        hex === undefined || hexAt(map, hex) !== null,
        'EDC-MOV-01',
        'OFF_THE_MAP',
        at('campaign', 'fields', id, 'hex'),
        { hex: hex ?? '' },
      ),
      ...mustBeWithCarrier(campaign, id),
    ]),
    ...(campaign.participants ?? []).flatMap((seat, place) =>
      mustHaveCompany(position, seat, at('campaign', 'participants', place)),
    ),
  ];
}

/** EDCU, section 3: a carried unit is where its carrier is, and carries nobody. */
function mustBeWithCarrier({ fields }: CampaignEntry, id: string): readonly Violation[] {
  const own = lookUp(fields, id);
  const carrier = own?.carriedBy?.unit;
  if (carrier === undefined) return [];
  const other = lookUp(fields, carrier);
  const path = at('campaign', 'fields', id, 'carriedBy');
  return [
    ...unless(other?.hex !== undefined && other.hex === own?.hex, 'EDCU-TRN-07', 'NOT_WITH_CARRIER', path, {
      unit: id,
    }),
    ...unless(other?.carriedBy === undefined, 'EDCU-TRN-02', 'CARRIER_CARRIED', path, { unit: id }),
  ];
}

/** EDC-STR-01, EDC-HEX-02 */
const checkStructure = (
  map: GameMap,
  { type, edge, hex }: CampaignEntry['structures'][number],
  path: InputPath,
): readonly Violation[] => [
  ...unless(lookUp(STRUCTURES, type) !== undefined, 'EDC-STR-01', 'UNKNOWN_STRUCTURE', [...path, 'type'], {
    type,
  }),
  ...unless(
    edge === undefined || parseEdgeKey(edge) !== null,
    'EDC-HEX-02',
    'NOT_AN_EDGE',
    [...path, 'edge'],
    { edge: edge ?? '' },
  ),
  ...unless(hexAt(map, hex) !== null, 'EDC-STR-01', 'OFF_THE_MAP', [...path, 'hex'], { hex }),
];

/** EDCU-GEN-02: the catalog first; without it nothing else can be read. */
export const checkOwnCatalog = ({ catalog }: MetaCampaignPosition): readonly Violation[] =>
  catalog ? checkCatalog(catalog, ['position', 'catalog']) : [];
