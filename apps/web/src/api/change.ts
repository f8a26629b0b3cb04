import type { CallAnswer, CallName } from '@mashrabiya/contract';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { PagedCall } from './pages.ts';

export interface Change {
  call: CallName;
  /** Returns the previous answers. Personal ones change only for `user`: a late response may follow a new login. */
  apply: (queryClient: QueryClient, user?: string) => readonly Replaced[];
}

export interface Replaced {
  key: QueryKey;
  former: unknown;
  now: unknown;
}

const isWhole =
  (wantedPages: 'pages' | undefined, user: string | undefined) =>
  ({ queryKey }: { queryKey: QueryKey }) => {
    const [, scope] = queryKey as readonly [unknown, { pages?: true; part?: string; user?: string }?];
    const isOthers = user !== undefined && scope?.user !== undefined && scope.user !== user;
    return !isOthers && scope?.part === undefined && (scope?.pages ? 'pages' : undefined) === wantedPages;
  };

function changeAll<T>(call: CallName, wantedPages: 'pages' | undefined, update: (data: T) => T): Change {
  return {
    call,
    apply: (queryClient, user) =>
      queryClient
        .getQueriesData<T>({ queryKey: [call], predicate: isWhole(wantedPages, user) })
        .flatMap(([key, former]) =>
          former === undefined ? [] : [{ key, former, now: queryClient.setQueryData<T>(key, update(former)) }],
        ),
  };
}

export const change = <N extends CallName>(call: N, update: (answer: CallAnswer<N>) => CallAnswer<N>): Change =>
  changeAll(call, undefined, update);

export const changePages = <N extends PagedCall>(call: N, update: (page: CallAnswer<N>) => CallAnswer<N>): Change =>
  changeAll<InfiniteData<CallAnswer<N>>>(call, 'pages', (data) => ({ ...data, pages: data.pages.map(update) }));

/** Restores the previous answers; refetches those that another change has touched since. */
export function undo(queryClient: QueryClient, replaced: readonly Replaced[]): void {
  for (const { key, former, now } of [...replaced].reverse()) {
    if (queryClient.getQueryData(key) === now) queryClient.setQueryData(key, former);
    else void queryClient.invalidateQueries({ queryKey: key, exact: true });
  }
}
