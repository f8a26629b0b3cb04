import { isLanguage, type Language } from '@mashrabiya/i18n';

/** The language that a story is shown in; only stories import this file. */
export const languageOf = ({ locale }: { locale?: unknown }): Language => (isLanguage(locale) ? locale : 'ar');

export const hrefOf = ({ id }: { id: string }): string => `/property-${id}`;

/** A finger drawn sideways over an element's upper part, by `dx` pixels. */
export function swipe(element: Element, dx: number): void {
  const box = element.getBoundingClientRect();
  const touch = (x: number) =>
    new Touch({ identifier: 1, target: element, clientX: box.x + box.width / 2 + x, clientY: box.y + 60 });
  const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    element.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches }));
  send('touchstart', [touch(0)], [touch(0)]);
  send('touchmove', [touch(dx)], [touch(dx)]);
  send('touchend', [], [touch(dx)]);
}

/** The sign of a swipe that brings the next picture: rightwards in right-to-left. */
export const forward = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? 1 : -1);
