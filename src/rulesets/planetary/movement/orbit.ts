import type { Violation } from '../catalog.js';
import { modifiersOfRace } from '../races/profile-of.js';
import type { Detachment, PlanetaryState, UnitType } from '../state/index.js';
import type { PlanetaryTable } from '../table.js';
import { produces, SPACE_PORTS } from '../map/buildings.js';
import { hexOf } from '../map/map.js';
import { refuseMarch, type MarchJudge } from './march-judge.js';
import { isOwnRace, makersOf } from '../build/armies/production.js';
import { updateSight } from '../fog/sightings.js';
import { captivesOf } from '../map/terrain.js';
import { unitTypeBy } from '../races/unit-types.js';

/** Types of the units of which a model is left. */
const typesOf = (state: PlanetaryState, { units }: Detachment): readonly UnitType[] => [
  ...new Set(
    units
      .filter((unit) => unit.models.some((each) => each.state !== 'dead'))
      .flatMap((unit) => unitTypeBy(state, unit.typeKey) ?? []),
  ),
];

/** RACE-SM-02 Ascending: drop pods only, out of a hex with an own spaceport for every unit; RACE-ORB-05 without captives. */
export function judgeAscent(judge: MarchJudge): readonly Violation[] {
  const { detachment } = judge;
  const { state } = judge.view;
  if (!detachment) return [];
  if (modifiersOfRace(state, detachment.race).orbit?.ascends !== true) {
    return refuseMarch(judge, 'RACE-ORB-02', 'NO_WAY_TO_ORBIT', 'order');
  }
  const onFoot = typesOf(state, detachment).filter((each) => !each.dropPod);
  const captives = captivesOf(state, detachment.id).map((each) => each.id);
  return [
    ...(onFoot.length === 0
      ? []
      : refuseMarch(judge, 'RACE-SM-02', 'NO_DROP_POD', 'order', { type: onFoot.map((each) => each.key) })),
    ...(isLiftedHere(state, detachment)
      ? []
      : refuseMarch(judge, 'RACE-SM-02', 'NO_SPACEPORT_FOR_IT', 'order', { hex: hexOf(detachment) })),
    ...(captives.length === 0
      ? []
      : refuseMarch(judge, 'RACE-ORB-05', 'HOLDS_CAPTIVES', 'order', { captives })),
  ];
}

/** RACE-SM-02: what a spaceport may build it may lift. */
function isLiftedHere(state: PlanetaryState, detachment: Detachment): boolean {
  const hex = hexOf(detachment);
  const { owner, race } = detachment;
  if (hex === null || state.hexes[hex]?.controller !== owner || !isOwnRace(state, hex, race)) return false;
  const works = (building: string): boolean => produces(state, hex, building);
  return typesOf(state, detachment).every((type) =>
    makersOf(state, race, type).some(
      (set) => set.some((each) => SPACE_PORTS.includes(each)) && set.every(works),
    ),
  );
}

/** RACE-SM-02: in its owner's place in the sequence; it stays where bombs or an enemy sky closed the port. */
export function ascend(table: PlanetaryTable, detachment: Detachment): void {
  const { id, owner } = detachment;
  const from = hexOf(detachment);
  if (from === null) return;
  if (!isLiftedHere(table.state, detachment)) {
    const data = { piece: id, owner, hex: from, reason: 'NO_SPACEPORT' } as const;
    table.emit({ type: 'planetary.MoveStopped', data }, ['RACE-SM-02']);
    return;
  }
  table.emit({ type: 'planetary.DetachmentAscended', data: { detachment: id, owner, from } }, [
    'RACE-SM-02',
    'RACE-ORB-02',
  ]);
  updateSight(table);
}
