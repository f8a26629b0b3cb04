import { type KeyboardEvent, useEffect, useRef } from 'react';

const MOVES: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Gives a native `<details>` the manners of a menu: closes on Escape and on a click outside, returns the focus to its
 * summary, and arrows walk through what is in it. It opens and closes by itself, before this code has come.
 */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const outside = (event: Event) => {
      const details = ref.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);

  const close = () => {
    const details = ref.current;
    if (!details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    if (event.key === 'Escape' && details.open) {
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    details.open = true;
    const options = [...details.querySelectorAll<HTMLElement>('li > *')];
    const now = options.indexOf(document.activeElement as HTMLElement);
    const next = now < 0 ? (move > 0 ? 0 : options.length - 1) : (now + move + options.length) % options.length;
    options[next]?.focus();
  };

  return { ref, close, onKeyDown };
}
