import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says aloud and in green that what was submitted is done; empty until then. */
export function DoneLine({ children }: { children?: ReactNode }) {
  return (
    <div className="done" role="status">
      {children && (
        <>
          <Check aria-hidden size={20} strokeWidth={2} />
          <p>{children}</p>
        </>
      )}
    </div>
  );
}
