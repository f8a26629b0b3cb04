import styled from '@emotion/styled';
import type { PublicUser } from '@mashrabiya/contract';
import { formatDate } from '@mashrabiya/i18n';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { role } from '../../theme/roles.ts';

interface SellerBadgesProps {
  user: Pick<PublicUser, 'email_confirmed_on' | 'phone_confirmed_on' | 'company_verified_on' | 'company_name'>;
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 4,
  // In the middle of the first line.
  '& svg': { flex: 'none', blockSize: '1lh', color: role.success },
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
});

const Badge = ({ children }: { children: ReactNode }) => (
  <Root>
    <BadgeCheck aria-hidden size={16} />
    <span>{children}</span>
  </Root>
);

/** Facts about a seller that were checked, each with its day. */
export function SellerBadges({ user }: SellerBadgesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formatDay = (day: string) => ({ date: formatDate(new Date(day), language) });
  return (
    <>
      {user.company_verified_on && (
        <Badge>
          {/* The registered name, because sellers choose the name of their account. */}
          {t('listings:seller.companyVerified', formatDay(user.company_verified_on))} <bdi>{user.company_name}</bdi>
        </Badge>
      )}
      {user.phone_confirmed_on && (
        <Badge>{t('listings:seller.phoneConfirmed', formatDay(user.phone_confirmed_on))}</Badge>
      )}
      {user.email_confirmed_on && (
        <Badge>{t('listings:seller.emailConfirmed', formatDay(user.email_confirmed_on))}</Badge>
      )}
    </>
  );
}
