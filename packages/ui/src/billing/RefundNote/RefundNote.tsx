import styled from '@emotion/styled';
import { CalendarDays, ReceiptText, Search } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { radius, touchTarget } from '../../theme/tokens.ts';

export interface RefundNoteProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Days after the payment in which a refund can be requested. */
  days: number;
  businessDays: number;
  /** Fee in per cent of the remainder; 0 for none. */
  feePercent: number;
  policyHref: string;
}

const iconProps = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

const Root = styled('section')({
  padding: 24,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& .title': { marginBlockEnd: 12 },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    gap: '10px 24px',
  },
  '& li': { display: 'flex', gap: 12, alignItems: 'flex-start' },
  '& li svg': { flex: 'none', marginBlockStart: 4, color: role.inkMuted },
  '& > a': { display: 'inline-flex', alignItems: 'center', minBlockSize: touchTarget, marginBlockStart: 8 },
});

export function RefundNote({ days, businessDays, feePercent, policyHref, ...section }: RefundNoteProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} {...section}>
      <h2 id={titleId} className="title">
        {t('myListings:refund.title')}
      </h2>
      <ul>
        <li>
          <CalendarDays {...iconProps} />
          <span>{t('myListings:refund.window', { count: days })}</span>
        </li>
        <li>
          <Search {...iconProps} />
          <span>{t('myListings:refund.review', { count: businessDays })}</span>
        </li>
        {feePercent > 0 && (
          <li>
            <ReceiptText {...iconProps} />
            <span>{t('myListings:refund.fee', { percent: feePercent })}</span>
          </li>
        )}
      </ul>
      <Link href={policyHref}>{t('shell:links.refund')}</Link>
    </Root>
  );
}
