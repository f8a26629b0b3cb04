import Fade from '@mui/material/Fade';
import type { SlideProps } from '@mui/material/Slide';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { type ComponentProps, type TouchEvent as ReactTouchEvent, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { motion } from '../../theme/tokens.ts';
import { useInBrowser } from '../useInBrowser.ts';
import { useLocale } from '../useLocale.ts';
import { useNarrow } from '../useNarrow.ts';
import { panelStyles } from './panelStyles.ts';

declare module '@mui/material/Drawer' {
  interface DrawerTransitionSlotPropsOverrides extends Pick<SlideProps, 'direction'> {}
}

export interface PanelProps extends Omit<ComponentProps<'div'>, 'ref' | 'color'> {
  open: boolean;
  /** Escape, a press outside, or a drag downwards. The host answers by setting `open`. */
  onClose(): void;
  /** Name of the panel, read aloud. */
  label: string;
  /** From which edge it comes. What stands in the `center` of a desk comes from the bottom of a phone. */
  placement?: 'end' | 'bottom' | 'center';
  /** Something is under way that has no way back: `onClose` is not asked for, and nothing can be dragged. */
  held?: boolean;
}

const FROM_END = { ltr: 'left', rtl: 'right' } as const;
const ignore = () => undefined;
const stop = (event: ReactTouchEvent) => event.stopPropagation();

/** A touch that the browser takes away ends the drag like one that is lifted, which alone MUI listens for. */
function endDrag({ target, nativeEvent }: ReactTouchEvent) {
  const changedTouches = [...nativeEvent.changedTouches];
  target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches }));
}

/** What opened the panel may be gone by then, as after a login: then the page goes on, not the document's beginning. */
const focusPage = () =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });

/** The middle has no edge to slide from. */
const FadeIn = ({ direction: _, ...fade }: SlideProps) => <Fade {...fade} />;

/**
 * A modal panel over the page: MUI's drawer, also in the middle of a desk, so that a form stays as it is when a tablet
 * is turned and the panel becomes a sheet. What it holds is rendered while it is open. Whether it is open is the host's
 * to say: in the app the address does, and a change of language closes it.
 */
export function Panel({
  open,
  onClose,
  label,
  placement = 'end',
  held = false,
  className = '',
  children,
  ...paper
}: PanelProps) {
  const { dir } = useLocale();
  const place = useNarrow() && placement === 'center' ? 'bottom' : placement;
  const [opening, setOpening] = useState({ open, fades: place === 'center', dragged: false });
  if (opening.open !== open)
    setOpening(open ? { open, fades: place === 'center', dragged: false } : { ...opening, open });
  const close = (event: SyntheticEvent | Event) => {
    // The latter is an Escape that has closed a list inside.
    if (held || event.defaultPrevented) return;
    setOpening({ ...opening, dragged: event.type === 'touchend' });
    onClose();
  };
  if (!useInBrowser()) return null;
  // Not by MUI's portal: it draws what it holds after its own first commit, in one piece that no tap comes between.
  return createPortal(
    <SwipeableDrawer
      open={open}
      onOpen={ignore}
      onClose={close}
      // Dragged downwards, wherever it came from; let go while it moves, it closes (specification, section 2).
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
          ...(held && { onTouchStart: stop }),
          onTouchCancel: endDrag,
          ...paper,
          className: `panel ${place} ${className}`.trimEnd(),
          sx: panelStyles[place],
        },
        backdrop: { transitionDuration: motion.popup },
        transition: {
          appear: true,
          timeout: motion.popup,
          onExited: focusPage,
          direction: place === 'end' && !opening.dragged ? FROM_END[dir] : 'up',
        },
      }}
    >
      <div className="content">{children}</div>
    </SwipeableDrawer>,
    document.body,
  );
}
