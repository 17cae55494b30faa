import {
  choice,
  completed,
  flag,
  hex,
  id,
  list,
  named,
  optional,
  orElse,
  record,
  rows,
  said,
  table,
  textOf,
  whole,
  type Shaped,
} from '../../../kernel/index.js';
import { DROP_ACTIONS } from '../drops/deed-shapes.js';
import { FLIGHT_ABILITIES, FLIGHT_ACTIONS } from '../flight/deed-shapes.js';
import { TRANSPORT_ACTIONS } from '../transports/deed-shapes.js';
import { SUPPLY_ABILITIES, SUPPLY_ACTIONS } from '../supply/deed-shapes.js';
import * as words from '../words/index.js';

const MOST = 200;
const figure = whole(0, 1000);
const hexes = list(hex, MOST);

/** What is attacked: exactly one of three (EDC-CMB-02). */
const target = {
  unit: said('Id of a unit.', optional(id)),
  hex: said('A hex, `q,r`.', optional(hex)),
  structure: said('Id of a structure.', optional(id)),
};

/** Actions (section 21 of part 1). */
export const ACTIONS = {
  ATTACK: said(
    'An attack (EDC-CMB-01).',
    named(
      'AttackAction',
      'An attack (EDC-CMB-01).',
      record({
        weapon: said('Id of the weapon.', id),
        ...target,
        dangerClose: said(
          'Of indirect fire: whether own units may be hit (EDCU-IND-01).',
          orElse(flag, false),
        ),
      }),
    ),
  ),
  ASSAULT: said(
    'An assault (EDC-ASL-03).',
    named(
      'AssaultAction',
      'An assault (EDC-ASL-03).',
      record({ hex: said('The hex, `q,r`.', hex), weapon: said('Id of the weapon.', id) }),
    ),
  ),
  MELEE_ASSAULT: said(
    'A melee assault (EDC-MEL-01).',
    named(
      'MeleeAssaultAction',
      'A melee assault (EDC-MEL-01).',
      record({
        hex: said('The hex, `q,r`.', hex),
        weapon: said('Id of the melee weapon.', id),
        structure: said(
          'A structure with a garrison; left out, the frontline unit is attacked.',
          optional(id),
        ),
      }),
    ),
  ),
  REST: said('A rest (EDC-STA-06).', record({})),
  RECOVER: said(
    'Survivors are taken aboard (EDC-RSC-04).',
    named(
      'RecoverAction',
      'Survivors are taken aboard (EDC-RSC-04).',
      record({
        survivors: said(
          'The survivors in the hex, or the unit whose survivors another unit carries there.',
          id,
        ),
      }),
    ),
  ),
  ...SUPPLY_ACTIONS,
  GARRISON: said(
    'A structure is garrisoned (EDC-GAR-01).',
    named(
      'GarrisonAction',
      'A structure is garrisoned (EDC-GAR-01).',
      record({ structure: said('Id of the structure.', id) }),
    ),
  ),
  BUILD: said(
    'A structure is built (EDC-BLD-01).',
    named(
      'BuildAction',
      'A structure is built (EDC-BLD-01).',
      record({
        structure: said('Type of the structure.', textOf(60)),
        hex: said('Of a large bridge: the water hex; left out, the own hex.', optional(hex)),
        edge: said('Of what stands on an edge: the edge, `q,r/N`.', optional(textOf(30))),
        site: said('Of a trench or bunker: front or back.', optional(words.trenchSite)),
        facing: said('Of a trench.', optional(words.compass)),
      }),
    ),
  ),
  RESTORE: said(
    'A structure is restored (EDC-BLD-05).',
    named(
      'RestoreAction',
      'A structure is restored (EDC-BLD-05).',
      record({ structure: said('Id of the structure.', id) }),
    ),
  ),
  CLEAR_MINES: said(
    'Mines are cleared (EDCU-MIN-12).',
    named(
      'ClearMinesAction',
      'Mines are cleared (EDCU-MIN-12).',
      record({ hex: said('The mined hex.', hex) }),
    ),
  ),
  LAY_MINES: said('Mines are laid (EDCU-MIN-13).', record({})),
  REPAIR: said(
    'Another unit is repaired (EDCU-MOB-02).',
    named(
      'RepairAction',
      'Another unit is repaired (EDCU-MOB-02).',
      record({ unit: said('The unit that is repaired.', id) }),
    ),
  ),
  REPAIR_MOBILITY: said('The unit repairs its own mobility (EDCU-MOB-03).', record({})),
  ...TRANSPORT_ACTIONS,
  ...FLIGHT_ACTIONS,
  ...DROP_ACTIONS,
} as const;

const timing = said('When it is used (EDC-ACT-02).', words.timing);

/** Abilities (section 21 of part 1, section 18 of part 2). */
export const ABILITIES = {
  SMOKE: said('Smoke (EDC-NGT-04).', named('SmokeAbility', 'Smoke (EDC-NGT-04).', record({ timing }))),
  REARM: said(
    'Something is rearmed (EDC-SUP).',
    named('RearmAbility', 'Something is rearmed (EDC-SUP).', record({ timing, ...SUPPLY_ABILITIES.REARM })),
  ),
  REFUEL: said(
    'Something is refuelled (EDC-SUP).',
    named(
      'RefuelAbility',
      'Something is refuelled (EDC-SUP).',
      record({ timing, ...SUPPLY_ABILITIES.REFUEL }),
    ),
  ),
  RUSHED_FREIGHT_TRANSFER: said(
    'Freight is moved in a hurry (EDC-FRT-02).',
    named(
      'RushedFreightTransferAbility',
      'Freight is moved in a hurry (EDC-FRT-02).',
      record({ timing, ...SUPPLY_ABILITIES.RUSHED_FREIGHT_TRANSFER }),
    ),
  ),
  MINE_SWEEP: said(
    'Mines are swept for (EDCU-MIN-08).',
    named('MineSweepAbility', 'Mines are swept for (EDCU-MIN-08).', record({ timing })),
  ),
  ACTIVE_SEARCH: said(
    'Active sonar (EDCU-SON-02).',
    named('ActiveSearchAbility', 'Active sonar (EDCU-SON-02).', record({ timing })),
  ),
  ...FLIGHT_ABILITIES,
  FLARE: said(
    'A flare (EDCU-UPG-14).',
    named(
      'FlareAbility',
      'A flare (EDCU-UPG-14).',
      record({ timing, hex: said('The hex that is lit.', hex) }),
    ),
  ),
} as const;

const movement = named(
  'Movement',
  'How a unit moves (EDC-MOV-01).',
  record({
    kind: said('What kind of movement it is.', orElse(words.movementKind, 'MOVE')),
    path: said(
      'Hexes that are entered, in order; of an Exit, after the hex of the carrier.',
      orElse(hexes, []),
    ),
    boarding: said('Units that board before it goes (EDCU-TRN-03).', orElse(list(id, MOST), [])),
    doubleTime: said('Whether it goes at the double (EDC-MOV-04).', orElse(flag, false)),
    leaveStructure: said('Whether a garrison leaves its structure (EDC-GAR-02).', orElse(flag, false)),
    attempt: said('Whether the last step may be one that is too steep (EDC-ELV-05).', orElse(flag, false)),
  }),
);

/** An order of one unit for one round (EDC-ORD-01). */
export const order = named(
  'UnitOrderText',
  'What one unit does in a round.',
  record({
    unit: said('Id of the unit.', id),
    figures: said(
      "The player's own bookkeeping; the service's figures decide (EDC-ORD-02).",
      optional(
        named(
          'OrderFigures',
          'What the player believes of the unit.',
          record({
            hex: said('Its hex, `q,r`.', optional(hex)),
            fs: said('Its Force Strength.', optional(figure)),
            energy: said('Its Energy points.', optional(figure)),
            equipment: said(
              'Uses left by item.',
              optional(
                named(
                  'FigureUses',
                  'What a player believes to be left of an item.',
                  rows(
                    'item',
                    said('Id of an upgrade or weapon.', id),
                    'left',
                    table(said('So many are left.', figure)),
                  ),
                ),
              ),
            ),
          }),
        ),
      ),
    ),
    movement: said('How it moves.', optional(movement)),
    facing: said('The facing that it declares (EDC-FAC-01).', optional(words.compass)),
    emission: said(
      'Whether its radars are on from then on (EDCU-RAD-01); left out, as they are.',
      optional(words.emission),
    ),
    actionFirst: said('Whether the action comes before the movement (EDC-ACT-01).', orElse(flag, false)),
    ability: said(
      'Its ability, one at most.',
      optional(named('UnitAbility', 'What it does besides, one at most.', choice('name', ABILITIES))),
    ),
    action: said(
      'Its action, one at most.',
      optional(named('UnitAction', 'What it does, one at most.', choice('name', ACTIONS))),
    ),
  }),
);

export type Order = Shaped<typeof order>;

/** An order with what it leaves out as it is then. */
export const completeOrder = (said: Partial<Order> & Pick<Order, 'unit'>): Order =>
  completed(order, said as never) as Order;
export type Movement = NonNullable<Order['movement']>;
export type Action = NonNullable<Order['action']>;
export type Ability = NonNullable<Order['ability']>;
export type AbilityOf<N extends Ability['name']> = Extract<Ability, { readonly name: N }>;
export type ActionOf<N extends Action['name']> = Extract<Action, { readonly name: N }>;
