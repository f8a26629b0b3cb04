/** Where a map's streets come from: a MapLibre style, or a PMTiles file with vector tiles as Protomaps makes them. */
export interface BaseMap {
  kind: 'style' | 'tiles';
  /** A style's address may hold `{language}` and `{scheme}`; one without `{scheme}` is drawn in the theme's colours. */
  url: string;
}
