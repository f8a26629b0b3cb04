import Alert from '@mui/material/Alert';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Says aloud and in green that what was submitted is done; empty until then. */
export function DoneLine({ children }: { children?: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  const isShown = Boolean(children);
  // The focus is lost when the submitted form disappears, and with it Escape in a panel: it moves in the same frame.
  useLayoutEffect(() => {
    if (isShown && document.activeElement === document.body) line.current?.focus();
  }, [isShown]);
  return (
    <div ref={line} className="done" role="status" tabIndex={-1}>
      {children && <Alert role="none">{children}</Alert>}
    </div>
  );
}
