/** Scroll position and focus of a page that was left. */
export interface LeftPlace {
  /** Scroll position in pixels. */
  y: number;
  /** Address of the link that had the focus or was followed, and where in the window it stood. */
  href?: string | undefined;
  top?: number | undefined;
}

export const writePlace = (place: LeftPlace): string => JSON.stringify(place);

/** Parses a stored place; undefined if invalid. */
export function readPlace(text: string | null): LeftPlace | undefined {
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

/** The page's own link to an address. */
export const linkTo = (href: string): HTMLElement | null =>
  document.querySelector(`main a[href="${CSS.escape(href)}"]`);

/** The page as it is left by a link, or with the focus on it. */
export function placeAt(target: EventTarget | null): LeftPlace | undefined {
  const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : undefined;
  if (!href) return undefined;
  return { y: scrollY, href, top: linkTo(href)?.getBoundingClientRect().top };
}
