import type { CallAnswer, CallInput, CallName } from '@mashrabiya/contract';
import type { MutationOptions, Query, QueryClient } from '@tanstack/react-query';
import { type CacheChange, type ReplacedAnswer, restoreReplacedAnswers } from './cacheChange.ts';
import type { Client } from './client.ts';
import type { ApiError } from './error.ts';
import { invalidateCalls } from './invalidateCalls.ts';

export interface Effects<N extends CallName> {
  /** Calls whose cached answers are refetched, for any input. */
  invalidates?: readonly CallName[];
  /** Optimistic changes, rolled back when the call fails. */
  optimistic?: (input: CallInput<N>) => readonly CacheChange[];
  /** Changes of other cached answers, computed from this answer. */
  writes?: (answer: CallAnswer<N>, input: CallInput<N>) => readonly CacheChange[];
}

interface MutationScope {
  client: Client;
  queryClient: QueryClient;
  /** Session that makes the call; empty for a visitor. */
  user: () => string;
}

/** Mutation context while the call is in flight. */
interface PendingCall {
  user: string;
  replacedAnswers: readonly ReplacedAnswer[];
}

const isUnanswered = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'idle';

export function apiMutationOptions<N extends CallName>(
  { client, queryClient, user }: MutationScope,
  call: N,
  effects: () => Effects<N>,
): MutationOptions<CallAnswer<N>, ApiError, CallInput<N>, PendingCall> {
  return {
    mutationKey: [call],
    // Drops the input (possibly a password) once the call is answered; fails offline instead of waiting.
    gcTime: 0,
    networkMode: 'always',
    mutationFn: (input) => client(call, input),
    onMutate: async (input) => {
      const userKey = user();
      const changes = effects().optimistic?.(input) ?? [];
      // A response in flight would overwrite the optimistic change.
      await Promise.all(changes.map((cacheChange) => queryClient.cancelQueries({ queryKey: [cacheChange.call] })));
      return {
        user: userKey,
        replacedAnswers: changes.flatMap((cacheChange) => cacheChange.apply(queryClient, userKey)),
      };
    },
    onError: (_error, _input, mutationContext) =>
      restoreReplacedAnswers(queryClient, mutationContext?.replacedAnswers ?? []),
    // Refetches first loads that were cancelled above.
    onSettled: (_answer, _error, input) => {
      for (const { call: changedCall } of effects().optimistic?.(input) ?? []) {
        void queryClient.refetchQueries({ queryKey: [changedCall], predicate: isUnanswered });
      }
    },
    onSuccess: async (answer, input, mutationContext) => {
      const { writes, invalidates = [] } = effects();
      for (const cacheChange of writes?.(answer, input) ?? []) cacheChange.apply(queryClient, mutationContext?.user);
      await invalidateCalls(queryClient, invalidates);
    },
  };
}

/** Runs a mutation outside of a component; rejects with its error. */
export function mutateApi<N extends CallName>(
  context: MutationScope,
  call: N,
  input: CallInput<N>,
  effects: Effects<N> = {},
) {
  const { queryClient } = context;
  const options = apiMutationOptions(context, call, () => effects);
  return queryClient.getMutationCache().build(queryClient, options).execute(input);
}
