/** Looks each minute: see README.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { look, type BotSettings, type Surroundings } from './bot.js';

const EVERY_MS = 60_000;
const FILE = process.env['BOT_FILE'] ?? 'told-turn.txt';
/** Needed by nothing else here: without it maps are posted as SVG. */
const PAINTER: string = '@resvg/resvg-js';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}: see examples/discord-bot/README.md`);
  return value;
}

interface Painter {
  readonly Resvg: new (svg: string, options: object) => { render(): { asPng(): Uint8Array } };
}

async function painter(): Promise<Surroundings['toPng']> {
  const found = await (import(PAINTER) as Promise<Painter>).catch(() => null);
  return (
    found && (async (svg) => new found.Resvg(svg, { fitTo: { mode: 'width', value: 1200 } }).render().asPng())
  );
}

const settings: BotSettings = {
  warledger: setting('WARLEDGER_URL'),
  token: setting('WARLEDGER_BOT_TOKEN'),
  campaign: setting('WARLEDGER_CAMPAIGN'),
  discord: { channel: setting('DISCORD_CHANNEL'), token: setting('DISCORD_TOKEN') },
};
const around: Surroundings = {
  fetch,
  toPng: await painter(),
  told: {
    read: () => readFile(FILE, 'utf8').then(Number, () => null),
    write: (turn) => writeFile(FILE, String(turn)),
  },
};

for (;;) {
  try {
    const told = await look(settings, around);
    if (told.length > 0) console.log(`Told of turn ${told.join(', ')}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  await wait(EVERY_MS);
}
