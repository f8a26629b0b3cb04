import type { ComponentType, SVGProps } from 'react';
import { Window } from './Window.tsx';

/** The drawings of the lattice family, by what they mean. */
export const drawings = {
  empty: Window,
  failed: Window,
  notFound: Window,
  login: Window,
  coming: Window,
  offline: Window,
} as const satisfies Record<string, ComponentType<SVGProps<SVGSVGElement>>>;

export type DrawingName = keyof typeof drawings;
