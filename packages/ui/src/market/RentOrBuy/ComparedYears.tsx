import styled from '@emotion/styled';
import { formatNumber } from '@mashrabiya/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { type Comparison, HORIZON_YEARS } from './rentOrBuy.ts';
import { comparisonStyles } from './rentOrBuyStyles.ts';
import { YearsPlot } from './YearsPlot.tsx';
import { YearsTable } from './YearsTable.tsx';

const Root = styled('section')(comparisonStyles);

/** Year in which buying wins: sentence, chart, table, and the calculation of the first year. */
export function ComparedYears({ comparison, down: downPayment }: { comparison: Comparison; down: number }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const titleId = useId();
  const { years, breakEvenYear, firstYear } = comparison;
  const formatInteger = (value: number) => formatNumber(value, language);
  const formatMoney = (value: number) => t('common:money', { amount: formatInteger(value) });
  const [firstYearEnd] = years;
  const lastYearEnd = years.at(-1);
  const horizonText = t('market:plan.years', { count: HORIZON_YEARS });
  if (!firstYearEnd || !lastYearEnd) return null;
  const { buying, renting } = firstYear;
  return (
    <Root aria-labelledby={titleId}>
      <div>
        <output className="comparisonResult">
          {breakEvenYear === null
            ? t('advice:rentOrBuy.never', { years: horizonText })
            : t('advice:rentOrBuy.wins', { year: formatInteger(breakEvenYear) })}
        </output>
        <p className="finalYear">
          {t('advice:rentOrBuy.atEnd', {
            years: horizonText,
            buyer: formatMoney(lastYearEnd.buyer),
            renter: formatMoney(lastYearEnd.renter),
          })}
        </p>
      </div>
      <h3 id={titleId}>{t('advice:rentOrBuy.chart')}</h3>
      <YearsPlot key={breakEvenYear} years={years} initialYear={breakEvenYear ?? HORIZON_YEARS} titleId={titleId} />
      <details>
        <summary>{t('advice:rentOrBuy.table')}</summary>
        <YearsTable years={years} />
      </details>
      <details>
        <summary>{t('advice:rentOrBuy.howTitle')}</summary>
        <p>{t('advice:rentOrBuy.howSpent')}</p>
        <p>
          {t('advice:rentOrBuy.howFirst')}
          <bdi dir="ltr">{`${formatInteger(buying)} − ${formatInteger(renting)} = ${formatInteger(buying - renting)}`}</bdi>
        </p>
        <p>
          {t('advice:rentOrBuy.howBuyer')}
          <bdi dir="ltr">
            {`${formatInteger(firstYearEnd.value)} − ${formatInteger(firstYearEnd.remainingDebt)} + ${formatInteger(firstYearEnd.buyerSavings)} = ${formatInteger(firstYearEnd.buyer)}`}
          </bdi>
        </p>
        <p>
          {t('advice:rentOrBuy.howRenter')}
          <bdi dir="ltr">{`${formatInteger(downPayment)} + ${formatInteger(firstYearEnd.renter - downPayment)} = ${formatInteger(firstYearEnd.renter)}`}</bdi>
        </p>
      </details>
    </Root>
  );
}
