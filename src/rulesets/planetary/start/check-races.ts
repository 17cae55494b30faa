import { misfits, type InputPath, type Misfit } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { PlanetaryPosition, PositionRaceEdit } from '../position.js';
import { isRaceKey } from '../races/profiles.js';
import { registeredType } from '../races/unit-types.js';
import { each } from './check.js';
import { EDIT_SHAPE } from './edit-shape.js';

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
  const unknown = racesOf(position).flatMap(({ race, path }) =>
    race === undefined || isRaceKey(race)
      ? []
      : [violation('RACE-GEN-01', 'UNKNOWN_RACE', ['position', ...path], { race })],
  );
  const edits = each(position.raceEdits);
  const races = edits.map(([edit]) => edit.race);
  const wrong = edits.flatMap(([edit, place]) => [
    ...misfits(EDIT_SHAPE, edit, ['position', 'raceEdits', place]).map((found) =>
      violation('RACE-GEN-03', 'PROFILE_OUT_OF_RANGE', found.path, { needed: neededBy(found) }),
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

/** What stands there instead, in words. */
function neededBy({ params }: Misfit): string {
  const { expected, known, min, max } = params;
  if (Array.isArray(known)) return `one of ${known.join(', ')}`;
  if (min !== undefined) return `a whole number from ${String(min)} to ${String(max)}`;
  return expected === undefined ? 'a value' : String(expected);
}
