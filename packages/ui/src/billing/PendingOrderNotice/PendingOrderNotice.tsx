import { Clock3 } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { OwnerNotice, type OwnerNoticeProps } from '../../my-listings/OwnerNotice/OwnerNotice.tsx';

export interface PendingOrderNoticeProps extends Omit<OwnerNoticeProps, 'icon' | 'title' | 'action' | 'children'> {
  /** ISO time of the pending order. */
  orderedAt: string;
  /** Page where the pending order can be paid. */
  href: string;
  onCancel(): void;
  cancelling?: boolean;
}

/** Warns about a pending order of the same plan, to prevent paying twice. */
export function PendingOrderNotice({
  orderedAt,
  href,
  onCancel,
  cancelling = false,
  ...alert
}: PendingOrderNoticeProps) {
  const { t } = useTranslation();
  return (
    <OwnerNotice
      severity="warning"
      {...alert}
      icon={Clock3}
      title={t('payments:pending.title')}
      action={
        <>
          <ButtonLink variant="outlined" href={href}>
            {t('payments:pending.continue')}
          </ButtonLink>
          <Button variant="text" busy={cancelling} onClick={onCancel}>
            {t('myListings:result.cancel')}
          </Button>
        </>
      }
    >
      <Trans i18nKey="payments:pending.text" components={{ date: <DateText date={orderedAt} /> }} />
    </OwnerNotice>
  );
}
