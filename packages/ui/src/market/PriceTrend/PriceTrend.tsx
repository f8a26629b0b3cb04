import styled from '@emotion/styled';
import type { Action, AreaPage, AreaPrice, PropertyType } from '@mashrabiya/contract';
import { formatMonth, formatNumber, type Language, LOCALES } from '@mashrabiya/i18n';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { ChartPlot } from '../../my-listings/FiguresChart/ChartPlot.tsx';
import { chartStyles } from '../../my-listings/FiguresChart/chartStyles.ts';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { KindLinks } from './KindLinks.tsx';
import { formatKind, isSameKind } from './kind.ts';

export interface PriceTrendProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  trend: NonNullable<AreaPage['trend']>;
  /** All kinds of the area; those with a median have a trend. */
  prices: readonly AreaPrice[];
  /** Address of another kind's trend. */
  getHref: (action: Action, type: PropertyType) => string;
}

const Root = styled('section')(chartStyles, {
  '& .note': { marginBlockStart: 12, color: role.inkMuted, fontSize: typeScale.caption },
  '& .kind': { color: role.inkMuted },
  '& .insufficientData': { paddingBlock: 32, color: role.inkMuted, textAlign: 'center' },
});

const formatShortMonth = (month: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language].intl, { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(month);

/** Fewer months show no trend. */
const MIN_MONTHS = 3;

/** Median price per m² of one kind by month, readable with a pointer, arrow keys, or as a table. */
export function PriceTrend({ trend, prices, getHref, ...section }: PriceTrendProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const titleId = useId();
  const formatMedian = (median: number | null) =>
    median === null
      ? t('market:area.trendFew')
      : t('listings:card.pricePerMetre', { amount: formatNumber(median, language) });
  const columns = trend.months.map(({ month, median }) => {
    const day = new Date(`${month}-01`);
    return { key: month, value: median, name: formatMonth(day, language), shortLabel: formatShortMonth(day, language) };
  });
  const kind = formatKind(trend, t);
  const kinds = prices.filter((price) => price.median !== null || isSameKind(price, trend));
  const hasTrend = trend.months.filter(({ median }) => median !== null).length >= MIN_MONTHS;
  return (
    <Root aria-labelledby={titleId} {...section}>
      <div className="head">
        <h2 id={titleId}>{t('market:area.trend')}</h2>
        <p className="kind">{kind}</p>
      </div>
      {kinds.length > 1 && <KindLinks kinds={kinds} current={trend} getHref={getHref} />}
      {hasTrend ? (
        <>
          <ChartPlot
            columns={columns}
            titleId={titleId}
            formatValue={formatMedian}
            describe={(month, value) => t('market:area.trendValue', { month, value })}
          />
          <p className="note">{t('market:area.trendNote')}</p>
          <div className="visually-hidden">
            <table>
              <caption>{`${t('market:area.trend')}: ${kind}`}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('market:chart.month')}</th>
                  <th scope="col">{t('market:chart.price')}</th>
                  <th scope="col">{t('market:chart.homes')}</th>
                </tr>
              </thead>
              <tbody>
                {columns.map(({ key, name, value }, index) => (
                  <tr key={key}>
                    <th scope="row">{name}</th>
                    <td>{formatMedian(value)}</td>
                    <td>{formatNumber(trend.months[index]?.sample ?? 0, language)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : (
        <p className="insufficientData">{t('market:area.trendNone')}</p>
      )}
    </Root>
  );
}
