import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Tells when a person goes elsewhere: presses outside, or moves the focus out. A phone's keyboard that closes takes the
 * focus from the field without going anywhere; that is no leaving.
 */
export function useLeave(root: RefObject<HTMLElement | null>, watching: boolean, onLeave: () => void): void {
  const leave = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) onLeave();
  });
  useEffect(() => {
    if (!watching) return;
    const listen = (event: Event) => leave(event);
    document.addEventListener('pointerdown', listen);
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('focusin', listen);
    };
  }, [watching]);
}
