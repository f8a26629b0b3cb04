import { formatTotal } from '@mashrabiya/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import type { ListingsMapProps } from './listingsMapProps.ts';

interface MapFooterProps extends Pick<ListingsMapProps, 'status'> {
  total: number;
  children: ReactNode;
}

export function MapFooter({ status, total, children }: MapFooterProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <div className="foot">
      <p className="total" role="status">
        {status === 'loading' && t('map:loading')}
        {status === 'ready' && t('map:total', { count: total, number: formatTotal(total, language) })}
      </p>
      {children}
    </div>
  );
}
