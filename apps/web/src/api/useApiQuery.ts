import type { CallAnswer, CallInput, CallName } from '@mashrabiya/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import {
  type AtomWithInfiniteQueryResult,
  type AtomWithQueryResult,
  atomWithInfiniteQuery,
  atomWithQuery,
} from 'jotai-tanstack-query';
import { useMemo, useState } from 'react';
import { apiPagesOptions, type PagedCall } from './apiPagesOptions.ts';
import { type AnswerPart, apiQueryOptions, toPart } from './apiQueryOptions.ts';
import { queryContextAtom } from './queryContext.ts';

export interface QueryOptions {
  /** While false nothing is fetched; cached data is still returned. */
  enabled?: boolean;
  /** Milliseconds, in place of the call's own stale time. */
  staleTime?: number;
  /** Milliseconds, while mounted; pauses while the page is hidden or offline. */
  refetchInterval?: number;
}

/** Same reference while the JSON is equal: a new one would remount the query's atom and fetch again. */
function useStableValue<T>(value: T): T {
  const text = JSON.stringify(value);
  const [previous, setPrevious] = useState({ text, value });
  if (previous.text === text) return previous.value;
  setPrevious({ text, value });
  return value;
}

/** Answer of a call, or a part of it; fetches nothing without an input. See `apiQueryOptions`. */
export function useApiQuery<N extends CallName>(
  call: N,
  input: CallInput<N> | undefined,
  options?: QueryOptions,
): AtomWithQueryResult<CallAnswer<N>, Error>;
export function useApiQuery<N extends CallName, T>(
  part: AnswerPart<N, T>,
  input: CallInput<N> | undefined,
  options?: QueryOptions,
): AtomWithQueryResult<T, Error>;
export function useApiQuery<N extends CallName>(
  callOrPart: N | AnswerPart<N, unknown>,
  input: CallInput<N> | undefined,
  options: QueryOptions = {},
): AtomWithQueryResult<unknown, Error> {
  const request = useStableValue({ part: toPart(callOrPart), input, options });
  const queryAtom = useMemo(
    () =>
      atomWithQuery((get) => ({
        ...apiQueryOptions(get(queryContextAtom), request.part, request.input),
        ...request.options,
      })),
    [request],
  );
  return useAtomValue(queryAtom);
}

/** One call for several inputs, each with its own state, in input order. */
export function useApiQueries<N extends CallName, T>(
  part: AnswerPart<N, T>,
  inputs: readonly CallInput<N>[],
  options: QueryOptions = {},
): readonly AtomWithQueryResult<T, Error>[] {
  const request = useStableValue({ part, inputs, options });
  const queryAtom = useMemo(() => {
    const queryAtoms = request.inputs.map((input) =>
      atomWithQuery((get) => ({ ...apiQueryOptions(get(queryContextAtom), request.part, input), ...request.options })),
    );
    return atom((get) => queryAtoms.map((singleQueryAtom) => get(singleQueryAtom)));
  }, [request]);
  return useAtomValue(queryAtom);
}

/** List without `isError`, which is also true after a failed further page: see `hasLoadFailed` and `getLoadMore`. */
type ApiPages<N extends PagedCall> = Omit<AtomWithInfiniteQueryResult<InfiniteData<CallAnswer<N>, number>>, 'isError'>;

/** List with the pages loaded so far, from its `first` page on. See `apiPagesOptions`. */
export function useApiPages<N extends PagedCall>(
  call: N,
  input: CallInput<N> | undefined,
  { first = 1, ...options }: QueryOptions & { first?: number } = {},
): ApiPages<N> {
  const request = useStableValue({ call, input, first, options });
  const queryAtom = useMemo(
    () =>
      atomWithInfiniteQuery((get) => ({
        ...apiPagesOptions(get(queryContextAtom), request.call, request.input, request.first),
        ...request.options,
      })),
    [request],
  );
  return useAtomValue(queryAtom);
}
