import type { SVGProps } from 'react';
import { drawOctagonPath, drawStarLines, drawStarPath } from '../../theme/latticeGeometry.ts';
import { role } from '../../theme/roles.ts';

/** Decorative tick in the lattice's star. */
export function SuccessMark({ className = '', ...svg }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 96 96"
      width="96"
      height="96"
      fill="none"
      aria-hidden
      {...svg}
      className={`mark ${className}`.trimEnd()}
    >
      <path d={drawStarPath(48, 48, 46)} fill={role.successSoft} />
      <path d={drawStarLines(48, 48, 46)} stroke={role.success} strokeWidth="1.5" opacity="0.35" />
      <path d={drawOctagonPath(48, 48, 22)} fill={role.success} />
      <path d="m38 49 7 7 13-14" stroke={role.surface} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
