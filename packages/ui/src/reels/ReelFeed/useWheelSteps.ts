import { type RefObject, useEffect, useEffectEvent } from 'react';
import { NO_TURN, updateWheelTurn } from './wheelTurn.ts';

/** Pixels per line, for browsers that report the wheel in lines. */
const LINE_PX = 33;

/** Moves by one reel per wheel turn: a single notch is too short for scroll snapping, which would snap back. */
export function useWheelSteps(list: RefObject<HTMLElement | null>, onStep: (direction: -1 | 1) => void): void {
  const move = useEffectEvent(onStep);
  useEffect(() => {
    const element = list.current;
    let turn = NO_TURN;
    const onWheel = (event: WheelEvent) => {
      const { ctrlKey, deltaX, deltaY, deltaMode, timeStamp } = event;
      // With Ctrl the wheel zooms.
      if (ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
      event.preventDefault();
      turn = updateWheelTurn(turn, deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_PX : deltaY, timeStamp);
      if (turn.step !== 0) move(turn.step);
    };
    // React's wheel listeners are passive, and could not prevent scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [list]);
}
