import type { CommandOf } from '../commands.js';
import { BEST_RATIO, HALVED_IN_COMBAT, MANY_MARKERS } from '../data/tables.js';
import { otherSide } from '../general/asked.js';
import type { CombatModifier, CombatSide, EpicState } from '../state/index.js';
import { armyOf, detachmentBy, detachmentOf, unitBy } from '../units/pieces.js';
import { assaultOf, firepowerOf, half, has } from '../units/values.js';
import { usableCloseCombatWeapons } from './declaring.js';

type CloseCombat = CommandOf<'ResolveCloseCombat'>;
type Sides = readonly [CombatSide, CombatSide];
/** A side before it is compared with the other. */
type Side = Omit<CombatSide, 'modifiers'>;

const side = (seat: string, of: Partial<Side>): Side => ({
  seat,
  detachments: [],
  units: [],
  supporting: [],
  total: 0,
  killDice: 0,
  brokenBefore: [],
  mayReroll: false,
  die: 0,
  hits: 0,
  allocated: null,
  closeCombatWeapons: [],
  ...of,
});

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** EPC-GEN-03: values summed by detachment, halved once where it is broken or marches. */
function totalOf(state: EpicState, units: readonly string[], valueOf: (unit: string) => number): number {
  const detachments = unique(units.map((each) => unitBy(state, each).detachment));
  return detachments.reduce((total, id) => {
    const { broken, order } = detachmentBy(state, id);
    const sum = units
      .filter((each) => unitBy(state, each).detachment === id)
      .reduce((all, each) => all + valueOf(each), 0);
    return total + (broken || HALVED_IN_COMBAT.includes(order) ? half(sum) : sum);
  }, 0);
}

/** EPC-ASL-06: whether the Supreme Commander, an HQ, is among them. */
const commands = (state: EpicState, units: readonly string[]): boolean =>
  units.some((each) => detachmentOf(state, each).hq === each && has(state, each, 'SUPREME_COMMANDER'));

/** EPC-ASL-08: dice of a unit: war engines one for each Damage left, Rampage two in close combat. */
function killDiceOf(state: EpicState, unit: string, rampage: boolean): number {
  const { kind, damageLeft } = unitBy(state, unit);
  if (kind === 'WAR_ENGINE') return damageLeft;
  return rampage && has(state, unit, 'RAMPAGE') ? 2 : 1;
}

const sumOf = (units: readonly string[], valueOf: (unit: string) => number): number =>
  units.reduce((sum, each) => sum + valueOf(each), 0);

const brokenOf = (state: EpicState, detachments: readonly string[]): readonly string[] =>
  detachments.filter((each) => detachmentBy(state, each).broken);

/** EPC-ASL-03, EPC-SHW-11: the sides of a close combat, the active player's first. */
export function closeCombatSides(state: EpicState, active: string, command: CloseCombat): Sides {
  const sideOf = (seat: string): Side => {
    const mine = (units: readonly string[]) => units.filter((each) => armyOf(state, each) === seat);
    const units = mine(command.inContact);
    const supporting = mine(command.supporting);
    const detachments = unique(units.map((each) => unitBy(state, each).detachment));
    const weapons = closeCombatWeaponsOf(state, units, command);
    const bearers = weapons.map((each) => each.unit);
    const assault = (unit: string) => assaultOf(state, unit) * (bearers.includes(unit) ? 2 : 1);
    return side(seat, {
      detachments,
      units,
      supporting,
      total: totalOf(state, units, assault) + sumOf(supporting, (unit) => supportOf(state, unit)),
      killDice: sumOf(units, (unit) => killDiceOf(state, unit, true)),
      brokenBefore: brokenOf(state, detachments),
      mayReroll: commands(state, [...units, ...supporting]),
      closeCombatWeapons: weapons,
    });
  };
  return compared(state, sideOf(active), sideOf(otherSide(state, active)));
}

/** EPC-ASL-03, EPC-ABL-04 */
const supportOf = (state: EpicState, unit: string): number =>
  has(state, unit, 'CLOSE_SUPPORT') ? firepowerOf(state, unit) : state.rules.supportValue;

/** EPC-SHW-11: usable weapons of bearers that touch an enemy war engine, each with the one that falls. */
function closeCombatWeaponsOf(
  state: EpicState,
  units: readonly string[],
  command: CloseCombat,
): CombatSide['closeCombatWeapons'] {
  return units.flatMap((unit) => {
    const touched = command.warEngineContacts.flatMap((each) => {
      if (each.unit === unit) return [each.warEngine];
      return each.warEngine === unit && unitBy(state, each.unit).kind === 'WAR_ENGINE' ? [each.unit] : [];
    });
    if (touched.length === 0) return [];
    const chosen = command.closeCombatWeapons
      .filter((each) => each.unit === unit)
      .map((each) => each.warEngine);
    const targets = [...chosen, ...touched.filter((each) => !chosen.includes(each))];
    return Array.from({ length: usableCloseCombatWeapons(state, unit, command) }, (_, place) => ({
      unit,
      warEngine: targets[place] ?? targets.at(-1) ?? '',
    }));
  });
}

/** EPC-ASL-04: the sides of a firefight, the active player's first; units without Firepower take no part. */
export function firefightSides(
  state: EpicState,
  active: string,
  { detachment, target, units }: CommandOf<'ResolveFirefight'>,
): Sides {
  const sideOf = (seat: string, of: string): Side => {
    const counted = units.filter(
      (each) => unitBy(state, each).detachment === of && firepowerOf(state, each) > 0,
    );
    return side(seat, {
      detachments: [of],
      units: counted,
      total: totalOf(state, counted, (unit) => firepowerOf(state, unit)),
      killDice: sumOf(counted, (unit) => killDiceOf(state, unit, false)),
      brokenBefore: brokenOf(state, [of]),
      mayReroll: commands(state, counted),
    });
  };
  return compared(state, sideOf(active, detachment), sideOf(otherSide(state, active), target));
}

/** EPC-ASL-05 */
const compared = (state: EpicState, one: Side, other: Side): Sides => [
  { ...one, modifiers: modifiersOf(state, one, other) },
  { ...other, modifiers: modifiersOf(state, other, one) },
];

const markersOf = (state: EpicState, { detachments }: Side): number =>
  sumOf(detachments, (each) => detachmentBy(state, each).blastMarkers);

const psykersOf = (state: EpicState, { units, supporting }: Side): number =>
  [...units, ...supporting].filter((each) => has(state, each, 'PSYKER')).length;

/** EPC-ASL-05: what a side adds to its die; of totals only the highest. */
function modifiersOf(state: EpicState, own: Side, enemy: Side): readonly CombatModifier[] {
  const all: readonly CombatModifier[] = [
    { what: 'ENEMY_FIVE_MARKERS', value: markersOf(state, enemy) >= MANY_MARKERS ? 1 : 0 },
    { what: 'ENEMY_MORE_MARKERS', value: markersOf(state, enemy) > markersOf(state, own) ? 1 : 0 },
    { what: 'MORE_PSYKERS', value: psykersOf(state, own) > psykersOf(state, enemy) ? 1 : 0 },
    { what: 'TOTAL', value: ratio(own.total, enemy.total) },
  ];
  return all.filter((each) => each.value > 0);
}

function ratio(own: number, enemy: number): number {
  if (own <= enemy) return 0;
  return enemy === 0 ? BEST_RATIO : Math.min(BEST_RATIO, Math.floor(own / enemy));
}
