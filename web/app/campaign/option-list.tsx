import { useEffect, useRef } from 'react';
import { RuleLinks } from '../look/rule-links.js';
import { Waiting } from '../look/waiting.js';
import { codeWords, NUMBER } from '../look/words.js';
import type { Option, Ordering } from './ordering.js';

interface Props {
  readonly ordering: Ordering;
  readonly aimed: string | null;
  readonly onChoose: (option: Option) => void;
}

/** What the piece may do, kind by kind; what it may not stays visible with the rule that bars it. */
export function OptionList({ ordering, aimed, onChoose }: Props) {
  const { piece, options, error, fieldOf, stop } = ordering;
  const title = useRef<HTMLHeadingElement>(null);
  // It may stand far from the button that it was asked for by.
  useEffect(() => title.current?.focus({ preventScroll: true }), [piece]);
  const wanted = (options ?? []).filter(
    ({ target, key, draft }) =>
      (key !== null || Boolean(draft)) && (aimed === null || (target !== null && fieldOf(target) === aimed)),
  );
  const kinds = [...new Set(wanted.map(({ order }) => order))];
  return (
    <div className="options">
      <div className="row">
        <h3 ref={title} tabIndex={-1} className="grow">
          {piece?.name}
        </h3>
        <button className="quiet" onClick={stop}>
          Cancel
        </button>
      </div>
      <p className="note">
        {aimed === null
          ? 'Pick an order here, or tap a lit field of the map as its aim.'
          : 'Orders that aim at the field you tapped:'}
      </p>
      <Waiting error={error} done={options !== null}>
        {wanted.length === 0 && <p>There is nothing that it may do now.</p>}
        {kinds.map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            options={wanted.filter(({ order }) => order === kind)}
            isOpen={aimed !== null || kinds.length < 3}
            onChoose={onChoose}
          />
        ))}
      </Waiting>
    </div>
  );
}

interface KindProps {
  readonly kind: string;
  readonly options: readonly Option[];
  readonly isOpen: boolean;
  readonly onChoose: (option: Option) => void;
}

function Kind({ kind, options, isOpen, onChoose }: KindProps) {
  const legal = options.filter((each) => each.legal);
  const barred = options.filter((each) => !each.legal);
  return (
    <details open={isOpen && legal.length > 0} className={legal.length === 0 ? 'kind barred' : 'kind'}>
      <summary>
        {codeWords(kind)}{' '}
        <span className="faint">
          {legal.length === 0 ? 'barred' : legal.length === 1 ? 'one way' : `${legal.length} ways`}
        </span>
      </summary>
      <ul className="plain">
        {legal.map((option) => (
          <li key={option.key ?? option.sentence}>
            <button className="choice" onClick={() => onChoose(option)}>
              {option.draft ? `${option.sentence} …` : option.sentence}
              {option.cost && (
                <span className="faint">
                  {' '}
                  {NUMBER.format(option.cost.amount)} {option.cost.measure}
                </span>
              )}
              {option.arithmetic && (
                <span className="note">
                  {option.arithmetic.map(({ name, value }) => `${name} ${NUMBER.format(value)}`).join(' · ')}
                </span>
              )}
            </button>
          </li>
        ))}
        {barred.slice(0, 8).map((option) => (
          <li key={option.key ?? option.sentence} className="barred">
            {option.sentence}
            {option.barred.slice(0, 1).map(({ message, rule }) => (
              <span key={message} className="faint">
                {' '}
                {message} {rule && <RuleLinks rules={[rule]} />}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
