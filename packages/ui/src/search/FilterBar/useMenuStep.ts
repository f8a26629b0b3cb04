import { type RefObject, type ToggleEvent, useEffect, useEffectEvent } from 'react';
import { menuCovers } from './menuCovers.ts';

/** A step in the history for a menu that covers the page, so that Back closes it. */
export interface MenuStep {
  /** The address says that the menu is open. */
  open: boolean;
  onOpen(): void;
  onClose(): void;
}

/**
 * Keeps a popover and its step in the history together; what hears the popover open and close. Going back closes it.
 * Where its step goes otherwise, because a choice in it changed the address, it stays and takes a new one.
 */
export function useMenuStep(menu: RefObject<HTMLElement | null>, step: MenuStep | undefined) {
  const open = step?.open ?? false;
  const isShown = () => menu.current?.matches(':popover-open') ?? false;
  const follow = useEffectEvent((addressed: boolean) => {
    if (addressed && !isShown()) menu.current?.showPopover();
    if (!addressed && isShown() && menuCovers()) step?.onOpen();
  });
  useEffect(() => follow(open), [open]);

  const goesBack = useEffectEvent(() => {
    if (step && isShown() && menuCovers()) menu.current?.hidePopover();
  });
  useEffect(() => {
    const close = () => goesBack();
    // Before the router: an open menu whose step is gone would take a new one.
    addEventListener('popstate', close, { capture: true });
    return () => removeEventListener('popstate', close, { capture: true });
  }, []);

  return ({ newState }: ToggleEvent) => {
    if (newState === 'closed') step?.onClose();
    else if (menuCovers()) step?.onOpen();
  };
}
