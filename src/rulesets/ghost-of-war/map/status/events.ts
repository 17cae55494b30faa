import type { ActivitySet, FactionStatus } from '../../state/index.js';
import { editPlanet, editUnit } from '../../state/editing.js';
import { event } from '../../state/event.js';
import { ofFaction } from '../../state/audiences.js';
import { some } from '../../state/sentences.js';

/** Activities in force, and what S3 finds in the systems. */
export const STATUS_EVENTS = {
  /** GOW-GEN-11, GOW-RND-03, GOW-ACT-07, -11: `ordered` rows are carried over to later rounds, imposed ones are not. */
  'ghost-of-war.ActivitiesSet': event<{
    readonly faction: string;
    readonly rows: readonly {
      readonly entity: string;
      readonly set: ActivitySet;
      readonly ordered: boolean;
    }[];
  }>({
    evolve: (state, { rows }, edit) => {
      for (const { entity, set, ordered } of rows) {
        const thing = Object.hasOwn(state.planets, entity)
          ? editPlanet(edit, state, entity)
          : editUnit(edit, state, entity);
        thing.activity = ordered ? { now: set, ordered: set } : { ...thing.activity, now: set };
      }
    },
    audience: ofFaction,
    summary: ({ faction, rows }) =>
      `${faction}: ${some(rows.length, 'unit or planet', 'units and planets')} with another activity.`,
    growing: ['rows'],
  }),
  /** GOW-MAP-07, -09 */
  'ghost-of-war.SystemsContested': event<{ readonly faction: string; readonly status: FactionStatus }>({
    evolve: (state, { faction, status }) => {
      state.status = { ...state.status, [faction]: status };
    },
    audience: ofFaction,
    summary: ({ faction, status }) =>
      `${faction}: ${some(status.contested.length, 'system')} contested, ${status.cutOff.length} cut off.`,
  }),
};
