import { memberOf } from '../forms/command-form.js';
import { Within, type Fault } from '../forms/faults.js';
import { InputForm } from '../forms/input-form.js';
import { useInputType, type InputType } from '../forms/types.js';
import { listOf, membersOf, type Members, type Value } from '../forms/values.js';
import type { PaintedSeat } from './board.js';
import { at, put } from './painting.js';
import { PositionForm } from './position-form.js';
import { useAll } from './use-all.js';

interface Props {
  readonly ruleset: string;
  /** Input of the whole opening. */
  readonly value: Members;
  readonly faults: readonly Fault[];
  readonly onChange: (value: Members) => void;
}

/** How the campaign starts: a scenario, or a position; and its house rules. */
export function StartForm({ ruleset, value, faults, onChange }: Props) {
  const { member, startType, positionType, scenario, parameters } = useOpeningTypes(ruleset);
  const way = ['ruleset', member];
  const isScenario = 'scenario' in membersOf(at(value, [...way, 'start']));
  const seats = playersOf(value);
  const set = (to: readonly string[], next: Value) => onChange(put(value, [...way, ...to], next));
  if (!startType || !positionType) return <p className="waiting">One moment …</p>;
  return (
    <Within step="ruleset">
      <Within step={member}>
        {scenario && (
          <section className="panel" aria-labelledby="start">
            <h2 id="start">Where it starts</h2>
            {[
              { words: 'With a position of our own', is: !isScenario, start: { position: {} } },
              { words: 'With a scenario', is: isScenario, start: { scenario: '' } },
            ].map((each) => (
              <label key={each.words} className="tick">
                <input
                  type="radio"
                  name="start"
                  checked={each.is}
                  onChange={() => set(['start'], each.start)}
                />
                {each.words}
              </label>
            ))}
            {isScenario && (
              <Within step="start">
                <InputForm
                  type={startType}
                  value={at(value, [...way, 'start'])}
                  drafted={{ scenario: null }}
                  only={['scenario']}
                  onChange={(next) => set(['start'], next)}
                />
              </Within>
            )}
          </section>
        )}
        {!isScenario && (
          <Within step="start">
            <Within step="position">
              <PositionForm
                ruleset={ruleset}
                type={positionType}
                position={membersOf(at(value, [...way, 'start', 'position']))}
                seats={seats}
                faults={inside(faults, ['input', ...way, 'start', 'position'])}
                onChange={(next) => set(['start', 'position'], next)}
              />
            </Within>
          </Within>
        )}
        {parameters && (
          <details className="panel">
            <summary>
              <h2>House rules</h2>
            </summary>
            <Within step="parameters">
              <HouseRules
                type={parameters.type}
                value={at(value, [...way, 'parameters'])}
                onChange={(next) => set(['parameters'], next)}
              />
            </Within>
          </details>
        )}
      </Within>
    </Within>
  );
}

/** What the opening of a ruleset consists of. */
function useOpeningTypes(ruleset: string) {
  const member = memberOf(ruleset);
  const memberIn = (of: InputType | undefined, name: string) => of?.fields.find((each) => each.name === name);
  const root = useInputType(ROOT);
  const opening = useInputType(memberIn(root, member)?.type ?? ROOT);
  const startType = memberIn(opening, 'start')?.type;
  const start = useInputType(startType ?? ROOT);
  return {
    member,
    startType,
    positionType: memberIn(start, 'position')?.type,
    scenario: memberIn(start, 'scenario'),
    parameters: memberIn(opening, 'parameters'),
  };
}

const ROOT = 'RulesetOpeningInput';

interface HouseRulesProps {
  readonly type: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** What is not said stays as the rules have it. */
function HouseRules({ type, value, onChange }: HouseRulesProps) {
  const shown = useAll(type);
  return <InputForm type={type} value={value} drafted={shown} onChange={onChange} />;
}

const inside = (faults: readonly Fault[], way: readonly string[]): readonly Fault[] =>
  faults
    .filter(({ path }) => way.every((step, place) => path[place] === step))
    .map((fault) => ({ ...fault, path: fault.path.slice(way.length) }));

const playersOf = (value: Members): readonly PaintedSeat[] =>
  listOf(value['seats'])
    .map(membersOf)
    .filter(({ role }) => role === undefined || role === null || role === 'PLAYER')
    .map(({ name, emblem }, place) => ({
      key: `seat-${place + 1}`,
      number: place + 1,
      name: typeof name === 'string' && name !== '' ? name : `Player ${place + 1}`,
      emblem: membersOf(emblem),
    }));
