import { lookUp, type InputPath } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { unless } from '../general/asked.js';
import type { DetachmentEntry, ProfileEntry, UnitEntry } from './shapes.js';

type Profiles = Readonly<Record<string, ProfileEntry>>;

/** EPC-GEN-04: abilities that exclude each other; what only war engines have. */
export const checkProfiles = (profiles: Profiles, path: InputPath): readonly Violation[] =>
  Object.entries(profiles).flatMap(([name, { kind, abilities, damage, shields }]) => {
    const at = [...path, name];
    const both = (one: ProfileEntry['abilities'][number], other: ProfileEntry['abilities'][number]) =>
      abilities.includes(one) && abilities.includes(other);
    const engine = kind === 'WAR_ENGINE';
    return [
      ...unless(
        !both('ASSAULT', 'HEAVY_WEAPONS'),
        'EPC-GEN-04',
        'ASSAULT_AND_HEAVY_WEAPONS',
        [...at, 'abilities'],
        { profile: name },
      ),
      ...unless(
        !both('CAVALRY', 'JUMP_PACKS'),
        'EPC-GEN-04',
        'CAVALRY_AND_JUMP_PACKS',
        [...at, 'abilities'],
        {
          profile: name,
        },
      ),
      ...unless(!engine || damage >= 2, 'EPC-GEN-04', 'DAMAGE', [...at, 'damage'], { profile: name }),
      ...unless(engine || damage === 0, 'EPC-GEN-04', 'ONLY_WAR_ENGINES', [...at, 'damage'], {
        profile: name,
      }),
      ...unless(engine || shields === 0, 'EPC-GEN-04', 'ONLY_WAR_ENGINES', [...at, 'shields'], {
        profile: name,
      }),
    ];
  });

/** EPC-SET-01: every id once. */
export function checkIds(
  entries: readonly { readonly detachment: DetachmentEntry; readonly path: InputPath }[],
  taken: readonly string[] = [],
): readonly Violation[] {
  const named = entries.flatMap(({ detachment, path }) => [
    { id: detachment.id, path: [...path, 'id'] },
    ...detachment.units.map(({ id }, place) => ({ id, path: [...path, 'units', place, 'id'] })),
  ]);
  return named.flatMap(({ id, path }, place) =>
    unless(
      !taken.includes(id) && named.findIndex((each) => each.id === id) === place,
      'EPC-SET-01',
      'ID_TAKEN',
      path,
      { id },
    ),
  );
}

/** EPC-SET-01, EPC-SET-02, section 3: one detachment by itself. */
export function checkDetachment(
  entry: DetachmentEntry,
  profiles: Profiles,
  path: InputPath,
): readonly Violation[] {
  const { units, hq, id } = entry;
  if (units.length === 0)
    return [violation('EPC-SET-01', 'NO_UNITS', [...path, 'units'], { detachment: id })];
  const unknown = units.flatMap(({ profile }, place) =>
    unless(
      lookUp(profiles, profile) !== undefined,
      'EPC-SET-01',
      'UNKNOWN_PROFILE',
      [...path, 'units', place, 'profile'],
      {
        profile,
      },
    ),
  );
  if (unknown.length > 0) return unknown;
  const kinds = units.flatMap(({ profile }) => lookUp(profiles, profile)?.kind ?? []);
  const flyers = kinds.filter((each) => each === 'FLYER').length;
  return [
    ...unless(
      !kinds.includes('WAR_ENGINE') || units.length === 1,
      'EPC-SET-01',
      'WAR_ENGINE_ALONE',
      [...path, 'units'],
      {
        detachment: id,
      },
    ),
    ...unless(flyers === 0 || flyers === units.length, 'EPC-SET-01', 'FLYERS_MIXED', [...path, 'units'], {
      detachment: id,
    }),
    ...unless(
      hq === undefined || units.some((each) => each.id === hq),
      'EPC-SET-01',
      'HQ_NOT_HERE',
      [...path, 'hq'],
      {
        hq: hq ?? '',
      },
    ),
    ...checkPlace(entry, flyers > 0, path),
    ...checkInfiltration(entry, profiles, path),
    ...checkMarkers(entry, path),
    ...units.flatMap((each, place) => {
      const profile = lookUp(profiles, each.profile);
      return profile ? checkUnit(each, profile, [...path, 'units', place]) : [];
    }),
  ];
}

/** EPC-SET-02, EPC-FLY-01: flyers are never on the table, others never off it. */
const checkPlace = (
  { place, mission, id }: DetachmentEntry,
  flyer: boolean,
  path: InputPath,
): readonly Violation[] => [
  ...unless(!flyer || place !== 'TABLE', 'EPC-SET-02', 'FLYERS_IN_RESERVE', [...path, 'place'], {
    detachment: id,
  }),
  ...unless(flyer || place !== 'OFF_TABLE', 'EPC-SET-02', 'NOT_A_FLYER', [...path, 'place'], {
    detachment: id,
  }),
  ...unless(
    mission === 'NONE' || (flyer && place === 'OFF_TABLE'),
    'EPC-FLY-01',
    'NOT_A_FLYER',
    [...path, 'mission'],
    { detachment: id },
  ),
];

/** EPC-SET-02: the choice is made exactly by who has it. */
function checkInfiltration(
  { infiltration, units, id }: DetachmentEntry,
  profiles: Profiles,
  path: InputPath,
) {
  const some = units.some(({ profile }) => lookUp(profiles, profile)?.abilities.includes('INFILTRATORS'));
  return [
    ...unless(
      !some || infiltration !== undefined,
      'EPC-SET-02',
      'INFILTRATION_NEEDED',
      [...path, 'infiltration'],
      {
        detachment: id,
      },
    ),
    ...unless(
      some || infiltration === undefined,
      'EPC-SET-02',
      'NO_INFILTRATORS',
      [...path, 'infiltration'],
      {
        detachment: id,
      },
    ),
  ];
}

/** Section 3: broken without order; destroyed without living unit and markers. */
function checkMarkers({ broken, order, place, units, blastMarkers, id }: DetachmentEntry, path: InputPath) {
  const living = units.some((each) => each.status === 'OK');
  const gone = place === 'DESTROYED';
  return [
    ...unless(!broken || order === 'NONE', 'EPC-ORD-07', 'BROKEN', [...path, 'order'], { detachment: id }),
    ...unless(order === 'NONE' || place !== 'RESERVE', 'EPC-ORD-01', 'IN_RESERVE', [...path, 'order'], {
      detachment: id,
    }),
    ...unless(gone !== living, 'EPC-GEN-05', gone ? 'STILL_LIVING' : 'NOBODY_LIVING', [...path, 'place'], {
      detachment: id,
    }),
    ...unless(!gone || blastMarkers === 0, 'EPC-GEN-05', 'DESTROYED', [...path, 'blastMarkers'], {
      detachment: id,
    }),
  ];
}

/** Section 3: what a unit may be by its profile. */
function checkUnit(unit: UnitEntry, profile: ProfileEntry, path: InputPath): readonly Violation[] {
  const { damage, shields, superHeavyWeapons: weapons, kind } = profile;
  const { damageLeft, shieldsUp, immobilised, knockedOut, usesLeft, popUp, id } = unit;
  const at = (member: string): InputPath => [...path, member];
  const params = { unit: id };
  const alive = unit.status === 'OK';
  return [
    ...unless((damageLeft ?? 0) <= damage, 'EPC-WEN-01', 'OVER_PROFILE', at('damageLeft'), params),
    ...unless(
      !alive || kind !== 'WAR_ENGINE' || damageLeft !== 0,
      'EPC-WEN-01',
      'DESTROYED',
      at('damageLeft'),
      params,
    ),
    ...unless((shieldsUp ?? 0) <= shields, 'EPC-WEN-01', 'OVER_PROFILE', at('shieldsUp'), params),
    ...unless(
      !immobilised || kind === 'WAR_ENGINE',
      'EPC-GEN-04',
      'ONLY_WAR_ENGINES',
      at('immobilised'),
      params,
    ),
    ...unless(
      knockedOut.every((each, place) => each < weapons.length && knockedOut.indexOf(each) === place),
      'EPC-SHW-01',
      'NO_SUCH_WEAPON',
      at('knockedOut'),
      params,
    ),
    ...unless(
      usesLeft === undefined ||
        (usesLeft.length === weapons.length &&
          usesLeft.every((each, place) => {
            const uses = weapons[place]?.uses ?? null;
            return uses === null ? each === null : each !== null && each <= uses;
          })),
      'EPC-SHW-01',
      'OVER_PROFILE',
      at('usesLeft'),
      params,
    ),
    ...unless(
      !popUp || profile.abilities.includes('SKIMMER'),
      'EPC-SHO-03',
      'NOT_A_SKIMMER',
      at('popUp'),
      params,
    ),
  ];
}

/** EPC-TRA-01: who is carried, by what, and not too many. */
export function checkCarried(
  entry: DetachmentEntry,
  army: readonly DetachmentEntry[],
  profiles: Profiles,
  path: InputPath,
): readonly Violation[] {
  const all = army.flatMap((detachment) =>
    detachment.units.map((unit) => ({ unit, detachment: detachment.id })),
  );
  return entry.units.flatMap(({ id, profile, mountedIn, status }, place) => {
    if (mountedIn === undefined) return [];
    const at = [...path, 'units', place, 'mountedIn'];
    const carrier = all.find((each) => each.unit.id === mountedIn);
    const carries = carrier && lookUp(profiles, carrier.unit.profile);
    if (!carrier || !carries || carrier.unit.status !== 'OK')
      return [violation('EPC-TRA-01', 'NO_SUCH_UNIT', at, { unit: mountedIn })];
    const params = { unit: id, transport: mountedIn };
    const aboard = all.filter(({ unit }) => unit.mountedIn === mountedIn && unit.status === 'OK');
    const ofAny = carries.kind === 'WAR_ENGINE' || carries.kind === 'FLYER';
    return [
      ...unless(lookUp(profiles, profile)?.kind === 'INFANTRY', 'EPC-TRA-01', 'NOT_INFANTRY', at, params),
      ...unless(ofAny || carrier.detachment === entry.id, 'EPC-TRA-01', 'OTHER_DETACHMENT', at, params),
      ...unless(status === 'OK', 'EPC-TRA-01', 'DESTROYED', at, params),
      ...unless(
        aboard.findIndex(({ unit }) => unit.id === id) < carries.transportCapacity,
        'EPC-TRA-01',
        'OVER_CAPACITY',
        at,
        { ...params, capacity: carries.transportCapacity },
      ),
    ];
  });
}
