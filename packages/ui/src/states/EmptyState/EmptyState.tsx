import { useTranslation } from 'react-i18next';
import { StatusScreen, type StatusScreenProps } from '../StatusScreen/StatusScreen.tsx';

export interface EmptyStateProps extends Omit<StatusScreenProps, 'drawing' | 'title'> {
  /** What is missing: "No homes match these filters". */
  title?: string;
}

/** There is nothing to show, and that is no mistake. */
export function EmptyState({ title, ...screen }: EmptyStateProps) {
  const { t } = useTranslation();
  return <StatusScreen {...screen} drawing="empty" title={title ?? t('states:emptyTitle')} />;
}
