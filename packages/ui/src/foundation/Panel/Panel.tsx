import styled from '@emotion/styled';
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useRef, useState } from 'react';
import { panelStyles } from './panelStyles.ts';
import { useDragDown } from './useDragDown.ts';

export interface PanelProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onClose' | 'ref'> {
  open: boolean;
  /** Escape, a press outside, or a drag downwards. The host answers by setting `open`. */
  onClose(): void;
  /** Name of the panel, read aloud. */
  label: string;
  /** From which edge it comes; `center` fades in. */
  placement?: 'end' | 'bottom' | 'center';
}

const Root = styled('dialog')(panelStyles);

/**
 * A modal panel over the page, built on the platform's dialog: it holds the focus, gives it back, hides the page from
 * assistive technology and stops it scrolling. What it holds is first rendered when it first opens.
 */
export function Panel({ open, onClose, label, placement = 'end', className = '', children, ...dialog }: PanelProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  useEffect(() => {
    const panel = ref.current;
    if (open && !panel?.open) panel?.showModal();
    if (!open && panel?.open) panel.close();
  }, [open]);
  useDragDown(ref, placement === 'bottom', onClose);

  const closeOutside = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    <Root
      aria-label={label}
      {...dialog}
      ref={ref}
      className={`panel ${placement} ${className}`.trimEnd()}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
    >
      <div className="content">{used && children}</div>
    </Root>
  );
}
