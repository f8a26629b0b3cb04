import { type RefObject, useEffect } from 'react';

const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/** Copies touches to another element. */
function copyTouches(target: Element, touches: TouchList): Touch[] {
  return [...touches].map(({ identifier, clientX, clientY }) => new Touch({ identifier, target, clientX, clientY }));
}

/** Forwards a drag, pinch or wheel that starts on a marker to the live map below. */
export function useForwarding(group: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: false };
    const canvas = () => element.parentElement?.querySelector('.gl[data-ready=true] canvas');

    element.addEventListener(
      'mousedown',
      (event) => {
        const below = canvas();
        if (!below) return;
        below.dispatchEvent(new MouseEvent(event.type, event));
        // Forward the release too: the live map ends its drag, and suppresses the click on the pin.
        const release = (up: MouseEvent) => {
          if (up.target !== below) below.dispatchEvent(new MouseEvent(up.type, up));
        };
        document.addEventListener('mouseup', release, { once: true, signal: listening.signal });
      },
      options,
    );
    element.addEventListener(
      'wheel',
      (event) => {
        const below = canvas();
        if (!below) return;
        event.preventDefault();
        below.dispatchEvent(new WheelEvent(event.type, event));
      },
      options,
    );
    for (const type of TOUCHES) {
      element.addEventListener(
        type,
        (event) => {
          const below = canvas();
          below?.dispatchEvent(
            new TouchEvent(type, {
              bubbles: true,
              cancelable: true,
              touches: copyTouches(below, event.touches),
              targetTouches: copyTouches(below, event.targetTouches),
              changedTouches: copyTouches(below, event.changedTouches),
            }),
          );
        },
        options,
      );
    }
    return () => listening.abort();
  }, [group]);
}
