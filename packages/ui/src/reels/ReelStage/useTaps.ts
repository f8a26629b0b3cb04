import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds until a press counts as long. */
const HOLD_MS = 350;
/** Most milliseconds between the taps of a double tap. */
const DOUBLE_MS = 300;

interface TapHandlers {
  onTap(): void;
  onHold(isHolding: boolean): void;
  onDoubleTap?: (() => void) | undefined;
}

/** Distinguishes tap, double tap and long press. A tap acts at once; the second one of a double tap reverts it. */
export function useTaps({ onTap, onHold, onDoubleTap }: TapHandlers) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHolding = useRef(false);
  const wasLongPress = useRef(false);
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => () => clearTimeout(timer.current), []);

  const endPress = () => {
    clearTimeout(timer.current);
    if (!isHolding.current) return;
    isHolding.current = false;
    onHold(false);
  };
  return {
    onPointerDown: ({ button, isPrimary }: PointerEvent) => {
      wasLongPress.current = false;
      if (button !== 0 || !isPrimary) return;
      timer.current = setTimeout(() => {
        isHolding.current = true;
        wasLongPress.current = true;
        onHold(true);
      }, HOLD_MS);
    },
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onPointerLeave: endPress,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: ({ timeStamp, detail }: MouseEvent) => {
      if (wasLongPress.current) {
        wasLongPress.current = false;
        return;
      }
      const isSecond = detail > 0 && timeStamp - lastTap.current < DOUBLE_MS;
      lastTap.current = isSecond ? Number.NEGATIVE_INFINITY : timeStamp;
      onTap();
      if (isSecond) onDoubleTap?.();
    },
  };
}
