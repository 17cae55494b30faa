/**
 * Kills the built service at random moments: `npm run faults -- --rounds 200 --seed 1`; with `--nodes 2`, two of them and the servers of
 * EventStoreDB that they are on.
 */
import { Command } from 'commander';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figures, KillRounds } from './kill-rounds.js';
import { NodeRounds } from './node-rounds.js';
import { ensureBuilt } from './service-process.js';

const { rounds, seed, durability, nodes } = new Command()
  .option('--rounds <number>', 'how often the service is killed', '20')
  .option('--seed <number>', 'what the moments and commands follow from', String(Date.now() % 1_000_000))
  .option('--durability <full|normal>', 'as in WARLEDGER_DURABILITY', 'full')
  .option('--nodes <1|2>', '2: two nodes on a cluster of three test servers of EventStoreDB', '1')
  .parse()
  .opts<{ rounds: string; seed: string; durability: string; nodes: string }>();

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'warledger-kill-'));
process.stdout.write(`Seed ${seed}, data in ${folder}\n`);
const random = figures(Number(seed));
const tell = (round: number): void => void process.stdout.write(round % 10 === 0 ? `${round} ` : '');
const report =
  nodes === '2'
    ? await NodeRounds.run([join(folder, 'a'), join(folder, 'b')], random, Number(rounds), tell)
    : await new KillRounds(folder, random, { WARLEDGER_DURABILITY: durability }).run(Number(rounds), tell);
process.stdout.write(`\n${JSON.stringify(report, null, 2)}\n`);
if (report.problems.length > 0) process.exitCode = 1;
else rmSync(folder, { recursive: true });
