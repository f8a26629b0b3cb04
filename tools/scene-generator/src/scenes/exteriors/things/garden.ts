import type { Spot } from '../../kit/camera.ts';
import { darken, fade, lighten, mix } from '../../kit/color.ts';
import { HEIGHT, WIDTH } from '../../kit/scene.ts';
import { ellipse, formatCoordinate, group, path, verticalGradient } from '../../kit/svg.ts';
import { drawFlatShape, type Stage } from '../build/stage.ts';

/** Pool in the ground, with coping, tiled far walls, glints and the reflected sky. */
export function drawPool(stage: Stage, x: number, z: number, w: number, d: number, coping: string): string {
  const { light, random, camera } = stage;
  const drawFlatRectangle = (px: number, pz: number, pw: number, pd: number, y: number, fill: string): string =>
    drawFlatShape(
      stage,
      [
        [px, y, pz],
        [px + pw, y, pz],
        [px + pw, y, pz + pd],
        [px, y, pz + pd],
      ],
      fill,
    );
  const edge = 0.4;
  const bright = light.isDark ? '#4fd0d6' : '#45b9c9';
  const fill = light.isDark
    ? verticalGradient([0, '#5fdde0'], [1, '#1c8fa6'])
    : verticalGradient(
        [0, mix(light.applyLight(bright), light.sky[2], 0.35)],
        [0.5, light.applyLight(bright)],
        [1, light.applyLight('#1f8fae')],
      );
  const parts = [
    drawFlatRectangle(x - edge, z - edge, w + edge * 2, d + edge * 2, 0.03, light.applyLight(lighten(coping, 0.3))),
    drawFlatRectangle(x, z, w, d, 0, light.applyLight('#7fb9bd')),
    drawFlatRectangle(x, z, w, d - 0.02, -0.12, fill),
  ];
  const far: Spot[] = [
    [x, 0, z + d],
    [x + w, 0, z + d],
    [x + w, -0.14, z + d],
    [x, -0.14, z + d],
  ];
  parts.push(drawFlatShape(stage, far, light.applyShade(lighten(coping, 0.1))));
  for (let index = 0; index < 26; index += 1) {
    const gx = x + random.between(0.03, 0.82) * w;
    const gz = z + random.between(0.04, 0.96) * d;
    const [px, py] = camera.point([gx, -0.12, gz]);
    const scale = camera.scale([gx, 0, gz]);
    const glintLength = Math.min(random.between(0.5, 1.5) * scale, (x + w - gx) * scale * 0.9);
    if (py > HEIGHT || px > WIDTH) continue;
    parts.push(
      path(
        `M${formatCoordinate(px)} ${formatCoordinate(py)}q${formatCoordinate(glintLength * 0.25)} ${formatCoordinate(-scale * 0.05)} ${formatCoordinate(glintLength * 0.5)} 0t${formatCoordinate(glintLength * 0.5)} 0`,
        'none',
        { stroke: fade('#ffffff', 0.5), 'stroke-width': Math.max(1.4, scale * 0.035), 'stroke-linecap': 'round' },
      ),
    );
  }
  return group(parts.join(''));
}

/** Pergola from (x, z): four posts and a roof of boards. */
export function drawPergola(stage: Stage, x: number, z: number, w: number, d: number, h: number, wood: string): string {
  const { light } = stage;
  const drawPost = (px: number, pz: number): string =>
    drawFlatShape(
      stage,
      [
        [px, 0, pz],
        [px + 0.16, 0, pz],
        [px + 0.16, h, pz],
        [px, h, pz],
      ],
      light.applyLight(wood),
    ) +
    drawFlatShape(
      stage,
      [
        [px, 0, pz],
        [px + 0.06, 0, pz],
        [px + 0.06, h, pz],
        [px, h, pz],
      ],
      fade(light.shadow, 0.25),
    );
  const count = Math.round(w / 0.42);
  const roof = Array.from({ length: count + 1 }, (_, index) => {
    const bx = x + (index / count) * w;
    return (
      drawFlatShape(
        stage,
        [
          [bx, h + 0.16, z - 0.3],
          [bx + 0.13, h + 0.16, z - 0.3],
          [bx + 0.13, h + 0.16, z + d + 0.3],
          [bx, h + 0.16, z + d + 0.3],
        ],
        light.applyShade(wood),
      ) +
      drawFlatShape(
        stage,
        [
          [bx, h, z - 0.3],
          [bx + 0.13, h, z - 0.3],
          [bx + 0.13, h + 0.18, z - 0.3],
          [bx, h + 0.18, z - 0.3],
        ],
        light.applyLight(lighten(wood, 0.15)),
      )
    );
  });
  const drawBeam = (bz: number): string =>
    drawFlatShape(
      stage,
      [
        [x - 0.3, h - 0.16, bz],
        [x + w + 0.4, h - 0.16, bz],
        [x + w + 0.4, h + 0.04, bz],
        [x - 0.3, h + 0.04, bz],
      ],
      light.applyLight(darken(wood, 0.15)),
    );
  return group(
    drawPost(x, z + d) +
      drawPost(x + w, z + d) +
      drawBeam(z + d) +
      roof.join('') +
      drawPost(x, z) +
      drawPost(x + w, z) +
      drawBeam(z),
  );
}

/** Large leaves close to the viewer at one lower corner, for depth. */
export function drawForegroundPlants(stage: Stage, side: -1 | 1, tone: string): string {
  const { light, random } = stage;
  const foot = side < 0 ? -30 : WIDTH + 30;
  const parts: string[] = [];
  for (let index = 0; index < 9; index += 1) {
    const turn = (index / 8) * 1.25 + 0.1;
    const stemLength = random.between(190, 330);
    const tipX = foot - side * Math.sin(turn) * stemLength;
    const tipY = HEIGHT + 30 - Math.cos(turn) * stemLength * 1.15;
    const bend = 46;
    const color = darken(light.applyLight(tone), 0.25 + (index % 3) * 0.13);
    parts.push(
      path(
        `M${foot} ${HEIGHT + 40}Q${formatCoordinate((foot + tipX) / 2 - bend)} ${formatCoordinate((HEIGHT + tipY) / 2 - bend)} ${formatCoordinate(tipX)} ${formatCoordinate(tipY)}Q${formatCoordinate((foot + tipX) / 2 + bend)} ${formatCoordinate((HEIGHT + tipY) / 2 + bend * 0.6)} ${foot} ${HEIGHT + 40}Z`,
        color,
      ),
    );
    parts.push(
      path(
        `M${foot} ${HEIGHT + 40}Q${formatCoordinate((foot + tipX) / 2)} ${formatCoordinate((HEIGHT + tipY) / 2 - bend * 0.2)} ${formatCoordinate(tipX)} ${formatCoordinate(tipY)}`,
        'none',
        { stroke: fade(lighten(color, 0.4), 0.5), 'stroke-width': 2.5 },
      ),
    );
  }
  return group(parts.join(''));
}

/** A clipped hedge along x. */
export function drawHedge(stage: Stage, x: number, z: number, w: number, h: number): string {
  const { light, palette, random, camera } = stage;
  const fill = verticalGradient(
    [0, light.applyLight(palette.leaf)],
    [1, light.applyLight(darken(palette.leafDark, 0.2))],
  );
  const parts = [
    drawFlatShape(
      stage,
      [
        [x, 0, z],
        [x + w, 0, z],
        [x + w, h, z],
        [x, h, z],
      ],
      fill,
    ),
  ];
  const scale = camera.scale([x, 0, z]);
  const count = Math.min(60, Math.round(w / 0.5));
  for (let index = 0; index < count; index += 1) {
    const [px, py] = camera.point([x + ((index + 0.5) / count) * w, h, z]);
    parts.push(
      ellipse(
        px,
        py + scale * 0.05,
        scale * 0.42,
        scale * random.between(0.12, 0.24),
        light.applyLight(index % 2 === 0 ? lighten(palette.leaf, 0.06) : mix(palette.leaf, palette.leafDark, 0.3)),
      ),
    );
  }
  return group(parts.join(''));
}
