import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusScreen, type StatusScreenProps } from '../StatusScreen/StatusScreen.tsx';

export interface NotFoundScreenProps
  extends Omit<StatusScreenProps, 'drawing' | 'title' | 'action' | 'level' | 'children'> {
  title?: string;
  homeHref: string;
  search?: ReactNode;
}

/** Screen of an unknown address, with a search box and a link home. */
export function NotFoundScreen({ title, message, homeHref, search, ...screen }: NotFoundScreenProps) {
  const { t } = useTranslation();
  return (
    <StatusScreen
      {...screen}
      level={1}
      drawing="notFound"
      title={title ?? t('states:notFoundTitle')}
      message={message ?? t('states:notFoundText')}
      action={{ href: homeHref, label: t('common:goHome') }}
    >
      {search && <div className="search">{search}</div>}
    </StatusScreen>
  );
}
