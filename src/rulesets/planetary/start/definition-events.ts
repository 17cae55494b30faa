import { editIn } from '../../../kernel/index.js';
import type { SpecialDetachment } from '../races/profile.js';
import type { RaceKey, UnitType } from '../state/index.js';
import type { Evolvers } from '../state/evolvers.js';

/** Lists that the arbiter completes for the campaign. */
export type DefinitionEvent =
  | { readonly type: 'planetary.UnitTypeDefined'; readonly data: { readonly unitType: UnitType } }
  | {
      readonly type: 'planetary.SpecialDetachmentDefined';
      readonly data: { readonly race: RaceKey; readonly detachment: SpecialDetachment };
    }
  /** It is gone as if it had never been ordered; what was paid comes back by `BpReceived`. */
  | {
      readonly type: 'planetary.DetachmentRejectedByGm';
      readonly data: { readonly detachment: string; readonly owner: string; readonly reason: string };
    };

export const DEFINITION_EVOLVERS: Evolvers<DefinitionEvent> = {
  'planetary.UnitTypeDefined': (state, { unitType }, edit) => {
    editIn(edit, state, 'unitTypes')[unitType.key] = unitType;
  },
  'planetary.SpecialDetachmentDefined': (state, { race, detachment }) => {
    const edits = state.raceEdits ?? {};
    const others = (edits[race]?.specialDetachments ?? []).filter((each) => each.key !== detachment.key);
    state.raceEdits = {
      ...edits,
      [race]: { ...edits[race], specialDetachments: [...others, detachment] },
    };
  },
  'planetary.DetachmentRejectedByGm': (state, { detachment }, edit) => {
    delete editIn(edit, state, 'detachments')[detachment];
  },
};
