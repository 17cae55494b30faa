import { lookUp } from '../../../kernel/index.js';
import type { CaptureRow } from './events.js';
import type { GhostOfWarState, LineRaid, Ware } from '../state/index.js';
import { bySeq } from '../general/order.js';
import { putSpoils, receiversOf } from '../goods/war-spoils.js';
import type { Hold } from './hold.js';
import { raidingShips } from './raiders.js';
import { addedUp } from './wares.js';

/** GOW-TRD-13, GOW-BUF-10: the raider captures half of each ware, rounded down; the rest, and what has no room, is lost. */
export function capture(hold: Hold, line: string, raid: LineRaid, booty: readonly Ware[]): CaptureRow {
  const { state, books, parts } = hold;
  const { raider, faction, system } = raid;
  const into = receiversOf(state, { factions: [faction], units: raidingShips(state, raider), system });
  const captured: Ware[] = [];
  const wasted: Ware[] = [];
  for (const ware of addedUp(booty)) {
    const half = Math.floor(ware.amount / 2);
    if (half === 0) continue;
    const store = partStoreOf(state, raid);
    let lost = half;
    if (ware.kind === 'RESOURCE') lost = putSpoils(books, into, ware.resource, half);
    else if (store !== null) {
      parts.add(store, ware.part, half);
      lost = 0;
    }
    if (half > lost) captured.push({ ...ware, amount: half - lost });
    if (lost > 0) wasted.push({ ...ware, amount: lost });
  }
  return { line, raider, captured, wasted };
}

/** GOW-REC-03: captured parts lie on a planet of the raider's there, or aboard the Chapter Fleet. */
function partStoreOf(state: GhostOfWarState, { raider, faction, system }: LineRaid): string | null {
  if (lookUp(state.formations, raider)?.chapterFleet) return raider;
  const [planet] = bySeq(
    Object.values(state.planets).filter((each) => each.controller === faction && each.system === system),
  );
  return planet?.id ?? null;
}
