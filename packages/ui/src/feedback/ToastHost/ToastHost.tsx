import styled from '@emotion/styled';
import { PROPERTY_TOAST_MS, TOAST_EXIT_MS, TOAST_MS } from '@mashrabiya/contract';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../foundation/Button/Button.tsx';
import { below } from '../../theme/tokens.ts';
import type { Toast, ToastAction } from '../toast.ts';
import { ToastCard } from './ToastCard.tsx';

export interface ToastHostProps {
  /** What is to be shown, oldest first. */
  toasts: readonly Toast[];
  /** The toast has left the screen, by time, cross or drag: take it out of `toasts`. */
  onDismiss(id: number): void;
}

const MOST_AT_ONCE = 3;

const cards = { default: ToastCard, info: ToastCard, success: ToastCard, warning: ToastCard, error: ToastCard };

/**
 * Shows toasts. Its own module, to be loaded with the first toast: nothing before that needs it. Always at the top
 * right, in both languages (specification, section 9). Hovering, or leaving the window, stops the clock.
 */
export function ToastHost({ toasts, onDismiss }: ToastHostProps) {
  const shown = useRef(new Set<number>());
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);

  useEffect(() => {
    if (!layer) return;
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const id of shown.current) if (!wanted.has(id)) closeSnackbar(id);
    for (const { id, kind, message, about, action } of toasts) {
      if (shown.current.has(id)) continue;
      raise(layer);
      enqueueSnackbar(message, {
        key: id,
        variant: kind,
        action: action && <ActionButton id={id} {...action} />,
        autoHideDuration: about === 'property' ? PROPERTY_TOAST_MS : TOAST_MS,
        onExited: () => onDismiss(id),
      });
    }
    shown.current = wanted;
  }, [toasts, onDismiss, layer]);

  return (
    <Layer popover="manual" ref={setLayer}>
      {layer && (
        <SnackbarProvider
          domRoot={layer}
          maxSnack={MOST_AT_ONCE}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          transitionDuration={{ enter: TOAST_EXIT_MS, exit: TOAST_EXIT_MS }}
          Components={cards}
        />
      )}
    </Layer>
  );
}

/** What can be done about a toast: it leaves with it. */
function ActionButton({ id, label, onAct }: ToastAction & { id: number }) {
  const act = () => {
    closeSnackbar(id);
    onAct();
  };
  return (
    <Button look="quiet" onClick={act}>
      {label}
    </Button>
  );
}

/** Nothing of its own to be seen: only the place, above open dialogs, where toasts are drawn. */
const Layer = styled('div')({
  position: 'static',
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  backgroundColor: 'transparent',
  // A phone's bar is pressed while they are there.
  [`@media ${below('tablet')}`]: { '& .notistack-SnackbarContainer': { marginBlockStart: 52 } },
});

/** Lifts the layer above everything, also above a dialog that was opened after it. */
function raise(layer: HTMLElement) {
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
