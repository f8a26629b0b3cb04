import type { PaletteName } from './kit/palettes.ts';
import type { Hour, Outlook, Season } from './kit/scene.ts';
import type { scenes } from './scenes.ts';

export type SceneName = keyof typeof scenes;

/** Scene of a set: its name, or `name@hour` for the same place at another hour. */
export type SceneRef = SceneName | `${SceneName}@${Hour}`;

/** Declared pictures of one home or place: shared colours, light and outlook; the first one is the cover. */
export interface SetDeclaration {
  id: string;
  /** Suitable listings, as `type/subcategory` of the contract. */
  fits: readonly [string, ...string[]];
  palette: PaletteName;
  hour: Hour;
  season: Season;
  outlook?: Outlook;
  /** Alternative seed, if the first result does not suit the place. */
  variant?: number;
  scenes: readonly [SceneRef, ...SceneRef[]];
}
