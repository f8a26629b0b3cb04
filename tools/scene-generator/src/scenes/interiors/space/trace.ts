import { type Attributes, path } from '../../kit/svg.ts';
import type { Point } from './camera.ts';

const toTenths = (value: number): number => Math.round(value * 10);
const formatTenths = (value: number): string => String(value / 10);

/** SVG path data through points, in short relative steps: a picture has thousands of them. */
export function trace(points: readonly Point[], isClosed: boolean): string {
  let x = 0;
  let y = 0;
  const steps = points.map(([px, py], i) => {
    const dx = toTenths(px) - x;
    const dy = toTenths(py) - y;
    x += dx;
    y += dy;
    if (i > 0 && dx === 0 && dy === 0) return '';
    const down = formatTenths(dy);
    return `${i === 0 ? 'M' : 'l'}${formatTenths(dx)}${down.startsWith('-') ? '' : ' '}${down}`;
  });
  return steps.join('') + (isClosed ? 'z' : '');
}

export function drawTracedShape(points: readonly Point[], fill: string, attributes: Attributes = {}): string {
  return path(trace(points, true), fill, attributes);
}
