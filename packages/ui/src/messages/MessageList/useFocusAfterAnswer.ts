import type { Viewing } from '@mashrabiya/contract';
import { type RefObject, useEffect, useRef } from 'react';
import type { ViewingControls } from '../shared/viewingControls.ts';

/** Moves the focus to the list when an answer removes the button that was pressed. */
export function useFocusAfterAnswer(list: RefObject<HTMLElement | null>, viewing: Viewing | null) {
  const state = viewing ? `${viewing.id} ${viewing.status}` : '';
  const answeredState = useRef<string>(undefined);
  useEffect(() => {
    if (answeredState.current === undefined || answeredState.current === state) return;
    answeredState.current = undefined;
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [state, list]);
  return (controls: ViewingControls): ViewingControls => ({
    ...controls,
    onAnswer: (answer) => {
      answeredState.current = state;
      controls.onAnswer(answer);
    },
  });
}
