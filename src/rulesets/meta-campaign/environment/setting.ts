import { FLAT_DIRECTIONS } from '../../../engine/hex/index.js';
import { itemAt, type InputPath } from '../../../kernel/index.js';
import type { Violation } from '../catalog.js';
import type { CommandOf } from '../commands.js';
import { firstOf, mustBeGameMaster, unless, type Asked } from '../general/asked.js';
import { check, die } from '../general/checks.js';
import { hexAt } from '../map/reading.js';
import type { GameMap, MetaCampaignState } from '../state/index.js';
import type { EdcTable } from '../table.js';
import type { RuleId } from '../catalog.js';

const CATEGORIES: readonly string[] = ['infantry', 'vehicle', 'towed', 'aircraft', 'vessel', 'survivors'];
const MODES: readonly string[] = ['direct', 'indirect', 'melee'];

const mustRun = (asked: Asked, rule: RuleId): readonly Violation[] =>
  firstOf(
    () => mustBeGameMaster(asked, rule),
    () => unless(asked.state.contract !== null, rule, 'NO_CAMPAIGN'),
  );

/** EDC-ENV-02: figures of categories and modes that there are. */
export const judgeEnvironment = (asked: Asked, command: CommandOf<'SetEnvironment'>): readonly Violation[] =>
  firstOf(
    () => mustRun(asked, 'EDC-ENV-01'),
    () => [
      ...Object.keys(command.speed).flatMap((each) =>
        unless(CATEGORIES.includes(each), 'EDC-ENV-02', 'UNKNOWN_CATEGORY', ['speed', each], {
          category: each,
        }),
      ),
      ...Object.keys(command.damage).flatMap((each) =>
        unless(MODES.includes(each), 'EDC-ENV-02', 'UNKNOWN_MODE', ['damage', each], { mode: each }),
      ),
    ],
  );

export function setEnvironment(table: EdcTable, command: CommandOf<'SetEnvironment'>): void {
  const { name, text, speed, moveEnergy, vision, damage, stealth, stuck, night } = command;
  table.emit(
    {
      type: 'meta-campaign.EnvironmentReported',
      data: {
        name,
        text,
        modifiers: { speed, moveEnergy, vision, damage, stealth, stuck },
        night: night ?? table.state.weather.night,
      },
    },
    ['EDC-ENV-01', 'EDC-ENV-02'],
  );
}

/** EDC-WND-01: no more dots than the house rules know. */
export function checkDots({ rules }: MetaCampaignState, dots: number, path: InputPath): readonly Violation[] {
  const most = rules.windDotsMax;
  return unless(dots <= most, 'EDC-WND-01', 'TOO_STRONG', path, { dots, most });
}

export const judgeWind = (asked: Asked, { dots }: CommandOf<'ShiftWind'>): readonly Violation[] =>
  firstOf(
    () => mustRun(asked, 'EDC-WND-04'),
    () => checkDots(asked.state, dots, ['dots']),
  );

export function shiftWind(table: EdcTable, { direction, dots }: CommandOf<'ShiftWind'>): void {
  table.emit({ type: 'meta-campaign.WindShifted', data: { direction, dots } }, ['EDC-WND-04', 'EDC-WND-01']);
}

/** EDC-NGT-04: light and smoke lie in hexes of the map. */
export const checkHexes = (map: GameMap, hexes: readonly string[], path: InputPath): readonly Violation[] =>
  hexes.flatMap((hex, place) =>
    unless(hexAt(map, hex) !== null, 'EDC-NGT-04', 'OFF_THE_MAP', [...path, place], { hex }),
  );

/** EDC-NGT-04 */
export const judgePlacing = (
  asked: Asked,
  { hexes }: CommandOf<'SetIllumination' | 'SetSmoke'>,
): readonly Violation[] =>
  firstOf(
    () => mustRun(asked, 'EDC-NGT-04'),
    () => [
      ...unless(hexes.length > 0, 'EDC-NGT-04', 'NO_HEX', ['hexes']),
      ...checkHexes(asked.state.map, hexes, ['hexes']),
    ],
  );

/** The last round in which something lasts that is placed now for some rounds. */
const until = ({ state }: EdcTable, rounds: number): number => (state.contract?.round ?? 0) + rounds - 1;

export function illuminate(table: EdcTable, { hexes, rounds }: CommandOf<'SetIllumination'>): void {
  table.emit({ type: 'meta-campaign.IlluminationPlaced', data: { hexes, until: until(table, rounds) } }, [
    'EDC-NGT-04',
  ]);
}

export function laySmoke(table: EdcTable, { hexes, rounds }: CommandOf<'SetSmoke'>): void {
  table.emit({ type: 'meta-campaign.SmokePlaced', data: { hexes, until: until(table, rounds) } }, [
    'EDC-NGT-04',
    'EDC-LOS-04',
  ]);
}

const D20 = 20;
const D6 = 6;

/** R5, EDC-WND-04: the forecast may shift by itself; off at a target of 0. */
export function shiftSuddenly(table: EdcTable): void {
  const { rules, weather } = table.state;
  if (!check(table, 'wind', Math.min(D20 - 1, rules.windShiftTarget), 'EDC-WND-04', 'sudden shift')) return;
  const direction = itemAt(FLAT_DIRECTIONS, die(table, 'wind', D6, 'EDC-WND-04', 'direction') - 1);
  const stronger = die(table, 'wind', D6, 'EDC-WND-04', 'strength') > D6 / 2;
  const dots = Math.min(rules.windDotsMax, Math.max(0, weather.wind.dots + (stronger ? 1 : -1)));
  table.emit({ type: 'meta-campaign.WindShifted', data: { direction, dots } }, ['EDC-WND-04']);
}
