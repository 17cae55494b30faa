import type { InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { GREAT_CHARACTERS } from '../data/armies.js';
import { DETACHMENT_SIZE, type Composition } from '../data/units.js';
import { matrixRace } from '../races/profiles.js';
import type { PlanetaryState, RaceKey, Slot, Unit, UnitType } from '../state/index.js';
import { unitStructureValue } from './armies.js';
import { unitTypeBy } from '../races/unit-types.js';

/** What an army must hold to. */
export interface Frame {
  readonly composition: Composition;
  readonly compositionRule: 'PLN-DET-05' | 'PLN-GAR-03';
  readonly leastPoints: number;
  readonly mostPoints: number;
  readonly sizeRule: 'PLN-DET-01' | 'PLN-GAR-02';
}

/** PLN-DET-01, PLN-DET-05: frame of a detachment of this largest size. */
export const detachmentFrame = (composition: Composition, mostPoints: number): Frame => ({
  composition,
  compositionRule: 'PLN-DET-05',
  leastPoints: DETACHMENT_SIZE.leastPoints,
  mostPoints,
  sizeRule: 'PLN-DET-01',
});

/** PLN-DET-01…05, PLN-GAR-02, -03: everything that is wrong with the units of an army taken together. */
export function judgeComposition(
  state: PlanetaryState,
  units: readonly Unit[],
  frame: Frame,
  path: InputPath,
): readonly Violation[] {
  return [
    ...judgeSlots(units, frame, path),
    ...judgeSize(units, frame, path),
    ...judgeNumbers(state, units, path),
    ...judgeGreatCharacters(state, units, path),
  ];
}

/** PLN-DET-05 Composition, PLN-GAR-03. Transports and upgrades take no slot. */
function judgeSlots(units: readonly Unit[], frame: Frame, path: InputPath): readonly Violation[] {
  return Object.entries(frame.composition).flatMap(([slot, [least, most]]) => {
    const found = units.filter((each) => each.slot === (slot as Slot)).length;
    return found >= least && found <= most
      ? []
      : [violation(frame.compositionRule, 'WRONG_COMPOSITION', path, { slot, found, least, most })];
  });
}

/** PLN-DET-01 Size, PLN-GAR-02: the structure value. */
function judgeSize(units: readonly Unit[], frame: Frame, path: InputPath): readonly Violation[] {
  const points = structureOf(units);
  return points >= frame.leastPoints && points <= frame.mostPoints
    ? []
    : [
        violation(frame.sizeRule, 'WRONG_SIZE', path, {
          points,
          least: frame.leastPoints,
          most: frame.mostPoints,
        }),
      ];
}

/** PLN-DET-04: limits such as 0-2 hold in each detachment. */
function judgeNumbers(state: PlanetaryState, units: readonly Unit[], path: InputPath): readonly Violation[] {
  const keys = [...new Set(units.map((each) => each.typeKey))];
  return keys.flatMap((key) => {
    const most = unitTypeBy(state, key)?.maxPerDetachment ?? null;
    const found = units.filter((each) => each.typeKey === key).length;
    return most === null || found <= most
      ? []
      : [violation('PLN-DET-04', 'TOO_MANY_OF_TYPE', path, { type: key, found, most })];
  });
}

/** PLN-DET-03 Special characters that normally need an army of 2000 points. */
function judgeGreatCharacters(
  state: PlanetaryState,
  units: readonly Unit[],
  path: InputPath,
): readonly Violation[] {
  const great = units.filter((each) => unitTypeBy(state, each.typeKey)?.needs2000 === true).length;
  if (great === 0) return [];
  const points = structureOf(units);
  const { leastPoints, perDetachment } = GREAT_CHARACTERS;
  const found: Violation[] = [];
  if (great > perDetachment) {
    found.push(violation('PLN-DET-03', 'SECOND_GREAT_CHARACTER', path, { most: perDetachment }));
  }
  if (points < leastPoints) {
    found.push(violation('PLN-DET-03', 'TOO_SMALL_FOR_CHARACTER', path, { points, least: leastPoints }));
  }
  return found;
}

/** PLN-GEN-07 SV of units taken together, WH40K points. */
export const structureOf = (units: readonly Unit[]): number =>
  units.reduce((sum, each) => sum + unitStructureValue(each), 0);

/** PLN-OPT-01: a type of the player's race, or of any; a chapter has the types of its race too. */
export const isOfRace = (type: UnitType, race: RaceKey): boolean =>
  type.race === 'ANY' || type.race === race || type.race === matrixRace(race);
