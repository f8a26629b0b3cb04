import Fade from '@mui/material/Fade';
import type { SlideProps } from '@mui/material/Slide';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { type ComponentProps, type TouchEvent as ReactTouchEvent, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { motion } from '../../theme/tokens.ts';
import { focusPage } from '../hooks/focusPage.ts';
import { useIsHydrated } from '../hooks/useIsHydrated.ts';
import { useIsNarrow } from '../hooks/useIsNarrow.ts';
import { useLocale } from '../locale/useLocale.ts';
import { panelStyles } from './panelStyles.ts';

declare module '@mui/material/Drawer' {
  interface DrawerTransitionSlotPropsOverrides extends Pick<SlideProps, 'direction'> {}
}

export interface PanelProps extends Omit<ComponentProps<'div'>, 'ref' | 'color'> {
  open: boolean;
  /** Called on Escape, a press outside, or a drag downwards. The host sets `open`. */
  onClose(): void;
  label: string;
  placement?: 'end' | 'bottom' | 'center';
  /** During an irreversible action: disables `onClose` and dragging. */
  isPinned?: boolean;
}

const END_ANCHOR = { ltr: 'left', rtl: 'right' } as const;
const doNothing = () => undefined;
const stopPropagation = (event: ReactTouchEvent) => event.stopPropagation();

/** Treats a cancelled touch like a released one, because MUI listens for `touchend` only. */
function endDrag({ target, nativeEvent }: ReactTouchEvent) {
  const changedTouches = [...nativeEvent.changedTouches];
  target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches }));
}

/** A centred panel has no edge to slide from. */
const FadeIn = ({ direction: _, ...fade }: SlideProps) => <Fade {...fade} />;

/**
 * Modal panel: MUI's drawer, also centred on a desktop, so that a form keeps its state when a rotated tablet turns the
 * panel into a sheet. Children render only while open. The host controls `open`: in the app by the URL, and a change of
 * language closes it.
 */
export function Panel({
  open,
  onClose,
  label,
  placement = 'end',
  isPinned = false,
  className = '',
  children,
  ...paper
}: PanelProps) {
  const { dir } = useLocale();
  const effectivePlacement = useIsNarrow() && placement === 'center' ? 'bottom' : placement;
  const [opening, setOpening] = useState({ open, fades: effectivePlacement === 'center', dragged: false });
  if (opening.open !== open)
    setOpening(open ? { open, fades: effectivePlacement === 'center', dragged: false } : { ...opening, open });
  const close = (event: SyntheticEvent | Event) => {
    // The second condition: Escape has closed a list inside.
    if (isPinned || event.defaultPrevented) return;
    setOpening({ ...opening, dragged: event.type === 'touchend' });
    onClose();
  };
  if (!useIsHydrated()) return null;
  // Not MUI's portal, which renders its children after its own first commit, in one synchronous block.
  return createPortal(
    <SwipeableDrawer
      open={open}
      onOpen={doNothing}
      onClose={close}
      // Draggable downwards from any side; released during the movement, it closes (specification, section 2).
      anchor="bottom"
      hysteresis={1}
      minFlingVelocity={0}
      disableSwipeToOpen
      disableDiscovery
      ModalProps={{ keepMounted: false, disablePortal: true }}
      slots={opening.fades ? { transition: FadeIn } : {}}
      slotProps={{
        paper: {
          'aria-label': label,
          ...(isPinned && { onTouchStart: stopPropagation }),
          onTouchCancel: endDrag,
          ...paper,
          className: `panel ${effectivePlacement} ${className}`.trimEnd(),
          sx: panelStyles[effectivePlacement],
        },
        backdrop: { transitionDuration: motion.popup },
        transition: {
          appear: true,
          timeout: motion.popup,
          // The opener may be unmounted, as after a login.
          onExited: focusPage,
          direction: effectivePlacement === 'end' && !opening.dragged ? END_ANCHOR[dir] : 'up',
        },
      }}
    >
      <div className="content">{children}</div>
    </SwipeableDrawer>,
    document.body,
  );
}
