import { useNames } from '../forms/names.js';

/** Id of the list of all names that are known: one for the page, as there may be hundreds. */
export const KNOWN_NAMES = 'known-names';

export function KnownNames() {
  const { groups } = useNames();
  return (
    <datalist id={KNOWN_NAMES}>
      {groups.flatMap(({ kind, all }) =>
        all.map(({ key, name }) => (
          <option key={`${kind} ${key}`} value={key}>
            {name}
          </option>
        )),
      )}
    </datalist>
  );
}
