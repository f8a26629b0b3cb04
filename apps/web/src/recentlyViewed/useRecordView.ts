import { useStore } from 'jotai';
import { startTransition, useEffect, useEffectEvent } from 'react';
import { useApiMutation } from '../api/useApiMutation.ts';
import { visitAtom } from '../atoms/visit.ts';
import { getViewSource } from './viewSource.ts';

/** Milliseconds that a page must be visible before it counts as viewed. */
const MIN_VIEW_MS = 1000;

/**
 * Stores on this device that a property was opened, and counts a view once its page has been visible for a second. A
 * prerendered page or a background tab is not visible. Nothing waits for the response, and failures are ignored.
 */
export function useRecordView(id: string | undefined): void {
  const store = useStore();
  const { mutateAsync } = useApiMutation('addView');
  const countView = useEffectEvent((listing: string) => {
    mutateAsync({ params: { id: listing }, query: { source: getViewSource(store.get(visitAtom).previous) } }).catch(
      () => null,
    );
  });

  useEffect(() => {
    if (!id) return;
    import('../device/recentListings.ts')
      .then(({ addRecentListingAtom }) => startTransition(() => store.set(addRecentListingAtom, id)))
      .catch(() => undefined);
  }, [id, store]);

  useEffect(() => {
    if (!id) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', startTimer);
    };
    const startTimer = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        stop();
        countView(id);
      }, MIN_VIEW_MS);
    };
    document.addEventListener('visibilitychange', startTimer);
    startTimer();
    return stop;
  }, [id]);
}
