import {
  GHOST_OF_WAR,
  type GhostOfWarEvent,
  type GhostOfWarState,
} from '../../src/rulesets/ghost-of-war/index.js';
import { bufferFaults, planetFaults, unitFaults } from '../../src/rulesets/ghost-of-war/units/invariants.js';
import type { DraftEvent } from '../../src/kernel/index.js';

/** What is wrong with a state of a sector, in words; nothing, at any time. */
export const faultsOf = (state: GhostOfWarState): readonly string[] => [
  ...rangeFaults(state),
  ...placeFaults(state),
  ...membershipFaults(state),
  ...peopleFaults(state),
];

const said = (id: string, violations: readonly { readonly code: string; readonly params: unknown }[]) =>
  violations.map((each) => `${id}: ${each.code} ${JSON.stringify(each.params)}`);

const rangeFaults = (state: GhostOfWarState): readonly string[] => [
  ...Object.values(state.planets).flatMap((each) => said(each.id, planetFaults(each, []))),
  ...Object.values(state.units).flatMap((each) => said(each.id, unitFaults(state, each, []))),
  ...[...Object.values(state.depots), ...Object.values(state.formations)].flatMap((each) =>
    said(each.id, bufferFaults(each.buffer, [])),
  ),
  ...Object.values(state.formations).flatMap(({ id, supply: { counter, max } }) =>
    Math.abs(counter) <= max ? [] : [`${id}: counter ${counter} of ${max}`],
  ),
  ...Object.values(state.factions).flatMap(({ id, stock, chapter }) => [
    ...Object.entries(stock).flatMap(([each, held]) => (held < 0 ? [`${id}: ${held} ${each}`] : [])),
    ...Object.entries(chapter?.counters ?? {}).flatMap(([each, counter]) =>
      Math.abs(counter) <= 16 ? [] : [`${id}: ${counter} ${each}`],
    ),
  ]),
];

/** Every unit is at one place that there is, or on one journey that knows it. */
const placeFaults = (state: GhostOfWarState): readonly string[] =>
  Object.values(state.units).flatMap(({ id, place, ce }) => {
    const known = { PLANET: state.planets, ORBIT: state.systems, JOURNEY: state.journeys }[place.in];
    const journeys = Object.values(state.journeys).filter((each) => each.units.includes(id));
    const expected = place.in === 'JOURNEY' ? [place.id] : [];
    return [
      ...(Object.hasOwn(known, place.id) ? [] : [`${id} is nowhere: ${place.in} ${place.id}`]),
      ...(journeys.map((each) => each.id).join() === expected.join()
        ? []
        : [`${id} is on ${journeys.length} journeys`]),
      ...(ce === 0 && state.step === 'ORDERS' ? [`${id} is there at CE 0`] : []),
    ];
  });

const membershipFaults = (state: GhostOfWarState): readonly string[] => [
  ...Object.values(state.formations).flatMap((formation) =>
    formation.units.flatMap((id) => {
      const unit = state.units[id];
      return unit?.formation === formation.id && unit.owner === formation.owner
        ? []
        : [`${formation.id} has ${id}, who is ${unit ? `of ${unit.owner} in ${unit.formation}` : 'gone'}`];
    }),
  ),
  ...Object.values(state.units).flatMap(({ id, formation }) =>
    formation === null || state.formations[formation]?.units.includes(id)
      ? []
      : [`${id} is not in ${formation}`],
  ),
  ...Object.values(state.journeys).flatMap((each) =>
    each.units.flatMap((id) => (state.units[id] ? [] : [`${each.id} carries ${id}, who is gone`])),
  ),
  ...Object.values(state.projects).flatMap(({ id, place }) =>
    (state.planets[place.id] ?? state.formations[place.id] ?? state.units[place.id])
      ? []
      : [`${id} runs nowhere`],
  ),
];

const peopleFaults = (state: GhostOfWarState): readonly string[] => [
  ...Object.values(state.characters).flatMap(({ id, attachedTo, place, diedRound }) =>
    diedRound > 0 ||
    place !== null ||
    (attachedTo !== null && (state.units[attachedTo] ?? state.formations[attachedTo]))
      ? []
      : [`${id} is nowhere: with ${attachedTo}`],
  ),
  ...Object.values(state.characters).flatMap(({ id, place, diedRound }) => {
    if (diedRound > 0 || place === null) return [];
    const known = { PLANET: state.planets, ORBIT: state.systems, JOURNEY: state.journeys }[place.in];
    const carried = place.in !== 'JOURNEY' || state.journeys[place.id]?.characters.includes(id);
    return Object.hasOwn(known, place.id) && carried ? [] : [`${id} is nowhere: ${place.in} ${place.id}`];
  }),
  ...Object.values(state.journeys).flatMap(({ id, units, characters }) =>
    units.length + characters.length > 0 && characters.every((each) => state.characters[each])
      ? []
      : [`${id} carries nobody, or somebody who is gone`],
  ),
  ...Object.values(state.formations).flatMap(({ id, commander }) => {
    const leader = commander === null ? null : state.characters[commander];
    return commander === null || (leader?.attachedTo === id && leader.diedRound === 0)
      ? []
      : [`${id} is led by ${commander}, who is with ${leader?.attachedTo}`];
  }),
];

/** Sums of all postings, by account; what is 0 is left out. */
export function bookedIn(events: readonly Pick<DraftEvent, 'type'>[], sums: Record<string, number> = {}) {
  for (const event of events) {
    if (!event.type.startsWith(`${GHOST_OF_WAR.meta.code}.`)) continue;
    for (const { account, amount } of GHOST_OF_WAR.postings(event as unknown as GhostOfWarEvent)) {
      sums[account] = (sums[account] ?? 0) + amount;
    }
  }
  return sums;
}

export const opened = (balances: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0));
