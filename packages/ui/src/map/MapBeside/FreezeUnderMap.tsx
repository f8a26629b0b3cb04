import type { ReactNode } from 'react';
import { Freeze } from '../../foundation/Freeze/Freeze.tsx';
import { useIsMapCovering } from './useIsMapCovering.ts';

interface FreezeUnderMapProps {
  open: boolean;
  children: ReactNode;
}

/**
 * Freezes a list while a map covers it. A separate component, because the width is known only after hydration, and the
 * second render is then limited to it.
 */
export function FreezeUnderMap({ open, children }: FreezeUnderMapProps) {
  const isMapCovering = useIsMapCovering();
  return <Freeze frozen={open && isMapCovering}>{children}</Freeze>;
}
