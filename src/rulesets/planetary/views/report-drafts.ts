import { participatingUnits } from '../battle/participation.js';
import type { ReportedUnit } from '../commands.js';
import { armyOf } from '../state/army-of.js';
import type { Battle, PlanetaryState, SideRole, Unit } from '../state/index.js';

/**
 * PLN-REP-01: the halves that were said, and of a side that has said none every unit that takes part, as far as it is known, on
 * the table from the start to the end.
 */
export const reportDraft = (state: PlanetaryState, battle: Battle) => ({
  type: 'EnterBattleReport',
  report: {
    gameTurnsPlayed: turnsSaid(battle),
    scenario: { used: false, fulfilledBy: [] },
    attacker: sideDraft(state, battle, 'attacker'),
    defender: sideDraft(state, battle, 'defender'),
    defences: [],
  },
});

/** PLN-REP-01: a side's half as it was said, or as it is drafted for a report. */
export const halfDraft = (state: PlanetaryState, battle: Battle, side: SideRole) => {
  const gameTurnsPlayed = battle.halves?.[side]?.gameTurnsPlayed;
  return {
    type: 'EnterReportHalf',
    half: sideDraft(state, battle, side),
    ...(gameTurnsPlayed === undefined ? {} : { gameTurnsPlayed }),
  };
};

/** Game turns played, where nobody has said another number. */
function turnsSaid({ halves = {} }: Battle): number | null {
  const [turns = null, ...others] = Object.values(halves).flatMap(
    ({ gameTurnsPlayed }) => gameTurnsPlayed ?? [],
  );
  return others.every((each) => each === turns) ? turns : null;
}

/** A side of the report as it was said, or as it is drafted. */
export function sideDraft(state: PlanetaryState, battle: Battle, side: SideRole) {
  const armies = piecesOf(battle, side).flatMap((piece) => armyOf(state, piece) ?? []);
  const present = armies.flatMap((army) => participatingUnits(state, army));
  const said = battle.halves?.[side]?.half;
  if (!said) return { victoryPoints: null, units: present.map(unharmed) };
  // PLN-BAT-05: its owner may have filled up other units since.
  const absent = armies
    .flatMap((army) => army.units)
    .filter((unit) => !present.includes(unit))
    .map(({ id }) => id);
  const units = said.units.filter(({ unit, role }) => !(STARTING.includes(role) && absent.includes(unit)));
  const untold = present.filter(({ id }) => units.every(({ unit }) => unit !== id));
  return { ...said, units: [...units, ...untold.map(unharmed)] };
}

/** How those units take part that are there from the start (PLN-REP-01). */
const STARTING: readonly ReportedUnit['role'][] = ['initial', 'reserve'];

const unharmed = ({ id }: Unit) => ({ unit: id, role: 'initial', end: 'onTable', losses: [] });

export const piecesOf = (battle: Battle, role: SideRole): readonly string[] =>
  role === 'attacker'
    ? [battle.attacker.detachment]
    : [battle.defender.detachment, battle.defender.garrison].filter((each): each is string => each !== null);
