import { memo, type ReactNode } from 'react';

interface FreezeProps {
  frozen: boolean;
  children: ReactNode;
}

export const Freeze = memo(
  ({ children }: FreezeProps) => children,
  (_, { frozen }) => frozen,
);
