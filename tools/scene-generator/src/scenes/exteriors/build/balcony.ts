import { darken, fade, lighten, mix } from '../../kit/color.ts';
import { drawBlades, drawShrub } from '../../kit/plants.ts';
import { circle, horizontalGradient } from '../../kit/svg.ts';
import type { Face } from './face.ts';
import { drawGlass } from './openings.ts';

export type Railing = 'glass' | 'bars' | 'solid' | 'half';
export interface BalconyLook {
  railing: Railing;
  slab: string;
  rail: string;
  frame: string;
  curtains?: string;
  out?: number;
}

/** Balcony of width `w` at floor level v, with sliding doors, and plants or laundry on some. */
export function drawBalcony(face: Face, u: number, v: number, w: number, storey: number, look: BalconyLook): string {
  const { stage } = face;
  const { light, random, camera, palette, plant } = stage;
  const out = look.out ?? 1.3;
  const isInhabited = random.chance(0.6);
  const glow = light.isDark && isInhabited;
  const doorHeight = storey * 0.76;
  const parts: string[] = [face.shadow(u, v, w, doorHeight * 0, out, 0.9)];
  const doors = w * 0.74;
  const from = u + (w - doors) * random.between(0.2, 0.8);
  const frame = face.color(look.frame);
  parts.push(
    face.quad(from - 0.06, v, doors + 0.12, doorHeight + 0.06, frame),
    drawGlass(face, from, v, doors, doorHeight, glow, look.curtains),
  );
  for (const share of [1 / 3, 2 / 3]) parts.push(face.quad(from + doors * share - 0.03, v, 0.06, doorHeight, frame));
  parts.push(face.quad(u, v + doorHeight - 0.3, w, 0.36, light.getShadowColor(0.7)));
  parts.push(face.block(u, v - 0.18, w, 0.18, [0, out], look.slab));
  if (glow) {
    const [lx, ly] = camera.point(face.at(u + w / 2, v + storey * 0.86, out * 0.5));
    parts.push(circle(lx, ly, camera.scale(face.at(u, v)) * 0.09, light.lamp));
  }
  const pots = random.chance(0.45);
  if (pots) {
    for (const share of [0.12, 0.82]) {
      const [px, py] = camera.point(face.at(u + w * share, v + 0.55, out * 0.85));
      const pixelHeight = camera.scale(face.at(u, v)) * 0.85;
      parts.push(
        random.chance(0.5)
          ? drawShrub(plant, px, py, pixelHeight * 0.8, palette.accent)
          : drawBlades(plant, px, py, pixelHeight),
      );
    }
  }
  const railHeight = 1.02;
  const drawRail = (side: 'front' | 'left' | 'right'): string => {
    const corner =
      side === 'front'
        ? [face.at(u, v, out), face.at(u + w, v, out)]
        : side === 'left'
          ? [face.at(u, v), face.at(u, v, out)]
          : [face.at(u + w, v, out), face.at(u + w, v)];
    const [a, b] = corner;
    if (a === undefined || b === undefined) return '';
    const interpolateSpot = (share: number, lift: number): [number, number, number] => [
      a[0] + (b[0] - a[0]) * share,
      a[1] + lift,
      a[2] + (b[2] - a[2]) * share,
    ];
    const drawPanel = (low: number, top: number, fill: string): string =>
      `<polygon points="${[
        interpolateSpot(0, low),
        interpolateSpot(1, low),
        interpolateSpot(1, top),
        interpolateSpot(0, top),
      ]
        .map((spot) =>
          camera
            .point(spot)
            .map((part) => Math.round(part * 10) / 10)
            .join(','),
        )
        .join(' ')}" fill="${fill}"/>`;
    const tone = side === 'front' ? face.color(look.rail) : face.color(darken(look.rail, 0.25));
    switch (look.railing) {
      case 'solid':
        return (
          drawPanel(0, railHeight, tone) +
          drawPanel(railHeight - 0.07, railHeight + 0.03, face.color(lighten(look.rail, 0.3)))
        );
      case 'half':
        return (
          drawPanel(0, railHeight * 0.55, tone) +
          drawPanel(railHeight * 0.8, railHeight * 0.86, face.color(palette.metal)) +
          drawPanel(railHeight, railHeight + 0.06, face.color(palette.metal))
        );
      case 'glass':
        return (
          drawPanel(
            0.04,
            railHeight,
            horizontalGradient(
              [0, '#e6f4f4', 0.42],
              [0.5, mix('#bfe0e4', light.sky[1], 0.4), 0.22],
              [1, '#e6f4f4', 0.4],
            ),
          ) + drawPanel(railHeight, railHeight + 0.06, face.color(look.rail))
        );
      case 'bars': {
        const count = side === 'front' ? Math.max(6, Math.round(w / 0.17)) : 7;
        const bars = Array.from({ length: count + 1 }, (_, index) => {
          const [x1, y1] = camera.point(interpolateSpot(index / count, 0));
          const [x2, y2] = camera.point(interpolateSpot(index / count, railHeight));
          return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
        });
        const strokeWidth = Math.max(1, camera.scale(a) * 0.03);
        return `<path d="${bars.join('')}" stroke="${tone}" stroke-width="${strokeWidth.toFixed(1)}"/>${drawPanel(railHeight, railHeight + 0.06, tone)}${drawPanel(0, 0.05, tone)}`;
      }
    }
  };
  parts.push(drawRail('left'), drawRail('right'), drawRail('front'));
  if (random.chance(0.16) && look.railing !== 'glass') {
    let at = u + 0.3;
    for (const color of [palette.fabric, '#ffffff', palette.accent, palette.fabricAlt]) {
      const cloth = random.between(0.35, 0.6);
      if (at + cloth > u + w - 0.2) break;
      parts.push(
        face.quad(at, v + railHeight - random.between(0.6, 0.85), cloth, 0.75, face.color(color), out + 0.05),
        face.quad(at + cloth * 0.7, v + railHeight - 0.6, cloth * 0.15, 0.6, fade('#000000', 0.1), out + 0.05),
      );
      at += cloth + 0.12;
    }
  }
  return parts.join('');
}
