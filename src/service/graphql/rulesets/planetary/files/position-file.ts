import type { Json } from '../../../../../kernel/index.js';
import { NestedField } from '../../../schema/input-fields.js';
import type { InputFace } from '../../face.js';
import { entriesOf } from '../../files/file-input.js';
import type { ClubFile } from '../../files/rows.js';
import { PlanetaryFileInput } from './file.input.js';
import { readUnitTypeFile } from './unit-type-file.js';

interface WithFile {
  readonly unitTypesFile?: ClubFile | null;
}

/** The input of a position with a file of unit types beside those that it names. */
export function withUnitTypesFile({ type, map }: InputFace<object, Json>): InputFace<object, Json> {
  NestedField(
    'More of them, from a file; what is wrong with it is told by line and column.',
    () => PlanetaryFileInput,
    { optional: true },
  )(type.prototype as object, 'unitTypesFile');
  return {
    type,
    map: (input) => {
      const { unitTypesFile } = input as WithFile;
      const { unitTypes, ...position } = map(input) as { readonly unitTypes?: readonly Json[] };
      const listed = entriesOf(unitTypesFile, readUnitTypeFile, 'unitTypesFile') as readonly unknown[];
      const types = [...(unitTypes ?? []), ...(listed as readonly Json[])];
      return { ...position, ...(types.length > 0 ? { unitTypes: types } : {}) };
    },
  };
}
