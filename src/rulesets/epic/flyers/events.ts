import type { EventsOf } from '../../../engine/index.js';
import type { EpicCommand } from '../commands.js';
import { editArmy, editDetachment } from '../state/editing.js';
import { event, sealed } from '../state/event.js';
import type { Mission, MissionOf, OpenMission } from '../state/index.js';

/** Missions of flyers and what others do about them. */
export const FLYER_EVENTS = {
  /** EPC-FLY-01 */
  'epic.MissionsSealed': event<{ readonly army: string }>({
    evolve: (state, { army }, edit) => {
      editArmy(state, edit, army).missionsDeclared = true;
    },
    summary: ({ army }) => `${army} has declared the missions of its flyers.`,
  }),
  'epic.MissionsSealedPrivately': event<{ readonly army: string; readonly missions: readonly MissionOf[] }>({
    evolve: (state, { army, missions }, edit) => {
      editArmy(state, edit, army).missions = missions;
    },
    audience: ({ army }, who) => sealed(army, who),
    summary: ({ missions }) => `${missions.length} missions, sealed.`,
    pieces: ({ missions }) => missions.map((each) => each.detachment),
  }),
  'epic.MissionsDeclared': event<{ readonly missions: readonly MissionOf[] }>({
    evolve: (state, { missions }, edit) => {
      for (const { detachment, mission } of missions)
        editDetachment(state, edit, detachment).mission = mission;
      for (const army of Object.keys(state.armies)) editArmy(state, edit, army).missions = null;
    },
    summary: ({ missions }) =>
      missions
        .map((each) => `${each.detachment}: ${each.mission.toLowerCase().replaceAll('_', ' ')}`)
        .join(', ') || 'No missions.',
    pieces: ({ missions }) => missions.map((each) => each.detachment),
  }),
  /** EPC-FLY-04, EPC-FLY-05: a mission that may be reacted to before it is carried out. */
  'epic.MissionBegun': event<{ readonly detachment: string; readonly command: EpicCommand }>({
    evolve: (state, { detachment, command }) => {
      state.mission = { detachment, stage: 'INTERCEPT', flakFired: [], command };
    },
    summary: ({ detachment }) => `${detachment} begins its mission.`,
    pieces: ({ detachment }) => [detachment],
  }),
  'epic.MissionStageReached': event<{ readonly detachment: string; readonly stage: OpenMission['stage'] }>({
    evolve: (state, { stage }) => {
      if (state.mission) state.mission = { ...state.mission, stage };
    },
    summary: ({ detachment, stage }) =>
      `${detachment}: ${stage === 'FLAK' ? 'flak may fire' : 'it may be intercepted'}.`,
    pieces: ({ detachment }) => [detachment],
  }),
  'epic.MissionIntercepted': event<{ readonly detachment: string; readonly by: string }>({
    evolve: (state, { by }, edit) => {
      Object.assign(editDetachment(state, edit, by), { missionDone: true });
    },
    summary: ({ detachment, by }) => `${by} intercepts ${detachment}.`,
    pieces: ({ detachment, by }) => [detachment, by],
  }),
  'epic.FlakFired': event<{ readonly detachment: string; readonly by: string }>({
    evolve: (state, { by }) => {
      if (state.mission) state.mission = { ...state.mission, flakFired: [...state.mission.flakFired, by] };
    },
    summary: ({ detachment, by }) => `${by} fires its flak at ${detachment}.`,
    pieces: ({ detachment, by }) => [detachment, by],
  }),
  'epic.MissionAborted': event<{ readonly detachment: string }>({
    evolve: (state, { detachment }, edit) => {
      state.mission = null;
      editDetachment(state, edit, detachment).missionDone = true;
    },
    summary: ({ detachment }) => `${detachment} aborts its mission.`,
    follows: ['epic.UnitDestroyed', 'epic.BlastMarkersPlaced'],
    pieces: ({ detachment }) => [detachment],
  }),
  'epic.MissionReleased': event<{ readonly detachment: string }>({
    evolve: (state) => {
      state.mission = null;
    },
    summary: ({ detachment }) => `${detachment} carries its mission out.`,
    pieces: ({ detachment }) => [detachment],
  }),
  'epic.MissionCompleted': event<{ readonly detachment: string; readonly mission: Mission }>({
    evolve: (state, { detachment }, edit) => {
      state.mission = null;
      editDetachment(state, edit, detachment).missionDone = true;
    },
    summary: ({ detachment }) => `${detachment} has flown its mission.`,
    pieces: ({ detachment }) => [detachment],
  }),
} as const;

export type FlyerEvent = EventsOf<typeof FLYER_EVENTS>;
