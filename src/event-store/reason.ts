/** One line that says what went wrong. Native modules throw errors that are no `Error` of ours, so only the shape counts. */
export const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
