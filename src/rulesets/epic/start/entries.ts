import { lookUp } from '../../../kernel/index.js';
import type { HouseRules } from '../house-rules/index.js';
import type { Detachment, Profile, Unit } from '../state/index.js';
import type { DetachmentEntry, ProfileEntry, UnitEntry } from './shapes.js';

type Profiles = Readonly<Record<string, ProfileEntry>>;

/** EPC-SET-03: points for each point of morale value, rounded up; at least 1. */
export const moraleValueOf = ({ pointsPerMorale }: HouseRules, points: number): number =>
  Math.max(1, Math.ceil(points / pointsPerMorale));

export const profileEntry = (name: string, profile: ProfileEntry): Profile => ({ name, ...profile });

/** A unit as the state holds it. */
function unitOf(entry: UnitEntry, detachment: string, profile: ProfileEntry): Unit {
  const alive = entry.status === 'OK';
  return {
    id: entry.id,
    detachment,
    profile: entry.profile,
    kind: profile.kind,
    status: entry.status,
    mountedIn: entry.mountedIn ?? null,
    damageLeft: alive ? (entry.damageLeft ?? profile.damage) : 0,
    shieldsUp: alive ? (entry.shieldsUp ?? profile.shields) : 0,
    immobilised: entry.immobilised,
    knockedOut: [...entry.knockedOut].sort((one, other) => one - other),
    usesLeft: entry.usesLeft ?? profile.superHeavyWeapons.map((each) => each.uses),
    popUp: entry.popUp,
    mountingCm: 0,
    movedCm: 0,
    landed: false,
    allowanceCm: null,
  };
}

/** A detachment and its units as the state holds them, from a checked entry. */
export function piecesOf(
  entry: DetachmentEntry,
  army: string,
  profiles: Profiles,
  rules: HouseRules,
): { readonly detachment: Detachment; readonly units: readonly Unit[] } {
  const units = entry.units.flatMap((each) => {
    const profile = lookUp(profiles, each.profile);
    return profile ? [unitOf(each, entry.id, profile)] : [];
  });
  const isFlyer = units.some((each) => each.kind === 'FLYER');
  const place = entry.place ?? (isFlyer ? 'RESERVE' : 'TABLE');
  const moraleValue = moraleValueOf(rules, entry.points);
  const living = units.filter((each) => each.status === 'OK');
  const detachment: Detachment = {
    id: entry.id,
    army,
    name: entry.name ?? entry.id,
    points: entry.points,
    moraleValue,
    moraleLost: Math.min(moraleValue, entry.moraleLost ?? lostBy(entry, place, moraleValue, rules)),
    units: units.map((each) => each.id),
    hq: leaderOf(entry, living, units),
    hqLost: false,
    blastMarkers: entry.blastMarkers,
    broken: entry.broken,
    order: entry.order,
    place,
    isFlyer,
    mission: entry.mission,
    missionDone: entry.missionDone,
    moved: entry.moved,
    shot: entry.shot,
    assaultMoved: false,
    fought: null,
    firstMoveDone: entry.firstMoveDone,
    infiltration: entry.infiltration ?? null,
    outOfCommand: null,
  };
  return { detachment, units };
}

/** EPC-GEN-05: the HQ named, or the first living unit. */
function leaderOf({ hq }: DetachmentEntry, living: readonly Unit[], units: readonly Unit[]): string {
  const named = living.find((each) => each.id === hq);
  return (named ?? living[0] ?? units[0])?.id ?? '';
}

/** EPC-MOR-01 */
function lostBy({ broken }: DetachmentEntry, place: string, moraleValue: number, rules: HouseRules): number {
  if (place === 'DESTROYED') return moraleValue;
  return broken ? Math.ceil(moraleValue * rules.brokenMoraleFraction) : 0;
}
