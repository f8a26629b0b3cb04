import type { CallInput, CallName } from '@mashrabiya/contract';
import { apiQueryOptions } from '../api/apiQueryOptions.ts';
import { getPageFailure } from '../api/failure.ts';
import { prefetch } from '../api/prefetch.ts';
import type { Route } from './route.ts';

type CallWithoutInput = { [N in CallName]: Record<never, never> extends CallInput<N> ? N : never }[CallName];

/** First data of a page that shows the answer of one call without input. */
export const loadCall =
  (call: CallWithoutInput): Route['load'] =>
  async () => ({
    load: async (input) => getPageFailure(await prefetch(input, apiQueryOptions(input, call, {}))) ?? 'ready',
  });
