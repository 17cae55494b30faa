import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ask } from '../api/ask.js';
import { ForcesDocument, type ForcesQuery } from '../api/operations.js';
import { CampaignPage } from '../campaign/campaign-page.js';
import type { Looking } from '../campaign/moment.js';
import { usePosition, type Campaign } from '../campaign/room-data.js';
import { Emblem } from '../look/emblem.js';
import { SeatChoices } from '../look/choices.js';
import { Waiting } from '../look/waiting.js';
import { codeWords, NUMBER } from '../look/words.js';
import { onMoment } from '../searches.js';
import { useViewer } from '../seats/store.js';
import { Lines } from '../lines/lines.js';

export type Unit = NonNullable<ForcesQuery['timeline']>['at']['units']['edges'][number]['node'];

/** Who fights, with what they have learnt and why; and what travels between their places. */
export const ForcesPage = () => (
  <CampaignPage title="Forces">
    {(campaign, looking) => (
      <>
        <Units campaign={campaign} looking={looking} />
        <Lines campaign={campaign} looking={looking} />
      </>
    )}
  </CampaignPage>
);

interface UnitsProps {
  readonly campaign: Campaign;
  readonly looking: Looking;
}

function Units({ campaign, looking }: UnitsProps) {
  const viewer = useViewer();
  const navigate = useNavigate({ from: '/c/$campaign/forces' });
  const { seat } = useSearch({ from: '/c/$campaign/forces' });
  const { id, head } = campaign.timeline;
  const moment = { revision: looking.revision };
  const filter = { owner: seat ?? null };
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['forces', id, viewer.name, head.revision, moment, seat],
    queryFn: ({ pageParam }) =>
      ask(ForcesDocument, { timeline: id, moment, filter, after: pageParam }, viewer.token),
    initialPageParam: null as string | null,
    getNextPageParam: ({ timeline }) =>
      timeline?.at.units.pageInfo.hasNextPage ? timeline.at.units.pageInfo.endCursor : null,
    select: ({ pages }) =>
      pages.flatMap(({ timeline }) => (timeline?.at.units.edges ?? []).map(({ node }) => node)),
  });
  return (
    <section aria-labelledby="units">
      <div className="row">
        <h2 id="units" className="grow">
          Units
        </h2>
        <label>
          Of{' '}
          <select
            value={seat ?? ''}
            onChange={({ target }) =>
              void navigate({
                search: ({ seat: _, ...rest }) =>
                  target.value === '' ? rest : { ...rest, seat: target.value },
              })
            }
          >
            <option value="">everybody</option>
            <SeatChoices seats={campaign.seats} />
          </select>
        </label>
      </div>
      <Waiting error={error} done={data !== undefined}>
        {data?.length === 0 && (
          <p className="alone">None that gains experience, as far as these eyes may know.</p>
        )}
        {data && data.length > 0 && <UnitTable units={data} campaign={campaign} looking={looking} />}
        {hasNextPage && (
          <p>
            <button disabled={isFetching} onClick={() => void fetchNextPage()}>
              More units
            </button>
          </p>
        )}
      </Waiting>
    </section>
  );
}

function UnitTable({ units, campaign, looking }: UnitsProps & { readonly units: readonly Unit[] }) {
  const { data: position } = usePosition(campaign.timeline.id, looking.revision);
  const places = new Map(position?.board.locations.map(({ key, name }) => [key, name]));
  // A column of question marks tells nothing.
  const isRanked = units.some(({ rank }) => rank !== null);
  const isVersed = units.some(({ experience }) => experience !== null);
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label="Units, with their experience">
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Where</th>
            <th scope="col" className="figure">
              Strength
            </th>
            {isRanked && <th scope="col">Rank</th>}
            {isVersed && (
              <th scope="col" className="figure">
                Experience
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <UnitRow
              key={unit.key}
              unit={unit}
              where={unit.location === null ? 'off the board' : (places.get(unit.location) ?? unit.location)}
              campaign={campaign}
              isRanked={isRanked}
              isVersed={isVersed}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const figure = (value: number | null): string => (value === null ? '?' : NUMBER.format(value));

interface RowProps {
  readonly unit: Unit;
  /** Name of its place. */
  readonly where: string;
  readonly campaign: Campaign;
  readonly isRanked: boolean;
  readonly isVersed: boolean;
}

function UnitRow({ unit, where, campaign, isRanked, isVersed }: RowProps) {
  const { name, kind, owner, strength, rank, experience, account } = unit;
  const seat = campaign.seats.find(({ key }) => key === owner?.key);
  return (
    <tr>
      <th scope="row">
        {seat && <Emblem seat={seat} />}{' '}
        <Link
          to="/c/$campaign/forces/$unit"
          params={{ campaign: campaign.id, unit: unit.key }}
          search={onMoment}
        >
          {name}
        </Link>{' '}
        <span className="faint">{codeWords(kind).toLowerCase()}</span>
      </th>
      <td>{where}</td>
      <td className="figure">{figure(strength)}</td>
      {isRanked && <td>{rank === null ? '?' : codeWords(rank)}</td>}
      {isVersed && (
        <td className="figure">
          <Link
            to="/c/$campaign/ledger"
            params={{ campaign: campaign.id }}
            search={(old) => ({ ...onMoment(old), account })}
            aria-label={`Why ${name} has ${figure(experience)}`}
          >
            {figure(experience)}
          </Link>
        </td>
      )}
    </tr>
  );
}
