import { createClient } from 'graphql-ws';
import { useEffect } from 'react';
import { CampaignChangedDocument } from './operations.js';

/** Calls back when a campaign is followed from, again whenever something in it has changed for the viewer, and after each line that broke. */
export function useFollowing(campaign: string, token: string | null, changed: () => void): void {
  useEffect(() => {
    const client = createClient({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
      connectionParams: token === null ? {} : { authorization: `Bearer ${token}` },
      retryAttempts: Infinity,
      shouldRetry: () => true,
    });
    const stop = client.subscribe(
      { query: CampaignChangedDocument.toString(), variables: { campaign } },
      { next: changed, error: () => undefined, complete: () => undefined },
    );
    return () => {
      stop();
      void client.dispose();
    };
  }, [campaign, token, changed]);
}
