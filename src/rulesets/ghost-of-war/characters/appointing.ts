import { entryAt, existing, lookUp } from '../../../kernel/index.js';
import { violation, type Violation } from '../catalog.js';
import { commanderRow } from '../data/commanders.js';
import { heroRow } from '../data/heroes.js';
import { VETERAN } from '../data/levels.js';
import { readCharacter } from './entries.js';
import type { Character, GhostOfWarState } from '../state/index.js';
import type { GowTable } from '../table.js';
import type { DiceTask } from '../state/tasks.js';
import { levelOf } from '../experience/experience.js';
import { isAllied, seatOf } from '../general/factions.js';
import { figure } from '../house-rules/house-rules.js';
import { tierOf } from '../units/macro-units.js';
import { failOrder, ordersOf } from '../sheets/orders-taken-up.js';
import { placeOfCharacter, placeOfForce, placeOfFormation, systemOf } from '../map/places.js';
import { judgeInForce, type OrderContext, type OrderJudge } from '../sheets/sheets.js';
import { startTasks } from './advancing.js';
import { nextNumbered, unplaced } from '../state/numbering.js';
import { partFromStrangers } from './company.js';

/** GOW-CHR-02: Officers, or a Princeps, of the faction's stock. */
function costOf(
  state: GhostOfWarState,
  of: Character['class'],
): { resource: 'Officers' | 'Princeps'; amount: number } | null {
  const resource = commanderRow(of)?.cost ?? null;
  if (resource === null) return null;
  return {
    resource,
    amount: resource === 'Officers' ? figure(state.parameters, 'character.officerCost') : 1,
  };
}

/** GOW-CHR-02 Appointing. */
export const judgeAppointment: OrderJudge<'APPOINT_COMMANDER'> = (context, order) => {
  const { state, faction, path } = context;
  const formation = lookUp(state.formations, order.formation);
  if (formation?.owner !== faction) {
    return [
      violation('GOW-GEN-01', 'NOT_YOUR_FORMATION', [...path, 'formation'], { formation: order.formation }),
    ];
  }
  if (!tierOf(state, formation)) {
    return [violation('GOW-CHR-02', 'NO_MACRO_UNIT', [...path, 'formation'], { formation: formation.id })];
  }
  if (order.character !== null) {
    const both =
      order.class !== null ? [violation('GOW-CHR-02', 'CHARACTER_AND_CLASS', [...path, 'class'])] : [];
    return [...both, ...judgeTransfer(context, order.character, placeOfFormation(state, formation))];
  }
  const faults = judgeNewCommander(context, order.class, formation.commander);
  return faults.length > 0 ? faults : mustBeNamed('GOW-CHR-02', context, order);
};

/** GOW-CHR-02, -03: somebody new has a name. */
const mustBeNamed = (
  rule: 'GOW-CHR-02' | 'GOW-CHR-03',
  { path }: OrderContext,
  { name }: { readonly name: string | null },
): readonly Violation[] =>
  (name ?? '').trim() === '' ? [violation(rule, 'NAME_NEEDED', [...path, 'name'])] : [];

function judgeNewCommander(
  { state, faction, path }: OrderContext,
  of: Character['class'] | null,
  commander: string | null,
): readonly Violation[] {
  const row = of === null ? undefined : commanderRow(of);
  if (of === null || !row)
    return [violation('GOW-CHR-02', 'NO_COMMANDER_CLASS', [...path, 'class'], { class: of })];
  const own = lookUp(state.factions, faction);
  const cost = costOf(state, of);
  const short = cost !== null && (own?.stock[cost.resource] ?? 0) < cost.amount;
  return [
    ...(row.unique === null
      ? []
      : [violation('GOW-CHR-02', 'UNIQUE_BY_ARBITER', [...path, 'class'], { class: of })]),
    ...(isClassOf(own?.kind, of)
      ? []
      : [
          violation('GOW-CHR-01', 'CLASS_OF_OTHERS', [...path, 'class'], {
            class: of,
            kind: own?.kind ?? null,
          }),
        ]),
    ...(commander === null
      ? []
      : [violation('GOW-CHR-02', 'NOT_LEADERLESS', [...path, 'formation'], { commander })]),
    ...(short
      ? [
          violation('GOW-CHR-02', 'STOCK_TOO_SMALL', [...path, 'class'], {
            resource: cost.resource,
            needed: cost.amount,
          }),
        ]
      : []),
  ];
}

/** GOW-CHR-01: kinds without commanders of their own use Generals. */
function isClassOf(kind: string | undefined, of: Character['class']): boolean {
  if (commanderRow(of)?.faction === kind) return true;
  const hasOwn = ['GUARD', 'NAVY', 'ASTARTES', 'MECHANICUS'].includes(kind ?? '');
  return of === 'GENERAL' && !hasOwn;
}

function judgeTransfer(
  { state, faction, path }: OrderContext,
  id: string,
  place: ReturnType<typeof placeOfFormation>,
): readonly Violation[] {
  const here = [...path, 'character'];
  const character = lookUp(state.characters, id);
  if (character?.faction !== faction)
    return [violation('GOW-GEN-01', 'NOT_YOUR_CHARACTER', here, { character: id })];
  if (character.kind !== 'COMMANDER' || character.diedRound > 0) {
    return [violation('GOW-CHR-02', 'NO_COMMANDER', here, { character: id })];
  }
  const from = placeOfCharacter(state, character);
  const together = from && place && systemOf(state, from) === systemOf(state, place);
  return together ? [] : [violation('GOW-CHR-02', 'NOT_IN_SYSTEM', here, { character: id })];
}

/** GOW-CHR-02, GOW-RND-01 S2: appointments; new commanders throw for their traits (GOW-TRT-05). */
export function appointCommanders(table: GowTable): readonly DiceTask[] {
  const tasks: DiceTask[] = [];
  for (const entry of ordersOf(table.state, 'APPOINT_COMMANDER')) {
    const faults = judgeInForce(table.state, entry, judgeAppointment);
    if (faults.length > 0) {
      failOrder(table, entry, faults);
      continue;
    }
    const { formation, character, class: of, name } = entry.order;
    if (character !== null) {
      transfer(table, character, formation);
      continue;
    }
    const created = newCharacter(
      table.state,
      entry.faction,
      existing(of, 'class'),
      existing(name, 'name'),
      formation,
    );
    appoint(table, created, formation, null, null);
    tasks.push(...startTasks(table.state, created));
  }
  return tasks;
}

function newCharacter(
  state: GhostOfWarState,
  faction: string,
  of: Character['class'],
  name: string,
  attachedTo: string,
): Character {
  const { id, number } = nextNumbered(state, 'character', faction);
  return readCharacter({ id, class: of, name, faction, attachedTo }, number, state);
}

/** GOW-CHR-02: existing commanders swap; the relieved one takes over what the other leaves. */
function transfer(table: GowTable, id: string, formation: string): void {
  const { characters, formations } = table.state;
  const character = entryAt(characters, id);
  const relieved = lookUp(formations, formation)?.commander ?? null;
  if (relieved === id) return;
  const leaves = Object.values(formations).find((each) => each.commander === id)?.id ?? null;
  const moved = { ...unplaced(table.state, character), attachedTo: formation, place: null };
  appoint(
    table,
    moved,
    formation,
    relieved === null ? null : { character: relieved, formation: leaves },
    leaves,
  );
}

function appoint(
  table: GowTable,
  character: Character,
  formation: string,
  relieved: { readonly character: string; readonly formation: string | null } | null,
  leaves: string | null,
): void {
  const { faction } = character;
  const isNew = !lookUp(table.state.characters, character.id);
  const cost = isNew ? costOf(table.state, character.class) : null;
  const bookings =
    cost === null || cost.amount === 0
      ? []
      : [
          {
            holder: faction,
            resource: cost.resource,
            amount: -cost.amount,
            seat: seatOf(table.state, faction),
          },
        ];
  table.emit(
    {
      type: 'ghost-of-war.CommanderAppointed',
      data: { faction, formation, character, relieved, leaves, bookings },
    },
    ['GOW-CHR-02', 'GOW-MAC-02'],
  );
}

/** GOW-CHR-03 Heroes: to an own or allied force, in the same system. */
export const judgeAttachment: OrderJudge<'ATTACH_HERO'> = ({ state, faction, path }, { hero: id, to }) => {
  const hero = lookUp(state.characters, id);
  if (hero?.faction !== faction) {
    return [violation('GOW-GEN-01', 'NOT_YOUR_CHARACTER', [...path, 'hero'], { character: id })];
  }
  if (hero.kind !== 'HERO' || hero.diedRound > 0) {
    return [violation('GOW-CHR-03', 'NO_HERO', [...path, 'hero'], { character: id })];
  }
  const from = placeOfCharacter(state, hero);
  const target = to === null ? from : placeOfForce(state, to);
  const force = to === null ? null : (lookUp(state.units, to) ?? lookUp(state.formations, to));
  if (to !== null && !(force && isAllied(state, force.owner, faction))) {
    return [violation('GOW-CHR-03', 'NOT_OWN_OR_ALLIED', [...path, 'to'], { entity: to })];
  }
  const together =
    from && target && systemOf(state, from) !== null && systemOf(state, from) === systemOf(state, target);
  return together ? [] : [violation('GOW-CHR-03', 'NOT_IN_SYSTEM', [...path, 'to'], { hero: id, to })];
};

/** GOW-CHR-03: once per unit that has reached Veteran. */
export const judgePromotion: OrderJudge<'PROMOTE_HERO'> = (context, { unit: id, class: of, name }) => {
  const { state, faction, path } = context;
  const unit = lookUp(state.units, id);
  if (unit?.owner !== faction)
    return [violation('GOW-GEN-01', 'NOT_YOUR_UNIT', [...path, 'unit'], { unit: id })];
  const kind = lookUp(state.factions, faction)?.kind;
  return [
    ...(levelOf(state, unit.xp) >= VETERAN
      ? []
      : [violation('GOW-CHR-03', 'NO_VETERANS', [...path, 'unit'], { unit: id, xp: unit.xp })]),
    ...(unit.heroPromoted
      ? [violation('GOW-CHR-03', 'PROMOTED_ALREADY', [...path, 'unit'], { unit: id })]
      : []),
    ...(heroRow(of)?.faction === kind
      ? []
      : [violation('GOW-CHR-03', 'HERO_OF_OTHERS', [...path, 'class'], { class: of, kind: kind ?? null })]),
    ...mustBeNamed('GOW-CHR-03', context, { name }),
  ];
};

/** GOW-RND-01 S2: heroes join, leave and rise. */
export function attachHeroes(table: GowTable): void {
  partFromStrangers(table);
  for (const entry of ordersOf(table.state, 'ATTACH_HERO')) {
    const faults = judgeInForce(table.state, entry, judgeAttachment);
    if (faults.length > 0) {
      failOrder(table, entry, faults);
      continue;
    }
    const { hero, to } = entry.order;
    const place = to === null ? placeOfCharacter(table.state, entryAt(table.state.characters, hero)) : null;
    table.emit({ type: 'ghost-of-war.HeroAttached', data: { faction: entry.faction, hero, to, place } }, [
      'GOW-CHR-03',
    ]);
  }
  for (const entry of ordersOf(table.state, 'PROMOTE_HERO')) {
    const faults = judgeInForce(table.state, entry, judgePromotion);
    if (faults.length > 0) {
      failOrder(table, entry, faults);
      continue;
    }
    const { unit, class: of, name } = entry.order;
    const character = newCharacter(table.state, entry.faction, of, existing(name, 'name'), unit);
    table.emit({ type: 'ghost-of-war.HeroPromoted', data: { faction: entry.faction, unit, character } }, [
      'GOW-CHR-03',
    ]);
  }
}
