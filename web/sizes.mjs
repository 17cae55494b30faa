/** Fails where the app has grown over its limits: bytes that a browser fetches, packed with brotli. */
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'web', 'app');
/** What the first map needs: the entry and its styles. Everything: with the parts that are fetched when they are opened. */
const LIMITS = { first: 200_000, all: 320_000 };

const packed = (await readdir(folder)).filter((name) => name.endsWith('.br'));
const sizes = await Promise.all(
  packed.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })),
);
const sum = (each) => each.reduce((total, { size }) => total + size, 0);
const measured = { first: sum(sizes.filter(({ name }) => name.startsWith('main-'))), all: sum(sizes) };

for (const [what, limit] of Object.entries(LIMITS)) {
  console.log(`${what}: ${measured[what]} of ${limit} bytes`);
  if (measured[what] === 0 || measured[what] > limit) process.exitCode = 1;
}
