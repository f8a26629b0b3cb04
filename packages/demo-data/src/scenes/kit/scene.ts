/** A repeatable source of chance: the same seed draws the same picture on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [min, max). */
  between(min: number, max: number): number;
  /** A whole number in [min, max], both included. */
  whole(min: number, max: number): number;
  /** One of the given things. */
  pick<T>(of: readonly [T, ...T[]]): T;
  /** True with the given probability, 0–1. */
  chance(probability: number): boolean;
}

export type Hour = 'morning' | 'noon' | 'golden' | 'dusk' | 'night';
/** What lies outside a home's windows. */
export type Outlook = 'skyline' | 'sea' | 'garden' | 'street' | 'nile' | 'desert' | 'mountains';
export type Season = 'summer' | 'winter';

/** The colours of one home: all its pictures share them, so that a listing's set matches. */
export interface Palette {
  /** Outside and inside wall, from light to shade. */
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

/** What one picture is drawn from. Two scenes with equal `home` seeds belong to one listing. */
export interface SceneInput {
  random: Random;
  palette: Palette;
  hour: Hour;
  season: Season;
  /** What all windows of the home look out on; each scene decides for itself when left out. */
  outlook?: Outlook;
}

/** Every scene is drawn on this canvas (4:3), in SVG user units. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

/** Draws one picture: the inner markup of an SVG whose viewBox is `0 0 WIDTH HEIGHT`. */
export type Scene = (input: SceneInput) => string;
