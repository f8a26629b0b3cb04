import { memo, type ReactNode } from 'react';

interface StillProps {
  /** Nobody sees the children at present. */
  still: boolean;
  children: ReactNode;
}

/** Keeps its children as they are while nobody sees them, and draws them anew when somebody does. */
export const Still = memo(
  ({ children }: StillProps) => children,
  (_, { still }) => still,
);
