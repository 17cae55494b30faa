import { NORMAL_DETACHMENT, type DetachmentType } from '../data/detachment-types.js';
import { profileOfSeat } from './profile-of.js';
import type { DemonGod, GodDetachments, RaceProfile, SpecialDetachment } from './profile.js';
import type { PlanetaryState } from '../state/index.js';

/** PLN-SPD-02 Types that a player may build, the normal one first (RACE-PROD-13, RACE-CH-19). */
export function detachmentTypes(state: PlanetaryState, seat: string): readonly DetachmentType[] {
  const profile = profileOfSeat(state, seat);
  if (!profile) return [NORMAL_DETACHMENT];
  const god = godDetachments(profile, state.players[seat]?.demonGod);
  return [
    ...(hasOwnNormalList(state, seat) ? [] : [NORMAL_DETACHMENT]),
    ...profile.specialDetachments
      .filter((each) => each.available !== false)
      .flatMap((each): readonly DetachmentType[] => {
        const kind = each.class ?? classByGod(each, god);
        return kind === null ? [] : [{ ...each, class: kind }];
      }),
  ];
}

/** RACE-CH-19: the list of their God is the normal one of a player who has chosen. */
const hasOwnNormalList = (state: PlanetaryState, seat: string): boolean =>
  profileOfSeat(state, seat)?.detachmentsByGod !== undefined && state.players[seat]?.demonGod !== undefined;

/** The type that a player knows by a key, `NORMAL` being the normal one of their God; undefined where they have none. */
export function detachmentType(state: PlanetaryState, seat: string, key: string): DetachmentType | undefined {
  const own = key === NORMAL_DETACHMENT.key && hasOwnNormalList(state, seat);
  return detachmentTypes(state, seat).find((each) => (own ? each.class === 'NORMAL' : each.key === key));
}

const godDetachments = (profile: RaceProfile, god: DemonGod | undefined): GodDetachments | undefined =>
  profile.detachmentsByGod?.[god ?? 'UNDIVIDED'];

/** RACE-CH-19; null where the god forbids it. */
function classByGod(
  type: SpecialDetachment,
  god: GodDetachments | undefined,
): DetachmentType['class'] | null {
  if (god?.normal === type.key) return 'NORMAL';
  return god?.typeI.includes(type.key) === true ? 'TYPE_I' : null;
}
