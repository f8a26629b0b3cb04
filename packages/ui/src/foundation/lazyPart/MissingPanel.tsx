import { useEffect, useRef } from 'react';
import type { FallbackProps } from './lazyPart.tsx';

export interface MissingPanelProps extends FallbackProps {
  open: boolean;
  onClose(): void;
}

/** Error panel in place of an overlay whose code failed to load: closing and reopening retries. */
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

export const EmptyFallback = () => null;
