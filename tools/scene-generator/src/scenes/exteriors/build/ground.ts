import { darken, fade, lighten, mix } from '../../kit/color.ts';
import { HEIGHT, WIDTH } from '../../kit/scene.ts';
import { ellipse, formatCoordinate, group, path } from '../../kit/svg.ts';
import { drawFloor, type Stage } from './stage.ts';

/** Street along x from z: pavement with kerb and tiles on the far side, asphalt with a dashed line. */
export function drawStreet(stage: Stage, z: number, road: number, pavement: number): string {
  const { light, palette } = stage;
  const tar = light.applyLight('#6a6763');
  const stone = light.applyLight(lighten(palette.stone, 0.1));
  const parts = [
    drawFloor(stage, -80, z, 160, road, tar),
    drawFloor(stage, -80, z + road, 160, 0.28, light.applyLight('#efe9dc')),
    drawFloor(stage, -80, z + road + 0.28, 160, pavement, stone),
  ];
  for (let x = -42; x < 42; x += 5)
    parts.push(drawFloor(stage, x, z + road * 0.46, 2.4, 0.16, light.applyLight('#e9e4d6')));
  for (let x = -40; x < 40; x += 1.6)
    parts.push(drawFloor(stage, x, z + road + 0.3, 0.05, pavement, fade(darken(stone, 0.5), 0.28)));
  for (let row = 1; row < pavement / 1.4; row += 1)
    parts.push(drawFloor(stage, -60, z + road + 0.3 + row * 1.4, 120, 0.04, fade(darken(stone, 0.5), 0.24)));
  return parts.join('');
}

/** A paved terrace of square tiles. */
export function drawPaving(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  color: string,
  tile = 0.9,
): string {
  const { light } = stage;
  const base = light.applyLight(color);
  const joint = fade(darken(base, 0.45), 0.32);
  const parts = [drawFloor(stage, x, z, w, d, base)];
  const { random } = stage;
  for (let column = 0; column < w / tile; column += 1) {
    for (let row = 0; row < d / tile; row += 1) {
      if (!random.chance(0.12)) continue;
      parts.push(
        drawFloor(
          stage,
          x + column * tile,
          z + row * tile,
          Math.min(tile, w - column * tile),
          Math.min(tile, d - row * tile),
          fade(random.chance(0.5) ? lighten(base, 0.3) : darken(base, 0.3), 0.4),
        ),
      );
    }
  }
  for (let at = tile; at < w; at += tile) parts.push(drawFloor(stage, x + at, z, 0.035, d, joint));
  for (let at = tile; at < d; at += tile) parts.push(drawFloor(stage, x, z + at, w, 0.035, joint));
  return parts.join('');
}

/** A lawn with mowing stripes and a few lighter tufts. */
export function drawLawn(stage: Stage, x: number, z: number, w: number, d: number): string {
  const { light, palette, random, camera } = stage;
  const base = light.applyLight(mix(palette.leaf, '#a9bf62', 0.25));
  const parts = [drawFloor(stage, x, z, w, d, base)];
  const stripe = Math.max(1.6, w / 14);
  for (let at = 0; at < w; at += stripe * 2)
    parts.push(
      drawFloor(stage, x + at, z, Math.min(stripe, w - at), d, fade(light.applyLight(palette.leafDark), 0.16)),
    );
  for (let index = 0; index < 40; index += 1) {
    const spot = [x + random.next() * w, 0, z + random.next() * d] as const;
    if (camera.depth(spot) < 1) continue;
    const [px, py] = camera.point(spot);
    const scale = camera.scale(spot);
    parts.push(ellipse(px, py, scale * 0.35, scale * 0.06, fade(lighten(base, 0.3), 0.5)));
  }
  return parts.join('');
}

/** Two hazy rows of trees along the horizon, to close an open view. */
export function drawTreeline({ camera, light, palette, random }: Stage): string {
  const rows = [0.5, 0.22].map((haze, row) => {
    const tone = mix(light.applyLight(palette.leafDark), light.sky[2], haze);
    const parts: string[] = [];
    let x = -30;
    while (x < WIDTH + 40) {
      const r = random.between(22, 46) * (1 - row * 0.25);
      parts.push(ellipse(x, camera.horizon + 4 - r * 0.35, r * 1.15, r * random.between(0.7, 1.15), tone));
      x += r * 1.1;
    }
    return parts.join('');
  });
  return group(rows.join(''));
}

/**
 * Grass, stones and small flowers in the foreground, larger towards the viewer; `from` is the highest position, in
 * units.
 */
export function drawMeadow({ light, palette, random }: Stage, from: number, tone: string, flowers?: string): string {
  const parts: string[] = [];
  const spots = Array.from({ length: 70 }, () => ({
    x: random.between(0, WIDTH),
    y: from + (HEIGHT + 20 - from) * Math.sqrt(random.next()),
  }));
  spots.sort((a, b) => a.y - b.y);
  for (const { x, y } of spots) {
    const s = 7 + ((y - from) / (HEIGHT - from)) * 22;
    const color = light.applyLight(
      mix(tone, random.chance(0.5) ? palette.leafDark : lighten(palette.leaf, 0.2), random.between(0.3, 0.8)),
    );
    const drawBlade = (lean: number, height: number): string =>
      `M${formatCoordinate(x - s * 0.1)} ${formatCoordinate(y)}Q${formatCoordinate(x + lean * 0.4 * s)} ${formatCoordinate(y - height * s * 0.6)} ${formatCoordinate(x + lean * s)} ${formatCoordinate(y - height * s)}Q${formatCoordinate(x + lean * 0.6 * s + s * 0.1)} ${formatCoordinate(y - height * s * 0.5)} ${formatCoordinate(x + s * 0.12)} ${formatCoordinate(y)}Z`;
    parts.push(path(drawBlade(-0.55, 0.9) + drawBlade(0.05, 1.35) + drawBlade(0.6, 0.85), color));
    if (flowers !== undefined && random.chance(0.4)) {
      for (const lean of [-0.4, 0.2, 0.7])
        parts.push(
          ellipse(
            x + lean * s,
            y - s * random.between(0.9, 1.5),
            s * 0.17,
            s * 0.14,
            light.applyLight(random.chance(0.7) ? flowers : '#fff6dc'),
          ),
        );
    }
  }
  return group(parts.join(''));
}
