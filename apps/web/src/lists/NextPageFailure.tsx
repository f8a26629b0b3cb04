import { FailedState } from '@mashrabiya/ui';
import { useEffect, useRef } from 'react';
import type { NextPage } from '../api/nextPage.ts';

const findControls = () => [
  ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)'),
];

/** Failure of a list's next page with a retry, in place of `getLoadMore`: silence would look like the end of the list. */
export function NextPageFailure({ list, title }: { list: NextPage; title?: string }) {
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const previousControl = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const controls = findControls();
    if (isFetchingNextPage) {
      previousControl.current = controls[controls.findIndex((control) => control.matches(':focus')) - 1];
      return;
    }
    // The button that had the focus is removed: the retry, or the first new item, takes its place.
    const previous = previousControl.current;
    if (!previous?.isConnected || document.activeElement !== document.body) return;
    (controls[controls.indexOf(previous) + 1] ?? previous).focus({ preventScroll: true });
  }, [isFetchingNextPage]);
  if (!isFetchNextPageError) return null;
  return <FailedState title={title} retrying={isFetchingNextPage} onRetry={() => void fetchNextPage()} />;
}
