import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask, newCommandId } from '../api/ask.js';
import { PeopleDocument, TokensDocument, type PeopleQuery, type TokensQuery } from '../api/operations.js';
import type { Campaign } from '../campaign/room-data.js';
import { useTrying } from '../look/trying.js';
import { useViewer } from '../seats/store.js';

type Found = NonNullable<PeopleQuery['campaign']>;
export type Channel = Found['channels'][number];
export type Note = Found['notes']['edges'][number]['node'];
export type Token = TokensQuery['tokens']['edges'][number]['node'];

/** Ways by which the viewer has people told, what was done around the rules, and whether the viewer is the admin. */
export function usePeople({ id }: Campaign) {
  const viewer = useViewer();
  return useQuery({
    queryKey: ['people', id, viewer.name],
    queryFn: () => ask(PeopleDocument, { campaign: id }, viewer.token),
  });
}

/** Tokens that the viewer may end. */
export function useTokens({ id }: Campaign) {
  const viewer = useViewer();
  return useQuery({
    queryKey: ['people', id, viewer.name, 'tokens'],
    queryFn: () => ask(TokensDocument, { campaign: id }, viewer.token),
    select: ({ tokens }) => tokens.edges.map(({ node }) => node),
  });
}

interface Refused {
  readonly violations: readonly { readonly message: string }[];
}

const isRefused = (answer: object): answer is Refused => 'violations' in answer;

/** What every command about people says of itself. */
interface Said {
  readonly campaign: string;
  readonly commandId: string;
}

/** Changes who is told and who is let in, one thing at a time; what is listed is asked for anew after it. */
export function useSaying({ id }: Campaign) {
  const { token } = useViewer();
  const client = useQueryClient();
  const { busy, fault, attempt } = useTrying();
  /** @param done is given what came of it, unless a rule refused it */
  const say = <A extends object>(
    send: (said: Said, token: string | null) => Promise<A>,
    done: (answer: Exclude<A, Refused>) => void = () => undefined,
  ): void =>
    attempt(async () => {
      const answer = await send({ campaign: id, commandId: newCommandId() }, token);
      if (isRefused(answer)) return answer.violations;
      done(answer as Exclude<A, Refused>);
      for (const about of ['people', 'room']) await client.invalidateQueries({ queryKey: [about] });
      return [];
    });
  return { busy, fault, say };
}
