import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { CircleHelp } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';

export interface SoldNoticeProps extends Omit<AlertProps, 'children' | 'severity' | 'icon' | 'role'> {
  /** ISO time. */
  requestedAt: string;
}

/** Asks the owner of an ad that visitors report as sold if it is still available; the ad's tools are below. */
export function SoldNotice({ requestedAt, ...alert }: SoldNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert role="note" {...alert} severity="warning" icon={<CircleHelp aria-hidden size={22} strokeWidth={1.75} />}>
      <AlertTitle component="h3">{t('myListings:sold.title')}</AlertTitle>
      <p>{t('myListings:sold.text')}</p>
      <p>
        <Trans i18nKey="myListings:sold.since" components={{ date: <DateText date={requestedAt} /> }} />
      </p>
    </Alert>
  );
}
