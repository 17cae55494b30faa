interface Props {
  readonly text: string;
  /** The part of it that the catalog decides itself. */
  readonly ruling: string | null;
  readonly source: string | null;
}

/** The prose of a rule, without what is told apart from it: its ruling, and where it is from. */
const proseOf = ({ text, ruling, source }: Props): string =>
  [...(ruling?.split('\n\n') ?? []), ...(source === null ? [] : [`Source: ${source}.`, `Src: ${source}.`])]
    .reduce((prose, apart) => prose.replace(apart, ''), text)
    .trim();

/** Texts of rules are Markdown of the simplest kind: paragraphs, and words that stand out. */
const paragraphs = (text: string): readonly string[] =>
  text
    .replace(/\*\*|`/g, '')
    .split(/\n{2,}/)
    .filter((each) => each.trim() !== '');

/** What a rule says; what the catalog has decided stands apart. */
export function RuleProse(rule: Props) {
  return (
    <>
      {paragraphs(proseOf(rule)).map((paragraph) => (
        <p key={paragraph} className="rule-text">
          {paragraph}
        </p>
      ))}
      {rule.ruling && <p className="note rule-text">{paragraphs(rule.ruling).join('\n')}</p>}
    </>
  );
}
