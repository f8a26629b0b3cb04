import { AlertFields } from '@mashrabiya/ui/AlertFields';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useAlertChannels } from '../alerts/useAlertChannels.ts';
import { useFailureToast } from '../api/useFailureToast.ts';
import { setSearchAlertAtom } from './accountSearches.ts';
import type { MySearch } from './useMySearches.ts';

export function SearchAlert({ search: { id, alert } }: { search: NonNullable<MySearch['account']> }) {
  const { t } = useTranslation();
  const { channels } = useAlertChannels();
  const set = useSetAtom(setSearchAlertAtom);
  const showFailure = useFailureToast('setSearchAlert');
  return (
    <AlertFields
      {...channels}
      legend={t('savedSearches:alerts.legend')}
      alert={alert}
      onChange={(next) => set(id, next).catch(showFailure)}
    />
  );
}
