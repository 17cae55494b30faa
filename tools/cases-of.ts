import { readCases } from '../src/conformance/index.js';

const known = new Map<string, ReturnType<typeof readCases>>();

/** The cases of a file, read once in a process: reading all of them takes longer than most that is asked of them. */
export function casesOf(file: string): ReturnType<typeof readCases> {
  const read = known.get(file) ?? readCases(file);
  known.set(file, read);
  return read;
}
