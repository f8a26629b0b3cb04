import type { MapSources } from '../app/mapSources.ts';
import type { Settings } from '../settings/repository/Settings.ts';

/** Tells the other origin that maps come from; undefined where they come from the site itself. */
export function readMapOrigin({ settings, maps }: { settings: Settings; maps: MapSources }) {
  return async (): Promise<string | undefined> => {
    if (maps.tiles !== null) return undefined;
    // Without the database no answer that matters is given either; the page that says so needs its headers.
    const texts = await settings.current().catch(() => undefined);
    const text = texts?.get('mapstyle') ?? maps.style;
    const address = text ? URL.parse(text) : null;
    return address && /^https?:$/.test(address.protocol) ? address.origin : undefined;
  };
}
