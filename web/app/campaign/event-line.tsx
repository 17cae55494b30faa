import { Dice } from '../look/dice.js';
import { RuleLinks } from '../look/rule-links.js';
import type { Happened } from './outcome.js';

/** Something that happened, with its dice and the rules that it follows from. */
export const EventLine = ({ event: { kind, summary, roll, because } }: { readonly event: Happened }) => (
  <li className={kind.toLowerCase()}>
    {summary} {roll && <Dice faces={roll.faces} />} <RuleLinks rules={because} />
  </li>
);
