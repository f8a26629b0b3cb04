import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export interface AboutValuesProps {
  /** What people can hold us to. */
  values: readonly { title: string; text: string; icon: LucideIcon }[];
}

/** What we stand by. */
export function AboutValues({ values }: AboutValuesProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('reading:about.values')}</h2>
      <ul className="values">
        {values.map(({ title, text, icon: Icon }) => (
          <li key={title}>
            <Icon aria-hidden size={28} strokeWidth={1.5} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
