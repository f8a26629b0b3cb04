import type { CallName } from '@mashrabiya/contract';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error.ts';
import { toastWords } from '../api/failure.ts';
import { showToastAtom } from '../atoms/toasts.ts';

/** Shows a toast when a change of the saved searches fails. */
export function useFailureToast(call: CallName = 'saveSearch') {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  return useCallback(
    (failure: unknown) => {
      if (!(failure instanceof ApiError)) throw failure;
      const message = toastWords(call, failure, t);
      if (message) showToast({ kind: 'error', message });
    },
    [call, showToast, t],
  );
}
