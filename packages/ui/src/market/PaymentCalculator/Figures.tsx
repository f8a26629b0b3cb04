import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../foundation/Money.tsx';

/** One figure of a result. */
export interface Figure {
  name: string;
  amount: number;
  /** A word on it. */
  note?: string | undefined;
}

interface FiguresProps {
  /** The first is what one came for. */
  figures: readonly Figure[];
  /** How they come about: sentences, and the sums in figures. */
  steps: readonly { words: string; sum: string }[];
  /** Without the note that figures are rough, where another stands beside it. */
  quiet?: boolean;
  children?: ReactNode;
}

/** What a plan comes to, and its arithmetic. */
export function Figures({ figures, steps, quiet = false, children }: FiguresProps) {
  const { t } = useTranslation();
  const [first, ...others] = figures;
  return (
    <div className="result">
      {first && (
        <output className="first">
          <span className="name">{first.name}</span> <Money amount={first.amount} />
        </output>
      )}
      <dl>
        {others.map(({ name, amount, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} />
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {children}
      <details>
        <summary>{t('market:plan.howTitle')}</summary>
        {steps.map(({ words, sum }) => (
          <p key={words}>
            {words}
            <bdi dir="ltr">{sum}</bdi>
          </p>
        ))}
      </details>
      {!quiet && <p className="estimate">{t('market:plan.estimate')}</p>}
    </div>
  );
}
