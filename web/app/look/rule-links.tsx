import type { MouseEvent } from 'react';
import { readRule } from './rule-reader.js';

interface Rule {
  readonly id: string;
  readonly path?: string | null;
  readonly title?: string;
}

/** Rules by number, each a way to its text: read in place, or in a window of its own by whoever opens one. */
export function RuleLinks({ rules }: { readonly rules: readonly Rule[] }) {
  const once = rules.filter(({ id }, at) => rules.findIndex((each) => each.id === id) === at);
  return once.map(({ id, path, title }) => (
    <a
      key={id}
      className="rule"
      href={path ?? `/rules/${id}`}
      title={title}
      target="_blank"
      rel="noreferrer"
      onClick={readHere(id)}
    >
      {id}
    </a>
  ));
}

const readHere =
  (id: string) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    readRule(id);
  };
