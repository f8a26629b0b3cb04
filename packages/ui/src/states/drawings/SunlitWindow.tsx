import type { SVGProps } from 'react';
import { role } from '../../theme/roles.ts';
import { Drawing, Net, OPENING_PATH, WindowFrame } from './pieces.tsx';

/** Empty: light falls through the lattice on an empty floor, and a seedling has come up. */
export function SunlitWindow(svg: SVGProps<SVGSVGElement>) {
  return (
    <Drawing {...svg}>
      <path d="M66 187h108l40 26H26Z" fill={role.secondarySoft} />
      <WindowFrame fill={role.superiorSoft}>
        <circle cx="120" cy="96" r="30" fill={role.superior} opacity="0.3" />
        <Net d={OPENING_PATH} />
      </WindowFrame>
      <path d="M150 178v-16" stroke={role.success} strokeWidth="3" />
      <path d="M150 166c-1-9-7-13-15-13 0 9 6 14 15 13ZM150 162c0-8 6-13 14-13 0 9-6 14-14 13Z" fill={role.success} />
      <path d="M137 178h26l-3 9h-20Z" fill={role.secondary} />
      <path d="M14 213h212" stroke={role.line} strokeWidth="3" />
    </Drawing>
  );
}
