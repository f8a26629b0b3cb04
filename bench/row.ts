export interface BenchRow {
  name: string;
  /** With its unit, e.g. `31 ms`; a bare number is in the budget's unit. */
  value: string | number;
  budget: string;
  isPassed: boolean;
}

export const computeMedian = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const roundFigure = (value: number) => (value >= 10 ? Math.round(value) : Math.round(value * 100) / 100);

export const atMost = (name: string, value: number, budget: number, unit: string): BenchRow => ({
  name,
  value: `${roundFigure(value)} ${unit}`.trim(),
  budget: `≤ ${budget} ${unit}`.trim(),
  isPassed: value <= budget,
});

export const atLeast = (name: string, value: number, budget: number, unit: string): BenchRow => ({
  name,
  value: `${roundFigure(value)} ${unit}`.trim(),
  budget: `≥ ${budget} ${unit}`.trim(),
  isPassed: value >= budget,
});

/** Figure without a budget. */
export const reportRow = (name: string, value: number, unit: string): BenchRow => ({
  name,
  value: `${roundFigure(value)} ${unit}`.trim(),
  budget: '–',
  isPassed: true,
});

export const formatTable = (rows: readonly BenchRow[]): string =>
  [
    '| measure | value | budget | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ name, value, budget, isPassed }) =>
        `| ${name} | ${typeof value === 'number' ? roundFigure(value) : value} | ${budget} | ${isPassed ? 'ok' : 'over'} |`,
    ),
  ].join('\n');
