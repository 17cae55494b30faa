interface Rule {
  readonly id: string;
  readonly path?: string | null;
  readonly title?: string;
}

/** Rules by number, each a way to its text. */
export function RuleLinks({ rules }: { readonly rules: readonly Rule[] }) {
  const once = rules.filter(({ id }, at) => rules.findIndex((each) => each.id === id) === at);
  return once.map(({ id, path, title }) => (
    <a key={id} className="rule" href={path ?? `/rules/${id}`} title={title} target="_blank" rel="noreferrer">
      {id}
    </a>
  ));
}
