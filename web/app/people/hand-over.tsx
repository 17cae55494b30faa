import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../api/ask.js';
import { HandOverDocument, type HandOverQuery } from '../api/operations.js';
import type { Campaign, Seat } from '../campaign/room-data.js';
import { SeatChoices } from '../look/choices.js';
import { Waiting } from '../look/waiting.js';
import { NUMBER, timeWords } from '../look/words.js';
import { useViewer } from '../seats/store.js';

type Report = NonNullable<NonNullable<HandOverQuery['campaign']>['handOver']>;

interface Props {
  readonly campaign: Campaign;
  /** Seats that the viewer may hand over: the own one, to the arbiter those of the players. */
  readonly seats: readonly Seat[];
}

/** All that somebody needs who takes over a seat in the middle of a campaign. */
export function HandOver({ campaign, seats }: Props) {
  const viewer = useViewer();
  const [chosen, setChosen] = useState(seats[0]?.key ?? '');
  const { data, error } = useQuery({
    queryKey: ['people', campaign.id, viewer.name, 'hand-over', chosen],
    queryFn: () => ask(HandOverDocument, { campaign: campaign.id, seat: chosen }, viewer.token),
    select: ({ campaign }) => campaign?.handOver ?? null,
  });
  return (
    <section className="panel" aria-labelledby="hand-over">
      <h2 id="hand-over">What a substitute needs to know</h2>
      {seats.length > 1 && (
        <label>
          Of the seat{' '}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <SeatChoices seats={seats} />
          </select>
        </label>
      )}
      <Waiting error={error} done={data !== undefined}>
        {data && <Told report={data} />}
      </Waiting>
    </section>
  );
}

function Told({ report }: { readonly report: Report }) {
  const { due, deadline, said, told, units, standing, late } = report;
  return (
    <>
      {deadline && <p>{deadline.summary}</p>}
      {standing && (
        <p>
          Rank {standing.rank}, with {NUMBER.format(standing.total)}.
        </p>
      )}
      {late && late.times > 0 && (
        <p>
          Late {late.times === 1 ? 'once' : `${late.times} times`}
          {late.last && `, last on ${timeWords(late.last)}`}.
        </p>
      )}
      <Sentences title="Must or may be done" none="Nothing is waited for." lines={due.map(dueWords)} />
      <Sentences title="Said in the open phase" none="Nothing yet." lines={said} />
      <Sentences title="Units" none="None that gain experience." lines={units.map(unitWords)} />
      <Sentences title="Told last" none="Nothing yet." lines={told} />
    </>
  );
}

const dueWords = ({ message, mandatory, until }: Report['due'][number]): string =>
  `${message}${mandatory ? '' : ' (if you like)'}${until ? ` Until ${timeWords(until)}.` : ''}`;

const unitWords = ({ name, kind, rank, strength }: Report['units'][number]): string =>
  [
    name,
    kind,
    ...(rank ? [rank] : []),
    ...(strength === null ? [] : [`strength ${NUMBER.format(strength)}`]),
  ].join(', ');

interface SentencesProps {
  readonly title: string;
  /** What is said where there are none. */
  readonly none: string;
  readonly lines: readonly string[];
}

const Sentences = ({ title, none, lines }: SentencesProps) => (
  <>
    <h3>{title}</h3>
    {lines.length === 0 && <p className="faint">{none}</p>}
    <ul className="plain">
      {lines.map((line, at) => (
        <li key={`${at} ${line}`}>{line}</li>
      ))}
    </ul>
  </>
);
