import { words } from '../../../../engine/index.js';
import {
  id,
  itemAt,
  list,
  named,
  record,
  said,
  text,
  whole,
  type Json,
  type Shaped,
} from '../../../../kernel/index.js';
import { LAST_ROW } from '../../data/firepower.js';
import { tableOf } from '../../firepower/firepower.js';
import { HOUSE_RULES } from '../../house-rules/index.js';
import type { Detachment, EpicState } from '../../state/index.js';
import { detachmentsOf, livingOf, profileOf, unitBy } from '../../units/pieces.js';
import { armourOf, assaultOf, firepowerOf, rangeOf } from '../../units/values.js';
import { criticalEffect } from '../../words/index.js';

/** What lies beside the table: everything of a battle that is looked up while it is fought. */
export const briefView = named(
  'Brief',
  'A reference of this battle to print and lay beside the table.',
  record({
    text: said('All of it as plain text, in lines of a fixed width.', text),
    firepowerTable: said(
      'The Firepower table of this battle (EPC-FIR-01, EPC-FIR-04).',
      list(
        named(
          'FirepowerRow',
          'Dice for a Firepower total.',
          record({
            firepower: said('Firepower total; above 20 the table is taken several times.', whole()),
            a: said('Dice in column A.', whole()),
            b: said('Dice in column B.', whole()),
            c: said('Dice in column C.', whole()),
          }),
        ),
      ),
    ),
    criticalTable: said(
      'Critical effects in this battle, the least first (EPC-WEN-03).',
      list(
        named(
          'CriticalRow',
          'A critical effect and its faces; none where `from` is above `to`.',
          record({
            effect: said('The effect.', criticalEffect),
            from: said('Lowest face.', whole()),
            to: said('Highest face.', whole()),
          }),
        ),
      ),
    ),
    houseRules: said(
      'House rules that differ from the sheets.',
      list(
        named(
          'HouseRule',
          'A house rule of this battle.',
          record({
            name: said('Name of the parameter.', text),
            value: said('What it is here, as JSON.', text),
            usual: said('What the sheets say, as JSON.', text),
            rule: said('Id of the rule that it changes.', id),
          }),
        ),
      ),
    ),
  }),
);
export type BriefView = Shaped<typeof briefView>;

/** JSON with the members of objects in the order of their names. */
const written = (value: Json): string =>
  JSON.stringify(value, (_, each: Json) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/** Section 12: house rules that differ from what the sheets say. */
const differing = ({ rules }: EpicState): BriefView['houseRules'] =>
  HOUSE_RULES.flatMap(({ name, default: usual, rule }) => {
    const value = written(rules[name] as Json);
    return value === written(usual as Json) ? [] : [{ name, value, usual: written(usual as Json), rule }];
  });

function firepowerRows({ rules }: EpicState): BriefView['firepowerTable'] {
  const { A, B, C } = tableOf(rules);
  return Array.from({ length: LAST_ROW }, (_, row) => ({
    firepower: row + 1,
    a: itemAt(A, row),
    b: itemAt(B, row),
    c: itemAt(C, row),
  }));
}

function criticalRows({ rules: { criticalTable } }: EpicState): BriefView['criticalTable'] {
  const { WEAPON, IMMOBILISED, CATASTROPHIC } = criticalTable;
  return [
    { effect: 'WEAPON', from: 1, to: WEAPON },
    { effect: 'IMMOBILISED', from: WEAPON + 1, to: IMMOBILISED },
    { effect: 'CATASTROPHIC', from: IMMOBILISED + 1, to: CATASTROPHIC },
  ];
}

const wide = (cells: readonly (string | number)[], widths: readonly number[]): string =>
  cells
    .map((cell, place) =>
      typeof cell === 'number'
        ? String(cell).padStart(itemAt(widths, place))
        : cell.padEnd(itemAt(widths, place)),
    )
    .join(' ')
    .trimEnd();

const HEAD = ['Unit', 'Kind', 'Spd', 'Rng', 'FP', 'Ass', 'Arm', 'Abilities and weapons'];
const WIDTHS = [22, 10, 3, 3, 3, 3, 3, 0];

/** A unit as it stands in this battle; units that are alike make one line. */
function unitLine(state: EpicState, unit: string): string {
  const { profile, kind, damageLeft, shieldsUp, knockedOut, usesLeft } = unitBy(state, unit);
  const { speedCm, damage, shields, transportCapacity, abilities, superHeavyWeapons } = profileOf(
    state,
    unit,
  );
  const weapons = superHeavyWeapons.map(({ type, rangeCm }, place) => {
    const left = usesLeft[place] ?? null;
    const of = knockedOut.includes(place) ? ', knocked out' : left === null ? '' : `, ${left} left`;
    return `${words(type)} ${rangeCm} cm${of}`;
  });
  const engine =
    kind === 'WAR_ENGINE' ? [`Damage ${damageLeft}/${damage}`, `shields ${shieldsUp}/${shields}`] : [];
  const carries = transportCapacity > 0 ? [`Transport (${transportCapacity})`] : [];
  const rest = [...engine, ...carries, ...abilities.map(words), ...weapons].join('; ');
  const values = [rangeOf, firepowerOf, assaultOf, armourOf].map((valueOf) => valueOf(state, unit));
  return wide([profile, words(kind), speedCm, ...values, rest], WIDTHS);
}

function detachmentLines(state: EpicState, detachment: Detachment): readonly string[] {
  const { id: key, name, points, moraleValue, place, order, blastMarkers, broken } = detachment;
  const now = [
    words(place),
    ...(order === 'NONE' ? [] : [`${words(order)} orders`]),
    ...(blastMarkers === 0 ? [] : [`blast markers ${blastMarkers}`]),
    ...(broken ? ['broken'] : []),
  ];
  const lines = livingOf(state, detachment).map((each) => unitLine(state, each.id));
  const alike = [...new Set(lines)].map(
    (line) => `  ${String(lines.filter((each) => each === line).length).padStart(2)} × ${line}`,
  );
  const called = name === key ? name : `${name} (${key})`;
  return [`${called}: ${points} points, morale value ${moraleValue}; ${now.join(', ')}`, ...alike];
}

function armyLines(state: EpicState): readonly string[] {
  return Object.values(state.armies).flatMap(({ id: seat, name, morale, startingMorale, strategyRating }) => [
    `${name.toUpperCase()} (${seat}): morale ${morale} of ${startingMorale ?? '?'}, strategy rating ${strategyRating}`,
    `       ${wide(HEAD, WIDTHS)}`,
    ...detachmentsOf(state, seat).flatMap((each) => detachmentLines(state, each)),
    '',
  ]);
}

/** The reference of a battle as it is now. */
export function showBrief(state: EpicState): BriefView {
  const firepowerTable = firepowerRows(state);
  const criticalTable = criticalRows(state);
  const houseRules = differing(state);
  const row = (title: string, cells: readonly number[]) =>
    wide([title, ...cells], [10, ...cells.map(() => 2)]);
  const lines = [
    ...armyLines(state),
    'FIREPOWER TABLE',
    row(
      'Firepower',
      firepowerTable.map((each) => each.firepower),
    ),
    row(
      'A',
      firepowerTable.map((each) => each.a),
    ),
    row(
      'B',
      firepowerTable.map((each) => each.b),
    ),
    row(
      'C',
      firepowerTable.map((each) => each.c),
    ),
    '',
    'CRITICAL DAMAGE',
    ...criticalTable
      .filter(({ from, to }) => from <= to)
      .map(({ effect, from, to }) => `${from === to ? from : `${from}–${to}`}: ${words(effect)}`),
    '',
    'HOUSE RULES',
    ...(houseRules.length === 0
      ? ['as the sheets']
      : houseRules.map(({ name, value, usual, rule }) => `${name}: ${value} instead of ${usual} (${rule})`)),
  ];
  return { text: lines.join('\n'), firepowerTable, criticalTable, houseRules };
}
