import type { CallInput, CallName } from '@mashrabiya/contract';
import type { Getter } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { apiQueryOptions } from './apiQueryOptions.ts';
import { queryContextAtom } from './queryContext.ts';

/** Call result as an atom, for data that several components read; `useApiQuery` serves a single component. */
export const apiQueryAtom = <N extends CallName>(
  call: N,
  input: CallInput<N> | undefined,
  enabled: (get: Getter) => boolean = () => true,
) => atomWithQuery((get) => ({ ...apiQueryOptions(get(queryContextAtom), call, input), enabled: enabled(get) }));
