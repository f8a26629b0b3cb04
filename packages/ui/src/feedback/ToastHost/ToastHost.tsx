import styled from '@emotion/styled';
import { PROPERTY_TOAST_MS, TOAST_EXIT_MS, TOAST_MS } from '@mashrabiya/contract';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../foundation/Button/Button.tsx';
import { maxWidthQuery } from '../../theme/tokens.ts';
import { ToastCard } from './ToastCard.tsx';
import type { Toast, ToastAction } from './toast.ts';

export interface ToastHostProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** Called after the toast disappeared, by time, close button or drag: remove it from `toasts`. */
  onDismiss(id: number): void;
}

const MAX_VISIBLE = 3;

const cards = { default: ToastCard, info: ToastCard, success: ToastCard, warning: ToastCard, error: ToastCard };

/**
 * Shows toasts, in a module that loads with the first one. Always at the top right, in both languages (specification,
 * section 9). Hovering or leaving the window pauses the timer.
 */
export function ToastHost({ toasts, onDismiss }: ToastHostProps) {
  const visibleIds = useRef(new Set<number>());
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);

  useEffect(() => {
    if (!layer) return;
    const requestedIds = new Set(toasts.map(({ id }) => id));
    for (const id of visibleIds.current) if (!requestedIds.has(id)) closeSnackbar(id);
    for (const { id, kind, message, about, action } of toasts) {
      if (visibleIds.current.has(id)) continue;
      raiseLayer(layer);
      enqueueSnackbar(message, {
        key: id,
        variant: kind,
        action: action && <ActionButton id={id} {...action} />,
        autoHideDuration: about === 'property' ? PROPERTY_TOAST_MS : TOAST_MS,
        onExited: () => onDismiss(id),
      });
    }
    visibleIds.current = requestedIds;
  }, [toasts, onDismiss, layer]);

  return (
    <Layer popover="manual" ref={setLayer}>
      {layer && (
        <SnackbarProvider
          domRoot={layer}
          maxSnack={MAX_VISIBLE}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          transitionDuration={{ enter: TOAST_EXIT_MS, exit: TOAST_EXIT_MS }}
          Components={cards}
        />
      )}
    </Layer>
  );
}

/** Action of a toast, which also closes it. */
function ActionButton({ id, label, onClick }: ToastAction & { id: number }) {
  const closeAndRun = () => {
    closeSnackbar(id);
    onClick();
  };
  return (
    <Button variant="text" onClick={closeAndRun}>
      {label}
    </Button>
  );
}

/** Invisible layer for toasts, above open dialogs. */
const Layer = styled('div')({
  position: 'static',
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  backgroundColor: 'transparent',
  // Toasts start below a phone's bar, which stays usable.
  [`@media ${maxWidthQuery('tablet')}`]: { '& .notistack-SnackbarContainer': { marginBlockStart: 52 } },
});

/** Lifts the layer to the top, also above a dialog opened after it. */
function raiseLayer(layer: HTMLElement) {
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}
