import { darken, lighten } from '../../kit/color.ts';
import type { Point } from '../../kit/svg.ts';
import type { Face } from '../build/face.ts';
import { drawSolid } from '../build/face.ts';
import type { Stage } from '../build/stage.ts';

export type Goods = 'medicine' | 'bread' | 'produce' | 'groceries' | 'clothes' | 'care';

/** A round or oval spot on a wall. */
export function drawDisc(face: Face, u: number, v: number, rx: number, ry: number, fill: string, out = 0): string {
  const rim: Point[] = Array.from({ length: 14 }, (_, index) => [
    u + Math.cos((index / 7) * Math.PI) * rx,
    v + Math.sin((index / 7) * Math.PI) * ry,
  ]);
  return face.shape(rim, fill, out);
}

const COLORS: Record<Goods, readonly [string, ...string[]]> = {
  medicine: ['#f7f4ea', '#7fc6a4', '#5f9fc4', '#f0c75a', '#e78a6b', '#ffffff'],
  bread: ['#d99a52', '#c47f3a', '#e8b878', '#b56d30'],
  produce: ['#d8432f', '#f0a030', '#6fa53c', '#f4d14a', '#7c4a86', '#e8703a'],
  groceries: ['#d84b3a', '#f2c14a', '#4f93c4', '#6fae5a', '#f6efe0', '#c46fa0', '#e88a4a'],
  clothes: ['#b5476a', '#35597a', '#e2b85a', '#5c8a70', '#f1e6d4'],
  care: ['#f7f4ea', '#9fd0dc', '#e6efe8'],
};

/** Goods behind glass within the given area. */
export function drawDisplay(face: Face, goods: Goods, u: number, v: number, w: number, h: number): string {
  const { random, palette } = face.stage;
  const parts: string[] = [];
  const colors = COLORS[goods];
  const shadeColor = (color: string): string =>
    face.stage.light.isDark ? lighten(color, 0.12) : face.color(darken(color, 0.1));
  if (goods === 'clothes') {
    const count = Math.max(2, Math.round(w / 1.1));
    for (let index = 0; index < count; index += 1) {
      const at = u + ((index + 0.5) / count) * w;
      const dress = shadeColor(random.pick(colors));
      parts.push(
        face.quad(at - 0.03, v, 0.06, h * 0.3, shadeColor('#4b4038')),
        drawDisc(face, at, v + h * 0.86, 0.11, 0.15, shadeColor('#d9b48f')),
      );
      parts.push(
        face.shape(
          [
            [at - 0.34, v + h * 0.18],
            [at + 0.34, v + h * 0.18],
            [at + 0.12, v + h * 0.52],
            [at + 0.2, v + h * 0.74],
            [at - 0.2, v + h * 0.74],
            [at - 0.12, v + h * 0.52],
          ],
          dress,
        ),
        face.quad(at - 0.13, v + h * 0.5, 0.26, 0.05, shadeColor(palette.accent)),
      );
    }
    return parts.join('');
  }
  if (goods === 'care') {
    parts.push(
      face.quad(u, v + h * 0.1, w, h * 0.12, shadeColor('#e8dcc8')),
      face.quad(u + w * 0.1, v, w * 0.8, h * 0.34, shadeColor('#dfe9e6')),
      face.quad(u, v + h * 0.5, w, 0.5, shadeColor('#bcd8dd')),
    );
    for (const share of [0.25, 0.5, 0.75])
      parts.push(drawDisc(face, u + w * share, v + h * 0.86, 0.13, 0.13, '#fff6da'));
    return parts.join('');
  }
  const rows = 4;
  for (let row = 0; row < rows; row += 1) {
    const level = v + (row / rows) * h;
    parts.push(face.quad(u, level - 0.06, w, 0.06, shadeColor('#8a6a48')));
    let at = u + 0.04;
    while (at < u + w - 0.2) {
      const itemWidth = random.between(0.14, 0.3);
      const itemHeight = (h / rows) * random.between(0.4, 0.78);
      const color = shadeColor(random.pick(colors));
      if (goods === 'bread' || goods === 'produce')
        parts.push(
          drawDisc(face, at + itemWidth / 2, level + itemHeight * 0.38, itemWidth * 0.62, itemHeight * 0.42, color),
        );
      else
        parts.push(
          face.quad(at, level, itemWidth, itemHeight, color),
          face.quad(at, level + itemHeight * 0.3, itemWidth, itemHeight * 0.18, shadeColor(lighten(color, 0.5))),
        );
      at += itemWidth + 0.04;
    }
  }
  return parts.join('');
}

/** Sign as a pictogram, readable in every language. */
export function drawPictogram(
  face: Face,
  goods: Goods,
  u: number,
  v: number,
  r: number,
  ink: string,
  out: number,
): string {
  const drawQuad = (x: number, y: number, w: number, h: number): string =>
    face.quad(u + x * r, v + y * r, w * r, h * r, ink, out);
  const drawPolygon = (...points: Point[]): string =>
    face.shape(
      points.map(([x, y]): Point => [u + x * r, v + y * r]),
      ink,
      out,
    );
  const drawEllipse = (x: number, y: number, rx: number, ry = rx): string =>
    drawDisc(face, u + x * r, v + y * r, rx * r, ry * r, ink, out);
  switch (goods) {
    case 'medicine':
      return drawQuad(-0.32, -1, 0.64, 2) + drawQuad(-1, -0.32, 2, 0.64);
    case 'care':
      return (
        drawQuad(-2, -0.1, 1.2, 0.2) +
        drawPolygon([-0.8, -0.1], [-0.5, 0.8], [-0.3, 0.8], [-0.6, -0.1]) +
        drawPolygon([-0.5, 0.8], [-0.3, 0.8], [0.1, -0.8], [-0.1, -0.8]) +
        drawPolygon([-0.1, -0.8], [0.1, -0.8], [0.5, 0.1], [0.3, 0.1]) +
        drawQuad(0.4, -0.1, 1.6, 0.2)
      );
    case 'bread':
      return drawEllipse(-1.1, 0, 0.75, 0.6) + drawEllipse(0, 0.1, 0.85, 0.75) + drawEllipse(1.1, 0, 0.75, 0.6);
    case 'produce':
      return (
        drawEllipse(-1.1, -0.15, 0.7) +
        drawEllipse(0.5, -0.15, 0.7) +
        drawPolygon([-1.1, 0.4], [-0.5, 1], [-0.9, 0.4]) +
        drawPolygon([0.5, 0.4], [1.2, 1], [0.7, 0.4])
      );
    case 'groceries':
      return (
        drawPolygon(
          [-1.6, 0.9],
          [-1.1, 0.9],
          [-0.8, 0.5],
          [1.3, 0.5],
          [0.9, -0.5],
          [-0.7, -0.5],
          [-1.1, 0.7],
          [-1.6, 0.7],
        ) +
        drawEllipse(-0.4, -0.82, 0.2) +
        drawEllipse(0.7, -0.82, 0.2)
      );
    case 'clothes':
      return (
        drawPolygon([-1.2, -0.5], [0, 0.35], [1.2, -0.5], [1.2, -0.75], [-1.2, -0.75]) +
        drawEllipse(0, 0.7, 0.26) +
        drawQuad(-0.06, 0.2, 0.12, 0.4)
      );
  }
}

/** Crates heaped with fruit, baskets of bread or stacked boxes on the pavement along a shop front. */
export function drawStalls(stage: Stage, goods: Goods, x: number, z: number, w: number): string {
  if (goods !== 'produce' && goods !== 'bread' && goods !== 'groceries') return '';
  const { random, palette, camera, light } = stage;
  const parts: string[] = [];
  const gap = { from: x + w * 0.38, to: x + w * 0.62 };
  const crate = 1;
  for (const [row, height] of goods === 'produce' ? [[0, 0.85] as const, [1, 0.5] as const] : [[1, 0.6] as const]) {
    for (let at = x; at + crate <= x + w; at += crate + 0.08) {
      if (at + crate > gap.from && at < gap.to) continue;
      const front = z - row * 0.7;
      parts.push(
        drawSolid(
          stage,
          { x: at, z: front, w: crate, d: 0.62, h: height },
          row === 0 ? palette.wood : lighten(palette.wood, 0.12),
          (face) =>
            [0.2, 0.5, 0.8]
              .map((share) => face.quad(0.04, height * share, face.w - 0.08, 0.04, face.color(palette.woodDark)))
              .join(''),
        ),
      );
      const color = random.pick(COLORS[goods]);
      for (let pile = 0; pile < 3; pile += 1) {
        const count = 6 - pile;
        for (let fruit = 0; fruit < count; fruit += 1) {
          const [px, py] = camera.point([
            at + 0.12 + pile * 0.07 + (fruit / count) * 0.86,
            height + 0.05 + pile * 0.1,
            front + 0.3 - pile * 0.02,
          ]);
          const r = camera.scale([at, 0, front]) * 0.085;
          parts.push(
            `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${r.toFixed(1)}" fill="${light.applyLight(fruit % 2 === 0 ? color : darken(color, 0.15))}"/><circle cx="${(px + light.side * r * 0.3).toFixed(1)}" cy="${(py - r * 0.3).toFixed(1)}" r="${(r * 0.35).toFixed(1)}" fill="${light.applyLight(lighten(color, 0.45))}"/>`,
          );
        }
      }
    }
  }
  return parts.join('');
}
