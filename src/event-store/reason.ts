/**
 * One line that says what went wrong. Native modules throw errors that are no `Error` of ours, so only the shape counts;
 * some libraries throw errors without a message: then their kind is all there is to say.
 */
export function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('message' in error && error.message !== '') return String(error.message);
  return error.constructor.name;
}
