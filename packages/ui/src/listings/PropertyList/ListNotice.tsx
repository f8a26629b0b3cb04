import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../foundation/lazyPart/lazyPart.tsx';
import { MissingPart } from '../../foundation/lazyPart/MissingPart.tsx';

const EmptyState = lazyPart(
  async () => ({ default: (await import('../../states/EmptyState/EmptyState.tsx')).EmptyState }),
  ({ title }) => <p className="notice">{title}</p>,
);
const FailedState = lazyPart(
  async () => ({ default: (await import('../../states/FailedState/FailedState.tsx')).FailedState }),
  ({ title, onRetry, retryPart }) => (
    <MissingPart {...(title ? { message: title } : {})} onRetry={onRetry ?? retryPart} />
  ),
);

/** Empty list. Its drawing loads on demand. */
export function EmptyNotice() {
  const { t } = useTranslation();
  const title = t('listings:list.empty');
  return (
    <Suspense fallback={<p className="notice">{title}</p>}>
      <EmptyState title={title} message={t('listings:list.emptyHint')} />
    </Suspense>
  );
}

export interface FailedNoticeProps {
  onRetry?: () => void;
}

export function FailedNotice({ onRetry }: FailedNoticeProps) {
  const { t } = useTranslation();
  const title = t('listings:list.failed');
  return (
    <Suspense fallback={<p className="notice">{title}</p>}>
      <FailedState title={title} onRetry={onRetry} />
    </Suspense>
  );
}
