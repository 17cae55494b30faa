import { lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import type { Unit } from '../state/index.js';
import { placeOfCharacter, systemOf } from '../map/places.js';
import type { OrderContext, OrderJudge } from '../sheets/sheets.js';
import {
  judgeFormationName,
  judgeLoose,
  judgeSize,
  judgeTogether,
  judgeUnits,
  ownFormation,
  unitsNamed,
} from './units-named.js';

/** GOW-MAC-03: loose units of one place and domain; with a commander who commands nobody yet. */
export const judgeForming: OrderJudge<'FORM_FORMATION'> = (context, { units: ids, name, commander }) => {
  const unknown = judgeUnits(context, ids);
  if (unknown.length > 0) return [...unknown, ...judgeFormationName(context, name)];
  const units = unitsNamed(context.state, ids);
  return [
    ...judgeLoose(context, ids),
    ...judgeTogether(context, units),
    ...judgeSize(context, ids.length),
    ...judgeFormationName(context, name),
    ...(commander === null ? [] : judgeCommander(context, commander, units)),
  ];
};

/** GOW-MAC-02, GOW-CHR-02: one commander per macro unit, one macro unit per commander; he is in its system. */
function judgeCommander(
  { state, faction, path }: OrderContext,
  id: string,
  units: readonly Unit[],
): readonly Violation[] {
  const at = [...path, 'commander'];
  const character = lookUp(state.characters, id);
  if (character?.faction !== faction || character.kind !== 'COMMANDER' || character.diedRound > 0) {
    return [violation('GOW-MAC-02', 'NO_SUCH_COMMANDER', at, { character: id })];
  }
  const commands = Object.values(state.formations).find((each) => each.commander === id);
  if (commands) {
    return [violation('GOW-CHR-02', 'COMMANDS_ANOTHER', at, { character: id, formation: commands.id })];
  }
  const place = placeOfCharacter(state, character);
  const system = place && systemOf(state, place);
  const here = units[0] ? systemOf(state, units[0].place) : null;
  return system !== null && system === here
    ? []
    : [violation('GOW-CHR-02', 'COMMANDER_ELSEWHERE', at, { character: id })];
}

/** GOW-MAC-03: loose units where the formation is, of its domain. */
export const judgeJoining: OrderJudge<'JOIN_FORMATION'> = (context, { formation: id, units: ids }) => {
  const { formation, violations } = ownFormation(context, id);
  const unknown = [...violations, ...judgeUnits(context, ids)];
  if (unknown.length > 0 || !formation) return unknown;
  const { state } = context;
  return [
    ...judgeLoose(context, ids),
    ...judgeTogether(context, [...unitsNamed(state, formation.units), ...unitsNamed(state, ids)]),
  ];
};

/** GOW-MAC-03: units of the formation leave it: loose, or as a formation of their own. */
export const judgeSplitting: OrderJudge<'SPLIT_FORMATION'> = (
  context,
  { formation: id, units: ids, name },
) => {
  const { formation, violations } = ownFormation(context, id);
  const unknown = [...violations, ...judgeUnits(context, ids)];
  if (unknown.length > 0 || !formation) return unknown;
  const strangers = ids.flatMap((unit, at) =>
    formation.units.includes(unit)
      ? []
      : [
          violation('GOW-MAC-03', 'NOT_IN_FORMATION', [...context.path, 'units', at], {
            unit,
            formation: id,
          }),
        ],
  );
  return [
    ...strangers,
    ...judgeTogether(context, unitsNamed(context.state, ids)),
    ...(name === null ? [] : [...judgeSize(context, ids.length), ...judgeFormationName(context, name)]),
  ];
};
