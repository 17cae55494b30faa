import { InputForm } from '../forms/input-form.js';
import { membersOf, type Members } from '../forms/values.js';

interface Props {
  readonly rulesets: readonly { readonly code: string; readonly title: string }[];
  readonly chosen: string;
  readonly value: Members;
  readonly onChange: (value: Members) => void;
  readonly onRuleset: (code: string) => void;
}

/** Said elsewhere, or by the page itself. */
const WITHOUT = ['commandId', 'preview', 'ruleset', 'faces', 'dice'];
const SHOWN = { name: undefined, diceMode: undefined, seats: undefined };

/** Of which game, who plays, whose dice fall, and who may do what beside the rules. */
export function About({ rulesets, chosen, value, onChange, onRuleset }: Props) {
  return (
    <section className="panel" aria-labelledby="about">
      <h2 id="about">Campaign</h2>
      <label>
        Game
        <select value={chosen} onChange={({ target }) => onRuleset(target.value)}>
          {rulesets.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <InputForm
        type="CreateCampaignInput"
        value={value}
        drafted={SHOWN}
        without={WITHOUT}
        onChange={(next) => onChange(membersOf(next))}
      />
    </section>
  );
}
