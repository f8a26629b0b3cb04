import { memo, type ReactNode } from 'react';

interface FreezeProps {
  /** Nobody sees the children at present. */
  frozen: boolean;
  children: ReactNode;
}

/** Keeps its children as they are while nobody sees them, and draws them anew when somebody does. */
export const Freeze = memo(
  ({ children }: FreezeProps) => children,
  (_, { frozen }) => frozen,
);
