import type { SVGProps } from 'react';
import { drawOctagonPath, drawStarPath } from '../../theme/latticeGeometry.ts';
import { role } from '../../theme/roles.ts';
import { Drawing, Net, OPENING_PATH, WindowFrame } from './pieces.tsx';

/** Success: the window is finished and lit, and carries a seal with a tick. */
export function SealedWindow(svg: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...svg}>
      <WindowFrame fill={role.superiorSoft}>
        <Net d={OPENING_PATH} opacity={0.5} />
      </WindowFrame>
      <path d={drawOctagonPath(120, 116, 38)} fill={role.success} />
      <path d="M103 117l12 12 23-25" stroke={role.surface} strokeWidth="7" strokeLinejoin="round" />
      <path
        d={`${drawStarPath(28, 76, 9)}${drawStarPath(212, 60, 7)}${drawStarPath(206, 136, 9)}`}
        fill={role.superior}
      />
      <path d={`${drawStarPath(36, 142, 6)}${drawStarPath(196, 100, 5)}`} fill={role.secondary} />
      <path d="M14 213h212" stroke={role.line} strokeWidth="3" />
    </Drawing>
  );
}
