import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Num } from '../../foundation/Num.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { radius } from '../../theme/tokens.ts';
import { chartTop, columnStart, dayAt, dayByKey } from './chart.ts';

/** How much of its column a bar fills. */
const BAR = 0.68;
/** A column with anything at all can be seen, in per cent of the height. */
const LEAST = 1.5;

/** A day or a month of a chart. */
export interface PlotColumn {
  /** Unlike all others. */
  key: string;
  /** Null where nothing is known. */
  value: number | null;
  /** In full, for the column that is chosen. */
  name: string;
  /** For the axis. */
  short: string;
}

export interface ChartPlotProps {
  /** The oldest first, none left out; one at least. */
  columns: readonly PlotColumn[];
  /** Id of what names the chart. */
  titleId: string;
  /** A value in words. */
  valueText: (value: number | null) => string;
  /** A column and its value in one sentence. */
  describe: (name: string, value: string) => string;
}

/**
 * The bars, one of them chosen, at first the latest of which something is known: a slider over the columns, for the
 * keyboard and for those who listen.
 */
export function ChartPlot({ columns, titleId, valueText, describe }: ChartPlotProps) {
  const { dir } = useLocale();
  const [wanted, setWanted] = useState<number>();
  const last = columns.length - 1;
  const told = columns.findLastIndex(({ value }) => value !== null);
  const chosen = Math.min(wanted ?? (told < 0 ? last : told), last);
  const top = chartTop(Math.max(...columns.map(({ value }) => value ?? 0)));
  const width = 100 / columns.length;
  const name = columns[chosen]?.name ?? '';
  const value = valueText(columns[chosen]?.value ?? null);

  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setWanted(dayAt((event.clientX - box.left) / box.width, columns.length, dir));
  };
  const press = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, chosen, columns.length, dir);
    if (next === null) return;
    event.preventDefault();
    setWanted(next);
  };
  return (
    <>
      <p className="chosen" aria-hidden>
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
          aria-valuenow={chosen + 1}
          aria-valuetext={describe(name, value)}
          onKeyDown={press}
          onPointerDown={point}
          onPointerMove={point}
        >
          <svg width="100%" height="100%" aria-hidden="true">
            <rect
              className="column"
              x={`${columnStart(chosen, columns.length, dir)}%`}
              width={`${width}%`}
              height="100%"
            />
            {columns.map(({ key, value: one }, index) => {
              const height = one ? Math.max(LEAST, (one / top) * 100) : 0;
              return (
                <rect
                  key={key}
                  className={index === chosen ? 'bar on' : 'bar'}
                  x={`${columnStart(index, columns.length, dir) + (width * (1 - BAR)) / 2}%`}
                  width={`${width * BAR}%`}
                  y={`${100 - height}%`}
                  // Further than the floor, so that only its head is round.
                  height={height && `${height + 5}%`}
                  rx={radius.mark}
                />
              );
            })}
          </svg>
        </div>
        <div className="scale" aria-hidden>
          <Num value={top} />
          <Num value={top / 2} />
          <Num value={0} />
        </div>
        <div className="dates" aria-hidden>
          {[0, Math.floor(last / 2), last].map((index) => (
            <span key={index}>{columns[index]?.short}</span>
          ))}
        </div>
      </div>
    </>
  );
}
