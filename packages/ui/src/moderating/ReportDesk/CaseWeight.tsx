import type { ReportWeight } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';

/** Why a reported ad stands where it stands in the queue, in words. */
export function CaseWeight({ weight }: { weight: ReportWeight }) {
  const { t } = useTranslation();
  const { total, people, heaviest, upheld, dismissed } = weight;
  return (
    <section>
      <h2>{t('moderating:weight.title')}</h2>
      <ul className="reasons">
        <li>{t('moderating:weight.people', { count: people })}</li>
        <li>{t('moderating:weight.heaviest', { reason: t(`moderating:reported.${heaviest}`) })}</li>
        {upheld > 0 && <li>{t('moderating:weight.upheld', { count: upheld })}</li>}
        {dismissed > 0 && <li>{t('moderating:weight.dismissed', { count: dismissed })}</li>}
      </ul>
      <p className="note">{t('moderating:weight.order', { total })}</p>
    </section>
  );
}
