/** `npm run pictures`: the pictures of the README, taken of the demo campaign. Look at them before they are taken in. */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import config from './playwright.config.js';
import { ended, sitDown, start, type Service } from './service.js';

const FOLDER = 'docs/pictures';

interface Picture {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  /** Goes from the room of the campaign to what is shown. */
  readonly look: (page: Page) => Promise<void>;
}

/** Looks at the first field where a piece of the viewer stands. */
const lookAtArmy = (page: Page): Promise<void> =>
  page
    .getByRole('option', { name: / of Ada/ })
    .first()
    .press('Enter');

const PICTURES: readonly Picture[] = [
  { name: 'room', size: { width: 1440, height: 900 }, colorScheme: 'light', look: lookAtArmy },
  {
    name: 'report',
    size: { width: 1440, height: 900 },
    colorScheme: 'dark',
    look: async (page) => {
      await page.getByRole('link', { name: 'Turn report' }).click();
      await page.getByRole('img', { name: 'The map at the end of the turn' }).waitFor();
    },
  },
  { name: 'phone', size: { width: 390, height: 844 }, colorScheme: 'light', look: lookAtArmy },
];

async function take(service: Service, { name, size, colorScheme, look }: Picture): Promise<void> {
  const browser = await chromium.launch(config.use!.launchOptions);
  const page = await browser.newPage({ viewport: size, colorScheme });
  await sitDown(page, service, 'Ada');
  await page.getByRole('listbox', { name: 'Map' }).waitFor();
  await look(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  await browser.close();
}

mkdirSync(FOLDER, { recursive: true });
const { service, child } = await start();
try {
  for (const picture of PICTURES) await take(service, picture);
} finally {
  await ended(child);
}
