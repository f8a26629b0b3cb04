import type { Spot } from '../../kit/camera.ts';
import { darken, fade, lighten, mix } from '../../kit/colour.ts';
import { HEIGHT, WIDTH } from '../../kit/scene.ts';
import { ellipse, group, num, path, vertical } from '../../kit/svg.ts';
import { type Stage, sheet } from '../build/stage.ts';

/** Pool in the ground, with coping, tiled far walls, glints and the reflected sky. */
export function pool(stage: Stage, x: number, z: number, w: number, d: number, coping: string): string {
  const { light, random, camera } = stage;
  const lie = (px: number, pz: number, pw: number, pd: number, y: number, fill: string): string =>
    sheet(
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
    ? vertical([0, '#5fdde0'], [1, '#1c8fa6'])
    : vertical([0, mix(light.on(bright), light.sky[2], 0.35)], [0.5, light.on(bright)], [1, light.on('#1f8fae')]);
  const parts = [
    lie(x - edge, z - edge, w + edge * 2, d + edge * 2, 0.03, light.on(lighten(coping, 0.3))),
    lie(x, z, w, d, 0, light.on('#7fb9bd')),
    lie(x, z, w, d - 0.02, -0.12, fill),
  ];
  const far: Spot[] = [
    [x, 0, z + d],
    [x + w, 0, z + d],
    [x + w, -0.14, z + d],
    [x, -0.14, z + d],
  ];
  parts.push(sheet(stage, far, light.off(lighten(coping, 0.1))));
  for (let index = 0; index < 26; index += 1) {
    const gx = x + random.between(0.03, 0.82) * w;
    const gz = z + random.between(0.04, 0.96) * d;
    const [px, py] = camera.point([gx, -0.12, gz]);
    const scale = camera.scale([gx, 0, gz]);
    const long = Math.min(random.between(0.5, 1.5) * scale, (x + w - gx) * scale * 0.9);
    if (py > HEIGHT || px > WIDTH) continue;
    parts.push(
      path(
        `M${num(px)} ${num(py)}q${num(long * 0.25)} ${num(-scale * 0.05)} ${num(long * 0.5)} 0t${num(long * 0.5)} 0`,
        'none',
        { stroke: fade('#ffffff', 0.5), 'stroke-width': Math.max(1.4, scale * 0.035), 'stroke-linecap': 'round' },
      ),
    );
  }
  return group(parts.join(''));
}

/** Pergola from (x, z): four posts and a roof of boards. */
export function pergola(stage: Stage, x: number, z: number, w: number, d: number, h: number, wood: string): string {
  const { light } = stage;
  const post = (px: number, pz: number): string =>
    sheet(
      stage,
      [
        [px, 0, pz],
        [px + 0.16, 0, pz],
        [px + 0.16, h, pz],
        [px, h, pz],
      ],
      light.on(wood),
    ) +
    sheet(
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
      sheet(
        stage,
        [
          [bx, h + 0.16, z - 0.3],
          [bx + 0.13, h + 0.16, z - 0.3],
          [bx + 0.13, h + 0.16, z + d + 0.3],
          [bx, h + 0.16, z + d + 0.3],
        ],
        light.off(wood),
      ) +
      sheet(
        stage,
        [
          [bx, h, z - 0.3],
          [bx + 0.13, h, z - 0.3],
          [bx + 0.13, h + 0.18, z - 0.3],
          [bx, h + 0.18, z - 0.3],
        ],
        light.on(lighten(wood, 0.15)),
      )
    );
  });
  const beam = (bz: number): string =>
    sheet(
      stage,
      [
        [x - 0.3, h - 0.16, bz],
        [x + w + 0.4, h - 0.16, bz],
        [x + w + 0.4, h + 0.04, bz],
        [x - 0.3, h + 0.04, bz],
      ],
      light.on(darken(wood, 0.15)),
    );
  return group(
    post(x, z + d) + post(x + w, z + d) + beam(z + d) + roof.join('') + post(x, z) + post(x + w, z) + beam(z),
  );
}

/** Large leaves close to the viewer at one lower corner, for depth. */
export function foreground(stage: Stage, side: -1 | 1, tone: string): string {
  const { light, random } = stage;
  const foot = side < 0 ? -30 : WIDTH + 30;
  const parts: string[] = [];
  for (let index = 0; index < 9; index += 1) {
    const turn = (index / 8) * 1.25 + 0.1;
    const long = random.between(190, 330);
    const tipX = foot - side * Math.sin(turn) * long;
    const tipY = HEIGHT + 30 - Math.cos(turn) * long * 1.15;
    const bend = 46;
    const colour = darken(light.on(tone), 0.25 + (index % 3) * 0.13);
    parts.push(
      path(
        `M${foot} ${HEIGHT + 40}Q${num((foot + tipX) / 2 - bend)} ${num((HEIGHT + tipY) / 2 - bend)} ${num(tipX)} ${num(tipY)}Q${num((foot + tipX) / 2 + bend)} ${num((HEIGHT + tipY) / 2 + bend * 0.6)} ${foot} ${HEIGHT + 40}Z`,
        colour,
      ),
    );
    parts.push(
      path(
        `M${foot} ${HEIGHT + 40}Q${num((foot + tipX) / 2)} ${num((HEIGHT + tipY) / 2 - bend * 0.2)} ${num(tipX)} ${num(tipY)}`,
        'none',
        { stroke: fade(lighten(colour, 0.4), 0.5), 'stroke-width': 2.5 },
      ),
    );
  }
  return group(parts.join(''));
}

/** A clipped hedge along x. */
export function hedge(stage: Stage, x: number, z: number, w: number, h: number): string {
  const { light, palette, random, camera } = stage;
  const fill = vertical([0, light.on(palette.leaf)], [1, light.on(darken(palette.leafDark, 0.2))]);
  const parts = [
    sheet(
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
        light.on(index % 2 === 0 ? lighten(palette.leaf, 0.06) : mix(palette.leaf, palette.leafDark, 0.3)),
      ),
    );
  }
  return group(parts.join(''));
}
