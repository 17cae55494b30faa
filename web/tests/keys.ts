import type { Locator, Page } from '@playwright/test';
import { expect } from './service.js';

/** More stops than any page has. */
const MOST_STOPS = 400;

/** Where the focus is, told by the page: whether it can be seen, and what it is on. */
interface Stop {
  readonly what: string;
  readonly isSeen: boolean;
}

/** A page that is worked by its keys alone. The focus is seen at every stop, and never lost by what is done. */
export class Keys {
  constructor(readonly page: Page) {}

  /** Goes forward until the focus is there. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluate((node) => node === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
      const { what, isSeen } = await this.page.evaluate(stopHere);
      expect(isSeen, `the focus is seen on ${what}`).toBe(true);
    }
    throw new Error(`No key leads to ${String(target)}`);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
    await this.isKept();
  }

  /** Writes into a field, or has a list take what is called so. */
  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    const isList = await target.evaluate((node) => node instanceof HTMLSelectElement);
    if (!isList) await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Whoever did something goes on from there, not from the top of the page. */
  async isKept(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.activeElement !== document.body), {
        message: 'something has the focus',
      })
      .toBe(true);
  }
}

function stopHere(): Stop {
  const node = document.activeElement ?? document.body;
  const what = `${node.tagName.toLowerCase()} ${node.getAttribute('aria-label') ?? node.textContent?.slice(0, 40) ?? ''}`;
  // Beyond the last stop comes the browser itself.
  if (node === document.body) return { what, isSeen: true };
  const shown = [node, node.closest('label')].filter((each) => each !== null);
  const isMarked = shown.some((each) => {
    const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(each);
    return each instanceof SVGElement
      ? stroke !== 'none' && parseFloat(strokeWidth) >= 3
      : outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const box = node.getBoundingClientRect();
  const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return { what, isSeen: isMarked && isInView };
}
