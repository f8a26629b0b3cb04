import { useTranslation } from 'react-i18next';
import { StatusScreen, type StatusScreenProps } from '../StatusScreen/StatusScreen.tsx';

export interface EmptyStateProps extends Omit<StatusScreenProps, 'drawing' | 'title'> {
  /** Such as "No properties match these filters". */
  title?: string;
}

/** Empty state, which is no error. */
export function EmptyState({ title, ...screen }: EmptyStateProps) {
  const { t } = useTranslation();
  return <StatusScreen {...screen} drawing="empty" title={title ?? t('states:emptyTitle')} />;
}
