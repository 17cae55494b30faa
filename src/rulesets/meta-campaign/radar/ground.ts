import { isOpenTerrain, placeAt } from '../map/edges.js';
import { hasLineOfSight } from '../sight/lines.js';
import { endFor, hexesApart } from '../sight/seeing.js';
import type { GroundContact, MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import type { Bloc } from '../data/words.js';
import { blocOf, isOnMap } from '../units/kinds.js';
import type { Radar } from './warning/emitters.js';

/** EDCU-GRD-01: in the open or on water, or flying low; not who hides or garrisons. */
function isPlain(state: MetaCampaignState, { profile, hex, garrisonOf, stealthed }: Unit): boolean {
  if (hex === null || garrisonOf !== null || stealthed) return false;
  if (profile !== null) return profile === 'NOE' || profile === 'CONTOUR';
  return isOpenTerrain(state, hex) || placeAt(state, hex)?.terrain === 'WATER';
}

/** EDCU-GRD-01: whether a ground radar pings a unit, whose own side needs no radar for it. */
export const pingsGround = (state: MetaCampaignState, { end, range, bloc }: Radar, unit: Unit): boolean =>
  unit.hex !== null &&
  isOnMap(unit) &&
  blocOf(unit) !== bloc &&
  isPlain(state, unit) &&
  hexesApart(end.hex, unit.hex) <= range &&
  hasLineOfSight(state, end, endFor(unit));

/** EDCU-GRD-01: contacts of a bloc after a check: those of this one, at their exact hexes. */
export function reviewContacts(table: EdcTable, bloc: Bloc, found: readonly GroundContact[]): void {
  const before = table.state.detection.contacts.filter((each) => each.bloc === bloc);
  for (const contact of found)
    if (!before.some((each) => each.unit === contact.unit && each.hex === contact.hex))
      table.emit({ type: 'meta-campaign.GroundContactFound', data: { contact } }, ['EDCU-GRD-01']);
  for (const { unit, hex } of before)
    if (!found.some((each) => each.unit === unit))
      table.emit({ type: 'meta-campaign.GroundContactLost', data: { bloc, unit, hex } }, ['EDCU-GRD-01']);
}
