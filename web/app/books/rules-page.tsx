import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { ask } from '../api/ask.js';
import { RulesDocument, type RulesQuery } from '../api/operations.js';
import { CampaignPage } from '../campaign/campaign-page.js';
import type { Campaign } from '../campaign/room-data.js';
import { RuleProse } from '../look/rule-text.js';
import { Waiting } from '../look/waiting.js';
import { onMoment } from '../searches.js';
import { useViewer } from '../seats/store.js';

type Rule = RulesQuery['rules']['edges'][number]['node'];

/** The rules that the campaign is played by: searched, read, and where each of them was applied. */
export const RulesPage = () => (
  <CampaignPage title="Rules" timeless>
    {(campaign) => <Rules campaign={campaign} />}
  </CampaignPage>
);

function Rules({ campaign }: { readonly campaign: Campaign }) {
  const viewer = useViewer();
  const { search } = useSearch({ from: '/c/$campaign/rules' });
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['rules', campaign.ruleset.code, search],
    queryFn: ({ pageParam }) =>
      ask(
        RulesDocument,
        { ruleset: campaign.ruleset.code, search: search ?? null, after: pageParam },
        viewer.token,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ rules: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    select: ({ pages }) => pages.flatMap(({ rules }) => rules.edges.map(({ node }) => node)),
  });
  const cases = useCases(campaign.ruleset.code);
  return (
    <>
      <Search key={search} words={search ?? ''} />
      <Waiting error={error} done={data !== undefined}>
        {data?.length === 0 && <p className="alone">No rule says that.</p>}
        <ul className="plain" aria-label="Rules">
          {data?.map((rule) => (
            <RuleText key={rule.id} rule={rule} titles={cases?.[rule.id] ?? []} campaign={campaign} />
          ))}
        </ul>
        {hasNextPage && (
          <p>
            <button disabled={isFetching} onClick={() => void fetchNextPage()}>
              More rules
            </button>
          </p>
        )}
      </Waiting>
    </>
  );
}

function Search({ words }: { readonly words: string }) {
  const navigate = useNavigate({ from: '/c/$campaign/rules' });
  const [text, setText] = useState(words);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void navigate({
      search: ({ search: _, ...rest }) => (text.trim() === '' ? rest : { ...rest, search: text.trim() }),
    });
  };
  return (
    <form className="row" role="search" onSubmit={submit}>
      <label className="grow">
        A number, or words of the rule
        <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <button className="primary">Search</button>
    </form>
  );
}

/** Titles of the cases that hold the service to a rule, by its number; they come with the build. */
const useCases = (ruleset: string) =>
  useQuery({
    queryKey: ['cases', ruleset],
    queryFn: async () => {
      const answer = await fetch(`/web/cases/${ruleset}.json`);
      return answer.ok ? ((await answer.json()) as Readonly<Record<string, readonly string[]>>) : {};
    },
    staleTime: Infinity,
  }).data;

/** How the rule is applied, case by case: each sentence is tried with every change of the program. */
function Cases({ titles }: { readonly titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <details className="more">
      <summary>{titles.length === 1 ? 'One case' : `${titles.length} cases`} that it is tried by</summary>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </details>
  );
}

interface RuleProps {
  readonly rule: Rule;
  /** Of the cases that try it. */
  readonly titles: readonly string[];
  readonly campaign: Campaign;
}

function RuleText({ rule, titles, campaign }: RuleProps) {
  const { id, title, prose, ruling, source, path } = rule;
  return (
    <li className="panel">
      <h2>
        <a href={path} target="_blank" rel="noreferrer">
          {id}
        </a>{' '}
        {title}
      </h2>
      <RuleProse prose={prose} ruling={ruling} />
      <Cases titles={titles} />
      <p className="row">
        <span className="faint grow">{source}</span>
        <Link
          to="/c/$campaign/audit"
          params={{ campaign: campaign.id }}
          search={(old) => ({ ...onMoment(old), rule: id })}
          aria-label={`Where ${id} was applied`}
        >
          Where it was applied
        </Link>
      </p>
    </li>
  );
}
