import type { SVGProps } from 'react';
import { octagonPath, starPath } from '../Lattice/geometry.ts';

const ARCH = 'M4 44V20C4 9 16 4 24 2c8 2 20 7 20 18v24a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z';
const STAR = `${starPath(24, 27, 13)}${octagonPath(24, 27, 6)}`;

/** The window: a pointed arch with one star of the lattice cut into it. Takes the current text colour. */
export function LogoMark(svg: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 48 48" fill="currentColor" aria-hidden focusable="false" {...svg}>
      <path fillRule="evenodd" d={`${ARCH}${STAR}`} />
    </svg>
  );
}
