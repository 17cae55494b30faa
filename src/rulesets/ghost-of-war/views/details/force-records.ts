import {
  type Shaped,
  flag,
  hex,
  id,
  list,
  named,
  orNull,
  ownId,
  record,
  said,
  text,
  whole,
} from '../../../../kernel/index.js';
import * as words from '../../words/index.js';
import {
  amountView,
  conditionView,
  heldView,
  occupationView,
  partView,
  placeView,
  supplyCounterView,
} from './goods.js';

export const unitTypeView = named(
  'UnitType',
  'A type of units that the arbiter has defined (GOW-UNI-01).',
  record({
    key: said('Its key.', id),
    name: said('Its name.', text),
    unitClass: said('Its class.', words.unitClass),
    domain: said('Where it fights.', words.domain),
    weight: said('Combat weight W.', whole()),
    holder: said('Who has the supply counter.', words.holderKind),
    counterMax: said('Maximum of the supply counter.', orNull(whole())),
    list: said('Supply list without ammunition.', list(amountView)),
    ammo: said('The ammunition of its main weapon is on the list too.', flag),
    shortagePp: said('pp for each counter point below 0.', orNull(whole())),
    recoveryClass: said('Class on the recovery chart.', words.recoveryClass),
    mechanised: said('It is immobilised below CE 10, and may be salvaged.', flag),
    moraleDegrades: said('It loses morale below CE 75.', flag),
    subjectToFear: said('It knows fear.', flag),
    mergeable: said('Two may become one.', flag),
    transportSize: said('Room that it takes aboard.', whole()),
    specialTransport: said('Cruisers and Battleships only carry it.', flag),
    transportCapacity: said('Room of a ship.', whole()),
    shipOfficers: said('Officers that the ship needs.', orNull(whole())),
    salvage: said('What its wreck yields.', list(amountView)),
  }),
);

export type UnitTypeView = Shaped<typeof unitTypeView>;

export const spiritView = named(
  'Spirit',
  'What moves the morale for some rounds (GOW-CE-04).',
  record({
    cause: said('The cause.', words.spiritCause),
    until: said('Last round.', whole()),
  }),
);

export type SpiritView = Shaped<typeof spiritView>;

export const unitRoundView = named(
  'UnitRound',
  'What a unit did in this round.',
  record({
    redeployed: said('It departed, was under way or arrived (GOW-ACT-12).', flag),
    arrived: said('It arrived in this S7.', flag),
    departedFrom: said('System that it left in this S7.', orNull(id)),
    battleXp: said('Best experience of its battles (GOW-XP-06).', whole()),
    jammed: said('It is jammed (GOW-CHR-21).', flag),
    unpaid: said('Its supply was due and not paid (GOW-SUP-03).', flag),
  }),
);

export type UnitRoundView = Shaped<typeof unitRoundView>;

export const unitView = named(
  'Unit',
  'A unit: regiment, squad, war machine or ship.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', text),
    owner: said('Faction that owns it.', id),
    hidden: said(
      'The viewer may not know its stocks, orders, experience and counters: they are null (GOW-GEN-09).',
      flag,
    ),
    type: said('Key of its type (GOW-UNI-01).', id),
    weapon: said('Key of the type of its main weapon.', orNull(id)),
    thunderhawk: said('It has a Thunderhawk.', flag),
    place: said('Where it is.', placeView),
    formation: said('Its formation.', orNull(id)),
    ce: said('Combat effectiveness, 0 … 100.', whole()),
    xp: said('Experience.', orNull(whole())),
    recoveredCarry: said('CE recovered towards the next loss of experience (GOW-RCV-11).', orNull(whole())),
    activity: said('Its activities.', orNull(occupationView)),
    conditions: said('Conditions.', list(conditionView)),
    traits: said('Traits.', list(words.unitTrait)),
    createdRound: said('Round in which it was made; 0 = before the campaign.', orNull(whole())),
    geneSeedMatured: said('Its Gene-Seed has matured (GOW-XP-08).', orNull(flag)),
    heroPromoted: said('It has given a hero.', orNull(flag)),
    withdrawn: said('It has withdrawn (GOW-CBT-17).', flag),
    undetectedBy: said('Factions that do not see it now (GOW-DET-03).', orNull(list(id))),
    suits: said('Terminator suits.', whole()),
    buffer: said('Its buffer, where it can hold anything.', orNull(list(heldView))),
    supply: said('Its supply counter, while it is a holder (GOW-SUP-01).', orNull(supplyCounterView)),
    priority: said('1 first … 9 last.', orNull(whole())),
    spirits: said('What moves its morale.', orNull(list(spiritView))),
    recoveryRun: said('Row of an unbroken run of recovery (GOW-RCV-06).', orNull(id)),
    foughtRound: said('Round of its last battle; 0 = never.', whole()),
    thisRound: said('What it did in this round.', orNull(unitRoundView)),
  }),
);

export type UnitView = Shaped<typeof unitView>;

export const formationView = named(
  'Formation',
  'Units that travel and fight together.',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', text),
    owner: said('Faction that owns it.', id),
    hidden: said(
      'The viewer may not know its stocks and counters: they are null; its units are those they see (GOW-GEN-09).',
      flag,
    ),
    units: said('Its units.', list(id)),
    domain: said('Where it fights.', words.domain),
    commander: said('Its commander.', orNull(id)),
    chapterFleet: said('It is the Chapter Fleet.', flag),
    buffer: said('Its buffer, where it can hold anything.', orNull(list(heldView))),
    supply: said('Its supply counter, while it is a holder.', orNull(supplyCounterView)),
    parts: said('Parts in its store.', orNull(list(partView))),
    priority: said('1 first … 9 last.', orNull(whole())),
  }),
);

export type FormationView = Shaped<typeof formationView>;

export const journeyView = named(
  'Journey',
  'A journey under way (GOW-TRV-05).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    owner: said('Faction that travels.', id),
    units: said('Units.', orNull(list(id))),
    characters: said('Characters who travel alone.', orNull(list(id))),
    from: said('System that they left.', orNull(id)),
    to: said('System to which they go.', id),
    path: said('The way.', orNull(list(hex))),
    departRound: said('Round of departure.', orNull(whole())),
    arrivalRound: said('Round of arrival.', whole()),
    landOn: said('Planet to land on.', orNull(id)),
    hidden: said(
      'It is of others: of a journey that the viewer was warned of characters, way and landing are null (GOW-DET-04), of one that they foresee also ships and departure (GOW-CHR-13).',
      flag,
    ),
    knownTo: said(
      'Factions of the viewer that have been warned of it (GOW-DET-04); all of them for the arbiter.',
      list(id),
    ),
  }),
);

export type JourneyView = Shaped<typeof journeyView>;

export const supplyGroupView = named(
  'SupplyGroup',
  'A supply group (GOW-SUP-11).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    name: said('Its name.', text),
    faction: said('Its faction.', id),
    system: said('System in which it is.', id),
    members: said('Formations, then units, in order.', list(id)),
  }),
);

export type SupplyGroupView = Shaped<typeof supplyGroupView>;

export const deedsView = named(
  'Deeds',
  'Deeds of a commander (GOW-TRT-04).',
  record({
    defences: said('Defences.', whole()),
    decisive: said('Decisive victories.', whole()),
    prolonged: said('Prolonged wars.', whole()),
  }),
);

export type DeedsView = Shaped<typeof deedsView>;

export const standingRerollView = named(
  'StandingReroll',
  'A standing instruction for re-rolls (GOW-DIC-03).',
  record({
    rule: said('Rule of the rolls; null = any.', orNull(id)),
    atMost: said('Highest face that is re-rolled.', whole()),
  }),
);

export type StandingRerollView = Shaped<typeof standingRerollView>;

export const characterView = named(
  'Character',
  'A commander or hero.',
  record({
    id: said('His id.', ownId),
    kind: said('Commander or hero.', words.characterKind),
    class: said('His class.', words.characterClass),
    name: said('His name.', text),
    faction: said('His faction.', id),
    hidden: said(
      'The viewer may not know his figures, traits and advisors: they are null (GOW-GEN-09).',
      flag,
    ),
    attachedTo: said('Unit or formation he is with.', orNull(id)),
    place: said('Where he is while alone.', orNull(placeView)),
    xp: said('Experience; null where the viewer may not know it.', orNull(whole())),
    traits: said('Traits.', orNull(list(words.characterTrait))),
    advisors: said('Advisors.', orNull(list(words.advisor))),
    deeds: said('Deeds.', orNull(deedsView)),
    woundedUntil: said('Last round in which he is wounded; 0 = is not.', whole()),
    stunnedUntil: said('Last round in which he is stunned; 0 = is not.', orNull(whole())),
    diedRound: said('Round of his death; 0 = alive.', whole()),
    rerollsLeft: said('Re-rolls left in this year.', orNull(whole())),
    standing: said('Standing instruction for them.', orNull(standingRerollView)),
    battleXp: said('Best experience of his battles in this round.', orNull(whole())),
  }),
);

export type CharacterView = Shaped<typeof characterView>;

export const fallenView = named(
  'Fallen',
  'A death that a Rite of Entombment may serve (GOW-CHR-19).',
  record({
    id: said('Its id, by which all else names it.', ownId),
    faction: said('Faction of the dead.', id),
    name: said('His name.', text),
    round: said('Round of his death.', whole()),
    served: said('A Rite has served it.', flag),
  }),
);

export type FallenView = Shaped<typeof fallenView>;
