import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** Says aloud and in green that what was submitted is done; empty until then. */
export function DoneLine({ children }: { children?: ReactNode }) {
  return (
    <div className="done" role="status">
      {children && <Alert role="none">{children}</Alert>}
    </div>
  );
}
