import { type ReactNode, type SVGProps, useId } from 'react';
import { LATTICE_TILE, latticePath } from '../../theme/latticeGeometry.ts';
import { role } from '../../theme/roles.ts';

/** Window opening and frame shared by all drawings, in a box of 240 × 220. */
export const OPENING_PATH = 'M66 178V94c0-33 31-48 54-60 23 12 54 27 54 60v84Z';
const FRAME_PATH = 'M56 178V92c0-40 37-57 64-72 27 15 64 32 64 72v86Z';

const NET_TILE_PX = 36;

interface NetProps {
  /** Area covered by the net. */
  d: string;
  opacity?: number;
}

/** Lattice, clipped to a shape. */
export function Net({ d, opacity }: NetProps) {
  const id = useId();
  return (
    <g opacity={opacity}>
      <defs>
        <pattern id={id} width={NET_TILE_PX} height={NET_TILE_PX} patternUnits="userSpaceOnUse" x="12" y="34">
          <path
            d={latticePath}
            transform={`scale(${NET_TILE_PX / LATTICE_TILE})`}
            stroke={role.primary}
            strokeWidth="4"
          />
        </pattern>
      </defs>
      <path d={d} fill={`url(#${id})`} />
    </g>
  );
}

/** Frame and sill; the children are visible through the opening. */
export function WindowFrame({ children, fill = role.primarySoft }: { children?: ReactNode; fill?: string }) {
  const clipPathId = useId();
  return (
    <>
      <clipPath id={clipPathId}>
        <path d={OPENING_PATH} />
      </clipPath>
      <path d={FRAME_PATH} fill={role.surfaceRaised} stroke={role.primary} strokeWidth="3" strokeLinejoin="round" />
      <path d={OPENING_PATH} fill={fill} />
      <g clipPath={`url(#${clipPathId})`}>{children}</g>
      <path d={OPENING_PATH} stroke={role.primary} strokeWidth="3" strokeLinejoin="round" />
      <rect x="46" y="178" width="148" height="9" rx="3" fill={role.primary} />
    </>
  );
}

/** Decorative: the text beside a drawing carries the meaning. */
export function Drawing({ children, ...svg }: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 240 220" fill="none" strokeLinecap="round" aria-hidden focusable="false" {...svg}>
      {children}
    </svg>
  );
}
