import type { ActivitySet, FactionStatus } from '../../state/index.js';
import { editPlanet, editUnit } from '../../state/editing.js';
import type { Evolvers } from '../../state/evolvers.js';

/** Activities in force, and what S3 finds in the systems. */
export type StatusEvent =
  /** GOW-GEN-11, GOW-RND-03, GOW-ACT-07, -11: `ordered` rows are carried over to later rounds, imposed ones are not. */
  | {
      readonly type: 'ghost-of-war.ActivitiesSet';
      readonly data: {
        readonly faction: string;
        readonly rows: readonly {
          readonly entity: string;
          readonly set: ActivitySet;
          readonly ordered: boolean;
        }[];
      };
    }
  /** GOW-MAP-07, -09 */
  | {
      readonly type: 'ghost-of-war.SystemsContested';
      readonly data: { readonly faction: string; readonly status: FactionStatus };
    };

export const STATUS_EVOLVERS: Evolvers<StatusEvent> = {
  'ghost-of-war.ActivitiesSet': (state, { rows }, edit) => {
    for (const { entity, set, ordered } of rows) {
      const thing = Object.hasOwn(state.planets, entity)
        ? editPlanet(edit, state, entity)
        : editUnit(edit, state, entity);
      thing.activity = ordered ? { now: set, ordered: set } : { ...thing.activity, now: set };
    }
  },
  'ghost-of-war.SystemsContested': (state, { faction, status }) => {
    state.status = { ...state.status, [faction]: status };
  },
};
