import type { PaletteName } from './kit/palettes.ts';
import type { Hour, Outlook, Season } from './kit/scene.ts';
import type { scenes } from './scenes.ts';

/** Every drawn place. */
export type SceneName = keyof typeof scenes;

/** A scene of a set: its name, or `name@hour` for the very same place at another hour. */
export type SceneRef = SceneName | `${SceneName}@${Hour}`;

/** The pictures of one home or place, declared: shared colours, light and outlook; the first one is the cover. */
export interface SetDeclaration {
  id: string;
  /** The listings that these pictures suit, as `type/subcategory` of the contract. */
  fits: readonly [string, ...string[]];
  palette: PaletteName;
  hour: Hour;
  season: Season;
  outlook?: Outlook;
  /** Another roll of the dice, where the first one does not suit the place. */
  variant?: number;
  scenes: readonly [SceneRef, ...SceneRef[]];
}
