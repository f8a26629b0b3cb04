import { ExportCard, FailedState } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { clockAtom } from '../../atoms/app.ts';
import { showToastAtom } from '../../atoms/toasts.ts';
import { downloadFile } from '../../device/downloadFile.ts';
import { TabSection } from './TabSection.tsx';

/** Polling interval while an export is in preparation, in milliseconds. */
const POLL_MS = 4_000;

export function ExportSection() {
  const { t } = useTranslation();
  const now = useAtomValue(clockAtom);
  const lastExport = useApiQuery('getExport', {});
  const isPreparing = lastExport.data?.data?.state === 'making';
  // Polls while the export is in preparation.
  useApiQuery('getExport', isPreparing ? {} : undefined, { refetchInterval: POLL_MS });
  const startExport = useApiMutation('startExport', { invalidates: ['getExport'] });
  const download = useApiMutation('getExportFile');
  const showToast = useSetAtom(showToastAtom);
  const saveCopy = () =>
    download.mutateAsync({}).then(
      (copy) => downloadFile(copy, 'mashrabiya.zip'),
      () => showToast({ kind: 'error', message: t('account:export.downloadFailed') }),
    );
  return (
    <TabSection id="export" text={t('account:profile.exportText')}>
      {hasLoadFailed(lastExport) ? (
        <FailedState onRetry={() => void lastExport.refetch()} />
      ) : (
        <ExportCard
          latestExport={lastExport.data?.data}
          now={now}
          pendingAction={startExport.isPending ? 'starting' : download.isPending ? 'downloading' : undefined}
          onStart={() => startExport.mutate({})}
          onDownload={() => void saveCopy()}
        />
      )}
    </TabSection>
  );
}
