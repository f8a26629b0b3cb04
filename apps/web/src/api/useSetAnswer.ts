import type { CallAnswer, CallInput, CallName } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { queryContextAtom } from './context.ts';
import { apiQuery } from './query.ts';

/** Puts an answer in the place of what is cached for a call with its input, whatever is under way for it. */
export function useSetAnswer<N extends CallName>(call: N, input: CallInput<N>) {
  const context = useAtomValue(queryContextAtom);
  const queryClient = useAtomValue(queryClientAtom);
  const { queryKey } = apiQuery(context, call, input);
  return async (answer: CallAnswer<N>): Promise<void> => {
    await queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.setQueryData<CallAnswer<N>>(queryKey, answer);
  };
}
