import { memo, type ReactNode } from 'react';

interface FreezeProps {
  frozen: boolean;
  children: ReactNode;
}

/** Keeps the rendered children unchanged while `frozen`. */
export const Freeze = memo(
  ({ children }: FreezeProps) => children,
  (_, { frozen }) => frozen,
);
