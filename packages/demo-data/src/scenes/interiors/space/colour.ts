import { darken, lighten } from '../../kit/colour.ts';

/** Lightens (amount > 0) or darkens (amount < 0) a colour; amount in −1…1. */
export function tone(colour: string, amount: number): string {
  return amount >= 0 ? lighten(colour, amount) : darken(colour, Math.min(1, -amount));
}

/** Perceived brightness of a `#rrggbb` colour, 0–1. */
export function brightness(colour: string): number {
  const n = Number.parseInt(colour.slice(1), 16);
  return (0.299 * ((n >> 16) & 255) + 0.587 * ((n >> 8) & 255) + 0.114 * (n & 255)) / 255;
}

/** Clamps a colour's brightness to limits (0–1), so that any palette suits any part of a room. */
export function within(colour: string, darkest: number, lightest: number): string {
  const now = brightness(colour);
  if (now > lightest) return darken(colour, Math.min(0.95, (now - lightest) / Math.max(0.01, now * 0.78)));
  if (now < darkest) return lighten(colour, Math.min(0.95, (darkest - now) / Math.max(0.01, 0.98 - now)));
  return colour;
}
