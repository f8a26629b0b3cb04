import { useEffect, useRef } from 'react';
import type { MissingProps } from './lazyPart.tsx';

export interface MissingPanelProps extends MissingProps {
  open: boolean;
  onClose(): void;
}

/** Stands for what opens over the page when its code did not come: it closes, and is asked for again when it is opened again. */
export function MissingPanel({ open, onClose, retryPart }: MissingPanelProps) {
  const phase = useRef<'failed' | 'closing' | 'closed'>('failed');
  useEffect(() => {
    if (!open) phase.current = 'closed';
    else if (phase.current === 'closed') retryPart();
    else if (phase.current === 'failed') {
      phase.current = 'closing';
      onClose();
    }
  }, [open, onClose, retryPart]);
  return null;
}

/** Stands for what only adds to a page, and is not missed. */
export const MissingSilently = () => null;
