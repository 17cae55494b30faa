import { editIn } from '../../../kernel/index.js';
import type { SpecialDetachment } from '../races/profile.js';
import type { RaceKey, UnitType } from '../state/index.js';
import { event } from '../state/event.js';
import { everybody, owner } from '../state/audiences.js';
import { some } from '../state/sentences.js';

/** Lists that the arbiter completes for the campaign. */
export const DEFINITION_EVENTS = {
  'planetary.UnitTypeDefined': event<{ readonly unitType: UnitType }>({
    evolve: (state, { unitType }, edit) => {
      editIn(edit, state, 'unitTypes')[unitType.key] = unitType;
    },
    audience: everybody,
    summary: ({ unitType }) =>
      `The type ${unitType.name} (${unitType.key}) has ${some(unitType.modelPoints, 'point')} per model.`,
  }),
  'planetary.SpecialDetachmentDefined': event<{
    readonly race: RaceKey;
    readonly detachment: SpecialDetachment;
  }>({
    evolve: (state, { race, detachment }) => {
      const edits = state.raceEdits ?? {};
      const others = (edits[race]?.specialDetachments ?? []).filter((each) => each.key !== detachment.key);
      state.raceEdits = {
        ...edits,
        [race]: { ...edits[race], specialDetachments: [...others, detachment] },
      };
    },
    audience: everybody,
    summary: ({ race, detachment }) =>
      `The race ${race} may have a new kind of detachment: ${detachment.name}.`,
  }),
  /** It is gone as if it had never been ordered; what was paid comes back by `BpReceived`. */
  'planetary.DetachmentRejectedByGm': event<{
    readonly detachment: string;
    readonly owner: string;
    readonly reason: string;
  }>({
    evolve: (state, { detachment }, edit) => {
      delete editIn(edit, state, 'detachments')[detachment];
    },
    audience: owner,
    summary: ({ detachment, reason }) => `The arbiter rejects ${detachment}: ${reason}`,
  }),
};
