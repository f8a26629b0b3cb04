import { formatNumber } from '@mashrabiya/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';

interface LeadCountProps {
  count: number;
  /** Leads of the listing; a listing without leads has no link. */
  href: string | undefined;
  children: ReactNode;
}

/** Number of a listing's leads, which links to them. */
export function LeadCount({ count, href, children }: LeadCountProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  if (href === undefined || count === 0) return children;
  return (
    <Link
      className="leads"
      href={href}
      aria-label={`${t('myListings:figures.leads')}: ${formatNumber(count, language)}`}
    >
      {children}
    </Link>
  );
}
