import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';

interface ValidSinceProps {
  /** ISO time; the epoch means the initial version. */
  from: string;
}

/** Start date of a version. */
export function ValidSince({ from }: ValidSinceProps) {
  const { t } = useTranslation();
  if (new Date(from).getTime() === 0) return t('finance:rules.fromStart');
  return <Trans i18nKey="finance:rules.from" components={{ date: <DateText date={from} /> }} />;
}
