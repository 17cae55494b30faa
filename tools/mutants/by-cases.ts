import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadedCase } from '../../src/conformance/index.js';
import { startPlayer, type Player } from './players.js';
import { CASES, type Answer, type Mutant, type Reach } from './protocol.js';
import { ruleOf } from './sample.js';
import type { ByCases } from './verdicts.js';

export interface CaseJudge {
  /** Plays the cases that reach the mutant, until one fails. */
  judge(mutant: Mutant): Promise<ByCases>;
  end(): void;
}

/** `reachOf` is asked once which cases reach these mutants; `sourceOf` a mutant is its file as it is without any. */
export async function caseJudge(
  copy: string,
  reachOf: (find: () => Promise<Reach>) => Promise<Reach>,
  mutants: readonly Mutant[],
  sourceOf: (mutant: Mutant) => string,
): Promise<CaseJudge> {
  const cases: readonly LoadedCase[] = JSON.parse(
    readFileSync(join(copy, 'tools', 'mutants', CASES), 'utf8'),
  );
  let player = startPlayer(copy);
  const renew = () => {
    player.end();
    player = startPlayer(copy);
  };
  const reach = await reachOf(() => player.reach(mutants.map(({ id }) => id)));
  reach.broken.forEach((name) => console.warn(`left out, does not hold as it is: ${name}`));
  return {
    async judge(mutant) {
      const { asked, isAtLoad } = questionOf(mutant, reach, (places) =>
        likelyFirst(mutant, places, cases, sourceOf(mutant)),
      );
      if (!isAtLoad && asked.places.length === 0) return 'no case comes here';
      const isNoticed = (!isAtLoad && (await fails(player, asked, renew))) || (await failsAfresh(asked));
      return isNoticed ? 'a case fails' : 'no case fails';
    },
    end: () => player.end(),
  };

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
  inOrder: (places: readonly number[]) => readonly number[],
): { asked: Asked; isAtLoad: boolean } {
  const { id } = mutant;
  const hits = reach.byMutant[id] ?? {};
  const isAtLoad = reach.atLoad.includes(id);
  const places = isAtLoad ? reach.holding : reach.holding.filter((place) => hits[place]);
  const hitLimit = 10_000 + 100 * Math.max(0, ...Object.values(hits));
  const asked = { mutant: id, places: inOrder(places), withLaws: false, hitLimit };
  return { asked, isAtLoad };
}

/** Cases of the rule that the code cites come first, then those of its chapter: they are likely to notice. */
function likelyFirst(
  mutant: Mutant,
  places: readonly number[],
  cases: readonly LoadedCase[],
  source: string,
): readonly number[] {
  const rule = ruleOf(mutant, source);
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
