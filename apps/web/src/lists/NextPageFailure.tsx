import { FailedState } from '@mashrabiya/ui';
import { useEffect, useRef } from 'react';
import type { NextPage } from '../api/nextPage.ts';

/** Failure of a list's next page with a retry, in place of `getLoadMore`: silence would look like the end of the list. */
export function NextPageFailure({ list, title }: { list: NextPage; title?: string }) {
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const failure = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isFetchingNextPage) hadFocus.current = document.activeElement !== document.body;
    // The failure replaces the button that loads the page, which had the focus.
    else if (hadFocus.current && document.activeElement === document.body)
      failure.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isFetchingNextPage]);
  if (!isFetchNextPageError) return null;
  return <FailedState ref={failure} title={title} retrying={isFetchingNextPage} onRetry={() => void fetchNextPage()} />;
}
