import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { PLAYER, type Answer, type Question, type Reach } from './protocol.js';

/** Time that a mutant may take before its process is ended, ms. */
const PATIENCE = 240_000;

/** A process that plays cases in the copy. `mutant`: the one that is active from its first line on. */
export interface Player {
  reach(mutants: readonly string[]): Promise<Reach>;
  /** Null when it does not end, or the process dies of the mutant. */
  judge(question: Omit<Extract<Question, { ask: 'judge' }>, 'ask'>): Promise<Answer | null>;
  end(): void;
}

export function startPlayer(copy: string, mutant?: string): Player {
  const env = mutant === undefined ? process.env : { ...process.env, __STRYKER_ACTIVE_MUTANT__: mutant };
  const child = fork(join(copy, 'tools', 'mutants', PLAYER), {
    cwd: copy,
    env,
    execArgv: ['--max-old-space-size=1500'],
    stdio: ['ignore', 'ignore', mutant === undefined ? 'inherit' : 'ignore', 'ipc'],
  });
  const ready = answerOf(child);
  async function ask<T>(question: Question): Promise<T | null> {
    if ((await ready) === null) return null;
    const answer = answerOf<T>(child, question.ask === 'judge');
    child.send(question);
    return answer;
  }
  return {
    async reach(mutants) {
      const reach = await ask<Reach>({ ask: 'reach', mutants });
      if (!reach) throw new Error('the cases cannot be played in the instrumented copy');
      return reach;
    },
    judge: (question) => ask<Answer>({ ask: 'judge', ...question }),
    end: () => void child.kill('SIGKILL'),
  };
}

/** The next message of the process; null when it ends before, or when patience with a mutant does. */
const answerOf = <T>(child: ChildProcess, isMutated = false): Promise<T | null> =>
  new Promise((resolve) => {
    const done = (answer: T | null) => {
      clearTimeout(timer);
      child.off('message', done).off('exit', none);
      resolve(answer);
    };
    const none = () => done(null);
    const timer = isMutated ? setTimeout(() => child.kill('SIGKILL'), PATIENCE) : undefined;
    child.once('message', done).once('exit', none);
  });
