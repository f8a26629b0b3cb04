import styled from '@emotion/styled';
import { formatNumber } from '@mashrabiya/i18n';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { ChartPlot } from './ChartPlot.tsx';
import { chartStyles } from './chartStyles.ts';
import { fullDay, shortDay } from './dayFormats.ts';

/** The views of one calendar day. */
export interface DayViews {
  /** ISO date without a time: `2026-11-20`. */
  day: string;
  views: number;
}

export interface ViewsChartProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The oldest day first, none left out: thirty of them. Absent while they are on their way. */
  days?: readonly DayViews[];
}

const Root = styled('section')(chartStyles);

/** How tall the bars are that stand for days that have not come yet, in per cent. */
const BONES = [30, 46, 38, 62, 54, 70, 48, 58, 80, 66, 74, 52];

/** How often an owner's ads were seen, day by day. The chart is read with a pointer or with arrows, or as a table. */
export function ViewsChart({ days, ...section }: ViewsChartProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const title = useId();
  const viewsText = (count: number) => t('owning.chart.views', { count, formatted: formatNumber(count, language) });
  const total = days?.reduce((sum, { views }) => sum + views, 0) ?? 0;
  return (
    <Root aria-labelledby={title} aria-busy={days ? undefined : true} {...section}>
      <div className="head">
        <h3 id={title}>{days ? t('owning.chart.title', { count: days.length }) : t('owning.chart.loading')}</h3>
        {total > 0 && <p className="total">{viewsText(total)}</p>}
      </div>
      {!days && (
        <div className="bones" aria-hidden>
          {BONES.map((size) => (
            <span key={size} style={{ blockSize: `${size}%` }} />
          ))}
        </div>
      )}
      {days && total === 0 && (
        <div className="none">
          <p>{t('owning.chart.empty')}</p>
          <p className="why">{t('owning.chart.emptyText')}</p>
        </div>
      )}
      {days && total > 0 && (
        <>
          <ChartPlot
            columns={days.map(({ day, views }) => ({
              key: day,
              value: views,
              name: fullDay(day, language),
              short: shortDay(day, language),
            }))}
            titleId={title}
            valueText={(views) => viewsText(views ?? 0)}
            describe={(date, views) => t('owning.chart.value', { date, views })}
          />
          <div className="visually-hidden">
            <table>
              <caption>{t('owning.chart.title', { count: days.length })}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('owning.chart.day')}</th>
                  <th scope="col">{t('owning.figures.views')}</th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ day, views }) => (
                  <tr key={day}>
                    <th scope="row">{fullDay(day, language)}</th>
                    <td>{formatNumber(views, language)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Root>
  );
}
