import type { ReportCase } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';

/** Reasons for the position of a case in the queue. */
export function CaseWeight({ weight, order }: Pick<ReportCase, 'weight' | 'order'>) {
  const { t } = useTranslation();
  const { total, people: users, heaviest, upheld, dismissed } = weight;
  return (
    <section>
      <h2>{t('moderation:weight.title')}</h2>
      <ul className="reasons">
        <li>{t('moderation:weight.people', { count: users })}</li>
        <li>{t('moderation:weight.heaviest', { reason: t(`moderation:reported.${heaviest}`) })}</li>
        {upheld > 0 && <li>{t('moderation:weight.upheld', { count: upheld })}</li>}
        {dismissed > 0 && <li>{t('moderation:weight.dismissed', { count: dismissed })}</li>}
      </ul>
      {order.is_late && <p>{t('moderation:weight.late', { count: order.late_days })}</p>}
      <p className="note">
        {t('moderation:weight.order', { total })} {t('moderation:weight.bound', { count: order.late_days })}
      </p>
    </section>
  );
}
