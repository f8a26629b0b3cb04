import Alert from '@mui/material/Alert';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Success message, announced to screen readers; empty before the success. */
export function SuccessMessage({ children }: { children?: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  const isShown = Boolean(children);
  // The focus is lost with the submitted form, and with it Escape in a panel: move it in the same frame.
  useLayoutEffect(() => {
    if (isShown && document.activeElement === document.body) line.current?.focus();
  }, [isShown]);
  return (
    <div ref={line} className="done" role="status" tabIndex={-1}>
      {children && <Alert role="none">{children}</Alert>}
    </div>
  );
}
