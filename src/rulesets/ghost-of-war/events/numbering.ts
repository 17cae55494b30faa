/** Digits of the largest number in an id that is reckoned with. */
const MOST_DIGITS = 6;

/** The number in an id such as the service gives, e.g. 7 in `unit-7`; 0 for any other. New things come after it. */
export function numberIn(kind: string, id: string): number {
  const digits = id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : '';
  return digits.length <= MOST_DIGITS && /^[1-9]\d*$/.test(digits) ? Number(digits) : 0;
}
