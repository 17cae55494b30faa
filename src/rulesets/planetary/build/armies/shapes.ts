import {
  byMembers,
  choice,
  either,
  entered,
  flag,
  flat,
  list,
  named,
  optional,
  record,
  said,
  textOf,
  under,
  type Shape,
} from '../../../../kernel/index.js';
import * as terms from '../../words/index.js';
import type { SpyTarget } from '../../state/index.js';
import { count, hex, id, ids, patron, slot } from '../../shapes/words.js';

export const wargear = named(
  'Wargear',
  'Wargear or the like, from the army list in use (RACE-PROD-08).',
  record({
    key: said('Its key, e.g. `powerSword`.', id),
    points: said('Points.', entered(0, 100000, count)),
    staysWithUnit: said('Special and heavy weapons stay with the unit; false when left out.', optional(flag)),
  }),
);

export const gift = named(
  'Gift',
  'A gift of a God of Chaos (RACE-CH-03).',
  record({ name: said('What it is called.', textOf(120)), god: said('Who gave it.', patron) }),
);

export const newUnit = named(
  'NewUnit',
  'A unit to be built.',
  record({
    type: said('Key of the unit type.', id),
    models: said('Number of models.', entered(1, 100, count)),
    options: said('Keys of options; one entry for each that the unit gets.', optional(ids)),
    mountedIn: said(
      'Place, from 0, of the transport that carries it, among the units listed here.',
      optional(entered(0, 60, count)),
    ),
    modelPoints: said(
      'Points of a model, from your army list; for types that have none of their own (RACE-PROD-08).',
      optional(entered(0, 100000, count)),
    ),
    wargear: said(
      'Wargear of such a type, from your army list; one entry for each.',
      optional(list(wargear)),
    ),
    slot: said('Slot that it takes, where its list knows it in several (RACE-PROD-09).', optional(slot)),
    mark: said('Mark of Chaos (RACE-CH-03).', optional(under({ rule: 'RACE-CH-02' }, terms.mark))),
    gifts: said('Gifts of Chaos.', optional(list(gift))),
  }),
);
export const newUnits = list(newUnit);

const piece = record({ id: said('Detachment or convoy.', id) });
const place = record({ hex: said('Hex of the Stronghold, Urban or Resource hex.', hex) });
export const spyTarget: Shape<SpyTarget> = named(
  'SpyTarget',
  'What a spy has infiltrated. Pieces have an `id`, places a `hex`.',
  flat(
    'kind',
    said('What it is.', terms.spyTargetKind),
    choice('kind', {
      detachment: piece,
      convoy: piece,
      stronghold: place,
      urban: place,
      resource: place,
    }),
  ),
);

export const transferPair = named(
  'TransferPair',
  'Two models of one type that change places.',
  record({
    model: said('A living model of the army that gives.', id),
    slot: said('The dead, wounded or damaged model of the other army into whose slot it goes.', id),
    options: said('Keys of wargear and personal equipment that go with it.', optional(ids)),
  }),
);

/** Armies and captives in the Build phase: carried out at once, one by one (PLN-BUI-01). */
export const ARMIES = {
  BuildDetachment: named(
    'NewDetachment',
    'A new detachment (PLN-DET-06): paid now, arrives next turn.',
    record({
      hex: said('Where it is built, and which Urban hex pays.', hex),
      typeKey: said('Its list, e.g. `ARMOUR` (PLN-SPD-02); `NORMAL` when left out.', optional(id)),
      start: said(
        'Where it arrives; in the hex when left out.',
        optional(under({ rule: 'RACE-SM-01' }, terms.detachmentStart)),
      ),
      name: said('Name.', optional(textOf(80))),
      units: said('Its units.', newUnits),
    }),
  ),
  BuildGarrisonDetachment: named(
    'NewGarrisonDetachment',
    'A garrison-detachment (PLN-GAR-05).',
    record({
      hex: said('Where it is built, and which Urban hex pays.', hex),
      target: said('The own Stronghold that it will garrison.', hex),
      units: said('Its units.', newUnits),
    }),
  ),
  PlaceGarrison: named(
    'GarrisonPlace',
    'A garrison that is there from the start (PLN-STA-07).',
    record({
      hex: said('The own Stronghold.', hex),
      payFrom: said('The Urban hex that makes it and pays.', hex),
      units: said('Its units.', newUnits),
    }),
  ),
  RetargetGarrisonDetachment: named(
    'Retarget',
    'A new target of a garrison-detachment (PLN-GAR-06).',
    record({ detachment: said('The garrison-detachment.', id), target: said('The own Stronghold.', hex) }),
  ),
  Reinforce: named(
    'ReinforcementOrder',
    'Losses to be replaced (PLN-DET-08).',
    record({
      army: said('The detachment or garrison.', id),
      models: said('Dead models.', ids),
      options: said(
        'Lost options, one entry for each.',
        optional(
          list(
            named(
              'OptionRepurchase',
              'A lost option that is bought again.',
              record({ unit: said('The unit.', id), option: said('Key of the option.', id) }),
            ),
          ),
        ),
      ),
      payFrom: said('The Urban hex that makes them and pays.', hex),
    }),
  ),
  ChangeStructure: named(
    'Structure',
    'Units that join an army and leave it (PLN-DET-11).',
    record({
      army: said('The detachment or garrison.', id),
      add: said('Units that join.', newUnits),
      disband: said('Units that are disbanded.', ids),
      payFrom: said('The Urban hex that makes and pays.', hex),
    }),
  ),
  Disband: named(
    'Disband',
    'Disbands models, units, or the whole army where neither is named (PLN-DIS-01).',
    record({
      army: said('The detachment or garrison.', id),
      models: said('Models.', optional(ids)),
      units: said('Units.', optional(ids)),
    }),
  ),
  TransferModels: named(
    'Transfer',
    'Models go from one army to another (PLN-CHG-01).',
    record({
      from: said('The army that gives.', id),
      to: said('The army that gets.', id),
      pairs: said('Which models go where.', list(transferPair)),
    }),
  ),
  TransferCaptive: named(
    'CaptiveTransfer',
    'A captive changes hands (PLN-CPT-03).',
    record({
      captive: said('The captured detachment.', id),
      to: said(
        'Who gets it.',
        named(
          'CaptiveGoal',
          'Who gets a captive.',
          byMembers(
            either(
              record({ army: said('An own detachment.', id) }),
              record({ prison: said('The prison of an own Urban hex.', hex) }),
            ),
            true,
          ),
        ),
      ),
      learn: said(
        'First imprisonment: what of its owner you want details of (PLN-CPT-04).',
        optional(spyTarget),
      ),
    }),
  ),
  AttemptConversion: named(
    'Conversion',
    'A captive that shall change sides (RACE-CH-11).',
    record({ captive: said('The captive: a detachment in an own prison.', id) }),
  ),
  Rearm: named(
    'Rearm',
    'Arms a released detachment again (PLN-CPT-07).',
    record({ detachment: said('The detachment.', id), payFrom: said('The Urban hex that pays.', hex) }),
  ),
};

/** What a discovery offers (PLN-DSC-04, -05). */
export const OFFERS = {
  EnterFollowers: named(
    'Offer',
    'Units taken for what a discovery offers; none to let it go (PLN-DSC-04, PLN-DSC-05).',
    record({
      offer: said('What is offered: the subject of what is waited for.', id),
      units: said('The units.', newUnits),
    }),
  ),
  EnterMercenaries: named(
    'Offer',
    'Units taken for what a discovery offers; none to let it go (PLN-DSC-04, PLN-DSC-05).',
    record({
      offer: said('What is offered: the subject of what is waited for.', id),
      units: said('The units.', newUnits),
    }),
  ),
};
