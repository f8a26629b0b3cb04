import { darken, fade, lighten, mix } from './colour.ts';
import { type Light, sky } from './light.ts';
import { cypress, type Plant, palm, shrub, tree } from './plants.ts';
import { branch } from './random.ts';
import { HEIGHT, type Outlook, type SceneInput, WIDTH } from './scene.ts';
import { clipped, group, num, path, polygon, rect, vertical } from './svg.ts';

export type { Outlook } from './scene.ts';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Distant row of city roofs with a minaret, a dome and tanks; its foot is at `base`. */
export function skyline(input: SceneInput, light: Light, base: number, tallest: number, colour: string): string {
  const random = branch(input.random);
  const parts: string[] = [];
  const night = light.hour === 'night' || light.hour === 'dusk';
  let x = -30;
  while (x < WIDTH) {
    const w = random.between(50, 130);
    const h = tallest * random.between(0.35, 1);
    const tone = mix(colour, light.sky[2], random.between(0.1, 0.4));
    parts.push(rect(x, base - h, w, h + 2, tone));
    parts.push(rect(light.side > 0 ? x : x + w * 0.72, base - h, w * 0.28, h + 2, fade(light.shadow, 0.16)));
    if (random.chance(0.35)) parts.push(rect(x + w * 0.2, base - h - 12, w * 0.25, 13, tone));
    for (let row = 0; row < h / 26 - 1; row += 1) {
      for (let column = 0; column < w / 22 - 1; column += 1) {
        if (random.chance(0.4)) continue;
        const glow = night && random.chance(0.45);
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
  const tone = mix(colour, light.sky[2], 0.12);
  const tall = tallest * 1.45;
  parts.push(
    path(
      `M${num(at - 9)} ${num(base)}V${num(base - tall)}L${num(at)} ${num(base - tall - 46)}L${num(at + 9)} ${num(base - tall)}V${num(base)}Z`,
      tone,
    ),
    rect(at - 16, base - tall * 0.72, 32, 9, tone),
    rect(at - 14, base - tall * 0.98, 28, 8, tone),
    path(
      `M${num(at + 26)} ${num(base)}V${num(base - tall * 0.42)}A44 50 0 0 1 ${num(at + 114)} ${num(base - tall * 0.42)}V${num(base)}Z`,
      tone,
    ),
  );
  return group(parts.join(''));
}

/** Water from `top` to `bottom` with glints under the sun and a far shore line. */
export function water(
  { random }: SceneInput,
  light: Light,
  top: number,
  bottom: number,
  deep: string,
  shallow: string,
): string {
  const far = mix(light.on(deep), light.sky[2], 0.35);
  const parts = [rect(0, top, WIDTH, bottom - top, vertical([0, far], [0.25, light.on(deep)], [1, light.on(shallow)]))];
  const glint = mix(light.sun, '#ffffff', 0.3);
  const middle = WIDTH / 2 + light.side * 480;
  for (let index = 0; index < 80; index += 1) {
    const depth = random.next() ** 1.6;
    const y = top + 4 + depth * (bottom - top - 8);
    const under = index % 2 === 0;
    const x = under ? middle + random.between(-90, 90) * (1 + depth * 2) : random.between(-50, WIDTH);
    const w = (18 + depth * 120) * random.between(0.5, 1.2);
    const h = 1.4 + depth * 4;
    parts.push(
      path(
        `M${num(x)} ${num(y)}q${num(w / 2)} ${num(-h)} ${num(w)} 0q${num(-w / 2)} ${num(h)} ${num(-w)} 0Z`,
        under ? glint : light.on(lighten(shallow, 0.35)),
        { opacity: under ? 0.75 : 0.4 },
      ),
    );
  }
  return group(parts.join(''));
}

/** Bare mountains or dunes along the horizon, nearer ranges darker. */
export function range(
  { random }: SceneInput,
  light: Light,
  base: number,
  tallest: number,
  colour: string,
  jagged: boolean,
): string {
  const layers = [0.55, 0.25].map((haze, layer) => {
    const points: [number, number][] = [[-20, base + 2]];
    let x = -20;
    while (x <= WIDTH + 90) {
      const swell = 0.55 + 0.45 * Math.sin(x / (jagged ? 210 : 330) + layer * 2.3);
      points.push([x, base - tallest * (1 - layer * 0.42) * swell * random.between(jagged ? 0.5 : 0.6, 1)]);
      x += jagged ? random.between(34, 96) : random.between(120, 220);
    }
    points.push([WIDTH + 90, base + 2]);
    const tone = mix(light.on(colour), light.sky[2], haze);
    if (jagged) {
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
      return index === 0 ? `L${num(x)} ${num(y)}` : `Q${num(px)} ${num(py)} ${num((px + x) / 2)} ${num((py + y) / 2)}`;
    });
    return path(
      `M-20 ${num(base + 2)}${soft.join('')}L${WIDTH + 90} ${num(base + 2)}Z`,
      vertical([0, tone], [1, mix(tone, light.sky[2], 0.4)]),
    );
  });
  return group(layers.join(''));
}

function far(input: SceneInput, light: Light, outlook: Outlook, horizon: number): string {
  const { palette, random } = input;
  const plant: Plant = { random, light, leaf: palette.leaf, leafDark: palette.leafDark };
  const haze = light.on(mix(palette.wallShade, '#b7a88f', 0.4));
  const lawn = rect(
    0,
    horizon,
    WIDTH,
    HEIGHT - horizon,
    vertical([0, light.on(mix(palette.leaf, '#d8dca0', 0.25))], [1, light.on(palette.leafDark)]),
  );
  const places = (count: number): number[] =>
    Array.from({ length: count }, (_, index) => ((index + random.between(0.1, 0.9)) / count) * WIDTH);
  switch (outlook) {
    case 'skyline':
      return (
        skyline(input, light, horizon + 60, 300, haze) +
        skyline(input, light, horizon + 380, 440, light.on(palette.wallShade)) +
        rect(0, horizon + 378, WIDTH, HEIGHT, light.on(palette.leafDark)) +
        places(8)
          .map((x) => tree(plant, x, horizon + 450, 190))
          .join('')
      );
    case 'nile':
      return (
        skyline(input, light, horizon + 6, 250, haze) +
        places(12)
          .map((x) => palm(plant, x, horizon + 12, random.between(80, 150)))
          .join('') +
        water(input, light, horizon + 8, HEIGHT, '#3f7f8c', '#7fb0a8') +
        places(2)
          .map((x) => felucca(light, x, horizon + random.between(60, 150), random.between(130, 210)))
          .join('')
      );
    case 'sea':
      return (
        water(input, light, horizon, HEIGHT, '#1f78a8', '#5cc3c4') +
        rect(0, HEIGHT - 190, WIDTH, 190, vertical([0, light.on('#efdcb4')], [1, light.on('#dcbf8b')])) +
        places(2)
          .map((x) => palm(plant, x, HEIGHT - 90, 520))
          .join('')
      );
    case 'mountains':
      return (
        range(input, light, horizon + 4, 230, '#b0785c', true) +
        water(input, light, horizon + 2, HEIGHT, '#187fa3', '#63cbc6')
      );
    case 'desert':
      return (
        range(input, light, horizon + 10, 170, '#d9a86c', false) +
        rect(0, horizon + 8, WIDTH, HEIGHT, vertical([0, light.on('#e8c48f')], [1, light.on('#c9965c')])) +
        places(5)
          .map((x) => shrub(plant, x, horizon + random.between(80, 300), 60))
          .join('')
      );
    case 'garden':
      return (
        places(9)
          .map((x, index) =>
            index % 3 === 0
              ? cypress(plant, x, horizon + 40, 330)
              : tree(plant, x, horizon + 50, random.between(230, 330)),
          )
          .join('') +
        lawn +
        places(3)
          .map((x) => palm(plant, x, horizon + 190, 560))
          .join('') +
        places(8)
          .map((x, index) => shrub(plant, x, horizon + 290, 110, index % 2 === 0 ? '#d8487e' : undefined))
          .join('')
      );
    case 'street':
      return (
        skyline(input, light, horizon + 110, 520, light.on(palette.wallShade)) +
        rect(0, horizon + 108, WIDTH, HEIGHT, vertical([0, light.on('#a9a094')], [1, light.on('#7c7670')])) +
        places(6)
          .map((x) => tree(plant, x, horizon + 150, 260))
          .join('')
      );
  }
}

/** A felucca under sail; (x, y) is the middle of its waterline. */
export function felucca(light: Light, x: number, y: number, h: number): string {
  const sail = light.on('#fbf3e2');
  return group(
    path(
      `M${num(x - h * 0.38)} ${num(y - h * 0.09)}H${num(x + h * 0.42)}Q${num(x + h * 0.28)} ${num(y + h * 0.02)} ${num(x - h * 0.2)} ${num(y + h * 0.02)}Z`,
      light.on('#6b4630'),
    ) +
      rect(x - h * 0.05, y - h * 0.6, h * 0.016, h * 0.52, light.on('#5a3d2b')) +
      path(
        `M${num(x - h * 0.3)} ${num(y - h * 0.14)}Q${num(x - h * 0.18)} ${num(y - h * 0.6)} ${num(x + h * 0.16)} ${num(y - h)}Q${num(x + h * 0.4)} ${num(y - h * 0.45)} ${num(x + h * 0.34)} ${num(y - h * 0.14)}Q${num(x)} ${num(y - h * 0.22)} ${num(x - h * 0.3)} ${num(y - h * 0.14)}Z`,
        sail,
      ) +
      path(
        `M${num(x + h * 0.16)} ${num(y - h)}Q${num(x + h * 0.4)} ${num(y - h * 0.45)} ${num(x + h * 0.34)} ${num(y - h * 0.14)}Q${num(x + h * 0.24)} ${num(y - h * 0.17)} ${num(x + h * 0.14)} ${num(y - h * 0.19)}Q${num(x + h * 0.2)} ${num(y - h * 0.6)} ${num(x + h * 0.16)} ${num(y - h)}Z`,
        light.off('#efe0c4'),
      ) +
      rect(x - h * 0.3, y + h * 0.03, h * 0.6, h * 0.02, fade('#ffffff', 0.25)),
  );
}

/**
 * Outlook that fills `box`, as through a window; `horizon` is a share of the box's height. The home's own outlook takes
 * precedence.
 */
export function view(input: SceneInput, light: Light, box: Box, outlook: Outlook, horizon = 0.52): string {
  const line = HEIGHT * horizon;
  const scale = Math.max(box.w / WIDTH, box.h / HEIGHT);
  const left = box.x + (box.w - WIDTH * scale) / 2;
  const top = box.y + (box.h - HEIGHT * scale) / 2;
  const whole =
    rect(0, line, WIDTH, HEIGHT - line, light.sky[2]) +
    sky(input, light, line + 30) +
    far(input, light, input.outlook ?? outlook, line);
  return clipped(
    rect(box.x, box.y, box.w, box.h, '#000'),
    group(whole, { transform: `translate(${num(left)} ${num(top)}) scale(${Math.round(scale * 10000) / 10000})` }),
  );
}
