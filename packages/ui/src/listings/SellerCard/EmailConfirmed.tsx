import { formatDate } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { SellerBadge } from './SellerBadge.tsx';

/** Badge of a seller who confirmed their email, with the day. */
export function EmailConfirmed({ day }: { day: string }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <SellerBadge>{t('listings:seller.emailConfirmed', { date: formatDate(new Date(day), language) })}</SellerBadge>
  );
}
