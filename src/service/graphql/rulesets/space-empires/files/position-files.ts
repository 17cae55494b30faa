import type { Json } from '../../../../../kernel/index.js';
import type { SpaceEmpiresPosition } from '../../../../../rulesets/space-empires/index.js';
import { NestedField } from '../../../schema/input-fields.js';
import type { InputFace } from '../../face.js';
import { entriesOf, fileInput } from '../../files/file-input.js';
import type { ClubFile } from '../../files/rows.js';
import { readMapFile } from './map-file.js';
import { readUnitListFile, withLines } from './unit-list-file.js';

const FileInput = fileInput('SpaceEmpires', 'docs/how-to/bring-your-own-map.md');

interface WithFiles {
  readonly mapFile?: ClubFile | null;
  readonly unitListsFile?: ClubFile | null;
}

/** The input of a position with a map and unit lists from files, beside what it says of them itself. */
export function withFiles({ type, map }: InputFace<object, Json>): InputFace<object, Json> {
  const file = (field: keyof WithFiles, about: string) =>
    NestedField(about, () => FileInput, { optional: true })(type.prototype as object, field);
  file('mapFile', 'Map spaces from a file; what is wrong with it is told by line and column.');
  file('unitListsFile', 'Lines of unit lists from a file; what is wrong with it is told by line and column.');
  return {
    type,
    map: (input) => {
      const { mapFile, unitListsFile } = input as WithFiles;
      const position = map(input) as unknown as SpaceEmpiresPosition;
      const spaces = entriesOf(mapFile, readMapFile, 'mapFile');
      const lines = entriesOf(unitListsFile, readUnitListFile, 'unitListsFile');
      const whole: SpaceEmpiresPosition = {
        ...position,
        ...(spaces.length > 0 ? { map: { spaces: [...(position.map?.spaces ?? []), ...spaces] } } : {}),
        ...(lines.length > 0 ? { unitLists: withLines(position.unitLists ?? {}, lines) } : {}),
      };
      return whole as unknown as Json;
    },
  };
}
