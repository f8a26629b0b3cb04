import styled from '@emotion/styled';
import { REFUND_REVIEW_BUSINESS_DAYS, REFUND_WINDOW_DAYS } from '@mashrabiya/contract';
import { formatDate } from '@mashrabiya/i18n';
import { CalendarDays, ReceiptText, Search } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Link } from '../../foundation/Link/Link.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';
import { refundWindow } from './refundWindow.ts';

export interface RefundNoteProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The purchase that could be given back, and the present moment; without it the rule alone is told. */
  purchase?: { at: Date; now: Date };
  /** Where the whole refund policy is. */
  policyHref: string;
  /** Asks for the refund; there is a button while there is time. */
  onRequest?: () => void;
  /** It is being asked for. */
  busy?: boolean;
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

const Root = styled('section')({
  maxInlineSize: 480,
  padding: 24,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& h3': { marginBlockEnd: 12 },
  '& ul': { display: 'grid', gap: 10 },
  '& li': { display: 'flex', gap: 12, alignItems: 'flex-start' },
  '& li svg': { flex: 'none', marginBlockStart: 4, color: role.inkMuted },
  '& .until': { display: 'block', fontSize: typeScale.caption, color: role.inkMuted },
  '& .actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px', marginBlockStart: 16 },
  '& .actions a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 },
});

/** The rules of a refund where they matter: how long there is to ask, how long the answer takes, what it may cost. */
export function RefundNote({ purchase, policyHref, onRequest, busy, ...section }: RefundNoteProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const title = useId();
  const found = purchase && refundWindow(purchase.at, purchase.now);
  const date = found && formatDate(found.deadline, language);
  return (
    <Root aria-labelledby={title} {...section}>
      <h3 id={title}>{t('owning.refund.title')}</h3>
      <ul>
        <li>
          <CalendarDays {...icon} />
          {!found && <span>{t('owning.refund.window', { count: REFUND_WINDOW_DAYS })}</span>}
          {found && found.daysLeft > 0 && (
            <span>
              {t('owning.refund.left', { count: found.daysLeft })}
              <span className="until">{t('owning.refund.until', { date })}</span>
            </span>
          )}
          {found && found.daysLeft === 0 && <span>{t('owning.refund.closed', { date })}</span>}
        </li>
        {found?.daysLeft !== 0 && (
          <>
            <li>
              <Search {...icon} />
              <span>{t('owning.refund.review', { count: REFUND_REVIEW_BUSINESS_DAYS })}</span>
            </li>
            <li>
              <ReceiptText {...icon} />
              <span>{t('owning.refund.fee')}</span>
            </li>
          </>
        )}
      </ul>
      <div className="actions">
        {onRequest && found && found.daysLeft > 0 && (
          <Button look="outlined" busy={busy} onClick={onRequest}>
            {t('owning.refund.request')}
          </Button>
        )}
        <Link href={policyHref}>{t('shell.links.refund')}</Link>
      </div>
    </Root>
  );
}
