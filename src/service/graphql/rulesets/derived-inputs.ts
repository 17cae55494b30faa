import type { Type } from '@nestjs/common';
import { formOf, says, type CommandShape, type RulesetInputs } from '../../../engine/index.js';
import type { Json, Shape } from '../../../kernel/index.js';
import { asSaid } from '../schema/as-said.js';
import { derivedInput } from '../schema/derived-input.js';
import type { RulesetFace, SaidAgain } from './face.js';

type Derived = Pick<RulesetFace, 'orders' | 'battleResult' | 'said' | 'position' | 'common'>;

/** The inputs of a ruleset, with what they say as the core takes it: all of it from its shapes. */
export function derivedInputs(
  prefix: string,
  { orders, battleResult, position, common }: RulesetInputs,
): Derived {
  const { withdrawOrders, lockPhase, unlockPhase, closePhase, confirmBattle, disputeBattle } = common;
  return {
    orders: {
      ...inputFace(prefix, orders, (heard) => heard as CommandShape),
      write: (command) => asSaid(orders, command),
    },
    battleResult: battleResult && {
      type: derivedInput(prefix, battleResult),
      map: (battle, input) => ({ ...(heardIn(battleResult, input) as CommandShape), battle }),
      write: (command) => asSaid(battleResult, command),
    },
    said: (command) => saidAgain(command, { orders, battleResult }),
    position: inputFace(prefix, position, (heard) => heard as Json),
    common: {
      withdrawOrders: withdrawOrders && (() => withdrawOrders),
      lockPhase: lockPhase && (() => lockPhase),
      unlockPhase: unlockPhase && (() => unlockPhase),
      closePhase: closePhase && (() => closePhase),
      confirmBattle: confirmBattle && ((battle) => ({ ...confirmBattle, battle })),
      disputeBattle: disputeBattle && ((battle, reason) => ({ ...disputeBattle, battle, reason })),
    },
  };
}

/** A lock or a closing, which has a mutation of its own, is neither. */
function saidAgain(
  command: CommandShape,
  { orders, battleResult }: Pick<RulesetInputs, 'orders' | 'battleResult'>,
): SaidAgain | null {
  if (says(orders, command)) return { orders: asSaid(orders, command) };
  const { battle, ...result } = command as CommandShape & { readonly battle?: string };
  if (!battleResult || battle === undefined || !says(battleResult, result)) return null;
  return { battle, result: asSaid(battleResult, result) };
}

const inputFace = <Out>(prefix: string, shape: Shape, as: (heard: unknown) => Out) => ({
  type: derivedInput(prefix, shape) as Type<object>,
  map: (input: object): Out => as(heardIn(shape, input)),
});

const heardIn = (shape: Shape, input: object): unknown => formOf(shape).hear(input as never);
