import type { SVGProps } from 'react';
import { role } from '../../theme/roles.ts';
import { ARCH, STAR } from './logoPaths.ts';

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
