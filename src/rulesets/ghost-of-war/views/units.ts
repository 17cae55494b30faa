import type { UnitView } from '../../../engine/index.js';
import { xpAccount } from '../state/account-names.js';
import { levelName } from '../experience/experience.js';
import { seatOf } from '../general/factions.js';
import type { GhostOfWarState } from '../state/index.js';

/** GOW-XP-01, -02: experience and level of each unit. */
export const units = (state: GhostOfWarState): readonly UnitView[] =>
  Object.values(state.units).map((unit) => ({
    id: unit.id,
    name: unit.name,
    kind: unit.type,
    owner: seatOf(state, unit.owner),
    location: unit.place.in === 'JOURNEY' ? null : unit.place.id,
    experience: unit.hidden ? null : unit.xp,
    rank: unit.hidden ? null : levelName(state, unit),
    account: xpAccount(unit.id),
    strength: unit.ce,
  }));
