import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';

export type Write = (line: string) => void;

/**
 * Reads arguments by a program and runs its action, which answers the exit code. What cannot be read or done is written,
 * and answered with 2; help that was asked for with 0.
 */
export async function exitCodeOf<A extends readonly unknown[]>(
  program: Command,
  args: readonly string[],
  write: Write,
  action: (...said: A) => Promise<number>,
): Promise<number> {
  let code = 2;
  program
    .exitOverride()
    .configureOutput({ writeOut: write, writeErr: write })
    .action(async (...said) => void (code = await action(...(said as unknown as A))));
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (fault) {
    const { exitCode, message } = fault as { exitCode?: number; message: string };
    if (exitCode === 0) return 0;
    // Commander has said itself what is wrong with the arguments.
    if (exitCode === undefined) write(message);
  }
  return code;
}

/** Runs a tool with the arguments of the process, where its file is the one that was started. */
export async function asMain(
  file: string,
  run: (args: readonly string[], write: Write) => Promise<number>,
): Promise<void> {
  if (argv[1] && file === pathToFileURL(argv[1]).href)
    process.exitCode = await run(argv.slice(2), console.log);
}
