import type { MouseEvent, RefObject } from 'react';
import { useFocusAfterRemoval } from '../../foundation/hooks/useFocusAfterRemoval.ts';

/**
 * Moves the focus to the next lead's status when a new status removes a lead from a filtered list. Returns the handler
 * for `onClickCapture` of the list.
 */
export function useStatusFocus(list: RefObject<HTMLElement | null>, count: number) {
  const rememberPressed = useFocusAfterRemoval(list, count, '[aria-haspopup=menu]');
  return (event: MouseEvent) => {
    // Clicks in the menu bubble through React, but are outside of the list.
    if (list.current?.contains(event.target as Node)) rememberPressed(event);
  };
}
