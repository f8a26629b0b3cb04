import { MAX_SAVED_SEARCHES } from '@mashrabiya/contract/constants';
import { buildFilterChips, type FilterState, useLocale } from '@mashrabiya/ui';
import { LoginForAlerts } from '@mashrabiya/ui/LoginForAlerts';
import { SaveSearchPanel, type SaveSearchPanelProps } from '@mashrabiya/ui/SaveSearchPanel';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesAtom, governoratesAtom, referenceDataNeededAtom } from '../api/referenceData.ts';
import { useFailureToast } from '../api/useFailureToast.ts';
import { newListingsSinceAtom } from '../atoms/newListingsSince.ts';
import { MAX_NAME_LENGTH } from '../device/savedSearches.ts';
import type { ListKind } from '../lists/source.ts';
import { paths } from '../routing/paths.ts';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';
import { SearchAlert } from './SearchAlert.tsx';
import { useMySearches } from './useMySearches.ts';

interface SavePanelProps {
  open: boolean;
  onClose: () => void;
  url: string;
  kind: ListKind;
  filters: FilterState;
  query: string | undefined;
}

/** Saves a search under a proposed name, or removes it. */
export default function SavePanel({ open, onClose, url, kind, filters, query }: SavePanelProps) {
  useTranslation('savedSearches');
  const { t } = useTranslation();
  const { language } = useLocale();
  const categories = useAtomValue(categoriesAtom);
  const governorates = useAtomValue(governoratesAtom);
  const requestReferenceData = useSetAtom(referenceDataNeededAtom);
  const { searches: list, isFailed, retry, isAccount, save, remove } = useMySearches();
  const showFailure = useFailureToast('saveSearch');
  const requireLogin = useRequireLogin();
  const { onOpen } = useUrlPanel('save-search');
  const setNewSince = useSetAtom(newListingsSinceAtom);
  const [result, setResult] = useState<{ url: string; status: 'done' | 'sessionOnly' }>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (open) requestReferenceData(true);
    else setResult(undefined);
  }, [open, requestReferenceData]);

  const savedSearch = list?.find(({ href }) => href === url);
  const chips = buildFilterChips(filters, { categories, governorates, language }, t).map(({ text }) => text);
  const nameParts = [query, ...chips].filter(Boolean);
  const listName = t(`pages:list.${kind}`);
  const proposedName = (kind === 'search' && nameParts.length > 0 ? nameParts : [listName, ...nameParts])
    .join(t('search:chip.joiner'))
    .slice(0, MAX_NAME_LENGTH);

  const getStatus = (): SaveSearchPanelProps['status'] => {
    if (isFailed) return 'failed';
    if (!list) return 'loading';
    if (result?.url === url && savedSearch) return result.status;
    if (savedSearch) return 'already';
    return list.length >= MAX_SAVED_SEARCHES ? 'full' : 'new';
  };
  const runBusy = (task: Promise<void>) => {
    setBusy(true);
    void task.catch(showFailure).then(() => setBusy(false));
  };
  return (
    <SaveSearchPanel
      open={open}
      onClose={onClose}
      status={getStatus()}
      place={isAccount ? 'account' : 'device'}
      name={savedSearch?.name ?? proposedName}
      maxLength={MAX_NAME_LENGTH}
      busy={busy}
      onRetry={retry}
      onSave={(name) =>
        runBusy(
          save({ href: url, name }).then((saved) => {
            setResult({ url, status: saved ? 'done' : 'sessionOnly' });
            setNewSince((previousSince) => previousSince ?? new Date().toISOString());
          }),
        )
      }
      onRemove={() =>
        runBusy(
          remove(url).then(() => {
            setResult(undefined);
            setNewSince(undefined);
          }),
        )
      }
      alert={
        savedSearch?.account ? (
          <SearchAlert search={savedSearch.account} />
        ) : (
          <LoginForAlerts
            onLogin={() => requireLogin({ message: t('savedSearches:alerts.login'), resume: onOpen, leavesPage: true })}
          />
        )
      }
      allHref={paths.saved}
    />
  );
}
