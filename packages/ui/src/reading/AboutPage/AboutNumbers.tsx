import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Num } from '../../foundation/Num.tsx';

export interface AboutNumbersProps {
  /** What can be counted today, from the data; never a claim. */
  numbers: readonly { value: number; label: string }[];
}

/** The product in figures. */
export function AboutNumbers({ numbers }: AboutNumbersProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('reading:about.numbers')}</h2>
      <dl className="numbers">
        {numbers.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Num value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
