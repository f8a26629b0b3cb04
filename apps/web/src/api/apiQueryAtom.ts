import type { CallInput, CallName } from '@mashrabiya/contract';
import type { Getter } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { queryContextAtom } from './context.ts';
import { apiQuery } from './query.ts';

/** Call result as an atom, for data that several components read; `useApiQuery` serves a single component. */
export const apiQueryAtom = <N extends CallName>(
  call: N,
  input: CallInput<N> | undefined,
  enabled: (get: Getter) => boolean = () => true,
) => atomWithQuery((get) => ({ ...apiQuery(get(queryContextAtom), call, input), enabled: enabled(get) }));
