import type { Army, Objective } from '../state/index.js';
import type { EpcTable } from '../table.js';
import { enterStep, play, startTurn } from '../turns/procedure.js';
import { piecesOf, profileEntry } from './entries.js';
import type { DetachmentEntry, EpicPosition, ProfileEntry } from './shapes.js';

/** EPC-SET-01 to EPC-SET-04: the battle as a club enters it, played on until somebody is asked. */
export function setUp(table: EpcTable, position: EpicPosition): void {
  const { deployment, turn, first = null, setup, step } = position;
  const armies = Object.keys(position.armies)
    .sort()
    .map((seat) => armyOf(position, seat));
  const objectives = position.objectives.map(({ id, type, owner = null, state }): Objective => ({
    id,
    type,
    owner,
    holder: null,
    state,
    declared: null,
  }));
  const data = { deployment, turn: setup ? 0 : turn, first: setup ? null : first, armies, objectives };
  table.emit({ type: 'epic.BattleCreated', data }, ['EPC-SET-01', 'EPC-SET-02', 'EPC-SET-04']);
  for (const { id } of armies)
    for (const each of position.armies[id]?.detachments ?? [])
      addDetachment(table, each, id, position.profiles);
  if (setup) return;
  const morale = Object.fromEntries(
    Object.entries(position.armies).flatMap(([seat, each]) =>
      each.morale === undefined ? [] : [[seat, each.morale]],
    ),
  );
  startBattle(table, morale);
  if (step === 'RESERVES') startTurn(table, turn);
  else enterStep(table, step);
  play(table);
}

const armyOf = ({ armies }: EpicPosition, seat: string): Army => {
  const { name = seat, strategyRating = 0, startingMorale = null } = armies[seat] ?? {};
  return {
    id: seat,
    name,
    strategyRating,
    startingMorale,
    morale: 0,
    started: false,
    passed: false,
    missionsDeclared: false,
    missions: null,
  };
};

/** EPC-SET-01 */
export function addDetachment(
  table: EpcTable,
  entry: DetachmentEntry,
  army: string,
  profiles: Readonly<Record<string, ProfileEntry>>,
): void {
  const { detachment, units } = piecesOf(entry, army, profiles, table.state.rules);
  const used = new Set(units.map((each) => each.profile));
  const data = {
    detachment: detachment.id,
    army,
    points: detachment.points,
    moraleValue: detachment.moraleValue,
    units: detachment.units,
    entry: detachment,
    pieces: units,
    profiles: Object.entries(profiles)
      .filter(([name]) => used.has(name) && !Object.hasOwn(table.state.profiles, name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, profile]) => profileEntry(name, profile)),
  };
  table.emit({ type: 'epic.DetachmentAdded', data }, ['EPC-SET-01', 'EPC-SET-03']);
}

/** EPC-SET-03: half the sum of the morale values, rounded up, unless the scenario sets a number. */
export function startBattle(table: EpcTable, morale: Readonly<Record<string, number>> = {}): void {
  const { state } = table;
  const armies = Object.values(state.armies).map(({ id, startingMorale: set }) => {
    const sum = Object.values(state.detachments)
      .filter((each) => each.army === id)
      .reduce((total, each) => total + each.moraleValue, 0);
    const startingMorale = set ?? Math.ceil(sum * state.rules.startingMoraleFraction);
    return { army: id, startingMorale, morale: morale[id] ?? startingMorale };
  });
  table.emit({ type: 'epic.BattleStarted', data: { armies } }, ['EPC-SET-03']);
}
