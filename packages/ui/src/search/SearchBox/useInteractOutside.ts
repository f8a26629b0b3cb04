import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onLeave` on a press or focus outside. A phone keyboard that closes blurs the field without a new target; that
 * does not count.
 */
export function useInteractOutside(root: RefObject<HTMLElement | null>, watching: boolean, onLeave: () => void): void {
  const handleLeave = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) onLeave();
  });
  useEffect(() => {
    if (!watching) return;
    const listen = (event: Event) => handleLeave(event);
    document.addEventListener('pointerdown', listen);
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('pointerdown', listen);
      document.removeEventListener('focusin', listen);
    };
  }, [watching]);
}
