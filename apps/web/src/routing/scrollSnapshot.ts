export interface ScrollSnapshot {
  /** Scroll position in pixels. */
  y: number;
  /** URL of the focused or followed link, and its position in the window. */
  href?: string | undefined;
  top?: number | undefined;
}

export const serializeSnapshot = (snapshot: ScrollSnapshot): string => JSON.stringify(snapshot);

/** Parses a stored snapshot; undefined if invalid. */
export function parseSnapshot(text: string | null): ScrollSnapshot | undefined {
  try {
    const { y, href, top }: Record<string, unknown> = JSON.parse(text ?? '{}') ?? {};
    if (typeof y !== 'number' || !Number.isFinite(y)) return undefined;
    return {
      y,
      ...(typeof href === 'string' ? { href } : {}),
      ...(typeof top === 'number' && Number.isFinite(top) ? { top } : {}),
    };
  } catch {
    return undefined;
  }
}

export const findLink = (href: string): HTMLElement | null =>
  document.querySelector(`main a[href="${CSS.escape(href)}"]`);

export function createSnapshot(target: EventTarget | null): ScrollSnapshot | undefined {
  const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : undefined;
  if (!href) return undefined;
  return { y: scrollY, href, top: findLink(href)?.getBoundingClientRect().top };
}
