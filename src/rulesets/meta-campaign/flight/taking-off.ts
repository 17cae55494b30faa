import type { InputPath } from '../../../kernel/index.js';
import { existing } from '../../../kernel/index.js';
import { opposite } from '../../../engine/hex/index.js';
import type { Violation } from '../catalog.js';
import { firstOf, unless } from '../general/asked.js';
import type { Course, Deed } from '../orders/deed.js';
import type { AbilityOf, ActionOf } from '../orders/orders.js';
import { arrange, enterFacing, stanceAt } from '../positions/arranging.js';
import { check } from '../general/checks.js';
import type { MetaCampaignState, Unit } from '../state/index.js';
import type { EdcTable } from '../table.js';
import { hookedTo } from '../transports/aboard/carried.js';
import { blocOf, isAircraft } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { crash } from './crashing.js';
import { hasEnemies, hasLandingRoom, siteFor } from './landing-sites.js';
import { isGliding, isIntoWind, isLowLight, isNearGround, lowestProfile } from '../units/profiles.js';

const ACTION: InputPath = ['order', 'action'];
const ABILITY: InputPath = ['order', 'ability'];

/** EDCU-TOL-01, EDCU-FLT-03, EDCU-TOL-04: who may take off, and how high; nobody who has landed in this round. */
function judgeTakeOff(
  state: MetaCampaignState,
  unit: Unit,
  profile: 'NOE' | 'CONTOUR',
  { before }: Course,
  path: InputPath,
): readonly Violation[] {
  const fixedWing = unit.sheet.propulsion === 'fixedWing';
  return firstOf(
    () =>
      unless(
        isAircraft(unit) && unit.profile === null && before.profile === null,
        'EDCU-TOL-01',
        'NOT_LANDED',
        path,
      ),
    () => [
      ...unless(before.energy >= 1, 'EDCU-TOL-01', 'NO_ENERGY', path),
      ...unless(!unit.immobilised, 'EDCU-TOL-01', 'IMMOBILISED', path),
      ...unless(!unit.propulsionLost, 'EDCU-GLD-02', 'NO_PROPULSION', path),
      ...unless(profile !== 'NOE' || lowestProfile(unit) === 'NOE', 'EDCU-FLT-03', 'TOO_LOW', [
        ...path,
        'profile',
      ]),
      ...unless(
        !fixedWing || siteFor(state, unit, existing(unit.hex, 'hex')) !== null,
        'EDCU-TOL-01',
        'NO_SITE',
        path,
      ),
    ],
  );
}

function takeOff(
  table: EdcTable,
  unit: string,
  profile: 'NOE' | 'CONTOUR',
  rule: 'EDCU-TOL-02' | 'EDCU-TOL-03',
) {
  table.emit({ type: 'meta-campaign.TookOff', data: { unit, profile } }, [rule]);
  arrange(table, existing(unitAt(table.state, unit).hex, 'hex'));
}

/** EDCU-TOL-02: nothing for a fixed-wing aircraft into the wind, by its first step or the facing of its hex. */
function costsNothing(state: MetaCampaignState, { before, order }: Course): boolean {
  if (before.sheet.propulsion !== 'fixedWing' || before.hex === null) return false;
  const [first] = order.movement?.path ?? [];
  if (first !== undefined) return isIntoWind(state, before.hex, first);
  const { direction, dots } = state.weather.wind;
  return dots > 0 && stanceAt(state, before.hex, blocOf(before))?.facing === opposite(direction);
}

export const FAST_TAKEOFF_DEED: Deed<AbilityOf<'FAST_TAKEOFF'>> = {
  judge: (state, unit, { profile }, course) => judgeTakeOff(state, unit, profile, course, ABILITY),
  carryOut: (table, { unit }, { profile }) => takeOff(table, unit, profile, 'EDCU-TOL-02'),
  energy: (_, course, state) => (costsNothing(state, course) ? 0 : 1),
};

export const SLOW_TAKEOFF_DEED: Deed<ActionOf<'SLOW_TAKEOFF'>> = {
  judge: (state, unit, { profile }, course) => [
    ...judgeTakeOff(state, unit, profile, course, ACTION),
    ...unless((course.order.movement?.path.length ?? 0) === 0, 'EDCU-TOL-03', 'MOVES', ['order', 'movement']),
  ],
  carryOut: (table, { unit }, { profile }) => takeOff(table, unit, profile, 'EDCU-TOL-03'),
};

/** EDCU-TOL-04, EDCU-TOL-05, EDCU-LFT-05: from low enough, onto a site. */
function judgeLanding(
  state: MetaCampaignState,
  unit: Unit,
  { open }: Course,
  path: InputPath,
): readonly Violation[] {
  const hex = existing(unit.hex, 'hex');
  const site = siteFor(state, unit, hex);
  return firstOf(
    () => unless(isNearGround(unit.profile), 'EDCU-TOL-04', 'NOT_LOW_ENOUGH', path),
    () => unless(hookedTo(state, unit.id) === null, 'EDCU-LFT-05', 'LOADED', path),
    () => unless(site !== null, 'EDCU-TOL-05', 'NO_SITE', path, { hex }),
    () => [
      ...unless(!hasEnemies(state, unit, hex), 'EDCU-TOL-05', 'ENEMY_THERE', path, { hex }),
      ...unless(
        hasLandingRoom(state, unit, hex, existing(site, 'site'), open.places),
        'EDC-POS-01',
        'NO_ROOM',
        path,
        { hex },
      ),
    ],
  );
}

/** EDCU-TOL-06: the check, then it stands, or is lost. */
function land(table: EdcTable, id: string, { before }: Course): void {
  const { state } = table;
  const unit = unitAt(state, id);
  const hex = existing(unit.hex, 'hex');
  const site = existing(siteFor(state, unit, hex), 'site');
  const dark = isLowLight(state, unit, hex) ? state.rules.landingLowLightAdd : 0;
  const target = (isGliding(before) ? site.gliding : site.power) + dark;
  const crashed = check(table, id, target, 'EDCU-TOL-06', 'crash on landing');
  table.emit({ type: 'meta-campaign.LandingChecked', data: { unit: id, target, crashed } }, ['EDCU-TOL-06']);
  if (crashed) {
    crash(table, id, true);
    return;
  }
  table.emit({ type: 'meta-campaign.Landed', data: { unit: id, hex } }, ['EDCU-TOL-04']);
  enterFacing(table, unitAt(table.state, id), hex, null);
  arrange(table, hex);
}

export const LAND_DEED: Deed<ActionOf<'LAND'>> = {
  judge: (state, unit, _, course) => judgeLanding(state, unit, course, ACTION),
  carryOut: (table, { unit }, _, course) => land(table, unit, course),
};

/** EDCU-TOL-04: whether the last step of the move went into the wind. */
function endsIntoWind(state: MetaCampaignState, { before, path }: Course): boolean {
  const to = path.at(-1);
  const from = path.at(-2) ?? before.hex;
  return to !== undefined && from !== null && isIntoWind(state, from, to);
}

export const FAST_LANDING_DEED: Deed<AbilityOf<'FAST_LANDING'>> = {
  judge: (state, unit, _, course) =>
    firstOf(
      () => unless(unit.sheet.propulsion === 'fixedWing', 'EDCU-TOL-04', 'NOT_FIXED_WING', ABILITY),
      () => judgeLanding(state, unit, course, ABILITY),
      () => unless(endsIntoWind(state, course), 'EDCU-TOL-04', 'NOT_INTO_THE_WIND', ABILITY),
    ),
  carryOut: (table, { unit }, _, course) => land(table, unit, course),
};
