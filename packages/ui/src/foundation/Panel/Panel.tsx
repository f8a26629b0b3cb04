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
  /**
   * What has the focus at first: as the platform has it, what carries `autofocus` or else the first button; or the content
   * as a whole, for a panel whose content may come after it.
   */
  initialFocus?: 'first' | 'content';
}

const Root = styled('dialog')(panelStyles);

/**
 * A modal panel over the page, built on the platform's dialog: it holds the focus, gives it back, hides the page from
 * assistive technology and stops it scrolling. A finger drags it down and away. What it holds is first rendered when it
 * first opens. Whether it is open is the host's to say: in the app the address does, and a change of language closes it.
 */
export function Panel({
  open,
  onClose,
  label,
  placement = 'end',
  initialFocus = 'first',
  className = '',
  children,
  ...dialog
}: PanelProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedInside = useRef(false);
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  useEffect(() => {
    const panel = ref.current;
    if (open && panel && !panel.open) {
      panel.firstElementChild?.toggleAttribute('autofocus', initialFocus === 'content');
      panel.showModal();
    }
    if (!open && panel?.open) panel.close();
  }, [open, initialFocus]);
  useDragDown(ref, open, onClose);

  const closeOutside = (event: MouseEvent) => {
    // A selection of text that is let go outside is no press outside.
    if (event.target === ref.current && !pressedInside.current) onClose();
    pressedInside.current = false;
  };
  return (
    <Root
      aria-label={label}
      {...dialog}
      ref={ref}
      className={`panel ${placement} ${className}`.trimEnd()}
      onPointerDown={(event) => {
        pressedInside.current = event.target !== ref.current;
        dialog.onPointerDown?.(event);
      }}
      onClick={closeOutside}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      // The browser closed it by itself. It tells late: the panel may have been opened again since.
      onClose={() => open && !ref.current?.open && onClose()}
    >
      <div className="content" tabIndex={initialFocus === 'content' ? -1 : undefined}>
        {used && children}
      </div>
    </Root>
  );
}
