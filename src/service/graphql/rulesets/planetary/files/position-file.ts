import type { Json } from '../../../../../kernel/index.js';
import { ServiceError } from '../../../../contracts/index.js';
import { NestedField } from '../../../schema/input-fields.js';
import type { InputFace } from '../../face.js';
import { PlanetaryFileInput } from './file.input.js';
import { readUnitTypeFile } from './unit-type-file.js';

interface WithFile {
  readonly unitTypesFile?: PlanetaryFileInput | null;
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
      const types = [...(unitTypes ?? []), ...(unitTypesFile ? typesOfFile(unitTypesFile) : [])];
      return { ...position, ...(types.length > 0 ? { unitTypes: types } : {}) };
    },
  };
}

/** Throws BAD_USER_INPUT with every line that cannot be read: a file with a slip in it enters nothing. */
function typesOfFile(file: PlanetaryFileInput): readonly Json[] {
  const { entries, problems } = readUnitTypeFile(file);
  if (problems.length === 0) return entries as unknown as readonly Json[];
  const told = problems.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`);
  throw new ServiceError('BAD_USER_INPUT', told.join(' '), ['position', 'unitTypesFile']);
}
