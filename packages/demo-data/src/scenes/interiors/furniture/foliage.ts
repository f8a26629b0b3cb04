import { mix } from '../../kit/colour.ts';
import { blades, type Plant } from '../../kit/plants.ts';
import { path } from '../../kit/svg.ts';
import { tone } from '../space/colour.ts';
import type { Stage } from '../space/stage.ts';

export type PlantKind = 'broad' | 'fiddle' | 'areca' | 'snake' | 'olive' | 'monstera';

const r = (n: number): number => Math.round(n * 10) / 10;

/** Leaf from (x, y) to (tx, ty), with maximum width `fat`. */
function leaf(x: number, y: number, tx: number, ty: number, fat: number, fill: string): string {
  const mx = (x + tx) / 2;
  const my = (y + ty) / 2;
  const long = Math.hypot(tx - x, ty - y) || 1;
  const nx = (-(ty - y) / long) * fat;
  const ny = ((tx - x) / long) * fat;
  return path(
    `M${r(x)} ${r(y)}Q${r(mx + nx)} ${r(my + ny)} ${r(tx)} ${r(ty)}Q${r(mx - nx)} ${r(my - ny)} ${r(x)} ${r(y)}Z`,
    fill,
  );
}

export function foliage(stage: Stage, kind: PlantKind, x: number, y: number, h: number): string {
  const { random, palette, light } = stage;
  const green = (share: number) => mix(palette.leaf, palette.leafDark, share);
  const parts: string[] = [];
  if (kind === 'snake') {
    const plant: Plant = { random, light: { ...light, on: (c) => c }, leaf: palette.leaf, leafDark: palette.leafDark };
    return blades(plant, x, y, h, 0.22);
  }
  if (kind === 'areca') {
    for (let i = 0; i < 13; i += 1) {
      const lean = (i / 12 - 0.5) * 2 + random.between(-0.08, 0.08);
      const long = h * random.between(0.78, 1) * (1 - Math.abs(lean) * 0.22);
      const bx = x + lean * h * 0.16;
      const by = y - long * 0.62;
      const tx = x + lean * h * 0.5;
      const ty = y - long * (1 - Math.abs(lean) * 0.3);
      parts.push(
        path(`M${r(x + lean * 6)} ${r(y)}Q${r(bx)} ${r(by)} ${r(tx)} ${r(ty)}`, 'none', {
          stroke: green(0.7),
          'stroke-width': r(Math.max(1.4, h * 0.008)),
        }),
      );
      for (let n = 0; n < 5; n += 1) {
        const t = 0.5 + n * 0.12;
        const px = (1 - t) ** 2 * x + 2 * (1 - t) * t * bx + t * t * tx;
        const py = (1 - t) ** 2 * y + 2 * (1 - t) * t * by + t * t * ty;
        for (const side of [-1, 1])
          parts.push(
            leaf(
              px,
              py,
              px + lean * h * 0.1 + side * h * 0.09,
              py + h * (0.03 + Math.abs(lean) * 0.05) - (side > 0 ? h * 0.03 : 0),
              h * 0.018,
              green(((i + n) % 3) / 2.4),
            ),
          );
      }
    }
    return parts.join('');
  }
  if (kind === 'olive' || kind === 'fiddle') {
    const trunk = tone(palette.woodDark, 0.1);
    const top = y - h * (kind === 'olive' ? 0.5 : 0.3);
    parts.push(
      path(
        `M${r(x - h * 0.012)} ${r(y)}Q${r(x + h * 0.03)} ${r(y - h * 0.25)} ${r(x)} ${r(y - h * 0.85)}M${r(x)} ${r(top)}L${r(x + h * 0.16)} ${r(top - h * 0.25)}M${r(x)} ${r(top)}L${r(x - h * 0.15)} ${r(top - h * 0.2)}`,
        'none',
        { stroke: trunk, 'stroke-width': r(Math.max(2, h * 0.022)) },
      ),
    );
    const count = kind === 'olive' ? 54 : 26;
    for (let i = 0; i < count; i += 1) {
      const angle = i * 2.4;
      const reach = Math.sqrt((i + 0.5) / count);
      const cx = x + Math.cos(angle) * reach * h * 0.22;
      const cy = y - h * 0.68 + Math.sin(angle) * reach * h * 0.27;
      const long = h * (kind === 'olive' ? 0.08 : 0.15);
      const turn = Math.atan2(cy - (y - h * 0.55), cx - x) + random.between(-0.7, 0.7);
      parts.push(
        leaf(
          cx,
          cy,
          cx + Math.cos(turn) * long,
          cy + Math.sin(turn) * long,
          long * (kind === 'olive' ? 0.28 : 0.55),
          kind === 'olive' ? mix(green((i % 4) / 3), '#b9c2a0', 0.28) : green((i % 4) / 3),
        ),
      );
    }
    return parts.join('');
  }
  for (let i = 0; i < 12; i += 1) {
    const lean = (((i * 5) % 12) / 11 - 0.5) * 2 + random.between(-0.1, 0.1);
    const long = h * random.between(0.5, 0.95) * (1 - Math.abs(lean) * 0.25);
    const px = x + lean * h * 0.34;
    const py = y - long * (1 - Math.abs(lean) * 0.25);
    parts.push(
      path(`M${r(x)} ${r(y)}Q${r(x + lean * h * 0.08)} ${r(y - long * 0.6)} ${r(px)} ${r(py)}`, 'none', {
        stroke: green(0.8),
        'stroke-width': r(Math.max(1.5, h * 0.012)),
      }),
    );
    const size = h * random.between(0.13, 0.18);
    const turn = lean * 0.7;
    parts.push(monsteraLeaf(px, py, size, turn, green((i % 4) / 3)));
  }
  return parts.join('');
}

function monsteraLeaf(x: number, y: number, size: number, turn: number, fill: string): string {
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
    `M${outline.map(([a, b]) => `${r(x + (a * cos - b * sin) * size)} ${r(y + (a * sin + b * cos) * size)}`).join('L')}Z`,
    fill,
    { 'stroke-linejoin': 'round', stroke: fill, 'stroke-width': r(size * 0.14) },
  );
}
