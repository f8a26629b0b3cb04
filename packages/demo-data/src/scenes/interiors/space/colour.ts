import { darken, lighten } from '../../kit/colour.ts';

/** Lifts a colour towards sunlight (amount > 0) or lowers it into shadow (amount < 0); amount in −1…1. */
export function tone(colour: string, amount: number): string {
  return amount >= 0 ? lighten(colour, amount) : darken(colour, Math.min(1, -amount));
}

/** How bright a `#rrggbb` colour looks, 0–1. */
export function brightness(colour: string): number {
  const n = Number.parseInt(colour.slice(1), 16);
  return (0.299 * ((n >> 16) & 255) + 0.587 * ((n >> 8) & 255) + 0.114 * (n & 255)) / 255;
}

/** Holds a colour's brightness within limits (0–1), so that any palette can serve any part of a room. */
export function within(colour: string, darkest: number, lightest: number): string {
  const now = brightness(colour);
  if (now > lightest) return darken(colour, Math.min(0.95, (now - lightest) / Math.max(0.01, now * 0.78)));
  if (now < darkest) return lighten(colour, Math.min(0.95, (darkest - now) / Math.max(0.01, 0.98 - now)));
  return colour;
}
