/** Looks each minute: see README.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { look, type BotSettings, type Surroundings } from './bot.js';

const EVERY_MS = 60_000;
const FILE = process.env['BOT_FILE'] ?? 'told-turn.txt';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}: see examples/discord-bot/README.md`);
  return value;
}

const settings: BotSettings = {
  warledger: setting('WARLEDGER_URL'),
  token: setting('WARLEDGER_BOT_TOKEN'),
  campaign: setting('WARLEDGER_CAMPAIGN'),
  discord: { channel: setting('DISCORD_CHANNEL'), token: setting('DISCORD_TOKEN') },
};
const around: Surroundings = {
  fetch,
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
