/** Changes of a letter that make one word of another (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

const plain = (text: string): string => text.replace(/[\s_-]/g, '').toLowerCase();

/** The known word that is nearest to what was written, if it is near enough to be meant. */
export function didYouMean(said: string, known: readonly string[]): string | null {
  const word = plain(said);
  const [best] = known
    .map((each) => ({ each, off: distance(word, plain(each)) }))
    .toSorted((a, b) => a.off - b.off);
  return best && best.off > 0 && best.off <= Math.max(1, Math.floor(word.length / 3)) ? best.each : null;
}
