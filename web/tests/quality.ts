import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from './service.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Set by hand to look at the screens: a folder for pictures. */
const SHOTS = process.env['WARLEDGER_SCREENSHOTS'];

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What every screen must be once all of it is there. */
export async function holdsUp(page: Page, name: string): Promise<void> {
  // What is dimmed because it is asked anew is no screen yet.
  await expect(page.locator('.stale, .waiting')).toHaveCount(0);
  await isPleasant(page, name);
}

/** In dark and light: without findings of axe, no wider than the window, even a small one, and on a phone made for thumbs. */
export async function isPleasant(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(AXE);
    const violations = (await page.evaluate(
      `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((found) => found.violations)`,
    )) as readonly Finding[];
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
    const { width } = page.viewportSize()!;
    if (SHOTS)
      await page.screenshot({ path: `${SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
  await isNoWiderThan(page, page.viewportSize()!.width);
  if (page.viewportSize()!.width < 500) expect(await page.evaluate(tooSmall)).toEqual([]);
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 700 });
  await isNoWiderThan(page, 320);
  await page.setViewportSize(size);
}

/** What is pressed, and no thumb hits; fields of a map are magnified for it. */
function tooSmall(): readonly string[] {
  const PRESSED =
    'button, .button, summary, select, textarea, nav a, input:not([type=checkbox], [type=radio]), label:has(> [type=checkbox], > [type=radio])';
  return [...document.querySelectorAll(PRESSED)]
    .filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().height < 44,
    )
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

const isNoWiderThan = async (page: Page, width: number): Promise<void> =>
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
