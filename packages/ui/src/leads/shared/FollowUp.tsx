import styled from '@emotion/styled';
import { isFollowUpDue, type Lead } from '@mashrabiya/contract';
import { formatShortDate } from '@mashrabiya/i18n';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight } from '../../theme/tokens.ts';

interface FollowUpProps {
  lead: Pick<Lead, 'status' | 'follow_up_on'>;
  /** Day in Egypt. */
  today: string;
}

const Root = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { flex: 'none' },
  '&.due': { color: role.secondary, fontWeight: fontWeight.medium },
  '&.overdue': { color: role.error, fontWeight: fontWeight.medium },
});

/** Follow-up date of a lead, marked from its day on; nothing without a date. */
export function FollowUp({ lead, today }: FollowUpProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { follow_up_on: day } = lead;
  if (day === null) return null;
  const isDue = isFollowUpDue(lead, today);
  const isOverdue = isDue && day < today;
  const date = formatShortDate(new Date(day), new Date(today), language);
  return (
    <Root className={isOverdue ? 'overdue' : isDue ? 'due' : undefined}>
      <CalendarClock aria-hidden size={16} strokeWidth={1.75} />
      <time dateTime={day}>{isDue && !isOverdue ? t('leads:followUp.today') : date}</time>
      {isOverdue && <span>{t('leads:followUp.overdue')}</span>}
    </Root>
  );
}
