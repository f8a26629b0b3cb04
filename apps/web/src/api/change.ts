import type { CallAnswer, CallName } from '@mashrabiya/contract';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { PagedCall } from './pages.ts';

/** A change of cached answers, in every language and for every input. */
export interface Change {
  call: CallName;
  /**
   * Applies the change, and returns the former answers. Of people's own answers only those of the given login change:
   * one answered late must not reach the person who has logged in since.
   */
  apply: (queryClient: QueryClient, person?: string) => readonly Replaced[];
}

/** The former and the new answer of a key. */
export interface Replaced {
  key: QueryKey;
  former: unknown;
  now: unknown;
}

const isWhole =
  (kept: 'pages' | undefined, person: string | undefined) =>
  ({ queryKey }: { queryKey: QueryKey }) => {
    const [, scope] = queryKey as readonly [unknown, { pages?: true; part?: string; person?: string }?];
    const isOthers = person !== undefined && scope?.person !== undefined && scope.person !== person;
    return !isOthers && scope?.part === undefined && (scope?.pages ? 'pages' : undefined) === kept;
  };

function changeAll<T>(call: CallName, kept: 'pages' | undefined, update: (data: T) => T): Change {
  return {
    call,
    apply: (queryClient, person) =>
      queryClient
        .getQueriesData<T>({ queryKey: [call], predicate: isWhole(kept, person) })
        .flatMap(([key, former]) =>
          former === undefined ? [] : [{ key, former, now: queryClient.setQueryData<T>(key, update(former)) }],
        ),
  };
}

/** Changes the cached answers of a call. */
export const change = <N extends CallName>(call: N, update: (answer: CallAnswer<N>) => CallAnswer<N>): Change =>
  changeAll(call, undefined, update);

/** Changes each cached page of a call. */
export const changePages = <N extends PagedCall>(call: N, update: (page: CallAnswer<N>) => CallAnswer<N>): Change =>
  changeAll<InfiniteData<CallAnswer<N>>>(call, 'pages', (data) => ({ ...data, pages: data.pages.map(update) }));

/**
 * Restores the former answers. Those that something else has changed since are refetched instead.
 */
export function undo(queryClient: QueryClient, replaced: readonly Replaced[]): void {
  for (const { key, former, now } of [...replaced].reverse()) {
    if (queryClient.getQueryData(key) === now) queryClient.setQueryData(key, former);
    else void queryClient.invalidateQueries({ queryKey: key, exact: true });
  }
}
