import type { Shape } from '../../kernel/index.js';
import type { CommandShape } from '../command-shape.js';
import { formOf } from './form-of.js';

/** Whether an input says a command of this type. */
export const says = (shape: Shape, command: CommandShape): boolean => {
  const form = formOf(shape);
  return (form.hear(form.write(command as never) as never) as Partial<CommandShape>).type === command.type;
};
