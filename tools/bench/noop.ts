import type { Type } from '@nestjs/common';
import { Command, CommandBus, CommandHandler } from '@nestjs/cqrs';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { existing } from '../../src/kernel/index.js';
import type { ApiContext } from '../../src/service/graphql/context.js';
import { SubmitOrdersInput } from '../../src/service/graphql/inputs/play.inputs.js';

/*
 * A mutation that does nothing, on the stack of the real ones: it takes the same input, which is parsed and validated,
 * and goes over the command bus. Decorators are called as functions: outside the service nothing is decorated.
 */

class NoopCommand extends Command<boolean> {}

class NoopHandler {
  execute(): Promise<boolean> {
    return Promise.resolve(true);
  }
}
CommandHandler(NoopCommand)(NoopHandler);

class NoopResolver {
  constructor(private readonly commands: CommandBus) {}

  noop(_input: SubmitOrdersInput, _context: ApiContext): Promise<boolean> {
    return this.commands.execute(new NoopCommand());
  }
}
Reflect.defineMetadata('design:paramtypes', [CommandBus], NoopResolver);
Reflect.defineMetadata('design:paramtypes', [SubmitOrdersInput, Object], NoopResolver.prototype, 'noop');
Args('input', { type: () => SubmitOrdersInput, description: 'What to do.' })(
  NoopResolver.prototype,
  'noop',
  0,
);
Context()(NoopResolver.prototype, 'noop', 1);
Mutation(() => Boolean, { name: 'noop', description: 'Does nothing.' })(
  NoopResolver.prototype,
  'noop',
  existing(Object.getOwnPropertyDescriptor(NoopResolver.prototype, 'noop'), 'resolver'),
);
Resolver()(NoopResolver);

export const NOOP: readonly Type<unknown>[] = [NoopResolver, NoopHandler];
