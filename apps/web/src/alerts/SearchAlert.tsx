import { AlertFields } from '@mashrabiya/ui/AlertFields';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../api/useFailureToast.ts';
import { setSearchAlertAtom } from '../saved/accountSearches.ts';
import type { MySearch } from '../saved/useMySearches.ts';
import { useAlertMeans } from './useAlertMeans.ts';

/** Alert settings of a saved search. */
export function SearchAlert({ search: { id, alert } }: { search: NonNullable<MySearch['account']> }) {
  const { t } = useTranslation();
  const { means } = useAlertMeans();
  const set = useSetAtom(setSearchAlertAtom);
  const showFailure = useFailureToast('setSearchAlert');
  return (
    <AlertFields
      {...means}
      legend={t('deciding:alerts.legend')}
      alert={alert}
      onChange={(next) => set(id, next).catch(showFailure)}
    />
  );
}
