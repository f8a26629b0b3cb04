import type { ShareOutcome } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../atoms/toasts.ts';

/** Reports the outcome of sharing; the system's share sheet reports by itself. */
export function useShareToast(): (outcome: ShareOutcome) => void {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  return useCallback(
    (outcome) => {
      if (outcome === 'copied') showToast({ kind: 'success', message: t('listings:detail.shared') });
      if (outcome === 'failed') showToast({ kind: 'error', message: t('listings:detail.shareFailed') });
    },
    [showToast, t],
  );
}
