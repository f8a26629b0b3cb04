import type { CallAnswer, CallInput, CallName } from '@mashrabiya/contract';
import type { MutationOptions, Query, QueryClient } from '@tanstack/react-query';
import { type Change, type Replaced, undo } from './change.ts';
import type { Client } from './client.ts';
import type { ApiError } from './error.ts';
import { outdate } from './outdate.ts';

/** Effects of a mutation on cached answers. */
export interface Effects<N extends CallName> {
  /** Calls whose cached answers are refetched, for any input. */
  invalidates?: readonly CallName[];
  /** Optimistic changes, rolled back when the call fails. */
  optimistic?: (input: CallInput<N>) => readonly Change[];
  /** Changes of other cached answers, made from this answer. */
  writes?: (answer: CallAnswer<N>, input: CallInput<N>) => readonly Change[];
}

interface Context {
  client: Client;
  queryClient: QueryClient;
  /** The login that the call is made by; empty for a visitor. */
  person: () => string;
}

/** What a mutation remembers while it is under way. */
interface UnderWay {
  person: string;
  replaced: readonly Replaced[];
}

const isUnanswered = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'idle';

/** Options of a mutation; effects are read when they are needed. */
export function apiMutation<N extends CallName>(
  { client, queryClient, person }: Context,
  call: N,
  effects: () => Effects<N>,
): MutationOptions<CallAnswer<N>, ApiError, CallInput<N>, UnderWay> {
  return {
    mutationKey: [call],
    // What was sent, a password perhaps, is not kept once it is answered; and without a network it fails instead of waiting.
    gcTime: 0,
    networkMode: 'always',
    mutationFn: (input) => client(call, input),
    onMutate: async (input) => {
      const by = person();
      const changes = effects().optimistic?.(input) ?? [];
      // An answer in flight would undo the optimistic change.
      await Promise.all(changes.map((one) => queryClient.cancelQueries({ queryKey: [one.call] })));
      return { person: by, replaced: changes.flatMap((one) => one.apply(queryClient, by)) };
    },
    onError: (_error, _input, begun) => undo(queryClient, begun?.replaced ?? []),
    // A first answer that was cancelled above would never come.
    onSettled: (_answer, _error, input) => {
      for (const { call: changed } of effects().optimistic?.(input) ?? []) {
        void queryClient.refetchQueries({ queryKey: [changed], predicate: isUnanswered });
      }
    },
    onSuccess: async (answer, input, begun) => {
      const { writes, invalidates = [] } = effects();
      for (const one of writes?.(answer, input) ?? []) one.apply(queryClient, begun?.person);
      await outdate(queryClient, invalidates);
    },
  };
}

/** Runs a mutation outside of a component; rejects with its error. */
export function mutateApi<N extends CallName>(
  context: Context,
  call: N,
  input: CallInput<N>,
  effects: Effects<N> = {},
) {
  const { queryClient } = context;
  const options = apiMutation(context, call, () => effects);
  return queryClient.getMutationCache().build(queryClient, options).execute(input);
}
