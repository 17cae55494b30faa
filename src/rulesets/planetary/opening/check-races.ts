import { violation, type InputPath, type Json, type Violation } from '../../../kernel/index.js';
import type { PlanetaryPosition, PositionRaceEdit } from '../position.js';
import { isRaceKey } from '../races/profiles.js';
import { registeredType } from '../rules/unit-types.js';
import { each } from './check.js';
import { EDIT_SHAPE, type Shape } from './edit-shape.js';

/** A race as somebody wrote it, and where. */
interface NamedRace {
  readonly race: string | undefined;
  readonly path: InputPath;
}

/**
 * RACE-GEN-01, RACE-GEN-03: races and house rules for them, tried before anything is read by them: known races, each
 * edited once, figures in their ranges, units that the race has.
 */
export function checkRaces(position: PlanetaryPosition): readonly Violation[] {
  const unknown = racesOf(position)
    .filter(({ race }) => race !== undefined && !isRaceKey(race))
    .map(({ race, path }) =>
      violation('RACE-GEN-01', 'UNKNOWN_RACE', ['position', ...path], { race: race! }),
    );
  const edits = each(position.raceEdits);
  const races = edits.map(([edit]) => edit.race);
  const wrong = edits.flatMap(([edit, place]) => [
    ...misfits(EDIT_SHAPE, edit as unknown as Json, ['position', 'raceEdits', place]).map((found) =>
      violation('RACE-GEN-03', 'PROFILE_OUT_OF_RANGE', found.path, { needed: found.needed }),
    ),
    ...(races.indexOf(edit.race) === place
      ? []
      : [
          violation('RACE-GEN-03', 'RACE_TWICE', ['position', 'raceEdits', place, 'race'], {
            race: edit.race,
          }),
        ]),
  ]);
  if (unknown.length > 0 || wrong.length > 0) return [...unknown, ...wrong];
  return edits.flatMap(([edit, place]) => judgeEdit(edit, ['position', 'raceEdits', place]));
}

const racesOf = (position: PlanetaryPosition): readonly NamedRace[] => [
  // RACE-GEN-05: the native race too.
  { race: position.nativeRace === 'human' ? undefined : position.nativeRace, path: ['nativeRace'] },
  ...each(position.players).map(([{ race }, place]) => ({ race, path: ['players', place, 'race'] })),
  ...each(position.hexes).flatMap(([{ urban, stronghold }, place]) => [
    { race: urban?.race, path: ['hexes', place, 'urban', 'race'] },
    { race: stronghold?.race, path: ['hexes', place, 'stronghold', 'race'] },
    ...each(stronghold?.defences).map(([{ race }, index]) => ({
      race,
      path: ['hexes', place, 'stronghold', 'defences', index, 'race'],
    })),
  ]),
  ...(['detachments', 'garrisons'] as const).flatMap((armies) =>
    each<{ readonly race?: string }>(position[armies]).map(([{ race }, place]) => ({
      race,
      path: [armies, place, 'race'],
    })),
  ),
];

/** Resource hexes are transported or consumed; short keys of units name what the race has (RACE-PROD-08). */
function judgeEdit(edit: PositionRaceEdit, at: InputPath): readonly Violation[] {
  const named = [
    ...each(edit.scouts).map(([unit, place]) => ({ unit, path: ['scouts', place] })),
    ...each(edit.limits).flatMap(([limit, place]) =>
      limit.kind === 'unit' ? [{ unit: limit.item, path: ['limits', place, 'item'] }] : [],
    ),
    ...each(edit.production).flatMap(([{ entries }, row]) =>
      each(entries).flatMap(([{ unit }, place]) =>
        unit === undefined ? [] : [{ unit, path: ['production', row, 'entries', place, 'unit'] }],
      ),
    ),
  ];
  return [
    ...(edit.resourceRp !== undefined && edit.resourceBpPerRp !== undefined
      ? [violation('RACE-GEN-03', 'RESOURCE_TWICE', [...at, 'resourceBpPerRp'])]
      : []),
    ...named
      .filter(({ unit }) => registeredType(edit.race, unit) === undefined)
      .map(({ unit, path }) =>
        violation('RACE-PROD-08', 'UNKNOWN_RACE_UNIT', [...at, ...path], { unit, race: edit.race }),
      ),
  ];
}

interface Misfit {
  readonly path: InputPath;
  readonly needed: string;
}

/** Every place where a value is not of its shape. */
function misfits(shape: Shape, value: Json | undefined, path: InputPath): readonly Misfit[] {
  const wrong: readonly Misfit[] = [{ path, needed: describe(shape) }];
  switch (shape.kind) {
    case 'whole':
      return Number.isInteger(value) && Number(value) >= shape.min && Number(value) <= shape.max ? [] : wrong;
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong;
    case 'text':
      return typeof value === 'string' && value.length > 0 && value.length <= 128 ? [] : wrong;
    case 'choice':
      return typeof value === 'string' && shape.of.includes(value) ? [] : wrong;
    case 'part':
      return isPart(value, shape.most) ? [] : wrong;
    case 'list':
      return Array.isArray(value) && value.length <= shape.most
        ? value.flatMap((item: Json, place) => misfits(shape.of, item, [...path, place]))
        : wrong;
    case 'fields': {
      if (!isObject(value)) return wrong;
      const unknown = Object.keys(value).filter((name) => !(name in shape.of));
      const missing = shape.needed.filter((name) => value[name] === undefined);
      return [
        ...[...unknown, ...missing].map((name) => ({ path: [...path, name], needed: describe(shape) })),
        ...Object.entries(shape.of).flatMap(([name, field]) =>
          value[name] === undefined ? [] : misfits(field, value[name], [...path, name]),
        ),
      ];
    }
  }
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isPart(value: Json | undefined, most: number): boolean {
  if (!isObject(value) || Object.keys(value).length !== 2) return false;
  const { times, over } = value;
  return (
    Number.isInteger(times) &&
    Number.isInteger(over) &&
    Number(times) >= 0 &&
    Number(over) >= 1 &&
    Number(over) <= 1000 &&
    Number(times) <= most * Number(over)
  );
}

function describe(shape: Shape): string {
  switch (shape.kind) {
    case 'whole':
      return `integer ${shape.min}…${shape.max}`;
    case 'flag':
      return 'true or false';
    case 'text':
      return 'text of 1…128 characters';
    case 'choice':
      return `one of ${shape.of.join(', ')}`;
    case 'part':
      return `times and over, integers, at most ${shape.most}`;
    case 'list':
      return `a list of at most ${shape.most}`;
    case 'fields':
      return `fields ${Object.keys(shape.of).join(', ')}`;
  }
}
