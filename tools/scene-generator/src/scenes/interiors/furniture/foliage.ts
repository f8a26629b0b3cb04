import { mix } from '../../kit/color.ts';
import { drawBlades, type Plant } from '../../kit/plants.ts';
import { path } from '../../kit/svg.ts';
import { adjustTone } from '../space/color.ts';
import type { Stage } from '../space/stage.ts';

export type PlantKind = 'broad' | 'fiddle' | 'areca' | 'snake' | 'olive' | 'monstera';

const roundToTenth = (n: number): number => Math.round(n * 10) / 10;

/** Leaf from (x, y) to (tx, ty), with maximum width `thickness`. */
function drawLeaf(x: number, y: number, tx: number, ty: number, thickness: number, fill: string): string {
  const mx = (x + tx) / 2;
  const my = (y + ty) / 2;
  const leafLength = Math.hypot(tx - x, ty - y) || 1;
  const nx = (-(ty - y) / leafLength) * thickness;
  const ny = ((tx - x) / leafLength) * thickness;
  return path(
    `M${roundToTenth(x)} ${roundToTenth(y)}Q${roundToTenth(mx + nx)} ${roundToTenth(my + ny)} ${roundToTenth(tx)} ${roundToTenth(ty)}Q${roundToTenth(mx - nx)} ${roundToTenth(my - ny)} ${roundToTenth(x)} ${roundToTenth(y)}Z`,
    fill,
  );
}

export function drawFoliage(stage: Stage, kind: PlantKind, x: number, y: number, h: number): string {
  const { random, palette, light } = stage;
  const pickGreen = (share: number) => mix(palette.leaf, palette.leafDark, share);
  const parts: string[] = [];
  if (kind === 'snake') {
    const plant: Plant = {
      random,
      light: { ...light, applyLight: (c) => c },
      leaf: palette.leaf,
      leafDark: palette.leafDark,
    };
    return drawBlades(plant, x, y, h, 0.22);
  }
  if (kind === 'areca') {
    for (let i = 0; i < 13; i += 1) {
      const lean = (i / 12 - 0.5) * 2 + random.between(-0.08, 0.08);
      const stemLength = h * random.between(0.78, 1) * (1 - Math.abs(lean) * 0.22);
      const bx = x + lean * h * 0.16;
      const by = y - stemLength * 0.62;
      const tx = x + lean * h * 0.5;
      const ty = y - stemLength * (1 - Math.abs(lean) * 0.3);
      parts.push(
        path(
          `M${roundToTenth(x + lean * 6)} ${roundToTenth(y)}Q${roundToTenth(bx)} ${roundToTenth(by)} ${roundToTenth(tx)} ${roundToTenth(ty)}`,
          'none',
          {
            stroke: pickGreen(0.7),
            'stroke-width': roundToTenth(Math.max(1.4, h * 0.008)),
          },
        ),
      );
      for (let n = 0; n < 5; n += 1) {
        const t = 0.5 + n * 0.12;
        const px = (1 - t) ** 2 * x + 2 * (1 - t) * t * bx + t * t * tx;
        const py = (1 - t) ** 2 * y + 2 * (1 - t) * t * by + t * t * ty;
        for (const side of [-1, 1])
          parts.push(
            drawLeaf(
              px,
              py,
              px + lean * h * 0.1 + side * h * 0.09,
              py + h * (0.03 + Math.abs(lean) * 0.05) - (side > 0 ? h * 0.03 : 0),
              h * 0.018,
              pickGreen(((i + n) % 3) / 2.4),
            ),
          );
      }
    }
    return parts.join('');
  }
  if (kind === 'olive' || kind === 'fiddle') {
    const trunk = adjustTone(palette.woodDark, 0.1);
    const top = y - h * (kind === 'olive' ? 0.5 : 0.3);
    parts.push(
      path(
        `M${roundToTenth(x - h * 0.012)} ${roundToTenth(y)}Q${roundToTenth(x + h * 0.03)} ${roundToTenth(y - h * 0.25)} ${roundToTenth(x)} ${roundToTenth(y - h * 0.85)}M${roundToTenth(x)} ${roundToTenth(top)}L${roundToTenth(x + h * 0.16)} ${roundToTenth(top - h * 0.25)}M${roundToTenth(x)} ${roundToTenth(top)}L${roundToTenth(x - h * 0.15)} ${roundToTenth(top - h * 0.2)}`,
        'none',
        { stroke: trunk, 'stroke-width': roundToTenth(Math.max(2, h * 0.022)) },
      ),
    );
    const count = kind === 'olive' ? 54 : 26;
    for (let i = 0; i < count; i += 1) {
      const angle = i * 2.4;
      const reach = Math.sqrt((i + 0.5) / count);
      const cx = x + Math.cos(angle) * reach * h * 0.22;
      const cy = y - h * 0.68 + Math.sin(angle) * reach * h * 0.27;
      const leafLength = h * (kind === 'olive' ? 0.08 : 0.15);
      const turn = Math.atan2(cy - (y - h * 0.55), cx - x) + random.between(-0.7, 0.7);
      parts.push(
        drawLeaf(
          cx,
          cy,
          cx + Math.cos(turn) * leafLength,
          cy + Math.sin(turn) * leafLength,
          leafLength * (kind === 'olive' ? 0.28 : 0.55),
          kind === 'olive' ? mix(pickGreen((i % 4) / 3), '#b9c2a0', 0.28) : pickGreen((i % 4) / 3),
        ),
      );
    }
    return parts.join('');
  }
  for (let i = 0; i < 12; i += 1) {
    const lean = (((i * 5) % 12) / 11 - 0.5) * 2 + random.between(-0.1, 0.1);
    const bladeLength = h * random.between(0.5, 0.95) * (1 - Math.abs(lean) * 0.25);
    const px = x + lean * h * 0.34;
    const py = y - bladeLength * (1 - Math.abs(lean) * 0.25);
    parts.push(
      path(
        `M${roundToTenth(x)} ${roundToTenth(y)}Q${roundToTenth(x + lean * h * 0.08)} ${roundToTenth(y - bladeLength * 0.6)} ${roundToTenth(px)} ${roundToTenth(py)}`,
        'none',
        {
          stroke: pickGreen(0.8),
          'stroke-width': roundToTenth(Math.max(1.5, h * 0.012)),
        },
      ),
    );
    const size = h * random.between(0.13, 0.18);
    const turn = lean * 0.7;
    parts.push(drawMonsteraLeaf(px, py, size, turn, pickGreen((i % 4) / 3)));
  }
  return parts.join('');
}

function drawMonsteraLeaf(x: number, y: number, size: number, turn: number, fill: string): string {
  const outline = [
    [0, 0.5],
    [-0.5, 0.42],
    [-0.85, 0],
    [-0.6, -0.08],
    [-0.8, -0.3],
    [-0.48, -0.34],
    [-0.55, -0.62],
    [-0.25, -0.62],
    [0, -1],
    [0.25, -0.62],
    [0.55, -0.62],
    [0.48, -0.34],
    [0.8, -0.3],
    [0.6, -0.08],
    [0.85, 0],
    [0.5, 0.42],
  ] as const;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return path(
    `M${outline.map(([a, b]) => `${roundToTenth(x + (a * cos - b * sin) * size)} ${roundToTenth(y + (a * sin + b * cos) * size)}`).join('L')}Z`,
    fill,
    { 'stroke-linejoin': 'round', stroke: fill, 'stroke-width': roundToTenth(size * 0.14) },
  );
}
