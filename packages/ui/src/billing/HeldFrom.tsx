import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../foundation/DateText.tsx';

interface HeldFromProps {
  /** ISO moment from which a version holds. What the site came with holds from the first moment there is. */
  from: string;
}

/** From which day on a version holds. */
export function HeldFrom({ from }: HeldFromProps) {
  const { t } = useTranslation();
  if (new Date(from).getTime() === 0) return t('finance:rules.fromStart');
  return <Trans i18nKey="finance:rules.from" components={{ date: <DateText date={from} /> }} />;
}
