import type { MapSources } from '../app/mapSources.ts';
import type { Settings } from '../settings/repository/Settings.ts';

/** Returns the foreign origin of map tiles; undefined if the site serves them itself. */
export function readMapOrigin({ settings, maps }: { settings: Settings; maps: MapSources }) {
  return async (): Promise<string | undefined> => {
    if (maps.tiles !== null) return undefined;
    // Without the database the error page still needs its headers.
    const texts = await settings.current().catch(() => undefined);
    const text = texts?.get('mapstyle') ?? maps.style;
    const address = text ? URL.parse(text) : null;
    return address && /^https?:$/.test(address.protocol) ? address.origin : undefined;
  };
}
