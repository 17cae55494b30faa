import {
  flag,
  id,
  list,
  named,
  optional,
  ownId,
  record,
  said,
  textOf,
  whole,
} from '../../../kernel/index.js';
import * as terms from '../words/index.js';
import { wargear, gift } from '../build/armies/shapes.js';

export const model = named(
  'Model',
  'One model of a unit, and in what state it is.',
  record({
    id: said('Its id; `<unit>.m1` and so on when left out.', optional(ownId)),
    state: said('Its state.', terms.modelState),
    points: said('Points; those of the type when left out.', optional(whole(0, 100000))),
    injuries: said('Permanent injuries as rolled, 1…6 (PLN-CAS-03).', optional(list(whole(1, 6)))),
  }),
);

export const unitOption = named(
  'UnitOption',
  'An option that a unit has.',
  record({
    key: said('Its key.', id),
    count: said('How many of it; 1 when left out.', optional(whole(1, 200))),
    lost: said('How many of these are lost; 0 when left out.', optional(whole(0, 200))),
  }),
);

export const unit = named(
  'Unit',
  'A unit. Its models are counted by state, or named one by one.',
  record({
    id: said('Its id; `<army>.u1` and so on when left out.', optional(ownId)),
    type: said('Key of its type, e.g. `demo.line`.', id),
    ready: said('Models that can fight.', optional(whole(0, 200))),
    wounded: said('Wounded models.', optional(whole(0, 200))),
    damaged: said('Damaged vehicles.', optional(whole(0, 200))),
    dead: said('Dead models whose slots are empty.', optional(whole(0, 200))),
    models: said('Instead of numbers: every model.', optional(list(model))),
    maxModels: said('Slots as built; the models entered when left out.', optional(whole(1, 200))),
    options: said('Its options.', optional(list(unitOption))),
    xp: said('Unit XP (PLN-EXP-01); 0 when left out.', optional(whole(0, 10000))),
    mountedIn: said('Unit that carries it.', optional(id)),
    transportLost: said(
      'It has lost the transport that belongs to it by its type (RACE-PROD-04).',
      optional(flag),
    ),
    slot: said("Slot, where the detachment's list says another than the type.", optional(terms.slot)),
    modelPoints: said(
      'Points of each model, where the type has none of its own (RACE-PROD-08).',
      optional(whole(0, 100000)),
    ),
    wargear: said(
      'Things with their points that its type does not know (RACE-PROD-08).',
      optional(list(wargear)),
    ),
    mark: said('Mark of Chaos.', optional(terms.mark)),
    gifts: said('Gifts of Chaos.', optional(list(gift))),
  }),
);

export const detachment = named(
  'Detachment',
  'A detachment. Exactly one of `hex`, `orbit`, `captor`, `prison`, `building` says where it is.',
  record({
    id: said('Its id; `d1` and so on when left out.', optional(ownId)),
    name: said('Its name; its id when left out.', optional(textOf(120))),
    owner: said('Seat that owns it, or `npc`.', id),
    race: said('Race; that of the owner when left out.', optional(terms.race)),
    class: said('Class; NORMAL when left out.', optional(terms.detachmentClass)),
    typeKey: said('Key of its list; `NORMAL` when left out.', optional(id)),
    mv: said('Movement allowance, MP; 4 when left out (PLN-MOV-10).', optional(whole(0, 100))),
    hex: said('Hex where it stands, `q,r`.', optional(id)),
    orbit: said('It is in orbit.', optional(flag)),
    captor: said('Army that holds it captive.', optional(id)),
    prison: said('Urban hex in whose prison it is.', optional(id)),
    building: said('Urban hex where it is under construction.', optional(id)),
    units: said('Its units, in creation order.', list(unit)),
    dxp: said('Detachment experience; 0 when left out.', optional(whole(0, 10000))),
    maxPts: said(
      'Most points it may have; what its experience allows when left out (PLN-EXP-03).',
      optional(whole(0, 100000)),
    ),
    unarmed: said('It was freed and has no arms yet (PLN-CPT-07).', optional(flag)),
    canDrop: said('It may start or land from orbit; true in orbit when left out.', optional(flag)),
    toOrbit: said('Under construction: it will arrive in orbit (RACE-SM-01).', optional(flag)),
    arrivalTurn: said('Turn in which it arrives, when under construction.', optional(whole(0, 10000))),
    targetStronghold: said('Stronghold that a garrison-detachment marches to.', optional(id)),
    imprisonedOnce: said('It has been in a prison before (PLN-CPT-04).', optional(flag)),
    converted: said('It changed sides in a prison (RACE-CH-12).', optional(flag)),
    movementOrder: said(
      'Movement order of this turn, where it binds the battle order, e.g. `RESERVE_MOVEMENT`.',
      optional(id),
    ),
  }),
);

export const garrison = named(
  'Garrison',
  'An army that holds a hex and does not leave it.',
  record({
    id: said('Its id; `g1` and so on when left out.', optional(ownId)),
    owner: said('Seat that owns it.', id),
    race: said('Race; that of the owner when left out.', optional(terms.race)),
    hex: said('Hex of its Stronghold, `q,r`.', id),
    units: said('Its units, in creation order.', list(unit)),
  }),
);
