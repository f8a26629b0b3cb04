import type { Direction } from '@mashrabiya/i18n';

const AXIS_STEPS = [2, 4, 6, 8, 10];

/** Round number at the top of the chart; its half is whole too, to label the middle line. */
export function computeChartTop(maxValue: number): number {
  for (let power = 1; ; power *= 10) {
    const top = AXIS_STEPS.find((step) => step * power >= maxValue);
    if (top) return top * power;
  }
}

/** Left edge of a day's column, in per cent: time runs in the writing direction. */
export const getColumnStart = (index: number, count: number, dir: Direction): number =>
  ((dir === 'rtl' ? count - 1 - index : index) * 100) / count;

/** Day at a share of the width from the left edge. */
export function getDayAt(share: number, count: number, dir: Direction): number {
  const column = Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  return dir === 'rtl' ? count - 1 - column : column;
}

const PAGE_STEP_DAYS = 7;

/** Day that a key selects, clamped to the chart; null for other keys. */
export function getDayAfterKey(key: string, index: number, count: number, dir: Direction): number | null {
  const forward = dir === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: PAGE_STEP_DAYS,
    PageDown: -PAGE_STEP_DAYS,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, index + step));
}
