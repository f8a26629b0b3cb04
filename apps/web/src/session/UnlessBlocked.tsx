import { BlockedNotice } from '@mashrabiya/ui';
import type { ReactNode } from 'react';
import { useBlock } from './useBlock.ts';

/** For a blocked seller, replaces the content with the reason of the block. */
export function UnlessBlocked({ children }: { children: ReactNode }) {
  const block = useBlock();
  return block ? <BlockedNotice block={block} /> : children;
}
