import type { QueueHolder } from '@mashrabiya/contract';
import { EmptyState, type EmptyStateProps, QueueHolders } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';

interface NothingWaitsProps extends Pick<EmptyStateProps, 'title' | 'message'> {
  holders?: readonly QueueHolder[] | undefined;
  takesFocus: boolean;
  next: () => Promise<unknown>;
}

const focus = (section: HTMLElement | null) => section?.focus({ preventScroll: true });

export function NothingWaits({ holders = [], takesFocus, next, ...empty }: NothingWaitsProps) {
  const { t } = useTranslation();
  const words =
    holders.length > 0 ? { title: t('moderation:claimed.title'), message: <QueueHolders holders={holders} /> } : empty;
  return (
    <EmptyState
      {...words}
      tabIndex={-1}
      aria-label={words.title}
      {...(takesFocus && { ref: focus })}
      action={{ label: t('moderation:listings.look'), onAct: () => void next() }}
    />
  );
}
