import { createClient } from 'graphql-ws';
import { useEffect } from 'react';
import { FollowDocument } from './operations.js';

/** Calls back whenever something is recorded in the timeline after a revision, as far as the viewer may know. */
export function useFollowing(
  timeline: string | null,
  token: string | null,
  after: number,
  changed: () => void,
): void {
  useEffect(() => {
    if (timeline === null) return undefined;
    const client = createClient({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
      connectionParams: token === null ? {} : { authorization: `Bearer ${token}` },
      retryAttempts: Infinity,
      shouldRetry: () => true,
    });
    const stop = client.subscribe(
      { query: FollowDocument.toString(), variables: { timeline, after } },
      { next: changed, error: () => undefined, complete: () => undefined },
    );
    return () => {
      stop();
      void client.dispose();
    };
    // Followed from where the page began: what comes later is told by the one line.
  }, [timeline, token]);
}
