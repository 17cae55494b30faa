import { parseEdgeKey } from '../../../engine/hex/index.js';
import { existing, lookUp, unusableName, type InputPath } from '../../../kernel/index.js';
import { catalogOf, classIn, upgradeIn } from '../catalogs/starter.js';
import { checkCatalog } from '../catalogs/defining.js';
import type { Violation } from '../catalog.js';
import { checkForce } from '../contract/forces.js';
import { STRUCTURES } from '../data/structures.js';
import { hexAt } from '../map/reading.js';
import { checkMap, mapOf } from '../contract/starting.js';
import { unless } from '../general/asked.js';
import type { MetaState } from '../state/index.js';
import type { MetaPosition } from './shapes.js';

const isPlayer = ({ seats }: MetaState, seat: string): boolean =>
  seats.some(({ id, role }) => id === seat && role === 'player');

/** Everything that is illegal in a position; paths start with `position`. The state knows its catalog already. */
export function checkPosition(state: MetaState, position: MetaPosition): readonly Violation[] {
  const at = (...steps: InputPath): InputPath => ['position', ...steps];
  const { campaign } = position;
  const badMap = campaign ? checkMap(campaign.map, state.rules.cliffDifference, at('campaign', 'map')) : [];
  if (badMap.length > 0) return badMap;
  const entered = position.units.map((each) => each.id);
  const forces = position.campaign?.forces ?? [];
  const all = [...entered, ...forces.map((each) => each.id)];
  const seat = (id: string, path: InputPath) =>
    unless(isPlayer(state, id), 'EDCU-ECO-05', 'NOT_A_PLAYER', path, { seat: id });
  return [
    ...Object.keys(position.accounts).flatMap((each) => seat(each, at('accounts', each))),
    ...all.flatMap((id, place) =>
      unless(
        unusableName(id) === null && all.indexOf(id) === place,
        'EDCU-UPG-02',
        'ID_TAKEN',
        place < entered.length
          ? at('units', place, 'id')
          : at('campaign', 'forces', place - entered.length, 'id'),
        { unit: id },
      ),
    ),
    ...position.units.flatMap((each, place) => [
      ...unless(
        lookUp(position.accounts, each.owner) !== undefined,
        'EDCU-ECO-05',
        'NOT_REGISTERED',
        at('units', place, 'owner'),
        { seat: each.owner },
      ),
      ...unless(
        classIn(catalogOf(state), each.classId) !== undefined,
        'EDCU-CLS-01',
        'UNKNOWN_CLASS',
        at('units', place, 'classId'),
        { classId: each.classId },
      ),
      ...each.upgrades.flatMap((upgrade, index) =>
        unless(
          upgradeIn(catalogOf(state), upgrade) !== undefined,
          'EDCU-UPG-01',
          'UNKNOWN_UPGRADE',
          at('units', place, 'upgrades', index),
          { upgrade },
        ),
      ),
    ]),
    ...Object.entries(position.companies).flatMap(([owner, { slots }]) => [
      ...unless(
        lookUp(position.accounts, owner) !== undefined,
        'EDCU-ECO-05',
        'NOT_REGISTERED',
        at('companies', owner),
        {
          seat: owner,
        },
      ),
      ...Object.entries(slots).flatMap(([slot, units]) =>
        units.flatMap((id, place) =>
          unless(
            position.units.some((each) => each.id === id && each.owner === owner && !each.draft),
            'EDCU-TF-06',
            'NOT_A_SAVED_UNIT',
            at('companies', owner, 'slots', slot, place),
            { unit: id },
          ),
        ),
      ),
      ...Object.values(slots)
        .flat()
        .flatMap((id, place, units) =>
          unless(units.indexOf(id) === place, 'EDCU-TF-06', 'TWICE', at('companies', owner, 'slots'), {
            unit: id,
          }),
        ),
    ]),
    ...(position.signUp?.signedUp ?? []).flatMap((each, place) =>
      unless(
        lookUp(position.companies, each) !== undefined,
        'EDC-SIG-02',
        'NO_COMPANY',
        at('signUp', 'signedUp', place),
        { seat: each },
      ),
    ),
    ...(position.campaign
      ? [
          ...forces.flatMap((each, place) => checkForce(state, each, at('campaign', 'forces', place))),
          ...position.campaign.structures.flatMap(({ type, edge, hex }, place) => [
            ...unless(
              lookUp(STRUCTURES, type) !== undefined,
              'EDC-STR-01',
              'UNKNOWN_STRUCTURE',
              at('campaign', 'structures', place, 'type'),
              { type },
            ),
            ...unless(
              edge === undefined || parseEdgeKey(edge) !== null,
              'EDC-HEX-02',
              'NOT_AN_EDGE',
              at('campaign', 'structures', place, 'edge'),
              { edge: edge ?? '' },
            ),
            ...unless(
              hexAt(mapOf(campaignOf(position).map), hex) !== null,
              'EDC-STR-01',
              'OFF_THE_MAP',
              at('campaign', 'structures', place, 'hex'),
              { hex },
            ),
          ]),
          ...fieldsOf(position).flatMap(([id, hex, path]) => [
            ...unless(all.includes(id), 'EDC-ORD-03', 'NO_SUCH_UNIT', at(...path), { unit: id }),
            ...unless(
              hex === undefined || hexAt(mapOf(campaignOf(position).map), hex) !== null,
              'EDC-ORD-03',
              'OFF_THE_MAP',
              at(...path, 'hex'),
              { hex: hex ?? '' },
            ),
          ]),
          ...(position.campaign.participants ?? []).flatMap((each, place) =>
            unless(
              lookUp(position.companies, each) !== undefined,
              'EDC-SIG-02',
              'NO_COMPANY',
              at('campaign', 'participants', place),
              { seat: each },
            ),
          ),
        ]
      : []),
  ];
}

const campaignOf = ({ campaign }: MetaPosition) => existing(campaign, 'campaign');

/** Units of which is said where they stand: id, hex, path. */
const fieldsOf = ({
  campaign,
}: MetaPosition): readonly (readonly [string, string | undefined, InputPath])[] =>
  Object.entries(campaign?.fields ?? {}).map(
    ([id, { hex }]) => [id, hex, ['campaign', 'fields', id]] as const,
  );

/** EDCU-GEN-02: the catalog first; without it nothing else can be read. */
export const checkOwnCatalog = ({ catalog }: MetaPosition): readonly Violation[] =>
  catalog ? checkCatalog(catalog, ['position', 'catalog']) : [];
