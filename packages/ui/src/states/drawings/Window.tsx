import { type SVGProps, useId } from 'react';
import { LATTICE_TILE, latticePath } from '../../foundation/Lattice/geometry.ts';
import { role } from '../../theme/roles.ts';

/** An arched lattice window with the light coming through. */
export function Window(svg: SVGProps<SVGSVGElement>) {
  const net = useId();
  return (
    <svg viewBox="0 0 200 200" fill="none" aria-hidden focusable="false" {...svg}>
      <defs>
        <pattern id={net} width="32" height="32" patternUnits="userSpaceOnUse" x="4" y="8">
          <path d={latticePath} transform={`scale(${32 / LATTICE_TILE})`} stroke={role.primary} strokeWidth="4" />
        </pattern>
      </defs>
      <path d="M44 180V88c0-38 34-56 56-64 22 8 56 26 56 64v92Z" fill={role.primarySoft} />
      <path
        d="M44 180V88c0-38 34-56 56-64 22 8 56 26 56 64v92Z"
        fill={`url(#${net})`}
        stroke={role.primary}
        strokeWidth="5"
      />
    </svg>
  );
}
