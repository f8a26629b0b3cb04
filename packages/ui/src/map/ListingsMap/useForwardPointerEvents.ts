import { type RefObject, useEffect } from 'react';

const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/** Copies touches to another element. */
function copyTouches(target: Element, touches: TouchList): Touch[] {
  return [...touches].map(({ identifier, clientX, clientY }) => new Touch({ identifier, target, clientX, clientY }));
}

/** Forwards a drag, pinch or wheel that starts on a marker to the live map below. */
export function useForwardPointerEvents(group: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = group.current;
    if (!element) return;
    const listenerController = new AbortController();
    const options = { signal: listenerController.signal, passive: false };
    const findCanvas = () => element.parentElement?.querySelector('.gl[data-ready=true] canvas');

    element.addEventListener(
      'mousedown',
      (event) => {
        const canvasBelow = findCanvas();
        if (!canvasBelow) return;
        canvasBelow.dispatchEvent(new MouseEvent(event.type, event));
        // Forward the release too: the live map ends its drag, and suppresses the click on the pin.
        const release = (mouseUpEvent: MouseEvent) => {
          if (mouseUpEvent.target !== canvasBelow)
            canvasBelow.dispatchEvent(new MouseEvent(mouseUpEvent.type, mouseUpEvent));
        };
        document.addEventListener('mouseup', release, { once: true, signal: listenerController.signal });
      },
      options,
    );
    element.addEventListener(
      'wheel',
      (event) => {
        const canvasBelow = findCanvas();
        if (!canvasBelow) return;
        event.preventDefault();
        canvasBelow.dispatchEvent(new WheelEvent(event.type, event));
      },
      options,
    );
    for (const type of TOUCHES) {
      element.addEventListener(
        type,
        (event) => {
          const canvasBelow = findCanvas();
          canvasBelow?.dispatchEvent(
            new TouchEvent(type, {
              bubbles: true,
              cancelable: true,
              touches: copyTouches(canvasBelow, event.touches),
              targetTouches: copyTouches(canvasBelow, event.targetTouches),
              changedTouches: copyTouches(canvasBelow, event.changedTouches),
            }),
          );
        },
        options,
      );
    }
    return () => listenerController.abort();
  }, [group]);
}
