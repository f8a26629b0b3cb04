import type { CallName } from '@mashrabiya/contract';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../atoms/toasts.ts';
import { ApiError } from './error.ts';
import { getToastMessage } from './failure.ts';

export function useFailureToast(call: CallName) {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  return useCallback(
    (failure: unknown) => {
      if (!(failure instanceof ApiError)) throw failure;
      const message = getToastMessage(call, failure, t);
      if (message) showToast({ kind: 'error', message });
    },
    [call, showToast, t],
  );
}
