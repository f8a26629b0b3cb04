import { darken, fade, lighten, mix } from './colour.ts';
import type { Light } from './light.ts';
import type { Random } from './scene.ts';
import { ellipse, group, num, path, polygon, rect, softSpot, vertical } from './svg.ts';

export interface Plant {
  random: Random;
  light: Light;
  leaf: string;
  leafDark: string;
}

/** A date palm: ringed trunk, arching fronds, a cluster of dates in summer. */
export function palm({ random, light, leaf, leafDark }: Plant, x: number, y: number, h: number): string {
  const lean = random.between(-0.08, 0.08) * h;
  const top = { x: x + lean, y: y - h * 0.74 };
  const wide = h * 0.022;
  const bark = light.on('#9a7650');
  const trunk = path(
    `M${num(x - wide * 1.4)} ${num(y)}Q${num(x - wide)} ${num(y - h * 0.4)} ${num(top.x - wide)} ${num(top.y)}L${num(top.x + wide)} ${num(top.y)}Q${num(x + wide)} ${num(y - h * 0.4)} ${num(x + wide * 1.5)} ${num(y)}Z`,
    bark,
  );
  const half = path(
    `M${num(x + wide * 0.1)} ${num(y)}Q${num(x + wide * 0.2)} ${num(y - h * 0.4)} ${num(top.x)} ${num(top.y)}L${num(top.x - light.side * wide)} ${num(top.y)}Q${num(x - light.side * wide)} ${num(y - h * 0.4)} ${num(x - light.side * wide * 1.4)} ${num(y)}Z`,
    darken(bark, 0.4),
  );
  const fronds: string[] = [];
  const count = 17;
  for (let index = 0; index < count; index += 1) {
    const turn = Math.PI * (0.92 + (index / (count - 1)) * 1.16 - 0.16) + random.between(-0.08, 0.08);
    const long = h * random.between(0.3, 0.38);
    const tipX = top.x + Math.cos(turn) * long;
    const tipY = top.y + Math.sin(turn) * long * 0.72 + long * 0.3;
    const bendX = top.x + Math.cos(turn) * long * 0.55;
    const bendY = top.y + Math.sin(turn) * long * 0.85 - long * 0.12;
    const thick = h * 0.03;
    const sunny = Math.cos(turn) * light.side > 0;
    const colour = light.on(index % 3 === 0 ? leafDark : sunny ? lighten(leaf, 0.08) : mix(leaf, leafDark, 0.55));
    fronds.push(
      path(
        `M${num(top.x)} ${num(top.y)}Q${num(bendX)} ${num(bendY - thick)} ${num(tipX)} ${num(tipY)}Q${num(bendX)} ${num(bendY + thick * 1.5)} ${num(top.x)} ${num(top.y + thick * 0.3)}Z`,
        colour,
      ),
    );
  }
  const dates =
    light.season === 'summer'
      ? [-1, 1]
          .map((side) =>
            ellipse(top.x + side * wide * 1.6, top.y + h * 0.045, wide * 0.9, h * 0.035, light.on('#b0602c')),
          )
          .join('')
      : '';
  const order =
    fronds.filter((_, index) => index % 3 === 0).join('') +
    trunk +
    half +
    dates +
    fronds.filter((_, index) => index % 3 !== 0).join('');
  return group(order);
}

/** Crown of leaf clumps in three tones, brighter towards the light. */
function crown(
  { random, light, leaf, leafDark }: Plant,
  x: number,
  y: number,
  rx: number,
  ry: number,
  lobes: number,
): string {
  const small = Math.min(rx, ry);
  const clump = (dx: number, dy: number, size: number, tone: string): string =>
    ellipse(x + dx * rx, y + dy * ry, size * small * 1.2, size * small, tone);
  const ring = (count: number, reach: number, from: number, to: number, lean: number, tone: string): string =>
    Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * Math.PI * 2 + random.between(-0.25, 0.25);
      const far = reach * random.between(0.8, 1.05);
      return clump(
        Math.cos(turn) * far + lean * light.side,
        Math.sin(turn) * far - lean,
        random.between(from, to),
        tone,
      );
    }).join('');
  const parts = [ellipse(x, y, rx * 0.86, ry * 0.86, light.on(darken(leafDark, 0.25)))];
  parts.push(ring(lobes + 5, 0.78, 0.2, 0.32, 0, light.on(darken(leafDark, 0.2))));
  parts.push(ring(lobes + 3, 0.6, 0.2, 0.32, 0.1, light.on(mix(leaf, leafDark, 0.72))));
  parts.push(ring(lobes, 0.46, 0.14, 0.25, 0.22, light.on(mix(leaf, leafDark, 0.35))));
  parts.push(ring(lobes, 0.34, 0.08, 0.17, 0.36, light.on(lighten(leaf, 0.06))));
  for (let index = 0; index < lobes * 3; index += 1) {
    const turn = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * 0.86;
    const high = Math.sin(turn) * far;
    const bright = high < 0.1 && random.chance(0.65);
    parts.push(
      clump(
        Math.cos(turn) * far,
        high,
        random.between(0.025, 0.06),
        light.on(bright ? lighten(leaf, 0.2) : darken(leafDark, 0.1)),
      ),
    );
  }
  return parts.join('');
}

export function tree(plant: Plant, x: number, y: number, h: number): string {
  const trunk = h * 0.035;
  const bark = plant.light.on('#7c6049');
  return group(
    path(
      `M${num(x - trunk)} ${num(y)}Q${num(x - trunk * 0.4)} ${num(y - h * 0.3)} ${num(x - trunk)} ${num(y - h * 0.55)}H${num(x + trunk)}Q${num(x + trunk * 0.4)} ${num(y - h * 0.3)} ${num(x + trunk * 1.2)} ${num(y)}Z`,
      bark,
    ) + crown(plant, x, y - h * 0.66, h * 0.36, h * 0.33, 9),
  );
}

export function cypress({ light, leaf, leafDark }: Plant, x: number, y: number, h: number): string {
  const wide = h * 0.1;
  const shape = (share: number): string =>
    `M${num(x)} ${num(y - h)}C${num(x + wide * share)} ${num(y - h * 0.7)} ${num(x + wide * share)} ${num(y - h * 0.1)} ${num(x)} ${num(y - h * 0.02)}C${num(x - wide * share)} ${num(y - h * 0.1)} ${num(x - wide * share)} ${num(y - h * 0.7)} ${num(x)} ${num(y - h)}Z`;
  const highlight = light.side * wide * 0.3;
  return group(
    rect(x - h * 0.012, y - h * 0.06, h * 0.024, h * 0.06, light.on('#6d543e')) +
      path(shape(1), light.on(leafDark)) +
      group(path(shape(0.55), light.on(mix(leaf, leafDark, 0.35))), { transform: `translate(${num(highlight)} 0)` }),
  );
}

/** Clipped round shrub, or a flowering one if `flower` is a colour. */
export function shrub(plant: Plant, x: number, y: number, h: number, flower?: string): string {
  const parts = [crown(plant, x, y - h * 0.48, h * 0.62, h * 0.5, 7)];
  if (flower !== undefined) {
    for (let index = 0; index < 26; index += 1) {
      const turn = plant.random.between(0, Math.PI * 2);
      const reach = Math.sqrt(plant.random.next());
      parts.push(
        ellipse(
          x + Math.cos(turn) * reach * h * 0.6,
          y - h * 0.5 + Math.sin(turn) * reach * h * 0.46,
          h * 0.05,
          h * 0.04,
          plant.light.on(index % 2 === 0 ? flower : lighten(flower, 0.3)),
        ),
      );
    }
  }
  return group(parts.join(''));
}

/** A fan of blades: agave, grass or reed, by width and tallness. */
export function blades(
  { random, light, leaf, leafDark }: Plant,
  x: number,
  y: number,
  h: number,
  spread = 0.6,
): string {
  const parts: string[] = [];
  for (let index = 0; index < 11; index += 1) {
    const lean = (index / 10 - 0.5) * 2;
    const tipX = x + lean * h * spread + random.between(-0.05, 0.05) * h;
    const tipY = y - h * (1 - Math.abs(lean) * 0.45) * random.between(0.85, 1);
    const half = h * 0.045;
    parts.push(
      path(
        `M${num(x + lean * half - half)} ${num(y)}Q${num(x + lean * h * spread * 0.35)} ${num(y - h * 0.6)} ${num(tipX)} ${num(tipY)}Q${num(x + lean * h * spread * 0.5 + half)} ${num(y - h * 0.45)} ${num(x + lean * half + half)} ${num(y)}Z`,
        light.on(mix(leaf, leafDark, random.between(0, 0.8))),
      ),
    );
  }
  return group(parts.join(''));
}

/** Plant with large leaves in a pot; the pot is a third of the height. */
export function pottedPlant(plant: Plant, x: number, y: number, h: number, pot: string): string {
  const { random, light, leaf, leafDark } = plant;
  const wide = h * 0.15;
  const rim = y - h * 0.3;
  const parts = [softSpot(x, y, wide * 1.7, wide * 0.4, light.shadow, 0.45)];
  for (let index = 0; index < 13; index += 1) {
    const lean = (index / 12 - 0.5) * 2 + random.between(-0.1, 0.1);
    const long = h * random.between(0.45, 0.68) * (1 - Math.abs(lean) * 0.25);
    const tipX = x + lean * h * 0.36;
    const tipY = rim - long * (1 - Math.abs(lean) * 0.45);
    const bulge = h * 0.075;
    parts.push(
      path(
        `M${num(x)} ${num(rim)}Q${num(x + lean * h * 0.1 - bulge)} ${num(tipY + long * 0.3)} ${num(tipX)} ${num(tipY)}Q${num(x + lean * h * 0.3 + bulge)} ${num(tipY + long * 0.45)} ${num(x)} ${num(rim)}Z`,
        light.on(mix(leaf, leafDark, index % 2 === 0 ? 0.75 : random.between(0, 0.4))),
      ),
    );
  }
  const shade = light.side > 0 ? 0 : 1;
  parts.push(
    polygon(
      [
        [x - wide, rim],
        [x + wide, rim],
        [x + wide * 0.72, y],
        [x - wide * 0.72, y],
      ],
      light.on(pot),
    ),
  );
  parts.push(
    polygon(
      shade === 0
        ? [
            [x - wide, rim],
            [x - wide * 0.2, rim],
            [x - wide * 0.2, y],
            [x - wide * 0.72, y],
          ]
        : [
            [x + wide, rim],
            [x + wide * 0.2, rim],
            [x + wide * 0.2, y],
            [x + wide * 0.72, y],
          ],
      fade('#2a1c20', 0.14),
    ),
  );
  parts.push(
    rect(
      x - wide * 1.08,
      rim - h * 0.02,
      wide * 2.16,
      h * 0.045,
      vertical([0, light.on(lighten(pot, 0.2))], [1, light.on(darken(pot, 0.15))]),
      { rx: 3 },
    ),
  );
  return group(parts.join(''));
}
