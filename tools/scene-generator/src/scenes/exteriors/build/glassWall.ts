import type { Face } from './face.ts';
import { drawGlass } from './openings.ts';

/** Tall pane with thin bars, lit from behind after dusk. */
export function drawGlassWall(face: Face, u: number, v: number, w: number, h: number, panes: number): string {
  const { light, palette } = face.stage;
  const bars = Array.from({ length: panes + 1 }, (_, index) =>
    face.quad(u + (index / panes) * w - 0.035, v, 0.07, h, face.color(palette.metal)),
  );
  return (
    drawGlass(face, u, v, w, h, light.isDark, palette.fabric) +
    bars.join('') +
    face.quad(u - 0.05, v + h, w + 0.1, 0.1, face.color(palette.metal)) +
    face.quad(u, v + h - 0.35, w, 0.35, light.getShadowColor(0.9))
  );
}
