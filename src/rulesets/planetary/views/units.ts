import type { UnitView } from '../../../engine/index.js';
import { dxpAccount, xpAccount } from '../state/accounts.js';
import { detachmentsInOrder, armiesInOrder } from '../pieces/armies.js';
import { statusOf } from '../after-battle/experience.js';
import { battleValue, unitBattleValue } from '../battle/participation.js';
import type { Army, PlanetaryState } from '../state/index.js';
import { placeOf } from './board.js';
import { unitTypeBy } from '../races/unit-types.js';
import { figure } from '../parameters.js';

/** Detachments with their DXP, and with the option `unitExperience` their units with XP (PLN-EXP-01). */
export const units = (state: PlanetaryState): readonly UnitView[] => [
  ...detachmentsInOrder(state)
    .filter((each) => each.units.length > 0)
    .map((each) => ({
      id: each.id,
      name: each.name,
      kind: 'detachment',
      owner: each.owner,
      location: placeOf(state, each),
      experience: each.dxp,
      rank: statusOf(each.dxp).name,
      account: dxpAccount(each.id),
      strength: battleValue(state, each),
    })),
  ...(figure(state, 'unitExperience') ? armiesInOrder(state).flatMap((army) => unitsOf(state, army)) : []),
];

const unitsOf = (state: PlanetaryState, army: Army): readonly UnitView[] =>
  army.units.map((unit) => ({
    id: unit.id,
    name: unitTypeBy(state, unit.typeKey)?.name ?? unit.typeKey,
    kind: 'unit',
    owner: army.owner,
    location: army.kind === 'garrison' ? army.hex : placeOf(state, army),
    experience: unit.xp,
    rank: '',
    account: xpAccount(unit.id),
    strength: unitBattleValue(state, army, unit),
  }));
