import { type RefObject, useEffect, useEffectEvent } from 'react';
import { NO_TURN, turnWheel } from './wheelTurn.ts';

/** Pixels of a line: some browsers count the wheel in lines. */
const LINE_PX = 33;

/** Moves by one for each turn of the mouse wheel: one notch is too short for scroll snapping, which would go back. */
export function useWheelSteps(list: RefObject<HTMLElement | null>, onStep: (by: -1 | 1) => void): void {
  const move = useEffectEvent(onStep);
  useEffect(() => {
    const element = list.current;
    let turn = NO_TURN;
    const onWheel = (event: WheelEvent) => {
      const { ctrlKey, deltaX, deltaY, deltaMode, timeStamp } = event;
      // With Ctrl the wheel zooms.
      if (ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return;
      event.preventDefault();
      turn = turnWheel(turn, deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_PX : deltaY, timeStamp);
      if (turn.step !== 0) move(turn.step);
    };
    // React listens passively, and could not keep the browser from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [list]);
}
