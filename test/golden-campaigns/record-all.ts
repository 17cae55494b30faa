/** Records the golden campaigns anew: `npm run golden`. Look at what differs before it is committed. */
import { PLANS, record } from './record.js';
import { recordSector } from './sector.js';
import { recordEpic } from './epic.js';
import { recordMetaCampaign } from './meta-campaign.js';
import { recordDrill } from './meta-campaign-drill.js';
import { recordSpace } from './space-empires.js';

for (const plan of PLANS) {
  const { events, played } = await record(plan);
  const { state } = played;
  const types = new Map<string, number>();
  for (const each of events) types.set(each.type, (types.get(each.type) ?? 0) + 1);
  process.stdout.write(
    `${plan.name}: ${events.length} events, turn ${state.turn}, ${JSON.stringify(state.victory)}\n`,
  );
  for (const [type, count] of [...types].sort())
    process.stdout.write(`  ${String(count).padStart(6)} ${type}\n`);
}

await recordSector();
await recordSpace();
await recordEpic();
await recordMetaCampaign();
await recordDrill();
