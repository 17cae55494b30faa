import { useEffect, useReducer } from 'react';
import { useViewer } from '../seats/store.js';
import type { Campaign } from './room-data.js';

/* How far these eyes have looked: kept in this browser, by timeline and by the name of who looks. */

const PREFIX = 'warledger.looked.';

/** Of each history that is open here: where it stood when these eyes looked last; null where nothing has happened since. */
const unseen = new Map<string, number | null>();

function lookedAt(key: string, head: number): number | null {
  const kept = localStorage.getItem(key);
  return kept !== null && Number(kept) < head ? Number(kept) : null;
}

/** What has happened while nobody looked: the revision seen last, until it is said that it has been seen. */
export function useVisit({ timeline: { id, head } }: Campaign) {
  const viewer = useViewer();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const key = `${PREFIX}${id} ${viewer.name}`;
  if (!unseen.has(key)) unseen.set(key, lookedAt(key, head.revision));
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return;
      if (unseen.get(key) === null) unseen.set(key, lookedAt(key, head.revision));
      localStorage.setItem(key, String(head.revision));
      redraw();
    };
    // What happens before open eyes has been seen.
    if (!document.hidden) localStorage.setItem(key, String(head.revision));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [key, head.revision]);
  return {
    since: unseen.get(key) ?? null,
    saw: (): void => {
      unseen.set(key, null);
      redraw();
    },
  };
}
