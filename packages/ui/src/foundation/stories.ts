import { isLanguage, type Language } from '@mashrabiya/i18n';

/** The language that a story is shown in; only stories import this file. */
export const languageOf = ({ locale }: { locale?: unknown }): Language => (isLanguage(locale) ? locale : 'ar');

export const hrefOf = ({ id }: { id: string }): string => `/property-${id}`;

/** Long after anything on the page has scrolled. */
const LATER_MS = 10_000;

/**
 * A finger drawn sideways over an element's upper part, by `dx` pixels, so many milliseconds from now: the events say
 * that it is later, and nobody has to wait.
 */
export function swipe(element: Element, dx: number, later = LATER_MS): void {
  const box = element.getBoundingClientRect();
  const touch = (x: number) =>
    new Touch({ identifier: 1, target: element, clientX: box.x + box.width / 2 + x, clientY: box.y + 60 });
  const send = (type: string, touches: Touch[], changedTouches: Touch[]) => {
    const event = new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches });
    Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + later });
    element.dispatchEvent(event);
  };
  send('touchstart', [touch(0)], [touch(0)]);
  send('touchmove', [touch(dx)], [touch(dx)]);
  send('touchend', [], [touch(dx)]);
}

/** The sign of a swipe that brings the next picture: rightwards in right-to-left. */
export const forward = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? 1 : -1);

/** Whether an element lies in the left half of another. */
export function isLeftIn(element: Element, box: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  return inner.x + inner.width / 2 < outer.x + outer.width / 2;
}
