import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadedCase } from '../../src/conformance/index.js';
import { packageRoot } from '../../src/rules-catalog/index.js';
import { startPlayer, type Player } from './players.js';
import type { Answer, Mutant, Reach } from './protocol.js';
import { ruleOf } from './sample.js';

/** Plays the cases that reach each mutant; answers the mutants under which all cases hold. */
export async function judgeByCases(
  copy: string,
  cases: readonly LoadedCase[],
  mutants: readonly Mutant[],
  tell: (mutant: Mutant, how: string) => void,
): Promise<readonly Mutant[]> {
  let player = startPlayer(copy);
  const renew = () => {
    player.end();
    player = startPlayer(copy);
  };
  const reach = await player.reach(mutants.map(({ id }) => id));
  reach.broken.forEach((name) => console.warn(`left out, does not hold as it is: ${name}`));
  const left: Mutant[] = [];
  for (const mutant of mutants) {
    const { asked, isAtLoad } = questionOf(mutant, reach, cases);
    const isReached = isAtLoad || asked.places.length > 0;
    const noticed =
      isReached && ((!isAtLoad && (await fails(player, asked, renew))) || (await failsAfresh(asked)));
    if (noticed) continue;
    tell(mutant, isReached ? 'no case fails' : 'no case comes here');
    left.push(mutant);
  }
  player.end();
  return left;

  /** In a process that begins with the mutant: what is made once and kept is made under it. */
  async function failsAfresh(asked: Asked): Promise<boolean> {
    const fresh = startPlayer(copy, asked.mutant);
    const answer = await fresh.judge({ ...asked, withLaws: true });
    fresh.end();
    return answer === null || answer.by !== null;
  }
}

type Asked = Parameters<Player['judge']>[0];

function questionOf(
  mutant: Mutant,
  reach: Reach,
  cases: readonly LoadedCase[],
): { asked: Asked; isAtLoad: boolean } {
  const { id } = mutant;
  const hits = reach.byMutant[id] ?? {};
  const isAtLoad = reach.atLoad.includes(id);
  const places = isAtLoad ? reach.holding : reach.holding.filter((place) => hits[place]);
  const hitLimit = 10_000 + 100 * Math.max(0, ...Object.values(hits));
  const asked = { mutant: id, places: likelyFirst(mutant, places, cases), withLaws: false, hitLimit };
  return { asked, isAtLoad };
}

/** Cases of the rule that the code cites come first, then those of its chapter: they are likely to notice. */
function likelyFirst(
  mutant: Mutant,
  places: readonly number[],
  cases: readonly LoadedCase[],
): readonly number[] {
  const rule = ruleOf(mutant, readFileSync(join(packageRoot(), mutant.file), 'utf8'));
  const chapter = `/${dirname(mutant.file)}/`;
  const rank = (place: number): number => {
    const each = cases[place];
    return each?.rules.includes(rule) ? 0 : each?.file.includes(chapter) ? 1 : 2;
  };
  return places.toSorted((one, other) => rank(one) - rank(other));
}

/** A failure in a process that an earlier mutant stained is no failure: it is asked again in a fresh one. */
async function fails(player: Player, asked: Asked, renew: () => void): Promise<boolean> {
  const answer: Answer | null = await player.judge(asked);
  if (answer === null || answer.stained) renew();
  return answer === null || (answer.by !== null && !answer.stained);
}
