import type { PlanetaryCommand, PlanetaryState } from '../../../src/rulesets/planetary/index.js';
import type { Mind, Said } from './mind.js';

/** What the arbiter says once: a unit type and a list of the club, a detachment that he rejects, a phase that he closes. */
export function ruling(state: PlanetaryState, { isNew, accepted }: Mind): Said | null {
  const arbiter = state.seats.find((each) => each.role === 'arbiter')!.id;
  const building = Object.values(state.detachments).find((each) => each.place.at === 'building');
  const commands: readonly PlanetaryCommand[] = [
    {
      type: 'DefineUnitType',
      unitTypes: [
        {
          key: 'club.rangers',
          name: 'Rangers',
          slot: 'TR',
          moveClass: 'infantry',
          vehicle: false,
          minModels: 5,
          maxModels: 10,
          modelPoints: 11,
        },
      ],
    },
    {
      type: 'DefineSpecialDetachment',
      race: 'ORK',
      detachment: {
        key: 'CLUB_COLUMN',
        name: 'Column of the club',
        class: 'TYPE_I',
        mv: 6,
        slots: { by: 'NORMAL_LIST' },
      },
    },
    ...(building
      ? [{ type: 'RejectDetachment', detachment: building.id, reason: 'not by its list' } as const]
      : []),
    ...(state.phase === 'AIR_ORDERS' ? [{ type: 'ClosePhase' } as const] : []),
  ];
  const command = commands.find((each) => isNew(each.type) && accepted({ seat: arbiter, command: each }));
  return command ? { seat: arbiter, command } : null;
}
