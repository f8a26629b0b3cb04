import { EmptyState, type EmptyStateProps } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';

interface NothingWaitsProps extends Pick<EmptyStateProps, 'title' | 'message'> {
  /** The last case has just been decided. */
  takesFocus: boolean;
  next: () => Promise<unknown>;
}

const focus = (section: HTMLElement | null) => section?.focus({ preventScroll: true });

/** A queue that is empty, with a way to look again. */
export function NothingWaits({ takesFocus, next, ...words }: NothingWaitsProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      {...words}
      tabIndex={-1}
      aria-label={words.title}
      {...(takesFocus && { ref: focus })}
      action={{ label: t('moderating:desk.look'), onAct: () => void next() }}
    />
  );
}
