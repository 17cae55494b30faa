import { entryAt } from '../../../../kernel/index.js';
import { violation, type Violation } from '../../catalog.js';
import { SPECIAL_DETACHMENTS, type DetachmentType } from '../../data/detachment-types.js';
import { profileOfRace } from '../../races/profile-of.js';
import type { Detachment, PlanetaryState, RaceKey } from '../../state/index.js';
import { detachmentsInOrder } from '../../pieces/armies.js';
import { detachmentType } from '../../races/detachment-types.js';

/** Detachments of a player by class. */
export interface Numbers {
  /** Mercenaries included. */
  readonly normal: number;
  readonly typeI: number;
  readonly typeII: number;
}

/** PLN-SPD-01: what these numbers break; empty where they are legal. */
export function numbersBroken({
  normal,
  typeI,
  typeII,
}: Numbers): readonly ('TYPE_I' | 'TYPE_II' | 'NORMAL')[] {
  const total = normal + typeI + typeII;
  const { typeIOneIn, typeIIOneIn } = SPECIAL_DETACHMENTS;
  return [
    ...(typeI > Math.ceil(total / typeIOneIn) ? (['TYPE_I'] as const) : []),
    ...(typeII > Math.ceil(total / typeIIOneIn) ? (['TYPE_II'] as const) : []),
    ...(typeI + typeII > 0 && normal <= typeI + typeII ? (['NORMAL'] as const) : []),
  ];
}

/** PLN-SPD-01: those that count: under construction too, but no captives and no garrison-detachments. */
const counted = (state: PlanetaryState, seat: string): readonly Detachment[] =>
  detachmentsInOrder(state).filter(
    (each) =>
      each.owner === seat &&
      each.class !== 'GARRISON_DETACHMENT' &&
      each.place.at !== 'captor' &&
      each.place.at !== 'prison',
  );

/** PLN-SPD-02: no type of the race, one that its God forbids (RACE-CH-19), or one without a list yet (RACE-PROD-12). */
function judgeUnknown(state: PlanetaryState, seat: string, race: RaceKey, typeKey: string): Violation {
  const known = profileOfRace(state, race).specialDetachments.find((each) => each.key === typeKey);
  const path = ['typeKey'];
  if (known?.available === false)
    return violation('RACE-PROD-12', 'DETACHMENT_TYPE_UNDEFINED', path, { typeKey });
  if (known) {
    return violation('RACE-CH-19', 'FORBIDDEN_BY_GOD', path, {
      typeKey,
      god: state.players[seat]?.demonGod ?? null,
    });
  }
  return violation('PLN-SPD-02', 'NO_SUCH_DETACHMENT_TYPE', path, { typeKey, race });
}

/** PLN-SPD-01, PLN-SPD-02: why the player may not have one more of a type. */
export function judgeType(
  state: PlanetaryState,
  seat: string,
  typeKey: string,
): { readonly type: DetachmentType | null; readonly violations: readonly Violation[] } {
  const race = entryAt(state.players, seat).race;
  const type = detachmentType(state, seat, typeKey);
  if (!type) return { type: null, violations: [judgeUnknown(state, seat, race, typeKey)] };
  if (type.class === 'NORMAL') return { type, violations: [] };
  const all = counted(state, seat);
  const number = (kind: Detachment['class']): number => all.filter((each) => each.class === kind).length;
  const numbers: Numbers = {
    normal: number('NORMAL') + number('MERCENARY'),
    typeI: number('TYPE_I') + (type.class === 'TYPE_I' ? 1 : 0),
    typeII: number('TYPE_II') + (type.class === 'TYPE_II' ? 1 : 0),
  };
  const broken = numbersBroken(numbers);
  const same = all.filter((each) => each.typeKey === type.key).length;
  return {
    type,
    violations: [
      ...broken.map((limit) =>
        violation('PLN-SPD-01', 'TOO_MANY_SPECIAL_DETACHMENTS', ['typeKey'], { limit, ...numbers }),
      ),
      ...(type.most !== undefined && same >= type.most
        ? [violation('PLN-SPD-02', 'TOO_MANY_OF_DETACHMENT_TYPE', ['typeKey'], { typeKey, most: type.most })]
        : []),
    ],
  };
}
