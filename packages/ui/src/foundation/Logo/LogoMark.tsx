import type { SVGProps } from 'react';
import { role } from '../../theme/roles.ts';
import { starLines } from '../Lattice/geometry.ts';

const ARCH = 'M5 45V20C5 10 15 5 24 2c9 3 19 8 19 18v25a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1Z';
const STAR = starLines(24, 26.5, 15);

/** The window: a pointed arch in the current text colour, and in it one star of the lattice with the light behind. */
export function LogoMark(svg: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden focusable="false" {...svg}>
      <path d={ARCH} fill="currentColor" />
      <path
        d={STAR}
        fill="none"
        stroke={role.onPrimary}
        strokeWidth="2.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
