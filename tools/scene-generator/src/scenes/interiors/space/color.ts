import { darken, lighten } from '../../kit/color.ts';

/** Lightens (amount > 0) or darkens (amount < 0) a colour; amount in −1…1. */
export function adjustTone(color: string, amount: number): string {
  return amount >= 0 ? lighten(color, amount) : darken(color, Math.min(1, -amount));
}

/** Perceived brightness of a `#rrggbb` colour, 0–1. */
export function computeBrightness(color: string): number {
  const n = Number.parseInt(color.slice(1), 16);
  return (0.299 * ((n >> 16) & 255) + 0.587 * ((n >> 8) & 255) + 0.114 * (n & 255)) / 255;
}

/** Clamps a colour's brightness to limits (0–1), so that any palette suits any part of a room. */
export function clampBrightness(color: string, darkest: number, lightest: number): string {
  const currentBrightness = computeBrightness(color);
  if (currentBrightness > lightest)
    return darken(color, Math.min(0.95, (currentBrightness - lightest) / Math.max(0.01, currentBrightness * 0.78)));
  if (currentBrightness < darkest)
    return lighten(color, Math.min(0.95, (darkest - currentBrightness) / Math.max(0.01, 0.98 - currentBrightness)));
  return color;
}
