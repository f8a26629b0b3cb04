import styled from '@emotion/styled';
import { formatDate } from '@mashrabiya/i18n';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { role } from '../../theme/roles.ts';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  '& svg': { flex: 'none', color: role.success },
});

/** Badge of a seller who confirmed their email, with the day. */
export function EmailConfirmed({ day }: { day: string }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <Root>
      <BadgeCheck aria-hidden size={16} />
      {t('listings:seller.emailConfirmed', { date: formatDate(new Date(day), language) })}
    </Root>
  );
}
