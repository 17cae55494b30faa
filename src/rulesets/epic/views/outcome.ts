import type { BattleOutcome, OutcomeSide, OutcomeUnit, UnitFate } from '../../../engine/index.js';
import type { Army, Detachment, EpicState, Unit } from '../state/index.js';
import { profileOf } from '../units/pieces.js';

/** EPC-VIC-01 to EPC-VIC-04: how the battle ended, for a campaign that it is a part of; null while it goes on. */
export function outcome(state: EpicState): BattleOutcome | null {
  if (state.winner === null) return null;
  return { turns: state.turn, sides: Object.values(state.armies).map((army) => side(state, army)) };
}

function side(state: EpicState, { id, name, morale }: Army): OutcomeSide {
  const won = state.winner === id;
  return {
    role: name,
    seat: id,
    won,
    // Nobody is left in possession of a drawn field.
    holdsField: won,
    gaveUp: state.endedBy === 'CONCESSION' && !won ? 'surrendered' : 'no',
    score: morale,
    objectives: Object.values(state.objectives)
      .filter(({ holder, owner, state: now }) =>
        now === 'OPEN' ? holder === id : owner !== null && owner !== id,
      )
      .map((each) => each.id),
    units: Object.values(state.detachments)
      .filter((each) => each.army === id)
      .flatMap((each) => units(state, each)),
  };
}

const units = (state: EpicState, detachment: Detachment): readonly OutcomeUnit[] =>
  detachment.units.flatMap((id) => {
    const unit = state.units[id];
    if (!unit) return [];
    return [{ id, piece: detachment.id, lost: lostBy(state, unit), fate: fateOf(detachment, unit) }];
  });

/** Damage points of a war engine, otherwise the one unit or none (EPC-WEN-03). */
function lostBy(state: EpicState, { id, kind, status, damageLeft }: Unit): number {
  const { damage } = profileOf(state, id);
  if (kind === 'WAR_ENGINE') return status === 'OK' ? damage - damageLeft : damage;
  return status === 'OK' ? 0 : 1;
}

function fateOf({ place, broken }: Detachment, { status }: Unit): UnitFate {
  if (status === 'DESTROYED') return 'destroyed';
  if (place === 'RESERVE') return 'absent';
  if (broken) return 'broken';
  return place === 'TABLE' ? 'standing' : 'away';
}
