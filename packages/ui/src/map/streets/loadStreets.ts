import type { Language } from '@mashrabiya/i18n';
import type { StyleSpecification } from 'maplibre-gl';
import type { MapColors } from '../base/useMapColors.ts';
import type { BaseMap } from './baseMap.ts';
import { hasScheme, localizeStyle, styleAddress } from './localizeStyle.ts';
import { recolorStyle } from './recolorStyle.ts';
import { simplifyLabels } from './simplifyLabels.ts';

export interface StreetsLook {
  language: Language;
  colors: MapColors;
  scheme: string;
}

/** Timeout of a style or a file header, in milliseconds. */
const PATIENCE = 5_000;
/** Delay before a failed source is tried again, in milliseconds. */
const PAUSE = 5 * 60_000;

const failedAt = new Map<string, number>();
const styles = new Map<string, Promise<StyleSpecification>>();

/** Records a failure of the streets; they are not tried again for a while. */
export function forgetStreets({ url }: BaseMap) {
  failedAt.set(url, performance.now());
  styles.clear();
}

async function fetchStyle(url: string): Promise<StyleSpecification> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}`);
  return answer.json();
}

async function fetchTiles(url: string): Promise<StyleSpecification> {
  const { tilesStyle } = await import('./tilesStyle.ts');
  return tilesStyle(url, AbortSignal.timeout(PATIENCE));
}

/** Loads the street style in the page's language and scheme; undefined if it is unreachable. */
export async function loadStreets(base: BaseMap, look: StreetsLook): Promise<StyleSpecification | undefined> {
  const failed = failedAt.get(base.url);
  if (failed !== undefined && performance.now() - failed < PAUSE) return undefined;
  const url = base.kind === 'style' ? styleAddress(base.url, look.language, look.scheme) : base.url;
  const style = styles.get(url) ?? (base.kind === 'style' ? fetchStyle(url) : fetchTiles(url));
  styles.set(url, style);
  try {
    const localized = localizeStyle(await style, look.language);
    if (hasScheme(base.url)) return localized;
    return simplifyLabels(recolorStyle(localized, { ...look.colors, isDark: look.scheme === 'dark' }));
  } catch {
    forgetStreets(base);
    return undefined;
  }
}
