import { type Attributes, path } from '../../kit/svg.ts';
import type { Point } from './camera.ts';

const tenths = (value: number): number => Math.round(value * 10);
const text = (value: number): string => String(value / 10);

/** SVG path data through points, in short relative steps: a picture has thousands of them. */
export function trace(points: readonly Point[], closed: boolean): string {
  let x = 0;
  let y = 0;
  const steps = points.map(([px, py], i) => {
    const dx = tenths(px) - x;
    const dy = tenths(py) - y;
    x += dx;
    y += dy;
    if (i > 0 && dx === 0 && dy === 0) return '';
    const down = text(dy);
    return `${i === 0 ? 'M' : 'l'}${text(dx)}${down.startsWith('-') ? '' : ' '}${down}`;
  });
  return steps.join('') + (closed ? 'z' : '');
}

export function shape(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return path(trace(points, true), fill, more);
}
