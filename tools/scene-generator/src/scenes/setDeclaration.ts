import type { PaletteName } from './kit/palettes.ts';
import type { Hour, Outlook, Season } from './kit/scene.ts';
import type { scenes } from './scenes.ts';

export type SceneName = keyof typeof scenes;

/** Scene of a set: its name, or `name@hour` for the same place at another hour. */
export type SceneRef = SceneName | `${SceneName}@${Hour}`;

/** Colours, light and outlook that the pictures of one home or place share. */
export interface SceneLook {
  id: string;
  palette: PaletteName;
  hour: Hour;
  season: Season;
  outlook?: Outlook;
  /** Alternative seed, if the first result does not suit the place. */
  variant?: number;
}

/** Declared pictures of one home or place; the first one is the cover. */
export interface SetDeclaration extends SceneLook {
  /** Suitable listings, as `type/subcategory` of the contract. */
  fits: readonly [string, ...string[]];
  scenes: readonly [SceneRef, ...SceneRef[]];
}
