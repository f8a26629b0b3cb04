import type { SVGProps } from 'react';
import { drawStarPath } from '../../theme/latticeGeometry.ts';
import { role } from '../../theme/roles.ts';
import { Drawing, Net, OPENING_PATH, WindowFrame } from './pieces.tsx';

/** Offline: night behind the lattice, and the plug is out of the wall. */
export function NightWindow(svg: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...svg}>
      <WindowFrame fill={role.eliteSoft}>
        <path d="M134 70a28 28 0 1 0 18 46 24 24 0 0 1-18-46Z" fill={role.superior} />
        <path
          d={`${drawStarPath(92, 92, 6)}${drawStarPath(150, 140, 5)}${drawStarPath(90, 148, 4)}`}
          fill={role.superior}
        />
        <Net d={OPENING_PATH} opacity={0.5} />
      </WindowFrame>
      <path d="M14 206c26 0 30-6 52-6h14" stroke={role.ink} strokeWidth="4" />
      <rect x="80" y="191" width="20" height="18" rx="4" fill={role.ink} />
      <path d="M100 196h9M100 204h9" stroke={role.ink} strokeWidth="3" />
      <path d="M226 206c-26 0-30-6-52-6h-14" stroke={role.ink} strokeWidth="4" />
      <path d="M160 190h-14a6 6 0 0 0-6 6v8a6 6 0 0 0 6 6h14Z" fill={role.ink} />
      <path d="M124 186v-6M116 192l-4-4M132 192l4-4" stroke={role.secondary} strokeWidth="3" />
    </Drawing>
  );
}
