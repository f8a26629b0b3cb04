import { type ReactNode, Suspense, useState } from 'react';

interface LazyPanelProps {
  open: boolean;
  children: ReactNode;
}

/** Mounts a lazily loaded panel when it first opens. It stays mounted, to animate its closing and restore focus. */
export function LazyPanel({ open, children }: LazyPanelProps) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}
