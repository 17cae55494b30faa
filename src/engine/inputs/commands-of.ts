import { said, tagged, type Members, type Shape } from '../../kernel/index.js';

/** Says a command of these forms as a member of an input: its sentence there, and its type. */
export const commandsOf =
  <F extends Members>(forms: F) =>
  (sentence: string, type: keyof F & string): Shape =>
    said(sentence, tagged('type', type, forms[type] as Shape));
