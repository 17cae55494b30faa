import type { Type } from '@nestjs/common';
import { Command, CommandBus, CommandHandler } from '@nestjs/cqrs';
import { Args, Context, InputType, Mutation, Resolver } from '@nestjs/graphql';
import type { ApiContext } from '../../src/service/graphql/context.js';
import { PlayInput } from '../../src/service/graphql/inputs/play.inputs.js';

/*
 * A mutation that does nothing, on the stack of the real ones: its input is validated as theirs, it goes over the
 * command bus. Decorators are called as functions: outside the service nothing is decorated.
 */

class NoopInput extends PlayInput {}
InputType({ description: 'What every play command says about itself.' })(NoopInput);

class NoopCommand extends Command<boolean> {}

class NoopHandler {
  execute(): Promise<boolean> {
    return Promise.resolve(true);
  }
}
CommandHandler(NoopCommand)(NoopHandler);

class NoopResolver {
  constructor(private readonly commands: CommandBus) {}

  noop(_input: NoopInput, _context: ApiContext): Promise<boolean> {
    return this.commands.execute(new NoopCommand());
  }
}
Reflect.defineMetadata('design:paramtypes', [CommandBus], NoopResolver);
Reflect.defineMetadata('design:paramtypes', [NoopInput, Object], NoopResolver.prototype, 'noop');
Args('input', { type: () => NoopInput, description: 'What to do.' })(NoopResolver.prototype, 'noop', 0);
Context()(NoopResolver.prototype, 'noop', 1);
Mutation(() => Boolean, { name: 'noop', description: 'Does nothing.' })(
  NoopResolver.prototype,
  'noop',
  Object.getOwnPropertyDescriptor(NoopResolver.prototype, 'noop')!,
);
Resolver()(NoopResolver);

export const NOOP: readonly Type<unknown>[] = [NoopResolver, NoopHandler];
