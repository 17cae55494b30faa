import { chromium, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import type { Figure, Measured } from './figure.js';
import { median, spreadOf } from './repetition.js';
import { startService, type ServiceProcess } from './service-process.js';

const MOVES = 15;

/** In the page: moves the slider to a step; milliseconds until its map is painted. */
const MOVE = `async (step) => {
  const slider = document.querySelector('.moment input[type=range]');
  const start = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, step);
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isThere = () => document.querySelector('.when').textContent.includes('step ' + step + ' ') && !document.querySelector('.stale');
  for (const end = start + 5000; !isThere(); await frame()) if (performance.now() > end) throw new Error('The map of step ' + step + ' never came');
  await frame();
  return performance.now() - start;
}`;

/** Chromium as the browser tests take it. */
function browserPath(): string {
  const found = [env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
    .filter((each) => each !== undefined)
    .find((each) => existsSync(each));
  if (found === undefined)
    throw new Error('No Chromium found: install it, or name it in the variable CHROMIUM.');
  return found;
}

/** Opens the demonstration as a spectator and hands its page to `work`. */
async function atTheMap(work: (page: Page, service: ServiceProcess) => Promise<Measured>): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'warledger-web-'));
  const service = await startService(folder);
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${service.url}/app/`);
    await page.getByRole('link', { name: /^Demo:/ }).click();
    await page.getByRole('listbox', { name: 'Map' }).waitFor();
    return await work(page, service);
  } finally {
    await browser.close();
    await service.stop();
    await rm(folder, { recursive: true });
  }
}

/** Moves to each step in turn, as often as there are steps. */
async function moved(page: Page, steps: readonly number[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const step of steps) times.push(await page.evaluate<number>(`(${MOVE})(${step})`));
  return times;
}

const measuredBy = (times: readonly number[]): Measured => ({
  value: median(times),
  spread: spreadOf(times),
});
const STEPS = Array.from({ length: MOVES }, (_, at) => 2 * at + 1);

/** War room: the slider over positions that were looked at before. */
export const web: Figure = {
  name: 'web',
  description: 'from the slider of the war room to the drawn map, its position in the cache of the page',
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: 100 },
  measure: () =>
    atTheMap(async (page) => {
      await moved(page, STEPS);
      return measuredBy(await moved(page, STEPS));
    }),
};

/** War room: the slider over positions that the service has to be asked for. */
export const webAsked: Figure = {
  name: 'web-asked',
  description: 'from the slider of the war room to the drawn map, its position asked of the service',
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: 250 },
  measure: () => atTheMap(async (page) => measuredBy(await moved(page, STEPS))),
};

const COMMANDS = 14;
const STEP = `Number(/step (\\d+) of/.exec(document.querySelector('.when').textContent)[1])`;

/** In the page: resolves in the frame that shows a later step. The page forbids what is evaluated by Playwright's own wait. */
const beyond = (step: number): string => `new Promise((shown) => {
  const look = () => (${STEP} > ${step} ? shown() : requestAnimationFrame(look));
  look();
})`;

/** War room: what another seat does, on a page that looks on. */
export const webLive: Figure = {
  name: 'web-live',
  description:
    'from the command of a seat to its step on the page of somebody else, who is told over a socket',
  unit: 'ms',
  target: { of: 'value', at: 'most', limit: 500 },
  measure: () =>
    atTheMap(async (page, { ask, tokens }) => {
      const timeline = await page.evaluate<string>(MAIN);
      const times: number[] = [];
      for (let command = 0; command < COMMANDS; command += 1) {
        const [name, input] =
          command % 2 === 0 ? ['lockPhase', 'LockPhaseInput'] : ['unlockPhase', 'UnlockPhaseInput'];
        const before = await page.evaluate<number>(STEP);
        const start = performance.now();
        const said = page.evaluate(beyond(before));
        await ask(
          `mutation ($input: ${input}!) { ${name}(input: $input) { __typename } }`,
          { input: { timeline, commandId: `live-${command}` } },
          tokens.get('Ada'),
        );
        await said;
        times.push(performance.now() - start);
      }
      return measuredBy(times);
    }),
};

/** In the page: id of the timeline that it shows. */
const MAIN = `(async () => {
  const query = 'query ($id: ID!) { campaign(id: $id) { main { id } } }';
  const id = /c\\/([^/?]+)/.exec(location.pathname)[1];
  const body = JSON.stringify({ query, variables: { id } });
  const answer = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await answer.json()).data.campaign.main.id;
})()`;
