import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../foundation/text/Money.tsx';

interface Figure {
  name: string;
  amount: number;
  note?: string | undefined;
}

interface CalculationResultProps {
  /** The first is the main result. */
  figures: readonly Figure[];
  /** Calculation: sentences and formulas. */
  steps: readonly { text: string; formula: string }[];
  /** Hides the note that figures are estimates, where another one is present. */
  hideEstimateNote?: boolean;
  children?: ReactNode;
}

export function CalculationResult({ figures, steps, hideEstimateNote = false, children }: CalculationResultProps) {
  const { t } = useTranslation();
  const [firstFigure, ...otherFigures] = figures;
  return (
    <div className="result">
      {firstFigure && (
        <output className="first">
          <span className="name">{firstFigure.name}</span> <Money amount={firstFigure.amount} />
        </output>
      )}
      <dl>
        {otherFigures.map(({ name, amount, note }) => (
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
        {steps.map(({ text, formula }) => (
          <p key={text}>
            {text}
            <bdi dir="ltr">{formula}</bdi>
          </p>
        ))}
      </details>
      {!hideEstimateNote && <p className="estimate">{t('market:plan.estimate')}</p>}
    </div>
  );
}
