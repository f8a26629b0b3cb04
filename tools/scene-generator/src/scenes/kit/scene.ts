import type { Random } from '@mashrabiya/demo-data';

export type Hour = 'morning' | 'noon' | 'golden' | 'dusk' | 'night';
/** View outside a home's windows. */
export type Outlook = 'skyline' | 'sea' | 'garden' | 'street' | 'nile' | 'desert' | 'mountains';
export type Season = 'summer' | 'winter';

/** Colours of one home, shared by all its pictures, so that a listing's set matches. */
export interface Palette {
  /** Outer and inner wall, from light to shade. */
  wall: string;
  wallShade: string;
  accent: string;
  wood: string;
  woodDark: string;
  fabric: string;
  fabricAlt: string;
  metal: string;
  stone: string;
  floor: string;
  leaf: string;
  leafDark: string;
}

export interface SceneInput {
  random: Random;
  palette: Palette;
  hour: Hour;
  season: Season;
  /** Outlook of all windows of the home; each scene decides for itself if absent. */
  outlook?: Outlook;
}

/** Canvas size of every scene (4:3), in SVG user units. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

/** Draws one picture: the inner markup of an SVG whose viewBox is `0 0 WIDTH HEIGHT`. */
export type Scene = (input: SceneInput) => string;
