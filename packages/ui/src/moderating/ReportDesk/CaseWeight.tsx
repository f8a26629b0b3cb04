import type { ReportCase } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';

/** Reasons for the position of a case in the queue. */
export function CaseWeight({ weight, order }: Pick<ReportCase, 'weight' | 'order'>) {
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
      {order.is_late && <p>{t('moderating:weight.late', { count: order.late_days })}</p>}
      <p className="note">
        {t('moderating:weight.order', { total })} {t('moderating:weight.bound', { count: order.late_days })}
      </p>
    </section>
  );
}
