import { isLanguage, type Language } from '@mashrabiya/i18n';

export const getLanguage = ({ locale }: { locale?: unknown }): Language => (isLanguage(locale) ? locale : 'ar');

export const getPropertyHref = ({ id }: { id: string }): string => `/property-${id}`;

/** Later than any scroll of the page. */
const LATER_MS = 10_000;

/**
 * Swipes by `dx` pixels over an element's upper part. The events carry a later timestamp, so that nothing has to wait.
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

export const getSwipeDirection = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? 1 : -1);

export function isLeftIn(element: Element, box: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  return inner.x + inner.width / 2 < outer.x + outer.width / 2;
}
