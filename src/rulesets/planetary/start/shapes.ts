import {
  alone,
  asOneOf,
  boxed,
  called,
  choice,
  either,
  entered,
  flag,
  inline,
  list,
  named,
  oneOf,
  optional,
  orNull,
  record,
  rows,
  said,
  tagged,
  textOf,
  under,
  whole,
  type Shape,
} from '../../../kernel/index.js';
import * as terms from '../words/index.js';
import type { PositionUnitType } from './unit-type.js';
import type { DetachmentSlots, SlotEntry } from '../races/profile.js';
import { count, figure, id, ids, moveClass, patron, race, slot } from '../shapes/words.js';

const limit = orNull(terms.unitLimit);

/** RACE-PROD-08: what a type of the club must tell of itself the rule says, as the registry may know it. */
export const unitType: Shape<PositionUnitType> = named(
  'UnitType',
  'A type of unit as the club plays it. Of a type that the rules name (RACE-PROD-08), e.g. `SM.rhino`, what is left out is as the registry has it.',
  record({
    key: said('Its key, e.g. `club.guardsmen`; `SM.rhino` for a type that the rules name.', id),
    modelPoints: said('Points of a model.', entered(0, 100000, figure)),
    name: said('Its name.', optional(textOf(120))),
    race: said(
      'Race that may have it; any when left out.',
      optional(under({ rule: 'RACE-GEN-01' }, terms.unitRace)),
    ),
    slot: said('Place in a list.', optional(slot)),
    moveClass: said('How it moves.', optional(moveClass)),
    vehicle: said('Whether its models are vehicles.', optional(flag)),
    weight: said('Weight of a vehicle.', optional(orNull(terms.vehicleWeight))),
    minModels: said('Fewest models of a unit.', optional(whole(1, 1000))),
    maxModels: said('Most models of a unit.', optional(whole(1, 1000))),
    wounds: said('Wounds of a model; 1 when left out.', optional(whole(1, 100))),
    options: said(
      'What it may be given.',
      optional(
        list(
          named(
            'UnitOptionType',
            'An option that a unit of a type may have.',
            record({
              key: said('Its key.', id),
              name: said('Its name.', textOf(120)),
              points: said('Points.', entered(0, 100000, count)),
              staysWithUnit: said(
                'Special and heavy weapons and special equipment stay with the unit; wargear does not.',
                flag,
              ),
            }),
          ),
        ),
      ),
    ),
    limit: said('How many there may be; any number when left out.', optional(limit)),
    maxPerDetachment: said('Most units of it in a detachment.', optional(orNull(entered(1, 200, count)))),
    specialCharacter: said('A named character: bought once in a campaign (PLN-GEN-11).', optional(flag)),
    needs2000: said('Only in detachments of 2000 points or more.', optional(flag)),
    hqRank: said('Rank of a headquarters unit.', optional(orNull(terms.hqRank))),
    scout: said('Scouts: see further (PLN-SIG).', optional(flag)),
    barrage: said('Has a barrage weapon: may bombard (PLN-TBL-02).', optional(flag)),
    barrageRange100: said('That weapon has a range of 100 inches or more.', optional(flag)),
    aaWeapons: said('Anti-aircraft weapons.', optional(entered(0, 100, count))),
    longRangeComm: said('Has long-range communications.', optional(flag)),
    dropPod: said('Arrives by drop pod.', optional(flag)),
    fast12: said('Moves 12 inches or more.', optional(flag)),
    carries: said('Carries other units.', optional(flag)),
    requires: said(
      'What a detachment must have beside it.',
      optional(
        orNull(
          list(
            named(
              'Requirement',
              'Types of unit of which a detachment must have one.',
              boxed('anyOf', 'Keys of the types: any of them will do.', ids),
            ),
          ),
        ),
      ),
    ),
    pointsWithOrder: optional(flag),
    attachedTo: said('Joins such a unit and takes no slot (RACE-PROD-09).', optional(terms.attachment)),
    bike: said('Rides bikes (RACE-PROD-12).', optional(flag)),
    jetbike: said('Rides jetbikes (RACE-PROD-12).', optional(flag)),
    hellion: optional(flag),
    guardsmen: said('Guardsmen: replaced in any own human Urban hex (RACE-IG-01).', optional(flag)),
    ownTransport: optional(id),
    composedOf: optional(ids),
    chaosLord: said('A Chaos Lord, who bears the mark of the Demon God (RACE-CH-03).', optional(flag)),
    cult: said('A cult unit of its god (RACE-CH-05).', optional(flag)),
    god: said('The God that it belongs to.', optional(patron)),
    demon: said('Kind of demon; left out for what is none.', optional(terms.demonKind)),
    pool: optional(either(patron, oneOf(['GENERAL', 'NORMAL_ONLY', 'NORMAL_ONLY_OR_CULTIST_HEX']))),
    forbiddenInDetachment: optional(ids),
    onlyInSpecialDetachment: optional(id),
    aspect: optional(flag),
    harlequin: optional(flag),
    fightsOnly: said('It takes part only in battles against this race (RACE-IMP-01).', optional(race)),
  }),
);

const filter = terms.unitFilter;

const entry: Shape<SlotEntry> = named(
  'SlotEntry',
  'What a slot of a list may hold: a type, or all fast ones of the slot.',
  record({
    unit: said(
      'Short key of a type of the race, e.g. `rhino`, or the whole key of a type of the club.',
      optional(id),
    ),
    filter: said('Instead: every type of the slot that passes.', optional(filter)),
    in: said('Transports of which it must ride one (RACE-PROD-10).', optional(ids)),
    orOn: optional(oneOf(['jetbike'])),
  }),
);
const entries = optional(list(entry));

const normalList = named(
  'NormalList',
  'A normal list with conditions.',
  record({
    without: said('Short keys of types that it may not hold.', optional(ids)),
    filter: said('What every model must be or ride.', optional(filter)),
  }),
);

const LISTS = {
  NORMAL_LIST: normalList,
  TABLE: record({
    table: said(
      'A table of types by slot (RACE-PROD-09).',
      named(
        'SlotEntry',
        'What a slot of a list may hold: a type, or all fast ones of the slot.',
        rows(
          'slot',
          said('The slot.', terms.slot),
          null,
          record({
            HQ: entries,
            EL: entries,
            TR: entries,
            FA: entries,
            HS: entries,
            TRANSPORT: entries,
            UPGRADE: entries,
          }),
        ),
      ),
    ),
  }),
  POOLS: record({ pools: ids }),
  EXTERNAL: record({}),
};

const slots: Shape<DetachmentSlots> = named(
  'List',
  'What a detachment may hold.',
  asOneOf(
    {
      table: tagged('by', 'TABLE', alone(LISTS.TABLE)),
      normalList: said(
        'The normal list of the race, with conditions.',
        tagged('by', 'NORMAL_LIST', LISTS.NORMAL_LIST),
      ),
      declared: said(
        'A list outside the rulebook: its owner declares it, the arbiter may reject what does not follow it.',
        tagged('by', 'EXTERNAL', LISTS.EXTERNAL),
      ),
    },
    choice('by', LISTS),
  ),
);

/** What only the arbiter says. */
export const ARBITER = {
  DefineUnitType: named(
    'UnitTypes',
    'Types of units that the club enters (RACE-PROD-08).',
    record({ unitTypes: said('The types: all are entered, or none.', list(unitType)) }),
  ),
  DefineSpecialDetachment: named(
    'SpecialDetachment',
    'A special detachment that the rulebook leaves open (RACE-PROD-12).',
    record({
      race: said('Race that has it.', race),
      detachment: inline(
        [],
        record({
          key: said('Its key, e.g. `HARLEQUINS`.', id),
          name: said('Its name.', textOf(120)),
          class: said('How it counts (PLN-SPD-01).', terms.specialClass),
          mv: said('Movement allowance, MP (PLN-MOV-10).', whole(1, 20)),
          most: said('Most of them at any time; any number when left out.', optional(whole(1, 100))),
          slots: said('What it may hold.', called('list', slots)),
        }),
      ),
    }),
  ),
  RejectDetachment: named(
    'Rejection',
    'A detachment under construction that does not follow its list.',
    record({ detachment: said('The detachment.', id), reason: said('Why.', textOf(2000)) }),
  ),
};
