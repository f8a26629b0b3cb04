import { forkRandom } from '@mashrabiya/demo-data';
import { darken, fade, lighten, mix } from './color.ts';
import { drawSky, type SceneLight } from './light.ts';
import { drawCypress, drawPalm, drawShrub, drawTree, type Plant } from './plants.ts';
import { HEIGHT, type Outlook, type SceneInput, WIDTH } from './scene.ts';
import { clipMarkup, formatCoordinate, group, path, polygon, rect, verticalGradient } from './svg.ts';

export type { Outlook } from './scene.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Distant row of city roofs with a minaret, a dome and tanks; its foot is at `base`. */
export function drawSkyline(
  input: SceneInput,
  light: SceneLight,
  base: number,
  tallest: number,
  color: string,
): string {
  const random = forkRandom(input.random);
  const parts: string[] = [];
  const isNight = light.hour === 'night' || light.hour === 'dusk';
  let x = -30;
  while (x < WIDTH) {
    const w = random.between(50, 130);
    const h = tallest * random.between(0.35, 1);
    const tone = mix(color, light.sky[2], random.between(0.1, 0.4));
    parts.push(rect(x, base - h, w, h + 2, tone));
    parts.push(rect(light.side > 0 ? x : x + w * 0.72, base - h, w * 0.28, h + 2, fade(light.shadow, 0.16)));
    if (random.chance(0.35)) parts.push(rect(x + w * 0.2, base - h - 12, w * 0.25, 13, tone));
    for (let row = 0; row < h / 26 - 1; row += 1) {
      for (let column = 0; column < w / 22 - 1; column += 1) {
        if (random.chance(0.4)) continue;
        const glow = isNight && random.chance(0.45);
        parts.push(
          rect(x + 9 + column * 22, base - h + 12 + row * 26, 9, 12, glow ? light.lamp : darken(tone, 0.3), {
            opacity: glow ? 0.8 : 0.5,
          }),
        );
      }
    }
    x += w + random.between(-6, 18);
  }
  const at = random.between(200, 1400);
  const tone = mix(color, light.sky[2], 0.12);
  const towerHeight = tallest * 1.45;
  parts.push(
    path(
      `M${formatCoordinate(at - 9)} ${formatCoordinate(base)}V${formatCoordinate(base - towerHeight)}L${formatCoordinate(at)} ${formatCoordinate(base - towerHeight - 46)}L${formatCoordinate(at + 9)} ${formatCoordinate(base - towerHeight)}V${formatCoordinate(base)}Z`,
      tone,
    ),
    rect(at - 16, base - towerHeight * 0.72, 32, 9, tone),
    rect(at - 14, base - towerHeight * 0.98, 28, 8, tone),
    path(
      `M${formatCoordinate(at + 26)} ${formatCoordinate(base)}V${formatCoordinate(base - towerHeight * 0.42)}A44 50 0 0 1 ${formatCoordinate(at + 114)} ${formatCoordinate(base - towerHeight * 0.42)}V${formatCoordinate(base)}Z`,
      tone,
    ),
  );
  return group(parts.join(''));
}

/** Water from `top` to `bottom` with glints under the sun and a far shore line. */
export function drawWater(
  { random }: SceneInput,
  light: SceneLight,
  top: number,
  bottom: number,
  deepColor: string,
  shallow: string,
): string {
  const farColor = mix(light.applyLight(deepColor), light.sky[2], 0.35);
  const parts = [
    rect(
      0,
      top,
      WIDTH,
      bottom - top,
      verticalGradient([0, farColor], [0.25, light.applyLight(deepColor)], [1, light.applyLight(shallow)]),
    ),
  ];
  const glint = mix(light.sun, '#ffffff', 0.3);
  const middle = WIDTH / 2 + light.side * 480;
  for (let index = 0; index < 80; index += 1) {
    const depth = random.next() ** 1.6;
    const y = top + 4 + depth * (bottom - top - 8);
    const isBelowSun = index % 2 === 0;
    const x = isBelowSun ? middle + random.between(-90, 90) * (1 + depth * 2) : random.between(-50, WIDTH);
    const w = (18 + depth * 120) * random.between(0.5, 1.2);
    const h = 1.4 + depth * 4;
    parts.push(
      path(
        `M${formatCoordinate(x)} ${formatCoordinate(y)}q${formatCoordinate(w / 2)} ${formatCoordinate(-h)} ${formatCoordinate(w)} 0q${formatCoordinate(-w / 2)} ${formatCoordinate(h)} ${formatCoordinate(-w)} 0Z`,
        isBelowSun ? glint : light.applyLight(lighten(shallow, 0.35)),
        { opacity: isBelowSun ? 0.75 : 0.4 },
      ),
    );
  }
  return group(parts.join(''));
}

/** Bare mountains or dunes along the horizon, nearer ranges darker. */
export function drawMountains(
  { random }: SceneInput,
  light: SceneLight,
  base: number,
  tallest: number,
  color: string,
  isJagged: boolean,
): string {
  const layers = [0.55, 0.25].map((haze, layer) => {
    const points: [number, number][] = [[-20, base + 2]];
    let x = -20;
    while (x <= WIDTH + 90) {
      const swell = 0.55 + 0.45 * Math.sin(x / (isJagged ? 210 : 330) + layer * 2.3);
      points.push([x, base - tallest * (1 - layer * 0.42) * swell * random.between(isJagged ? 0.5 : 0.6, 1)]);
      x += isJagged ? random.between(34, 96) : random.between(120, 220);
    }
    points.push([WIDTH + 90, base + 2]);
    const tone = mix(light.applyLight(color), light.sky[2], haze);
    if (isJagged) {
      const shade = points.slice(1, -1).flatMap(([x, y], index) =>
        index % 2 === 0
          ? [
              polygon(
                [
                  [x, y],
                  [x - light.side * 50, base],
                  [x + light.side * 10, base],
                ],
                fade(light.shadow, 0.13),
              ),
            ]
          : [],
      );
      return polygon(points, tone) + shade.join('');
    }
    const soft = points.slice(1, -1).map(([x, y], index, all) => {
      const [px, py] = all[index - 1] ?? [x, y];
      return index === 0
        ? `L${formatCoordinate(x)} ${formatCoordinate(y)}`
        : `Q${formatCoordinate(px)} ${formatCoordinate(py)} ${formatCoordinate((px + x) / 2)} ${formatCoordinate((py + y) / 2)}`;
    });
    return path(
      `M-20 ${formatCoordinate(base + 2)}${soft.join('')}L${WIDTH + 90} ${formatCoordinate(base + 2)}Z`,
      verticalGradient([0, tone], [1, mix(tone, light.sky[2], 0.4)]),
    );
  });
  return group(layers.join(''));
}

function drawFarView(input: SceneInput, light: SceneLight, outlook: Outlook, horizon: number): string {
  const { palette, random } = input;
  const plant: Plant = { random, light, leaf: palette.leaf, leafDark: palette.leafDark };
  const haze = light.applyLight(mix(palette.wallShade, '#b7a88f', 0.4));
  const lawn = rect(
    0,
    horizon,
    WIDTH,
    HEIGHT - horizon,
    verticalGradient(
      [0, light.applyLight(mix(palette.leaf, '#d8dca0', 0.25))],
      [1, light.applyLight(palette.leafDark)],
    ),
  );
  const pickPositions = (count: number): number[] =>
    Array.from({ length: count }, (_, index) => ((index + random.between(0.1, 0.9)) / count) * WIDTH);
  switch (outlook) {
    case 'skyline':
      return (
        drawSkyline(input, light, horizon + 60, 300, haze) +
        drawSkyline(input, light, horizon + 380, 440, light.applyLight(palette.wallShade)) +
        rect(0, horizon + 378, WIDTH, HEIGHT, light.applyLight(palette.leafDark)) +
        pickPositions(8)
          .map((x) => drawTree(plant, x, horizon + 450, 190))
          .join('')
      );
    case 'nile':
      return (
        drawSkyline(input, light, horizon + 6, 250, haze) +
        pickPositions(12)
          .map((x) => drawPalm(plant, x, horizon + 12, random.between(80, 150)))
          .join('') +
        drawWater(input, light, horizon + 8, HEIGHT, '#3f7f8c', '#7fb0a8') +
        pickPositions(2)
          .map((x) => drawFelucca(light, x, horizon + random.between(60, 150), random.between(130, 210)))
          .join('')
      );
    case 'sea':
      return (
        drawWater(input, light, horizon, HEIGHT, '#1f78a8', '#5cc3c4') +
        rect(
          0,
          HEIGHT - 190,
          WIDTH,
          190,
          verticalGradient([0, light.applyLight('#efdcb4')], [1, light.applyLight('#dcbf8b')]),
        ) +
        pickPositions(2)
          .map((x) => drawPalm(plant, x, HEIGHT - 90, 520))
          .join('')
      );
    case 'mountains':
      return (
        drawMountains(input, light, horizon + 4, 230, '#b0785c', true) +
        drawWater(input, light, horizon + 2, HEIGHT, '#187fa3', '#63cbc6')
      );
    case 'desert':
      return (
        drawMountains(input, light, horizon + 10, 170, '#d9a86c', false) +
        rect(
          0,
          horizon + 8,
          WIDTH,
          HEIGHT,
          verticalGradient([0, light.applyLight('#e8c48f')], [1, light.applyLight('#c9965c')]),
        ) +
        pickPositions(5)
          .map((x) => drawShrub(plant, x, horizon + random.between(80, 300), 60))
          .join('')
      );
    case 'garden':
      return (
        pickPositions(9)
          .map((x, index) =>
            index % 3 === 0
              ? drawCypress(plant, x, horizon + 40, 330)
              : drawTree(plant, x, horizon + 50, random.between(230, 330)),
          )
          .join('') +
        lawn +
        pickPositions(3)
          .map((x) => drawPalm(plant, x, horizon + 190, 560))
          .join('') +
        pickPositions(8)
          .map((x, index) => drawShrub(plant, x, horizon + 290, 110, index % 2 === 0 ? '#d8487e' : undefined))
          .join('')
      );
    case 'street':
      return (
        drawSkyline(input, light, horizon + 110, 520, light.applyLight(palette.wallShade)) +
        rect(
          0,
          horizon + 108,
          WIDTH,
          HEIGHT,
          verticalGradient([0, light.applyLight('#a9a094')], [1, light.applyLight('#7c7670')]),
        ) +
        pickPositions(6)
          .map((x) => drawTree(plant, x, horizon + 150, 260))
          .join('')
      );
  }
}

/** A felucca under sail; (x, y) is the middle of its waterline. */
export function drawFelucca(light: SceneLight, x: number, y: number, h: number): string {
  const sail = light.applyLight('#fbf3e2');
  return group(
    path(
      `M${formatCoordinate(x - h * 0.38)} ${formatCoordinate(y - h * 0.09)}H${formatCoordinate(x + h * 0.42)}Q${formatCoordinate(x + h * 0.28)} ${formatCoordinate(y + h * 0.02)} ${formatCoordinate(x - h * 0.2)} ${formatCoordinate(y + h * 0.02)}Z`,
      light.applyLight('#6b4630'),
    ) +
      rect(x - h * 0.05, y - h * 0.6, h * 0.016, h * 0.52, light.applyLight('#5a3d2b')) +
      path(
        `M${formatCoordinate(x - h * 0.3)} ${formatCoordinate(y - h * 0.14)}Q${formatCoordinate(x - h * 0.18)} ${formatCoordinate(y - h * 0.6)} ${formatCoordinate(x + h * 0.16)} ${formatCoordinate(y - h)}Q${formatCoordinate(x + h * 0.4)} ${formatCoordinate(y - h * 0.45)} ${formatCoordinate(x + h * 0.34)} ${formatCoordinate(y - h * 0.14)}Q${formatCoordinate(x)} ${formatCoordinate(y - h * 0.22)} ${formatCoordinate(x - h * 0.3)} ${formatCoordinate(y - h * 0.14)}Z`,
        sail,
      ) +
      path(
        `M${formatCoordinate(x + h * 0.16)} ${formatCoordinate(y - h)}Q${formatCoordinate(x + h * 0.4)} ${formatCoordinate(y - h * 0.45)} ${formatCoordinate(x + h * 0.34)} ${formatCoordinate(y - h * 0.14)}Q${formatCoordinate(x + h * 0.24)} ${formatCoordinate(y - h * 0.17)} ${formatCoordinate(x + h * 0.14)} ${formatCoordinate(y - h * 0.19)}Q${formatCoordinate(x + h * 0.2)} ${formatCoordinate(y - h * 0.6)} ${formatCoordinate(x + h * 0.16)} ${formatCoordinate(y - h)}Z`,
        light.applyShade('#efe0c4'),
      ) +
      rect(x - h * 0.3, y + h * 0.03, h * 0.6, h * 0.02, fade('#ffffff', 0.25)),
  );
}

/**
 * Outlook that fills `box`, as through a window; `horizon` is a share of the box's height. The home's own outlook takes
 * precedence.
 */
export function drawView(input: SceneInput, light: SceneLight, box: Box, outlook: Outlook, horizon = 0.52): string {
  const line = HEIGHT * horizon;
  const scale = Math.max(box.w / WIDTH, box.h / HEIGHT);
  const left = box.x + (box.w - WIDTH * scale) / 2;
  const top = box.y + (box.h - HEIGHT * scale) / 2;
  const viewMarkup =
    rect(0, line, WIDTH, HEIGHT - line, light.sky[2]) +
    drawSky(input, light, line + 30) +
    drawFarView(input, light, input.outlook ?? outlook, line);
  return clipMarkup(
    rect(box.x, box.y, box.w, box.h, '#000'),
    group(viewMarkup, {
      transform: `translate(${formatCoordinate(left)} ${formatCoordinate(top)}) scale(${Math.round(scale * 10000) / 10000})`,
    }),
  );
}
