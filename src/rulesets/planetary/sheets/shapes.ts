import { choice, either, flag, list, optional, record, text, type Shape } from '../../../kernel/index.js';
import type { BattleTarget, Order, ShrineOrder, SpyChoice } from './orders.js';
import { directions, fate, hex, hexes, id, treatment, within, word } from '../shapes/words.js';

const target: Shape<BattleTarget> = choice('kind', {
  hex: record({ hex }),
  detachment: record({ detachment: id }),
});

/** PLN-BOR-01. */
const battle = record({
  detachment: id,
  target: optional(target),
  via: optional(hexes),
  primary: optional(flag),
  onTake: optional(treatment),
  strongholdFate: optional(fate),
  withdrawalPreference: optional(directions),
});

const spyTarget: Shape<SpyChoice> = record({
  kind: word('PLN-SPY-02', ['detachment', 'stronghold', 'urban', 'resource', 'convoy']),
  id: optional(id),
});

const shrine: Shape<ShrineOrder> = record({ building: id, leader: id, payFrom: hex });

/** PLN-MOR-01. */
const movement = record({
  piece: id,
  path: optional(hexes),
  target: optional(id),
  flyHigh: optional(flag),
  onTake: optional(treatment),
  strongholdFate: optional(fate),
  spyTarget: optional(spyTarget),
  shrine: optional(shrine),
  bionics: optional(list(record({ model: id, injury: within('PLN-CAS-03', 1, 6) }))),
});

/** PLN-AIR-01. */
const mission = record({ squadron: id, airspace: id, targetHex: optional(hex) });
/** PLN-BOR-11. */
const spying = record({ spy: id });

/** An order of a sheet, of any phase: which words are orders in which phase the rules of the phase say. */
export const order: Shape<Order> = choice(
  'order',
  {
    ATTACK: battle,
    PLANNED_ATTACK: battle,
    WITHDRAW: battle,
    RAID: battle,
    PLANNED_RAID: battle,
    DEFEND: battle,
    SUPPORT: battle,
    /** Of a battle, or of a movement. */
    GUARD: either(battle, movement),
    SPECIFIED_PATH: movement,
    FOLLOW: movement,
    ADVANCE: movement,
    RECOVER: movement,
    MOVE_AND_CLAIM: movement,
    CLAIM_AREA: movement,
    RESERVE_MOVEMENT: movement,
    ASCEND: movement,
    INTERCEPT: mission,
    RECON: mission,
    STRATEGIC_BOMBARDMENT: mission,
    TACTICAL_BOMBARDMENT: mission,
    SPY_GUARD: spying,
    GAIN_INFORMATION: spying,
    AIR_SUPPORT: record({ squadron: id, army: id }),
  },
  {},
  record({ order: text }),
);
