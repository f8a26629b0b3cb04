import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusScreen, type StatusScreenProps } from '../StatusScreen/StatusScreen.tsx';

export interface FailedStateProps extends Omit<StatusScreenProps, 'drawing' | 'title' | 'action'> {
  title?: string;
  /** Without it there is no retry button. */
  onRetry?(): void;
  retrying?: boolean;
}

/** Failure state, announced when it appears. */
export function FailedState({ title, message, onRetry, retrying = false, ...screen }: FailedStateProps) {
  const { t } = useTranslation();
  const label = t(retrying ? 'states:retrying' : 'common:retry');
  return (
    <StatusScreen
      role="alert"
      {...screen}
      drawing="failed"
      title={title ?? t('states:failedTitle')}
      message={message ?? t('states:failedText')}
      action={onRetry && { label, icon: RotateCw, busy: retrying, onClick: onRetry }}
    />
  );
}
