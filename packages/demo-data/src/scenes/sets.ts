import { exteriors } from './exteriors/index.ts';
import { interiors } from './interiors/index.ts';
import type { PaletteName } from './kit/palettes.ts';
import type { Hour, Outlook, Scene, Season } from './kit/scene.ts';
import { business } from './sets/business.ts';
import { coast } from './sets/coast.ts';
import { homes } from './sets/homes.ts';
import { industry } from './sets/industry.ts';
import { land } from './sets/land.ts';

export const scenes = { ...exteriors, ...interiors } as const satisfies Record<
  string,
  { draw: Scene; alt: { ar: string; en: string } }
>;
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

export const sets: readonly SetDeclaration[] = [...homes, ...coast, ...business, ...industry, ...land];
