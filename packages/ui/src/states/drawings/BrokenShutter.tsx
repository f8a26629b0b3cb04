import type { SVGProps } from 'react';
import { drawStarPath } from '../../theme/latticeGeometry.ts';
import { role } from '../../theme/roles.ts';
import { Drawing, Net, OPENING_PATH, WindowFrame } from './pieces.tsx';

const LEAF_PATH = 'M120 178V34c23 12 54 27 54 60v84Z';

/** Failed: one leaf of the lattice hangs from its last hinge, a star of it is on the floor. */
export function BrokenShutter(svg: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...svg}>
      <WindowFrame fill={role.surfaceSunken}>
        <Net d={OPENING_PATH} opacity={0.28} />
        <path d="M66 178V94c0-33 31-48 54-60v144Z" fill={role.primarySoft} />
        <Net d="M66 178V94c0-33 31-48 54-60v144Z" />
        <path d="M120 34v144" stroke={role.primary} strokeWidth="3" />
      </WindowFrame>
      <g transform="rotate(11 174 178)">
        <path d={LEAF_PATH} fill={role.surfaceRaised} stroke={role.primary} strokeWidth="3" strokeLinejoin="round" />
        <Net d={LEAF_PATH} />
      </g>
      <path d={drawStarPath(92, 204, 9)} fill={role.secondary} />
      <path d="M14 213h212" stroke={role.line} strokeWidth="3" />
      <path d="M62 200l-8-6M70 192l-4-9M112 200l9-5" stroke={role.secondary} strokeWidth="3" />
    </Drawing>
  );
}
