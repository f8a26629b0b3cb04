import type { CallAnswer, CallInput, CallName } from '@mashrabiya/contract';
import { atom, useAtomValue } from 'jotai';
import { type AtomWithQueryResult, atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query';
import { useMemo, useState } from 'react';
import { queryContextAtom } from './context.ts';
import { apiPages, type PagedCall } from './pages.ts';
import { apiQuery, asPart, type Part } from './query.ts';

export interface QueryOptions {
  /** While false nothing is fetched; cached data is still returned. */
  enabled?: boolean;
  /** Milliseconds, in place of the call's own stale time. */
  staleTime?: number;
  /** Milliseconds, while mounted. */
  refetchInterval?: number;
}

/** Same reference while the JSON is equal: a new one would remount the query's atom and fetch again. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  const [previous, hold] = useState({ text, value });
  if (previous.text === text) return previous.value;
  hold({ text, value });
  return value;
}

/** Answer of a call, or a part of it; fetches nothing without an input. See `apiQuery`. */
export function useApiQuery<N extends CallName>(
  call: N,
  input: CallInput<N> | undefined,
  options?: QueryOptions,
): AtomWithQueryResult<CallAnswer<N>, Error>;
export function useApiQuery<N extends CallName, T>(
  part: Part<N, T>,
  input: CallInput<N> | undefined,
  options?: QueryOptions,
): AtomWithQueryResult<T, Error>;
export function useApiQuery<N extends CallName>(
  asked: N | Part<N, unknown>,
  input: CallInput<N> | undefined,
  options: QueryOptions = {},
): AtomWithQueryResult<unknown, Error> {
  const question = useSame({ part: asPart(asked), input, options });
  const queryAtom = useMemo(
    () =>
      atomWithQuery((get) => ({
        ...apiQuery(get(queryContextAtom), question.part, question.input),
        ...question.options,
      })),
    [question],
  );
  return useAtomValue(queryAtom);
}

/** One call for several inputs, each with its own state, in input order. */
export function useApiQueries<N extends CallName, T>(
  part: Part<N, T>,
  inputs: readonly CallInput<N>[],
  options: QueryOptions = {},
): readonly AtomWithQueryResult<T, Error>[] {
  const question = useSame({ part, inputs, options });
  const queryAtom = useMemo(() => {
    const each = question.inputs.map((input) =>
      atomWithQuery((get) => ({ ...apiQuery(get(queryContextAtom), question.part, input), ...question.options })),
    );
    return atom((get) => each.map((one) => get(one)));
  }, [question]);
  return useAtomValue(queryAtom);
}

/** List with the pages loaded so far, from its `first` page on. See `apiPages`. */
export function useApiPages<N extends PagedCall>(
  call: N,
  input: CallInput<N> | undefined,
  { first = 1, ...options }: QueryOptions & { first?: number } = {},
) {
  const question = useSame({ call, input, first, options });
  const queryAtom = useMemo(
    () =>
      atomWithInfiniteQuery((get) => ({
        ...apiPages(get(queryContextAtom), question.call, question.input, question.first),
        ...question.options,
      })),
    [question],
  );
  return useAtomValue(queryAtom);
}
