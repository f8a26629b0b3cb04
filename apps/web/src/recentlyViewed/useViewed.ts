import { useStore } from 'jotai';
import { startTransition, useEffect, useEffectEvent } from 'react';
import { useApiMutation } from '../api/useApiMutation.ts';
import { visitAtom } from '../atoms/visit.ts';
import { viewSource } from './viewSource.ts';

/** How long a page is in sight before it counts as looked at. */
const LOOK_MS = 1000;

/**
 * Remembers on this device that a home was opened, and counts a view of it once its page has been in sight for a
 * second. A page that the browser draws ahead, or in a tab at the back, is not in sight. Nothing on the page waits for
 * the answer, and a failure is ignored.
 */
export function useViewed(id: string | undefined): void {
  const store = useStore();
  const { mutateAsync } = useApiMutation('addView');
  const count = useEffectEvent((home: string) => {
    mutateAsync({ params: { id: home }, query: { source: viewSource(store.get(visitAtom).before) } }).catch(() => null);
  });

  useEffect(() => {
    if (!id) return;
    import('../device/recentHomes.ts')
      .then(({ rememberHomeAtom }) => startTransition(() => store.set(rememberHomeAtom, id)))
      .catch(() => undefined);
  }, [id, store]);

  useEffect(() => {
    if (!id) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        stop();
        count(id);
      }, LOOK_MS);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return stop;
  }, [id]);
}
