import styled from '@emotion/styled';
import type { AdStatistics } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { typeScale } from '../../theme/tokens.ts';
import { ChartPlot } from './ChartPlot.tsx';
import { chartStyles } from './chartStyles.ts';
import { formatFullDay, formatShortDay } from './dayFormats.ts';

export type DayFigures = AdStatistics['days'][number];

export interface FiguresChartProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Oldest first, without gaps. Absent while loading. */
  days?: readonly DayFigures[];
}

export const FIGURES = ['views', 'favorites', 'leads'] as const;
type Figure = (typeof FIGURES)[number];

const Root = styled('section')({
  ...chartStyles,
  '& .head h2': { fontSize: typeScale.lead },
  '& .figures': { marginBlockStart: 12 },
});

/** Heights of skeleton bars, in per cent. */
const SKELETON_HEIGHTS = [30, 46, 38, 62, 54, 70, 48, 58, 80, 66, 74, 52];

/**
 * Views, favorites and leads by day, one at a time, as each has its own scale. Readable with a pointer or arrow keys;
 * the caller provides a table of the same numbers.
 */
export function FiguresChart({ days, ...section }: FiguresChartProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const titleId = useId();
  const [figure, setFigure] = useState<Figure>('views');
  const formatCount = (count: number) =>
    t(`myListings:chart.${figure}`, { count, formatted: formatNumber(count, language) });
  const total = days?.reduce((sum, day) => sum + day[figure], 0) ?? 0;
  return (
    <Root aria-labelledby={titleId} aria-busy={days ? undefined : true} {...section}>
      <div className="head">
        <h2 id={titleId}>
          {days ? t('myListings:chart.title', { count: days.length }) : t('myListings:chart.loading')}
        </h2>
        {total > 0 && <p className="total">{formatCount(total)}</p>}
      </div>
      {!days && (
        <div className="loadingBars" aria-hidden>
          {SKELETON_HEIGHTS.map((size) => (
            <span key={size} style={{ blockSize: `${size}%` }} />
          ))}
        </div>
      )}
      {days && (
        <ToggleButtonGroup
          className="figures"
          exclusive
          fullWidth
          size="small"
          aria-label={t('myListings:chart.figure')}
          value={figure}
          onChange={(_, next: Figure | null) => next && setFigure(next)}
        >
          {FIGURES.map((name) => (
            <ToggleButton key={name} value={name}>
              {t(`myListings:figures.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {days && total === 0 && (
        <div className="noFigures">
          <p>{t(`myListings:chart.empty.${figure}`)}</p>
          <p className="explanation">{t('myListings:chart.emptyText')}</p>
        </div>
      )}
      {days && total > 0 && (
        <ChartPlot
          columns={days.map((day) => ({
            key: day.day,
            value: day[figure],
            name: formatFullDay(day.day, language),
            shortLabel: formatShortDay(day.day, language),
          }))}
          titleId={titleId}
          formatValue={(value) => formatCount(value ?? 0)}
          describe={(date, value) => t('myListings:chart.value', { date, value })}
        />
      )}
    </Root>
  );
}
