/** Source of streets: a MapLibre style, or a PMTiles file of vector tiles in Protomaps' schema. */
export interface BaseMap {
  kind: 'style' | 'tiles';
  /** May contain `{language}` and `{scheme}`; a style without `{scheme}` is recoloured to the theme. */
  url: string;
}
