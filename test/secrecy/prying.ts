import type { Heard } from './everything.js';
import { say, schemaIn } from './story.js';
import { MAIN, type World } from './world.js';

type Try = readonly [mutation: string, input: object];

/** What anybody may try who wants to learn what is hidden; nothing of it is stored for who may not. */
const PRIES: readonly Try[] = [
  ['addEntropy', { preview: true, text: 'A look.' }],
  ['addCalendar', { of: 'CAMPAIGN' }],
  ['addEmail', { address: 'me@example.org' }],
  ['addWebhook', { of: 'CAMPAIGN', url: 'https://example.org/' }],
  ['amendTimeline', { revision: 0, amendment: { drop: true }, preview: true, reason: 'To see' }],
  ['amendTimeline', { revision: 2, amendment: { drop: true }, preview: true, reason: 'To see' }],
  ['claimSeat', { code: 'no-such-code' }],
  ['closePhase', { preview: true }],
  ['confirmBattle', { battle: 'b1-1', preview: true }],
  ['confirmEmail', { channel: 'ch-0000000000000000', code: 'ABCD' }],
  ['createCampaign', { name: 'Again', seats: [], ruleset: {}, preview: true }],
  ['disputeBattle', { battle: 'b1-1', reason: 'To see', preview: true }],
  ['enterDice', { faces: [1, 2, 3, 4, 5, 6], preview: true }],
  ['extendDeadline', { until: '2030-01-01T00:00:00.000Z', reason: 'To see' }],
  ['forkTimeline', { name: 'A look', dice: 'SAME', reason: 'To see' }],
  ['forkTimeline', { revision: 1, name: 'A look', reason: 'To see' }],
  ['giveOrders', { orders: [{ piece: 'east-guard', option: 'no-such-option' }], preview: true }],
  ['giveOrders', { orders: [], preview: true }],
  ['importPlanetaryDetachment', { hex: '11,1', file: { text: '[]' }, preview: true }],
  ['importPlanetaryUnitTypes', { file: { text: '[]' }, preview: true }],
  ['importTimeline', { text: '{}' }],
  ['inviteToSeat', { seat: 'seat-2' }],
  ['lockPhase', { preview: true }],
  ['lockPhase', { preview: true, faces: [1, 2, 3] }],
  ['lockPhase', { preview: true, expectedRevision: 0 }],
  // With a name that is too long: one that is made is seen by whoever made it, and by nobody else.
  ['makeBot', { name: 'A spy'.repeat(20) }],
  ['nameArbiter', { reason: 'To see' }],
  ['pauseDeadlines', { reason: 'To see' }],
  ['promoteTimeline', { reason: 'To see' }],
  ['recordRuling', { ruling: 'So be it', subject: 'east-guard', reason: 'To see', preview: true }],
  ['removeChannel', { channel: 'ch-0000000000000000' }],
  ['resolveBattle', { battle: 'b1-1', result: {}, preview: true }],
  ['resumeDeadlines', { reason: 'To see' }],
  ['revokeBot', { bot: 'bot-1' }],
  ['revokeSeat', { seat: 'seat-2' }],
  [
    'setSchedule',
    {
      schedule: {
        timeZone: 'UTC',
        weekdays: ['MONDAY'],
        lengths: [{ days: 1 }],
        graceHours: 0,
        missing: 'WAIT',
      },
    },
  ],
  ['skipDeadline', { reason: 'To see' }],
  ['submitOrders', { orders: {}, preview: true }],
  ['testChannel', { channel: 'ch-0000000000000000' }],
  ['unlockPhase', { preview: true }],
  ['withdrawOrders', { preview: true }],
];

export const PRIED: readonly string[] = [...new Set(PRIES.map(([mutation]) => mutation))];

const OF_CAMPAIGNS = new Set([
  'addCalendar',
  'addEmail',
  'addWebhook',
  'confirmEmail',
  'extendDeadline',
  'inviteToSeat',
  'makeBot',
  'nameArbiter',
  'pauseDeadlines',
  'removeChannel',
  'resumeDeadlines',
  'revokeBot',
  'revokeSeat',
  'setSchedule',
  'skipDeadline',
  'testChannel',
]);
const WITHOUT_TIMELINE = new Set(['claimSeat', 'createCampaign', 'importTimeline', ...OF_CAMPAIGNS]);

/** Tries all of it, in this order, and each also under the id of a command that another has given. */
export async function pry(world: World, whos: readonly string[], timeline = MAIN): Promise<readonly Heard[]> {
  const heard: Heard[] = [];
  const mutations = (await schemaIn(world)).getMutationType()!.getFields();
  for (const who of whos) {
    for (const [place, [mutation, input]] of PRIES.entries()) {
      // Some are of one ruleset alone.
      if (!mutations[mutation]) continue;
      const about = WITHOUT_TIMELINE.has(mutation) ? { timeline: undefined } : { timeline };
      const campaign = OF_CAMPAIGNS.has(mutation) ? { campaign: world.campaign } : {};
      const known = { ...about, ...campaign, ...input };
      for (const commandId of [`pry-${who}-${place}`, 'command-1']) {
        const answer = await say(world, who, mutation, { ...known, commandId });
        heard.push({ asked: `${who} ${mutation} ${JSON.stringify(input)} as ${commandId}`, answer });
      }
    }
  }
  return heard;
}
