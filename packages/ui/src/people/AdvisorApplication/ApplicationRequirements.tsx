import { ADVISOR_MIN_AGE } from '@mashrabiya/contract/constants';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const REQUIREMENTS = ['account', 'age', 'contact', 'picture', 'work'] as const;

/** Requirements of an application (specification, section 5). */
export function ApplicationRequirements() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className="requirements" aria-labelledby={id}>
      <h2 id={id}>{t('people:apply.requirements')}</h2>
      <ul>
        {REQUIREMENTS.map((need) => (
          <li key={need}>{t(`people:apply.needs.${need}`, { age: ADVISOR_MIN_AGE })}</li>
        ))}
      </ul>
    </section>
  );
}
