import { existing, lookUp } from '../../../kernel/index.js';
import { attack } from '../attacks/attacking.js';
import { checkShot, mustFight } from '../attacks/judging.js';
import type { Violation } from '../catalog.js';
import type { Bloc } from '../data/words.js';
import { firstOf, unless } from '../general/asked.js';
import type { Deed } from '../orders/deed.js';
import type { ActionOf } from '../orders/orders.js';
import { opponentsIn } from '../positions/occupants.js';
import { ranked } from '../positions/ranking.js';
import type { Brawl, MetaCampaignState, Unit } from '../state/index.js';
import { garrison, isOccupied } from '../structures/garrisoning.js';
import type { EdcTable } from '../table.js';
import { blocOf, isAirborne, isInfantry, opposes } from '../units/kinds.js';
import { unitAt } from '../units/on-map.js';
import { brawlWeapon, mustBrawl } from './weapons.js';

const PATH = ['order', 'action'];

/** EDC-MEL-03: an attack of a participant on an opposing one. */
export const BRAWL_ATTACK: Deed<ActionOf<'ATTACK'>> = {
  judge: (state, unit, { unit: target, weapon }) =>
    firstOf(
      () => mustFight(unit),
      () => mustBrawl(state, unit, weapon),
      () => unless(target !== undefined, 'EDC-MEL-03', 'NAME_A_PARTICIPANT', [...PATH, 'unit']),
      () => checkBlow(state, unit, weapon, target ?? ''),
    ),
  carryOut: (table, { unit: id }, { unit: target, weapon }) => {
    const unit = unitAt(table.state, id);
    attack(table, id, existing(brawlWeapon(table.state, unit, weapon), 'weapon'), existing(target, 'target'));
  },
  whileOverrun: true,
};

function checkBlow(state: MetaCampaignState, unit: Unit, weapon: string, id: string): readonly Violation[] {
  const target = lookUp(state.units, id);
  const path = [...PATH, 'unit'];
  if (target?.status !== 'ACTIVE' || target.hex === null)
    return unless(false, 'EDC-CMB-01', 'NOT_SEEN', path, { unit: id });
  return checkShot(state, unit, existing(brawlWeapon(state, unit, weapon), 'weapon'), target, path);
}

const participantsOf = ({ units }: MetaCampaignState, brawl: string): readonly Unit[] =>
  Object.values(units).filter((each) => each.brawl === brawl && each.status === 'ACTIVE');

/** EDC-MEL-01: what begins where the edge is held, or a garrison lives. A hex holds one brawl at most. */
export function startBrawl(table: EdcTable, intruder: string, other: string, structure: string | null): void {
  const { hex } = unitAt(table.state, intruder);
  table.emit(
    {
      type: 'meta-campaign.BrawlStarted',
      data: {
        brawl: existing(hex, 'hex'),
        hex: existing(hex, 'hex'),
        intruder: blocOf(unitAt(table.state, intruder)),
        units: [intruder, other],
        structure,
      },
    },
    ['EDC-MEL-01'],
  );
}

export const joinBrawl = (table: EdcTable, brawl: string, unit: string): void =>
  table.emit({ type: 'meta-campaign.BrawlJoined', data: { brawl, unit } }, ['EDC-MEL-04']);

/** EDC-MEL-04: infantry that steps up after its frontline comrade fell or left. */
function stepUp(table: EdcTable, { id, hex }: Brawl, bloc: Bloc): void {
  const next = ranked(table.state, hex, bloc).find((each) => blocOf(each) === bloc);
  if (next && isInfantry(next) && !next.overrun && next.brawl === null) joinBrawl(table, id, next.id);
}

/** EDC-MEL-05: once only one side has participants left; others there are overrun where the intruder has won. */
function review(table: EdcTable, brawl: Brawl): void {
  const sides: readonly Bloc[] = ['FRIENDLY', 'HOSTILE'];
  const present = (bloc: Bloc): boolean =>
    participantsOf(table.state, brawl.id).some((each) => blocOf(each) === bloc);
  for (const bloc of sides) if (!present(bloc)) stepUp(table, brawl, bloc);
  const left = sides.filter(present);
  if (left.length > 1) return;
  const winner = left[0] ?? null;
  const winners = participantsOf(table.state, brawl.id).map((each) => each.id);
  table.emit(
    { type: 'meta-campaign.BrawlEnded', data: { brawl: brawl.id, hex: brawl.hex, winner, winners } },
    ['EDC-MEL-05'],
  );
  if (winner !== brawl.intruder) return;
  const [first] = winners;
  if (first !== undefined) takeOver(table, first, brawl.structure);
  for (const each of opponentsIn(table.state, brawl.hex, winner))
    if (!isInfantry(each) && !isAirborne(each) && !each.overrun && each.sheet.category !== 'survivors')
      table.emit({ type: 'meta-campaign.UnitOverrun', data: { unit: each.id, hex: brawl.hex } }, [
        'EDC-MEL-05',
      ]);
}

/** EDC-MEL-06: who has cleared a structure is its garrison. */
export function takeOver(table: EdcTable, unit: string, structure: string | null): void {
  if (structure !== null && lookUp(table.state.structures, structure) && !isOccupied(table.state, structure))
    garrison(table, unit, structure);
}

/** After every order and every attack in a brawl. */
export function reviewBrawls(table: EdcTable): void {
  for (const brawl of Object.values(table.state.brawls)) review(table, brawl);
}

/** Opposing participants of the brawl of a hex, the first by their position first (EDC-MEL-04). */
export function opponentsInBrawl(state: MetaCampaignState, unit: Unit, hex: string): readonly Unit[] {
  const brawl = Object.values(state.brawls).find((each) => each.hex === hex);
  if (!brawl) return [];
  const others = participantsOf(state, brawl.id).filter((each) => opposes(blocOf(each), blocOf(unit)));
  const [first] = others;
  if (!first) return [];
  const order = ranked(state, hex, blocOf(first)).map((each) => each.id);
  return others.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
