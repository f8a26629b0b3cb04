import { BlockedNotice } from '@mashrabiya/ui';
import type { ReactNode } from 'react';
import { useBlock } from './useBlock.ts';

/** Shows why the account is blocked in place of what a blocked seller cannot do. */
export function UnlessBlocked({ children }: { children: ReactNode }) {
  const block = useBlock();
  return block ? <BlockedNotice block={block} /> : children;
}
