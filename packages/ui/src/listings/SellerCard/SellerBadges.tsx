import styled from '@emotion/styled';
import type { PublicUser } from '@mashrabiya/contract';
import { formatDate } from '@mashrabiya/i18n';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { role } from '../../theme/roles.ts';

interface SellerBadgesProps {
  user: Pick<PublicUser, 'email_confirmed_on' | 'phone_confirmed_on'>;
}

const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '& svg': { flex: 'none', color: role.success },
});

/** Facts about a seller that were checked, each with its day. */
export function SellerBadges({ user }: SellerBadgesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const badges = [
    { day: user.phone_confirmed_on, text: 'listings:seller.phoneConfirmed' },
    { day: user.email_confirmed_on, text: 'listings:seller.emailConfirmed' },
  ] as const;
  return badges.map(
    ({ day, text }) =>
      day !== null && (
        <Badge key={text}>
          <BadgeCheck aria-hidden size={16} />
          {t(text, { date: formatDate(new Date(day), language) })}
        </Badge>
      ),
  );
}
