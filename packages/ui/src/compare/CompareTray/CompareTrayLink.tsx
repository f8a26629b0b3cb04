import { useTranslation } from 'react-i18next';
import { SkipLink } from '../../layout/SkipLink/SkipLink.tsx';

export const TRAY_ID = 'comparison';

/** Skip link to the tray, which follows the whole page in the focus order. */
export function CompareTrayLink() {
  const { t } = useTranslation();
  return <SkipLink href={`#${TRAY_ID}`}>{t('shell:skipToComparison')}</SkipLink>;
}
