import type { SVGProps } from 'react';
import { role } from '../../theme/roles.ts';
import { Drawing, Net, OPENING_PATH, WindowFrame } from './pieces.tsx';

/** Coming soon: a half-carved window, the rest still drawn on the wood; mallet and chisel are ready. */
export function UnfinishedWindow(svg: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...svg}>
      <WindowFrame fill={role.superiorSoft}>
        <Net d={OPENING_PATH} opacity={0.22} />
        <path d="M60 184V84l66 26 54 26v48Z" fill={role.primarySoft} />
        <Net d="M60 184V84l66 26 54 26v48Z" />
        <path d="M60 84l66 26 54 26" stroke={role.secondary} strokeWidth="3" strokeDasharray="1 7" />
      </WindowFrame>
      <g strokeLinejoin="round">
        <path d="M34 211l30-12" stroke={role.superior} strokeWidth="6" />
        <path d="M64 199l18-7 4 2-20 9Z" fill={role.inkMuted} />
        <path d="M150 209l44-6" stroke={role.superior} strokeWidth="6" />
        <rect x="190" y="190" width="20" height="22" rx="4" fill={role.secondary} />
      </g>
      <path d="M98 208l6-4M112 210l4-6M124 207l7-2" stroke={role.superior} strokeWidth="3" />
      <path d="M14 213h212" stroke={role.line} strokeWidth="3" />
    </Drawing>
  );
}
