import type { ReactNode } from 'react';
import { Freeze } from '../../foundation/Freeze.tsx';
import { useMapCovers } from './useMapCovers.ts';

interface UnderMapProps {
  open: boolean;
  children: ReactNode;
}

/**
 * Freezes a list while a map covers it. A separate component, because the width is known only after hydration, and the
 * second render is then limited to it.
 */
export function UnderMap({ open, children }: UnderMapProps) {
  const isMapCovering = useMapCovers();
  return <Freeze frozen={open && isMapCovering}>{children}</Freeze>;
}
