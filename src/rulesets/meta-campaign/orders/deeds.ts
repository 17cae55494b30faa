import { ASSAULT_DEED } from '../assault/assaulting.js';
import { ATTACK_DEED } from './attack-deed.js';
import { PARADROP_DEED } from '../drops/deeds.js';
import { FLARE_DEED, SMOKE_DEED } from '../environment/throwing.js';
import { MELEE_ASSAULT_DEED } from '../melee/assaulting.js';
import { CLEAR_MINES_DEED, LAY_MINES_DEED, MINE_SWEEP_DEED } from '../mines/deeds.js';
import { REPAIR_DEED, REPAIR_MOBILITY_DEED } from '../mobility/repairing.js';
import { REST_DEED } from '../movement/resting.js';
import { CLIMB_ABILITY, CLIMB_ACTION, DESCEND_ABILITY, DESCEND_ACTION, EJECT_DEED } from '../flight/deeds.js';
import { FAST_LANDING_DEED, FAST_TAKEOFF_DEED, LAND_DEED, SLOW_TAKEOFF_DEED } from '../flight/taking-off.js';
import { DROP_LOAD_DEED, HOOK_DEED } from '../transports/airlifting.js';
import { BOARD_DEED } from '../transports/boarding.js';
import { OFFLOAD_DEED, ONLOAD_DEED } from '../transports/loading.js';
import {
  DEPLOY_DEED,
  EXTENDED_UNHITCH_DEED,
  HITCH_DEED,
  UNDEPLOY_DEED,
  UNHITCH_DEED,
} from '../transports/towing.js';
import { ACTIVE_SEARCH_DEED } from '../sonar/searching.js';
import { BUILD_DEED, RESTORE_DEED } from '../structures/building.js';
import { FREIGHT_DEED, RUSHED_FREIGHT_ABILITY } from '../supply/freight.js';
import {
  REARM_ABILITY,
  REARM_ASSIST_DEED,
  REARM_DEED,
  REFUEL_ABILITY,
  REFUEL_ASSIST_DEED,
  REFUEL_DEED,
} from '../supply/resupplying.js';
import { SYPHON_DEED } from '../supply/syphoning.js';
import { RECOVER_DEED } from '../rescue/recovering.js';
import { GARRISON_DEED } from '../structures/garrisoning.js';
import type { Deed } from './deed.js';
import type { Ability, AbilityOf, Action, ActionOf } from './orders.js';

/** Every action; where both parts speak of a matter, by the one that EDCU-GEN-01 names. */
const ACTION_DEEDS: { readonly [N in Action['name']]: Deed<ActionOf<N>> } = {
  ATTACK: ATTACK_DEED,
  ASSAULT: ASSAULT_DEED,
  MELEE_ASSAULT: MELEE_ASSAULT_DEED,
  REST: REST_DEED,
  RECOVER: RECOVER_DEED,
  REARM: REARM_DEED,
  REFUEL: REFUEL_DEED,
  REARM_ASSIST: REARM_ASSIST_DEED,
  REFUEL_ASSIST: REFUEL_ASSIST_DEED,
  SYPHON: SYPHON_DEED,
  FREIGHT_TRANSFER: FREIGHT_DEED,
  GARRISON: GARRISON_DEED,
  BUILD: BUILD_DEED,
  RESTORE: RESTORE_DEED,
  CLEAR_MINES: CLEAR_MINES_DEED,
  LAY_MINES: LAY_MINES_DEED,
  REPAIR: REPAIR_DEED,
  REPAIR_MOBILITY: REPAIR_MOBILITY_DEED,
  BOARD: BOARD_DEED,
  ONLOAD: ONLOAD_DEED,
  OFFLOAD: OFFLOAD_DEED,
  HITCH: HITCH_DEED,
  UNHITCH: UNHITCH_DEED,
  EXTENDED_UNHITCH: EXTENDED_UNHITCH_DEED,
  HOOK: HOOK_DEED,
  DROP_LOAD: DROP_LOAD_DEED,
  DEPLOY: DEPLOY_DEED,
  UNDEPLOY: UNDEPLOY_DEED,
  CLIMB: CLIMB_ACTION,
  DESCEND: DESCEND_ACTION,
  SLOW_TAKEOFF: SLOW_TAKEOFF_DEED,
  LAND: LAND_DEED,
  EJECT: EJECT_DEED,
  PARADROP: PARADROP_DEED,
};

/** Every ability. */
const ABILITY_DEEDS: { readonly [N in Ability['name']]: Deed<AbilityOf<N>> } = {
  SMOKE: SMOKE_DEED,
  REARM: REARM_ABILITY,
  REFUEL: REFUEL_ABILITY,
  RUSHED_FREIGHT_TRANSFER: RUSHED_FREIGHT_ABILITY,
  MINE_SWEEP: MINE_SWEEP_DEED,
  ACTIVE_SEARCH: ACTIVE_SEARCH_DEED,
  FLARE: FLARE_DEED,
  CLIMB: CLIMB_ABILITY,
  DESCEND: DESCEND_ABILITY,
  FAST_TAKEOFF: FAST_TAKEOFF_DEED,
  FAST_LANDING: FAST_LANDING_DEED,
};

export const deedOfAction = <A extends Action>({ name }: A): Deed<A> =>
  ACTION_DEEDS[name] as unknown as Deed<A>;
export const deedOfAbility = <A extends Ability>({ name }: A): Deed<A> =>
  ABILITY_DEEDS[name] as unknown as Deed<A>;
