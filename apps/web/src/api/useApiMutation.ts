import type { CallAnswer, CallInput, CallName } from '@mashrabiya/contract';
import type { Toast } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../atoms/toasts.ts';
import { apiMutationOptions, type Effects } from './apiMutationOptions.ts';
import { ApiError } from './error.ts';
import { getToastMessage } from './failure.ts';
import { queryContextAtom } from './queryContext.ts';

interface MutationOptions<N extends CallName> extends Effects<N> {
  toast?: {
    done?: string | ((answer: CallAnswer<N>) => string);
    /** Toast after a failure, in place of the default by `getToastMessage`. */
    failed?: string;
    about?: Toast['about'];
  };
  /** Called after a failure of `mutate`. */
  onFailed?: () => void;
}

export interface ApiMutation<N extends CallName> {
  /** For buttons: a failure becomes a toast. */
  mutate: (input: CallInput<N>) => void;
  /** For forms and sequences: rejects with the `ApiError`, which a form shows at its fields. */
  mutateAsync: (input: CallInput<N>) => Promise<CallAnswer<N>>;
  isPending: boolean;
  variables: CallInput<N> | undefined;
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** Mutation; see docs/decisions/0025. */
export function useApiMutation<N extends CallName>(call: N, options: MutationOptions<N> = {}): ApiMutation<N> {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  const store = useStore();
  const latest = useRef({ options, t });
  useBrowserLayoutEffect(() => {
    latest.current = { options, t };
  });

  const callAtom = useMemo(
    () =>
      atomWithMutation((get) =>
        apiMutationOptions(
          {
            client: get(queryContextAtom).client,
            queryClient: get(queryClientAtom),
            user: () => store.get(queryContextAtom).user,
          },
          call,
          () => latest.current.options,
        ),
      ),
    [call, store],
  );
  const { mutateAsync: send, isPending, variables } = useAtomValue(callAtom);

  const mutateAsync = useCallback(
    async (input: CallInput<N>) => {
      const answer = await send(input);
      const { done, about } = latest.current.options.toast ?? {};
      const message = typeof done === 'function' ? done(answer) : done;
      if (message) showToast({ kind: 'success', message, ...(about ? { about } : {}) });
      return answer;
    },
    [send, showToast],
  );
  const mutate = useCallback(
    (input: CallInput<N>) => {
      mutateAsync(input).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        latest.current.options.onFailed?.();
        const { failed, about } = latest.current.options.toast ?? {};
        const message = failed ?? getToastMessage(call, error, latest.current.t);
        if (message) showToast({ kind: 'error', message, ...(about ? { about } : {}) });
      });
    },
    [call, mutateAsync, showToast],
  );
  return { mutate, mutateAsync, isPending, variables };
}
