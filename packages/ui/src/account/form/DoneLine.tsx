import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';

/** Says aloud and in green that what was submitted is done; empty until then. */
export function DoneLine({ children }: { children?: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  const isShown = Boolean(children);
  // The focus is lost when the form that was submitted disappears, and with it Escape in a panel.
  useEffect(() => {
    if (isShown && document.activeElement === document.body) line.current?.focus();
  }, [isShown]);
  return (
    <div ref={line} className="done" role="status" tabIndex={-1}>
      {children && <Alert role="none">{children}</Alert>}
    </div>
  );
}
