import type { DraftEvent } from '../../src/kernel/index.js';
import type { EpicEvent } from '../../src/rulesets/epic/index.js';

/** What an event uses up for a turn: a shot of a detachment or of a weapon, or a mission of flyers. */
function usedUp({ type, data }: EpicEvent): readonly string[] {
  switch (type) {
    case 'epic.AttackDeclared':
      return [
        // EPC-FLY-05: flak fires at every mission.
        ...(data.attack === 'FLAK' ? [] : [`shot of ${data.detachment}`]),
        ...data.weapons.map(({ unit, weapon }) => `shot of weapon ${weapon} of ${unit}`),
      ];
    case 'epic.MissionsDeclared':
      return data.missions.map(({ detachment }) => `declared mission of ${detachment}`);
    case 'epic.MissionBegun':
      return [`mission of ${data.detachment}`];
    case 'epic.MissionIntercepted':
      return [`mission of ${data.by}`];
    case 'epic.MissionCompleted':
    case 'epic.MissionAborted':
      return [`end of the mission of ${data.detachment}`];
    default:
      return [];
  }
}

/**
 * Section 3 of the catalog: what was done twice in a turn that may be done once, in plain words (EPC-SHO-01, EPC-SHW-01,
 * EPC-FLY-01).
 */
export function excess(events: readonly Pick<DraftEvent, 'type' | 'data' | 'turn'>[]): readonly string[] {
  const uses = events.flatMap((each) =>
    usedUp(each as unknown as EpicEvent).map((use) => `turn ${each.turn}: a second ${use}`),
  );
  return uses.filter((use, at) => uses.indexOf(use) < at);
}
