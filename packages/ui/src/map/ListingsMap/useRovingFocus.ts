import { type KeyboardEvent, type RefObject, useCallback } from 'react';

type Step = readonly [number, number];
const STEP_BY_KEY: Record<string, Step> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface ButtonCenter {
  element: HTMLElement;
  x: number;
  y: number;
}

const getCenter = (element: HTMLElement): ButtonCenter => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { element, x: x + width / 2, y: y + height / 2 };
};

/** Nearest element in a direction; sideways distance counts more. */
function findNearest(from: ButtonCenter, [dx, dy]: Step, others: readonly ButtonCenter[]): HTMLElement | undefined {
  const candidates = others
    .map(({ element, x, y }) => {
      const distanceAhead = (x - from.x) * dx + (y - from.y) * dy;
      const distanceAside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
      return { element, ahead: distanceAhead, way: distanceAhead + 2 * distanceAside };
    })
    .filter(({ ahead }) => ahead > 1);
  return candidates.sort((a, b) => a.way - b.way)[0]?.element;
}

export function useRovingFocus(group: RefObject<HTMLElement | null>) {
  return useCallback(
    (event: KeyboardEvent) => {
      const step = STEP_BY_KEY[event.key];
      const edge = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : undefined;
      if ((!step && edge === undefined) || !group.current) return;
      const buttons = [...group.current.querySelectorAll<HTMLElement>('button')];
      const current = buttons.find((button) => button === document.activeElement);
      const next =
        edge !== undefined
          ? buttons.at(edge)
          : step && current && findNearest(getCenter(current), step, buttons.map(getCenter));
      event.preventDefault();
      event.stopPropagation();
      next?.focus({ preventScroll: true });
    },
    [group],
  );
}
