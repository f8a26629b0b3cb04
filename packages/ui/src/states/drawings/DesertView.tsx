import type { SVGProps } from 'react';
import { role } from '../../theme/roles.ts';
import { Drawing, WindowFrame } from './pieces.tsx';

/** Not found: the window looks out on open desert and a signpost that points both ways. */
export function DesertView(svg: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...svg}>
      <WindowFrame fill={role.primarySoft}>
        <circle cx="146" cy="92" r="15" fill={role.superior} />
        <path d="M60 146c22-14 40-14 62-2s38 8 58-6v44H60Z" fill={role.secondary} opacity="0.35" />
        <path d="M60 164c26-14 44-12 66-4s36 4 54-6v30H60Z" fill={role.secondary} opacity="0.6" />
      </WindowFrame>
      <path d="M106 178v-66" stroke={role.ink} strokeWidth="5" />
      <path
        d="M84 104h40l9 8-9 8H84Z"
        fill={role.surfaceRaised}
        stroke={role.ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M126 128H90l-9 8 9 8h36Z"
        fill={role.surfaceRaised}
        stroke={role.ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M94 112h20M98 136h18" stroke={role.secondary} strokeWidth="3" />
      <path d="M14 213h212" stroke={role.line} strokeWidth="3" />
    </Drawing>
  );
}
