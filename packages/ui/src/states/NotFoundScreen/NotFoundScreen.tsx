import { useTranslation } from 'react-i18next';
import { StatusScreen, type StatusScreenProps } from '../StatusScreen/StatusScreen.tsx';

export interface NotFoundScreenProps extends Omit<StatusScreenProps, 'drawing' | 'title' | 'action' | 'level'> {
  title?: string;
  homeHref: string;
}

/** The address leads nowhere. */
export function NotFoundScreen({ title, message, homeHref, ...screen }: NotFoundScreenProps) {
  const { t } = useTranslation();
  return (
    <StatusScreen
      {...screen}
      level={1}
      drawing="notFound"
      title={title ?? t('states:notFoundTitle')}
      message={message ?? t('states:notFoundText')}
      action={{ href: homeHref, label: t('common:goHome') }}
    />
  );
}
