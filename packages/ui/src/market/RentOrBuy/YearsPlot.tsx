import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../../forms/amount/formatAmount.ts';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Money } from '../../foundation/text/Money.tsx';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { computeChartTop, getColumnStart, getDayAfterKey, getDayAt } from '../../my-listings/FiguresChart/chart.ts';
import type { YearEnd } from './rentOrBuy.ts';

export interface YearsPlotProps {
  years: readonly YearEnd[];
  /** Initial year: the one in which buying wins, or the last. */
  initialYear: number;
  /** Id of the labelling element. */
  titleId: string;
}

/** Wealth of buyer and renter as two lines over the years: a slider for keyboard and screen readers. */
export function YearsPlot({ years, initialYear, titleId }: YearsPlotProps) {
  const { t } = useTranslation();
  const { dir, language } = useLocale();
  const [selectedIndex, setSelectedIndex] = useState<number>();
  const count = years.length;
  const chosenIndex = Math.min(selectedIndex ?? initialYear - 1, count - 1);
  const chosenYear = years[chosenIndex];
  const top = computeChartTop(Math.max(...years.flatMap(({ buyer, renter }) => [buyer, renter])));
  const width = 100 / count;
  const x = (index: number) => getColumnStart(index, count, dir) + width / 2;
  const buildLinePoints = (getValue: (year: YearEnd) => number) =>
    years.map((year, index) => `${x(index)},${100 - (getValue(year) / top) * 100}`).join(' ');
  const formatMoney = (amount: number) => t('common:money', { amount: formatAmount(amount, language, t) });
  const formatYearName = (year: number) => t('advice:rentOrBuy.yearName', { year });

  const selectAtPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setSelectedIndex(getDayAt((event.clientX - box.left) / box.width, count, dir));
  };
  const selectByKey = (event: KeyboardEvent) => {
    const next = getDayAfterKey(event.key, chosenIndex, count, dir);
    if (next === null) return;
    event.preventDefault();
    setSelectedIndex(next);
  };
  if (!chosenYear) return null;
  return (
    <>
      <div className="selection" aria-hidden>
        <span>{formatYearName(chosenYear.year)}</span>
        <span className="key buyer">
          {t('advice:rentOrBuy.buyer')} <Money amount={chosenYear.buyer} />
        </span>
        <span className="key renter">
          {t('advice:rentOrBuy.renter')} <Money amount={chosenYear.renter} />
        </span>
      </div>
      <div className="plot">
        <div
          role="slider"
          tabIndex={0}
          className="bars"
          aria-labelledby={titleId}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={chosenYear.year}
          aria-valuetext={t('advice:rentOrBuy.value', {
            year: formatYearName(chosenYear.year),
            buyer: formatMoney(chosenYear.buyer),
            renter: formatMoney(chosenYear.renter),
          })}
          onKeyDown={selectByKey}
          onPointerDown={selectAtPointer}
          onPointerMove={selectAtPointer}
        >
          <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <rect className="column" x={getColumnStart(chosenIndex, count, dir)} width={width} height="100" />
            <polyline className="line renter" points={buildLinePoints(({ renter }) => renter)} />
            <polyline className="line buyer" points={buildLinePoints(({ buyer }) => buyer)} />
          </svg>
        </div>
        <div className="scale" aria-hidden>
          <bdi>{formatAmount(top, language, t)}</bdi>
          <bdi>{formatAmount(top / 2, language, t)}</bdi>
          <NumberText value={0} />
        </div>
        <div className="dates" aria-hidden>
          {[0, Math.floor((count - 1) / 2), count - 1].map((index) => (
            <span key={index}>{formatYearName(years[index]?.year ?? 0)}</span>
          ))}
        </div>
      </div>
    </>
  );
}
