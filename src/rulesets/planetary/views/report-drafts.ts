import { participatingUnits } from '../battle/participation.js';
import { armyOf } from '../state/army-of.js';
import type { Battle, PlanetaryState, SideRole } from '../state/index.js';

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
export const sideDraft = (state: PlanetaryState, battle: Battle, side: SideRole) =>
  battle.halves?.[side]?.half ?? {
    victoryPoints: null,
    units: piecesOf(battle, side).flatMap((piece) => {
      const army = armyOf(state, piece);
      return army
        ? participatingUnits(state, army).map(({ id }) => ({
            unit: id,
            role: 'initial',
            end: 'onTable',
            losses: [],
          }))
        : [];
    }),
  };

export const piecesOf = (battle: Battle, role: SideRole): readonly string[] =>
  role === 'attacker'
    ? [battle.attacker.detachment]
    : [battle.defender.detachment, battle.defender.garrison].filter((each): each is string => each !== null);
