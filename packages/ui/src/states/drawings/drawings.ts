import type { ComponentType, SVGProps } from 'react';
import { BrokenShutter } from './BrokenShutter.tsx';
import { DesertView } from './DesertView.tsx';
import { LockedDoor } from './LockedDoor.tsx';
import { NightWindow } from './NightWindow.tsx';
import { SealedWindow } from './SealedWindow.tsx';
import { SunlitWindow } from './SunlitWindow.tsx';
import { UnfinishedWindow } from './UnfinishedWindow.tsx';

/** Drawings by meaning. */
export const drawings = {
  empty: SunlitWindow,
  success: SealedWindow,
  failed: BrokenShutter,
  notFound: DesertView,
  login: LockedDoor,
  coming: UnfinishedWindow,
  offline: NightWindow,
} as const satisfies Record<string, ComponentType<SVGProps<SVGSVGElement>>>;

export type DrawingName = keyof typeof drawings;
