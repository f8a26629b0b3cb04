/** Where the streets of maps come from. */
export interface MapSources {
  /** Address of a MapLibre style; null for none. */
  style: string | null;
  /** Path of a PMTiles file of the site's own, which takes the style's place; null without one. */
  tiles: string | null;
}

/** Maps show what comes with the site. */
export const NO_STREETS: MapSources = { style: null, tiles: null };

/** The public address of the site's own tiles. */
export const MAP_TILES_PATH = '/map/tiles.pmtiles';
