import { formatDate } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { SellerBadge } from './SellerBadge.tsx';

interface CompanyVerifiedProps {
  day: string;
  /** Registered name: part of the badge, because sellers choose the name of their account. */
  name: string;
}

/** Badge of a company whose papers a moderator approved, with the day. */
export function CompanyVerified({ day, name }: CompanyVerifiedProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <SellerBadge>
      {t('listings:seller.companyVerified', { date: formatDate(new Date(day), language) })} <bdi>{name}</bdi>
    </SellerBadge>
  );
}
