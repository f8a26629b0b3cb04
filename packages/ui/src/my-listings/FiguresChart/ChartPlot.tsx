import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { radius } from '../../theme/tokens.ts';
import { computeChartTop, getColumnStart, getDayAfterKey, getDayAt } from './chart.ts';

/** Share of a column that its bar fills. */
const BAR_SHARE = 0.68;
/** Minimum height of a nonzero bar, in per cent. */
const MIN_BAR_PERCENT = 1.5;

/** Day or month of a chart. */
interface PlotColumn {
  key: string;
  /** Null without data. */
  value: number | null;
  /** Full name, for the selected column. */
  name: string;
  /** Short name, for the axis. */
  shortLabel: string;
}

export interface ChartPlotProps {
  /** Oldest first, without gaps; at least one. */
  columns: readonly PlotColumn[];
  /** Id of the labelling element. */
  titleId: string;
  formatValue: (value: number | null) => string;
  /** Sentence for a column and its value. */
  describe: (name: string, value: string) => string;
}

/** Bar chart with one selected bar, initially the latest with data: a slider for keyboard and screen readers. */
export function ChartPlot({ columns, titleId, formatValue, describe }: ChartPlotProps) {
  const { dir } = useLocale();
  const [selectedIndex, setSelectedIndex] = useState<number>();
  const lastColumnIndex = columns.length - 1;
  const lastIndex = columns.findLastIndex(({ value }) => value !== null);
  const chosenIndex = Math.min(selectedIndex ?? (lastIndex < 0 ? lastColumnIndex : lastIndex), lastColumnIndex);
  const top = computeChartTop(Math.max(...columns.map(({ value }) => value ?? 0)));
  const width = 100 / columns.length;
  const name = columns[chosenIndex]?.name ?? '';
  const value = formatValue(columns[chosenIndex]?.value ?? null);

  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setSelectedIndex(getDayAt((event.clientX - box.left) / box.width, columns.length, dir));
  };
  const selectByKey = (event: KeyboardEvent) => {
    const next = getDayAfterKey(event.key, chosenIndex, columns.length, dir);
    if (next === null) return;
    event.preventDefault();
    setSelectedIndex(next);
  };
  return (
    <>
      <p className="selection" aria-hidden>
        <strong>{value}</strong> <span>{name}</span>
      </p>
      <div className="plot">
        <div
          role="slider"
          tabIndex={0}
          className="bars"
          aria-labelledby={titleId}
          aria-valuemin={1}
          aria-valuemax={columns.length}
          aria-valuenow={chosenIndex + 1}
          aria-valuetext={describe(name, value)}
          onKeyDown={selectByKey}
          onPointerDown={point}
          onPointerMove={point}
        >
          <svg width="100%" height="100%" aria-hidden="true">
            <rect
              className="column"
              x={`${getColumnStart(chosenIndex, columns.length, dir)}%`}
              width={`${width}%`}
              height="100%"
            />
            {columns.map(({ key, value: columnValue }, index) => {
              const height = columnValue ? Math.max(MIN_BAR_PERCENT, (columnValue / top) * 100) : 0;
              return (
                <rect
                  key={key}
                  className={index === chosenIndex ? 'bar on' : 'bar'}
                  x={`${getColumnStart(index, columns.length, dir) + (width * (1 - BAR_SHARE)) / 2}%`}
                  width={`${width * BAR_SHARE}%`}
                  y={`${100 - height}%`}
                  // Extends below the floor, so that only the top is rounded.
                  height={height && `${height + 5}%`}
                  rx={radius.mark}
                />
              );
            })}
          </svg>
        </div>
        <div className="scale" aria-hidden>
          <NumberText value={top} />
          <NumberText value={top / 2} />
          <NumberText value={0} />
        </div>
        <div className="dates" aria-hidden>
          {[0, Math.floor(lastColumnIndex / 2), lastColumnIndex].map((index) => (
            <span key={index}>{columns[index]?.shortLabel}</span>
          ))}
        </div>
      </div>
    </>
  );
}
