/** Kills the built service at random moments: `npm run faults -- --rounds 200 --seed 1`. */
import { Command } from 'commander';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figures, KillRounds } from './kill-rounds.js';
import { ensureBuilt } from './service-process.js';

const { rounds, seed, durability } = new Command()
  .option('--rounds <number>', 'how often the service is killed', '20')
  .option('--seed <number>', 'what the moments and commands follow from', String(Date.now() % 1_000_000))
  .option('--durability <full|normal>', 'as in WARLEDGER_DURABILITY', 'full')
  .parse()
  .opts<{ rounds: string; seed: string; durability: string }>();

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'warledger-kill-'));
process.stdout.write(`Seed ${seed}, data in ${folder}\n`);
const game = new KillRounds(folder, figures(Number(seed)), { WARLEDGER_DURABILITY: durability });
const report = await game.run(Number(rounds), (round) =>
  process.stdout.write(round % 10 === 0 ? `${round} ` : ''),
);
process.stdout.write(`\n${JSON.stringify(report, null, 2)}\n`);
if (report.problems.length > 0) process.exitCode = 1;
else rmSync(folder, { recursive: true });
