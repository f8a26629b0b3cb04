import type { Viewing } from '@mashrabiya/contract';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { showToastAtom } from '../../atoms/toasts.ts';
import { downloadFile } from '../../device/downloadFile.ts';

/** Downloads the calendar file of a viewing. */
export function useViewingCalendar(viewing: Viewing | null) {
  const { t } = useTranslation();
  const showToast = useSetAtom(showToastAtom);
  const { mutateAsync, isPending } = useApiMutation('getViewingCalendar');
  const onCalendar = () => {
    if (!viewing) return;
    mutateAsync({ params: { id: viewing.id } }).then(
      (file) => downloadFile(file, 'viewing.ics'),
      () => showToast({ kind: 'error', message: t('messages:viewing.calendarFailed') }),
    );
  };
  return { isLoadingCalendar: isPending, onCalendar };
}
