import type { ReactNode } from 'react';
import { Freeze } from '../../foundation/Freeze.tsx';
import { useMapCovers } from './useMapCovers.ts';

interface UnderMapProps {
  /** Whether the map is open. */
  open: boolean;
  children: ReactNode;
}

/**
 * A list that a map may lie over: it stays as it is while the map covers it. A component of its own, because the width
 * is known only once the page has come to life, and what asks for it is then drawn a second time, in one piece.
 */
export function UnderMap({ open, children }: UnderMapProps) {
  const covers = useMapCovers();
  return <Freeze frozen={open && covers}>{children}</Freeze>;
}
