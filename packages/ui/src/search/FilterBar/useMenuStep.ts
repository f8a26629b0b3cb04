import { type RefObject, type ToggleEvent, useEffect, useEffectEvent } from 'react';
import { isMenuSheet } from './isMenuSheet.ts';

/** History step of a menu that covers the page, so that Back closes it. */
export interface MenuStep {
  /** The URL marks the menu as open. */
  open: boolean;
  /** False while the browser's URL is ahead of the rendered one. */
  isUrlRendered(): boolean;
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
  const openWithUrl = useEffectEvent((isInUrl: boolean) => {
    // A choice before this render has closed the menu and changed the URL.
    if (isInUrl && !isShown() && step?.isUrlRendered()) menu.current?.showPopover();
  });
  useEffect(() => openWithUrl(isOpenInUrl), [isOpenInUrl]);
  // At every commit: a choice may replace the step before the step is rendered, which never changes `open`.
  useEffect(() => {
    if (step?.isUrlRendered() && !isOpenInUrl && isShown() && isMenuSheet()) step.onOpen();
  });

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
