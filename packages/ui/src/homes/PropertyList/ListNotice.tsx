import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const EmptyState = lazy(async () => ({ default: (await import('../../states/EmptyState/EmptyState.tsx')).EmptyState }));
const FailedState = lazy(async () => ({
  default: (await import('../../states/FailedState/FailedState.tsx')).FailedState,
}));

/** A list that found nothing. Its drawing comes when it is needed. */
export function EmptyNotice() {
  const { t } = useTranslation();
  const title = t('homes:list.empty');
  return (
    <Suspense fallback={<p className="notice">{title}</p>}>
      <EmptyState title={title} message={t('homes:list.emptyHint')} />
    </Suspense>
  );
}

export interface FailedNoticeProps {
  onRetry?: () => void;
}

/** A list that could not be had, with a way to ask again. */
export function FailedNotice({ onRetry }: FailedNoticeProps) {
  const { t } = useTranslation();
  const title = t('homes:list.failed');
  return (
    <Suspense fallback={<p className="notice">{title}</p>}>
      <FailedState title={title} onRetry={onRetry} />
    </Suspense>
  );
}
