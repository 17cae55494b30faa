import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { ArbiterCommand } from './commands.js';
import { GARRISON_DETACHMENT } from '../data/armies.js';
import { NORMAL_DETACHMENT } from '../data/detachment-types.js';
import { readUnitType } from './units.js';
import type { PositionUnitType } from './unit-type.js';
import type { SlotEntry, SpecialDetachment } from '../races/profile.js';
import type { PlanetaryState, RaceKey, Slot, UnitType } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { isArbiter } from '../battle/battle-sides.js';
import { structureOf } from '../pieces/composition.js';
import { receive } from '../money/paying.js';
import { registeredType, shortKey, unitTypeBy } from '../races/unit-types.js';

type Command<T extends ArbiterCommand['type']> = Extract<ArbiterCommand, { readonly type: T }>;

const arbiterOnly = ({ actor }: PlanetaryTable): readonly Violation[] =>
  isArbiter(actor) ? [] : [violation('PLN-GEN-16', 'ARBITER_ONLY', [], { seat: actor.seat })];

/** RACE-PROD-08: the club enters types of its own, and points for those that the rulebook names. */
export function defineUnitTypes(
  table: PlanetaryTable,
  { unitTypes }: Command<'DefineUnitType'>,
): readonly Violation[] {
  const barred = arbiterOnly(table);
  if (barred.length > 0) return barred;
  const found = [
    ...judgeUnitTypes(unitTypes, ['unitTypes']),
    ...unitTypes.flatMap((each, place) => judgeFixed(table.state, each, ['unitTypes', place])),
  ];
  if (found.length > 0) return found;
  for (const each of unitTypes) {
    table.emit({ type: 'planetary.UnitTypeDefined', data: { unitType: readUnitType(each) } }, [
      'RACE-PROD-08',
    ]);
  }
  return [];
}

const NEEDED = ['name', 'slot', 'moveClass', 'vehicle', 'minModels', 'maxModels'] as const;

/** RACE-PROD-08: what is wrong with types as the club wrote them; those of the registry need their points only. */
export function judgeUnitTypes(entries: readonly PositionUnitType[], path: InputPath): readonly Violation[] {
  return entries.flatMap((entry, place) => {
    const at = [...path, place];
    const params = { type: entry.key };
    const registered = shortKey({ key: entry.key }) !== null;
    const missing = registered ? [] : NEEDED.filter((field) => entry[field] === undefined);
    const { minModels, maxModels } = readUnitType(entry);
    return [
      ...missing.map((field) =>
        violation('RACE-PROD-08', 'FIELD_MISSING', [...at, field], { ...params, field }),
      ),
      ...(entries.findIndex((each) => each.key === entry.key) === place
        ? []
        : [violation('RACE-PROD-08', 'TYPE_TWICE', [...at, 'key'], params)]),
      ...(Number.isInteger(entry.modelPoints) && entry.modelPoints >= 0
        ? []
        : [violation('RACE-PROD-08', 'POINTS_MISSING', [...at, 'modelPoints'], params)]),
      ...(minModels <= maxModels
        ? []
        : [
            violation('RACE-PROD-08', 'SIZES_CROSSED', [...at, 'minModels'], {
              ...params,
              minModels,
              maxModels,
            }),
          ]),
    ];
  });
}

/** What a type of the registry may not change once the game has begun: its points only are the club's. */
const FIXED = [
  'race',
  'slot',
  'moveClass',
  'vehicle',
  'carries',
  'scout',
  'dropPod',
  'fast12',
  'limit',
] as const;

/** RACE-PROD-08: values may be edited before turn 1; later the registry is extended, and its types get their points. */
function judgeFixed(state: PlanetaryState, entry: PositionUnitType, path: InputPath): readonly Violation[] {
  if (state.turn < 1) return [];
  const params = { type: entry.key };
  if (lookUp(state.unitTypes, entry.key)) {
    return [violation('RACE-PROD-08', 'TYPE_IS_FIXED', [...path, 'key'], params)];
  }
  const known = unitTypeBy(state, entry.key);
  if (!known) return [];
  const read: UnitType = readUnitType(entry);
  return FIXED.filter((field) => read[field] !== known[field]).map((field) =>
    violation('RACE-PROD-08', 'TYPE_IS_FIXED', [...path, field], params),
  );
}

/** RACE-PROD-12: the arbiter gives a race a list that the rulebook leaves open. */
export function defineSpecialDetachment(
  table: PlanetaryTable,
  { race, detachment }: Command<'DefineSpecialDetachment'>,
): readonly Violation[] {
  const barred = arbiterOnly(table);
  if (barred.length > 0) return barred;
  const found = judgeSpecialDetachment(table.state, race, detachment);
  if (found.length > 0) return found;
  table.emit({ type: 'planetary.SpecialDetachmentDefined', data: { race, detachment } }, ['RACE-PROD-12']);
  return [];
}

function judgeSpecialDetachment(
  state: PlanetaryState,
  race: RaceKey,
  { key, slots }: SpecialDetachment,
): readonly Violation[] {
  const path = ['detachment'];
  const reserved = key === NORMAL_DETACHMENT.key || key === GARRISON_DETACHMENT.typeKey;
  const inPlay = Object.values(state.detachments).find(
    (each) => each.typeKey === key && state.players[each.owner]?.race === race,
  );
  return [
    ...(reserved ? [violation('RACE-PROD-12', 'KEY_IS_TAKEN', [...path, 'key'], { key })] : []),
    ...(inPlay && !reserved
      ? [
          violation('RACE-PROD-12', 'DETACHMENT_TYPE_IN_PLAY', [...path, 'key'], {
            key,
            detachment: inPlay.id,
          }),
        ]
      : []),
    ...unknownIn(state, race, slots).map((unit) =>
      violation('RACE-PROD-12', 'UNKNOWN_UNIT_TYPE', [...path, 'slots'], { type: unit }),
    ),
  ];
}

/** Units that a list names and that neither the race nor the club knows. */
function unknownIn(
  state: PlanetaryState,
  race: RaceKey,
  slots: SpecialDetachment['slots'],
): readonly string[] {
  const named =
    slots.by === 'TABLE'
      ? (Object.entries(slots.table) as (readonly [Slot, readonly SlotEntry[]])[]).flatMap(([, entries]) =>
          entries.flatMap((each) => [...(each.unit === undefined ? [] : [each.unit]), ...(each.in ?? [])]),
        )
      : slots.by === 'NORMAL_LIST'
        ? (slots.without ?? [])
        : [];
  return [...new Set(named)].filter((each) => !registeredType(race, each) && !unitTypeBy(state, each));
}

/** RACE-BA-04, RACE-EL-01, RACE-PROD-12: what does not follow its list is not built; the BP paid come back. */
export function rejectDetachment(
  table: PlanetaryTable,
  { detachment: id, reason }: Command<'RejectDetachment'>,
): readonly Violation[] {
  const barred = arbiterOnly(table);
  if (barred.length > 0) return barred;
  const detachment = lookUp(table.state.detachments, id);
  if (detachment?.place.at !== 'building' || detachment.class === 'GARRISON_DETACHMENT') {
    return [
      violation(
        ruleOfDeclaredList(table.state, detachment?.owner),
        'NOT_UNDER_CONSTRUCTION',
        ['detachment'],
        { detachment: id },
      ),
    ];
  }
  const { owner, place, units } = detachment;
  const because = ['RACE-BA-04', 'RACE-EL-01'] as const;
  table.emit({ type: 'planetary.DetachmentRejectedByGm', data: { detachment: id, owner, reason } }, because);
  receive(
    table,
    { seat: owner, hex: place.hex, bp: structureOf(units), cause: `rejected: ${id}`, rule: 'RACE-BA-04' },
    because,
  );
  return [];
}

/** Craftworlds have lists of their own (RACE-EL-01), others some single detachments (RACE-BA-04); unknown owner: any player. */
function ruleOfDeclaredList(
  { players }: PlanetaryState,
  owner: string | undefined,
): 'RACE-BA-04' | 'RACE-EL-01' {
  const meant = Object.values(players).filter(({ seat }) => owner === undefined || seat === owner);
  const byCraftworld = meant.some((each) => each.craftworld !== undefined);
  return byCraftworld && meant.every(({ race }) => race !== 'BA') ? 'RACE-EL-01' : 'RACE-BA-04';
}
