import { FailedState } from '@mashrabiya/ui';
import { useEffect, useRef } from 'react';
import type { NextPage } from '../api/nextPage.ts';

const findControls = () => [
  ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea)'),
];

/** Failure of a list's next page with a retry, in place of `getLoadMore`: silence would look like the end of the list. */
export function NextPageFailure({ list, title }: { list: NextPage; title?: string }) {
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const pressedIndex = useRef(-1);
  useEffect(() => {
    const controls = findControls();
    if (isFetchingNextPage) pressedIndex.current = controls.findIndex((control) => control.matches(':focus'));
    // The button that had the focus is removed: the retry, or the first new item, takes its place.
    else if (pressedIndex.current >= 0 && document.activeElement === document.body)
      controls[Math.min(pressedIndex.current, controls.length - 1)]?.focus({ preventScroll: true });
  }, [isFetchingNextPage]);
  if (!isFetchNextPageError) return null;
  return <FailedState title={title} retrying={isFetchingNextPage} onRetry={() => void fetchNextPage()} />;
}
