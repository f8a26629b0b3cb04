import type { CallAnswer, CallInput, CallName } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { apiQueryOptions } from './apiQueryOptions.ts';
import { queryContextAtom } from './queryContext.ts';

/** Replaces the cached answer of a call and input, and cancels fetches in flight. */
export function useSetAnswer<N extends CallName>(call: N, input: CallInput<N>) {
  const context = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const { queryKey } = apiQueryOptions(context, call, input);
  return async (answer: CallAnswer<N>): Promise<void> => {
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData<CallAnswer<N>>(queryKey, answer);
  };
}
