/**
 * Measures the service: `npm run bench [-- NAME] [-- --json]`. Exits with 1 when a target is missed, with 2 when a
 * figure is not known or could not be measured.
 */
import 'reflect-metadata';
import { argv, stderr, stdout } from 'node:process';
import { Command } from 'commander';
import { lineOf, isMet, textOf, type Figure, type Line } from './figure.js';
import { FIGURES } from './figures.js';
import { Workshop } from './workshop.js';

async function measureAll(figures: readonly Figure[], json: boolean): Promise<number> {
  const say = (what: string) => void stderr.write(`… ${what}\n`);
  const workshop = new Workshop(say);
  const lines: Line[] = [];
  let missed = false;
  try {
    for (const figure of figures) {
      say(figure.name);
      const measured = await figure.measure(workshop);
      missed ||= isMet(figure, measured) === false;
      lines.push(lineOf(figure, measured));
      if (!json) stdout.write(`${textOf(figure, measured)}\n`);
    }
  } finally {
    await workshop.close();
  }
  if (json) stdout.write(`${JSON.stringify(lines, null, 2)}\n`);
  return missed ? 1 : 0;
}

async function run(name: string | undefined, { json = false }: { json?: boolean }): Promise<number> {
  const figures = FIGURES.filter((each) =>
    name === undefined ? !each.apart : each.name === name || each.name.startsWith(`${name}-`),
  );
  if (figures.length > 0) return measureAll(figures, json);
  stderr.write(`There is no figure ${name}. There are: ${FIGURES.map((each) => each.name).join(', ')}\n`);
  return 2;
}

const list = FIGURES.map(({ name, description }) => `  ${name.padEnd(17)} ${description}`).join('\n');
await new Command('bench')
  .description('Measures the service, each figure beside what it is compared with, in the same run.')
  .argument('[name]', 'one figure alone')
  .option('--json', 'an array of { name, value, unit, ratio?, target?, met? }')
  .addHelpText('after', `\nFigures:\n${list}`)
  .action(async (name: string | undefined, options: { json?: boolean }) => {
    process.exitCode = await run(name, options).catch((error: unknown) => {
      stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      return 2;
    });
  })
  .parseAsync(argv);
