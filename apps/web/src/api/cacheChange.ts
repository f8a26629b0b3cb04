import type { CallAnswer, CallName } from '@mashrabiya/contract';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { PagedCall } from './apiPagesOptions.ts';

export interface CacheChange {
  call: CallName;
  /** Returns the previous answers. Personal ones change only for `user`: a late response may follow a new login. */
  apply: (queryClient: QueryClient, user?: string) => readonly ReplacedAnswer[];
}

export interface ReplacedAnswer {
  key: QueryKey;
  previous: unknown;
  current: unknown;
}

const createQueryPredicate =
  (queryKind: 'pages' | undefined, user: string | undefined) =>
  ({ queryKey }: { queryKey: QueryKey }) => {
    const [, scope] = queryKey as readonly [unknown, { isPaged?: true; part?: string; user?: string }?];
    const isOtherUsersAnswer = user !== undefined && scope?.user !== undefined && scope.user !== user;
    return !isOtherUsersAnswer && scope?.part === undefined && (scope?.isPaged ? 'pages' : undefined) === queryKind;
  };

function buildChange<T>(call: CallName, queryKind: 'pages' | undefined, update: (data: T) => T): CacheChange {
  return {
    call,
    apply: (queryClient, user) =>
      queryClient
        .getQueriesData<T>({ queryKey: [call], predicate: createQueryPredicate(queryKind, user) })
        .flatMap(([key, previous]) =>
          previous === undefined
            ? []
            : [{ key, previous, current: queryClient.setQueryData<T>(key, update(previous)) }],
        ),
  };
}

export const createChange = <N extends CallName>(
  call: N,
  update: (answer: CallAnswer<N>) => CallAnswer<N>,
): CacheChange => buildChange(call, undefined, update);

export const createPagesChange = <N extends PagedCall>(
  call: N,
  update: (page: CallAnswer<N>) => CallAnswer<N>,
): CacheChange =>
  buildChange<InfiniteData<CallAnswer<N>>>(call, 'pages', (data) => ({ ...data, pages: data.pages.map(update) }));

/** Restores the previous answers; refetches those that another change has touched since. */
export function restoreReplacedAnswers(queryClient: QueryClient, replacedAnswers: readonly ReplacedAnswer[]): void {
  for (const { key, previous, current: currentAnswer } of [...replacedAnswers].reverse()) {
    if (queryClient.getQueryData(key) === currentAnswer) queryClient.setQueryData(key, previous);
    else void queryClient.invalidateQueries({ queryKey: key, exact: true });
  }
}
