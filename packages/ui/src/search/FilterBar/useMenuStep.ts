import { type RefObject, type ToggleEvent, useEffect, useEffectEvent } from 'react';
import { isMenuSheet } from './isMenuSheet.ts';

/** History step of a menu that covers the page, so that Back closes it. */
export interface MenuStep {
  /** The URL marks the menu as open. */
  open: boolean;
  /** Reads the browser's current URL, which may be ahead of the rendered one. */
  isOpenNow(): boolean;
  onOpen(): void;
  onClose(): void;
}

/**
 * Keeps a popover and its history step in sync, and returns the popover's listeners. Going back closes it. If a choice
 * in the menu changes the URL, the menu stays open and gets a new step.
 */
export function useMenuStep(menu: RefObject<HTMLElement | null>, step: MenuStep | undefined) {
  const isOpenInUrl = step?.open ?? false;
  const isShown = () => menu.current?.matches(':popover-open') ?? false;
  const openInUrl = useEffectEvent(() => {
    if (step && !isOpenInUrl && isShown() && isMenuSheet()) step.onOpen();
  });
  // After every render: a choice may replace the step before the router has rendered it.
  useEffect(() => openInUrl());
  const showOpenMenu = useEffectEvent(() => {
    // A choice before this render has closed the menu and changed the URL.
    if (isOpenInUrl && !isShown() && step?.isOpenNow()) menu.current?.showPopover();
  });
  useEffect(() => {
    if (isOpenInUrl) showOpenMenu();
  }, [isOpenInUrl]);

  const closeOnBack = useEffectEvent(() => {
    if (step && isShown() && isMenuSheet()) menu.current?.hidePopover();
  });
  useEffect(() => {
    const close = () => closeOnBack();
    // Before the router: an open menu without its step would push a new one.
    addEventListener('popstate', close, { capture: true });
    return () => removeEventListener('popstate', close, { capture: true });
  }, []);

  return ({ newState }: ToggleEvent) => {
    if (newState === 'closed') step?.onClose();
    else if (isMenuSheet()) step?.onOpen();
  };
}
