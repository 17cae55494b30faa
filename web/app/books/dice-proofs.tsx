import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ask } from '../api/ask.js';
import { DiceOfDocument, RollsDocument, type DiceOfQuery, type RollsQuery } from '../api/operations.js';
import type { Looking } from '../campaign/moment.js';
import type { Campaign } from '../campaign/room-data.js';
import { Dice } from '../look/dice.js';
import { RuleLinks } from '../look/rule-links.js';
import { Waiting } from '../look/waiting.js';
import { codeWords, NUMBER } from '../look/words.js';
import { useViewer } from '../seats/store.js';

type Lineage = NonNullable<DiceOfQuery['timeline']>['dice'];
type Thrown = NonNullable<RollsQuery['timeline']>['events']['edges'][number]['node'];

interface Props {
  readonly campaign: Campaign;
  readonly looking: Looking;
}

/** The dice up to a moment: what they were committed to before they fell, who was lucky, and each roll with its proof. */
export function DiceProofs({ campaign, looking }: Props) {
  const viewer = useViewer();
  const { id, head } = campaign.timeline;
  const moment = { revision: looking.revision };
  const { data, error } = useQuery({
    queryKey: ['dice', id, viewer.name, head.revision, moment],
    queryFn: () => ask(DiceOfDocument, { timeline: id, moment }, viewer.token),
    select: (answer) => answer.timeline?.dice,
  });
  return (
    <section className="panel" aria-labelledby="dice">
      <h2 id="dice">
        Dice <span className="faint">{codeWords(campaign.dice).toLowerCase()}</span>
      </h2>
      <Waiting error={error} done={data !== undefined}>
        {data && <Commitments dice={data} />}
        {data && <Luck luck={data.luck} />}
      </Waiting>
      <Rolls campaign={campaign} looking={looking} />
    </section>
  );
}

function Commitments({ dice: { commitments, entropy } }: { readonly dice: Lineage }) {
  return (
    <>
      {commitments.map(({ commitment, fromRevision }) => (
        <label key={fromRevision}>
          Committed to at step {fromRevision}, before a die fell
          <input readOnly value={commitment} onFocus={({ target }) => target.select()} />
        </label>
      ))}
      {entropy.map(({ seat, revision, digest }) => (
        <p key={digest} className="faint">
          {seat?.name ?? 'Somebody'} added to them at step {revision}.
        </p>
      ))}
    </>
  );
}

/** How far the dice of each seat strayed from what fair dice do. */
function Luck({ luck }: Pick<Lineage, 'luck'>) {
  if (luck.length === 0) return <p className="faint">No die has fallen yet.</p>;
  return (
    <div className="scroll">
      <table>
        <caption>Luck</caption>
        <thead>
          <tr>
            <th scope="col">Thrown for</th>
            <th scope="col" className="figure">
              Dice
            </th>
            <th scope="col" className="figure">
              Mean
            </th>
            <th scope="col" className="figure">
              Fair mean
            </th>
            <th scope="col" className="figure">
              As odd as this
            </th>
          </tr>
        </thead>
        <tbody>
          {luck.map(({ seat, sides, rolls, mean, expectedMean, p }) => (
            <tr key={`${seat?.key} ${sides}`}>
              <th scope="row">{seat?.name ?? 'All others'}</th>
              <td className="figure">
                {rolls} D{sides}
              </td>
              <td className="figure">{NUMBER.format(mean)}</td>
              <td className="figure">{NUMBER.format(expectedMean)}</td>
              <td className="figure">{NUMBER.format(p * 100)} in 100</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Rolls({ campaign, looking: { revision } }: Props) {
  const viewer = useViewer();
  const { id, head } = campaign.timeline;
  const filter = { kind: 'ROLL', toRevision: revision } as const;
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['rolls', id, viewer.name, head.revision, filter],
    queryFn: ({ pageParam }) => ask(RollsDocument, { timeline: id, filter, before: pageParam }, viewer.token),
    initialPageParam: null as string | null,
    getNextPageParam: ({ timeline }) =>
      timeline?.events.pageInfo.hasPreviousPage ? timeline.events.pageInfo.startCursor : null,
    select: ({ pages }) =>
      pages.flatMap(({ timeline }) => (timeline?.events.edges ?? []).map(({ node }) => node).reverse()),
  });
  return (
    <Waiting error={error} done={data !== undefined}>
      <ul className="rolls" aria-label="Rolls, the newest first">
        {data?.map((each) => (
          <RollLine key={each.id} event={each} />
        ))}
      </ul>
      {hasNextPage && (
        <p>
          <button disabled={isFetching} onClick={() => void fetchNextPage()}>
            Older rolls
          </button>
        </p>
      )}
    </Waiting>
  );
}

function RollLine({ event: { turn, revision, roll } }: { readonly event: Thrown }) {
  if (!roll) return null;
  const { number, notation, faces, drawn, purpose, source, proof, rule, enteredBy } = roll;
  return (
    <li>
      <details>
        <summary>
          {number !== null && <span className="faint">{number}. </span>}
          {purpose} <Dice faces={faces} />
        </summary>
        <p className="faint">
          {notation}
          {drawn && ` drawn: ${drawn.join(', ')}`}, turn {turn}, step {revision},{' '}
          {codeWords(source).toLowerCase()}
          {enteredBy && ` by ${enteredBy.name}`} <RuleLinks rules={[rule]} />
        </p>
        {proof && (
          <label>
            Proof
            <input readOnly value={proof} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </details>
    </li>
  );
}
