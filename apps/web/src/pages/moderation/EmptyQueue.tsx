import type { QueueHolder } from '@mashrabiya/contract';
import { EmptyState, type EmptyStateProps, QueueHolders } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';

interface EmptyQueueProps extends Pick<EmptyStateProps, 'title' | 'message'> {
  holders?: readonly QueueHolder[] | undefined;
  takesFocus: boolean;
  next: () => Promise<unknown>;
}

const focus = (section: HTMLElement | null) => section?.focus({ preventScroll: true });

export function EmptyQueue({ holders = [], takesFocus, next, ...empty }: EmptyQueueProps) {
  const { t } = useTranslation();
  const emptyStateTexts =
    holders.length > 0 ? { title: t('moderation:claimed.title'), message: <QueueHolders holders={holders} /> } : empty;
  return (
    <EmptyState
      {...emptyStateTexts}
      tabIndex={-1}
      aria-label={emptyStateTexts.title}
      {...(takesFocus && { ref: focus })}
      action={{ label: t('moderation:listings.look'), onClick: () => void next() }}
    />
  );
}
