import type { Language } from '@mashrabiya/i18n';
import type { StyleSpecification } from 'maplibre-gl';
import type { MapColors } from '../base/useMapColors.ts';
import type { BaseMap } from './baseMap.ts';
import { getStyleUrl, hasScheme, localizeStyle } from './localizeStyle.ts';
import { recolorStyle } from './recolorStyle.ts';
import { simplifyLabels } from './simplifyLabels.ts';

export interface StreetsLook {
  language: Language;
  colors: MapColors;
  scheme: string;
}

/** Timeout of a style or a file header, in milliseconds. */
const TIMEOUT_MS = 5_000;
/** Delay before a failed source is tried again, in milliseconds. */
const RETRY_DELAY_MS = 5 * 60_000;

const failureTimeByUrl = new Map<string, number>();
const styles = new Map<string, Promise<StyleSpecification>>();

/** Records a failure of the streets; they are not tried again for a while. */
export function recordFailure({ url }: BaseMap) {
  failureTimeByUrl.set(url, performance.now());
  styles.clear();
}

async function fetchStyle(url: string): Promise<StyleSpecification> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response.json();
}

async function fetchTiles(url: string): Promise<StyleSpecification> {
  const { loadTilesStyle } = await import('./tilesStyle.ts');
  return loadTilesStyle(url, AbortSignal.timeout(TIMEOUT_MS));
}

/** Loads the street style in the page's language and scheme; undefined if it is unreachable. */
export async function loadStreets(baseMap: BaseMap, look: StreetsLook): Promise<StyleSpecification | undefined> {
  const failureTime = failureTimeByUrl.get(baseMap.url);
  if (failureTime !== undefined && performance.now() - failureTime < RETRY_DELAY_MS) return undefined;
  const url = baseMap.kind === 'style' ? getStyleUrl(baseMap.url, look.language, look.scheme) : baseMap.url;
  const style = styles.get(url) ?? (baseMap.kind === 'style' ? fetchStyle(url) : fetchTiles(url));
  styles.set(url, style);
  try {
    const localizedStyle = localizeStyle(await style, look.language);
    if (hasScheme(baseMap.url)) return localizedStyle;
    return simplifyLabels(recolorStyle(localizedStyle, { ...look.colors, isDark: look.scheme === 'dark' }));
  } catch {
    recordFailure(baseMap);
    return undefined;
  }
}
