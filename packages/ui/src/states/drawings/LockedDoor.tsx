import type { SVGProps } from 'react';
import { drawOctagonPath, drawStarPath } from '../../theme/latticeGeometry.ts';
import { role } from '../../theme/roles.ts';
import { Drawing, Net, WindowFrame } from './pieces.tsx';

const UPPER_PATH = 'M66 116V94c0-33 31-48 54-60 23 12 54 27 54 60v22Z';

/** Login needed: the shutters are closed, and the key hangs beside them. */
export function LockedDoor(svg: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...svg}>
      <WindowFrame>
        <Net d={UPPER_PATH} />
        <path d="M66 116h108v62H66Z" fill={role.surfaceRaised} />
        <path d="M66 116h108M120 34v144" stroke={role.primary} strokeWidth="3" />
        <path d="M76 126h34v42H76ZM130 126h34v42h-34Z" stroke={role.primary} strokeWidth="2" opacity="0.6" />
      </WindowFrame>
      <path d={drawOctagonPath(120, 146, 12)} fill={role.superior} />
      <circle cx="120" cy="143" r="3.5" fill={role.surface} />
      <path d="M120 144l-3 9h6Z" fill={role.surface} />
      <path d="M214 60v18" stroke={role.inkMuted} strokeWidth="2" />
      <g stroke={role.secondary} strokeWidth="4">
        <circle cx="214" cy="92" r="12" />
        <path d="M214 104v42M214 134h10M214 144h8" />
      </g>
      <path d={drawStarPath(214, 92, 6)} fill={role.secondary} />
      <path d="M208 58h12" stroke={role.ink} strokeWidth="4" />
      <path d="M14 213h212" stroke={role.line} strokeWidth="3" />
    </Drawing>
  );
}
