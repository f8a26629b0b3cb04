import { paths } from '../../routing/paths.ts';

const KEY = 'way-back';
/** Pages that a payment may lead back to: an allowlist against open redirects. */
const ALLOWED_PATHS: ReadonlySet<string> = new Set([paths.addProperty, paths.update(), paths.myProperties]);

/** Allowed return path in the URL: the form or list from which the plans were opened. */
export function parseReturnUrl(search: URLSearchParams): string | undefined {
  const back = search.get('back');
  return back !== null && ALLOWED_PATHS.has(back.split('?')[0] ?? '') ? back : undefined;
}

/** Stores an order's return path in this window: the provider's page does not carry it. */
export function saveReturnUrl(order: string, back: string | undefined): void {
  try {
    if (back === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ order, back }));
  } catch {
    // Storage is refused: the payment leads to the latest ad draft.
  }
}

export function readReturnUrl(order: string | undefined): string | undefined {
  try {
    const parsedJson: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof parsedJson !== 'object' || parsedJson === null) return undefined;
    const savedUrl: { order?: unknown; back?: unknown } = parsedJson;
    return savedUrl.order === order && typeof savedUrl.back === 'string'
      ? parseReturnUrl(new URLSearchParams({ back: savedUrl.back }))
      : undefined;
  } catch {
    return undefined;
  }
}
