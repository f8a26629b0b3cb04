export interface MapSources {
  style: string | null;
  /** Path of a self-hosted PMTiles file, which replaces the style; null without one. */
  tiles: string | null;
}

export const NO_MAP_SOURCES: MapSources = { style: null, tiles: null };

export const MAP_TILES_PATH = '/map/tiles.pmtiles';
