import type { ApiFace } from '../../src/conformance/api/face.js';
import { typedInput } from '../../src/conformance/api/typed-input.js';
import { say, schemaIn, surely } from './story.js';
import type { World } from './world.js';

/** A command as the core has it. */
export type Command = { readonly type: string } & Readonly<Record<string, unknown>>;

export type Voice = ReturnType<typeof voiceOf>;

/** Core commands of a ruleset, given over the API; each world numbers them by itself. */
export function voiceOf(api: ApiFace) {
  const said = new WeakMap<World, number>();
  return async (
    world: World,
    who: string,
    command: Command,
    { tried = false, ...how }: { readonly tried?: boolean; readonly preview?: boolean } = {},
  ): Promise<string> => {
    const { mutation, input } = api.command(command);
    const number = (said.get(world) ?? 0) + 1;
    said.set(world, number);
    const own = { ...input, ...how, commandId: `command-${number}` };
    const typed = typedInput(await schemaIn(world), mutation, own) as object;
    return (tried ? say : surely)(world, who, mutation, typed);
  };
}
