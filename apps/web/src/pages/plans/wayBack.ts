import { paths } from '../../routing/paths.ts';

const KEY = 'way-back';
/** Where an ad may be wanting: a payment leads back to these, and nowhere else. */
const PLACES: ReadonlySet<string> = new Set([paths.addProperty, paths.update(), paths.myProperties]);

/** The form or list that plans were opened from, as an address names it. */
export function wayBackOf(search: URLSearchParams): string | undefined {
  const back = search.get('back');
  return back !== null && PLACES.has(back.split('?')[0] ?? '') ? back : undefined;
}

/** Remembers in this window where an order leads back to: the provider's page knows nothing of it. */
export function keepWayBack(order: string, back: string | undefined): void {
  try {
    if (back === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ order, back }));
  } catch {
    // Refused: the payment leads to the ad that was written last.
  }
}

export function readWayBack(order: string | undefined): string | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const found: { order?: unknown; back?: unknown } = kept;
    return found.order === order && typeof found.back === 'string'
      ? wayBackOf(new URLSearchParams({ back: found.back }))
      : undefined;
  } catch {
    return undefined;
  }
}
