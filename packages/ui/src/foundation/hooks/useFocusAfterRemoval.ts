import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusPage } from './focusPage.ts';

const findButtons = (list: RefObject<HTMLElement | null>, selector: string) => [
  ...(list.current?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/**
 * Moves the focus from the removed row of a list to the button of the next row, or of the last one. Without any, it
 * moves to the fallback (default: the focusable heading of the list's section), else to the page. Returns the handler
 * for `onClickCapture` around the buttons.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  count: number,
  buttonSelector: string,
  fallback?: RefObject<HTMLElement | null>,
) {
  const pressedIndex = useRef<number | null>(null);
  const previousCount = useRef(count);
  useLayoutEffect(() => {
    const index = pressedIndex.current;
    const isRemoved = count < previousCount.current;
    previousCount.current = count;
    if (!isRemoved || index === null) return;
    pressedIndex.current = null;
    if (document.activeElement !== document.body) return;
    const buttons = findButtons(list, buttonSelector);
    const heading = list.current?.closest('section')?.querySelector<HTMLElement>('h2[tabindex]');
    const target = buttons[Math.min(index, buttons.length - 1)] ?? fallback?.current ?? heading;
    if (target) target.focus();
    else focusPage();
  }, [list, count, buttonSelector, fallback]);
  // The list may disappear with its last row.
  useEffect(
    () => () => {
      if (pressedIndex.current !== null) focusPage();
    },
    [],
  );
  return ({ target }: MouseEvent) => {
    const index = findButtons(list, buttonSelector).findIndex(
      (button) => target instanceof Node && button.contains(target),
    );
    pressedIndex.current = index === -1 ? null : index;
  };
}
