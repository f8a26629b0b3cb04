import type { Random } from '@mashrabiya/demo-data';
import { darken, fade, lighten, mix } from './color.ts';
import type { SceneLight } from './light.ts';
import { ellipse, formatCoordinate, group, path, polygon, rect, softEllipse, verticalGradient } from './svg.ts';

export interface Plant {
  random: Random;
  light: SceneLight;
  leaf: string;
  leafDark: string;
}

/** A date palm: ringed trunk, arching fronds, a cluster of dates in summer. */
export function drawPalm({ random, light, leaf, leafDark }: Plant, x: number, y: number, h: number): string {
  const lean = random.between(-0.08, 0.08) * h;
  const top = { x: x + lean, y: y - h * 0.74 };
  const trunkWidth = h * 0.022;
  const bark = light.applyLight('#9a7650');
  const trunk = path(
    `M${formatCoordinate(x - trunkWidth * 1.4)} ${formatCoordinate(y)}Q${formatCoordinate(x - trunkWidth)} ${formatCoordinate(y - h * 0.4)} ${formatCoordinate(top.x - trunkWidth)} ${formatCoordinate(top.y)}L${formatCoordinate(top.x + trunkWidth)} ${formatCoordinate(top.y)}Q${formatCoordinate(x + trunkWidth)} ${formatCoordinate(y - h * 0.4)} ${formatCoordinate(x + trunkWidth * 1.5)} ${formatCoordinate(y)}Z`,
    bark,
  );
  const half = path(
    `M${formatCoordinate(x + trunkWidth * 0.1)} ${formatCoordinate(y)}Q${formatCoordinate(x + trunkWidth * 0.2)} ${formatCoordinate(y - h * 0.4)} ${formatCoordinate(top.x)} ${formatCoordinate(top.y)}L${formatCoordinate(top.x - light.side * trunkWidth)} ${formatCoordinate(top.y)}Q${formatCoordinate(x - light.side * trunkWidth)} ${formatCoordinate(y - h * 0.4)} ${formatCoordinate(x - light.side * trunkWidth * 1.4)} ${formatCoordinate(y)}Z`,
    darken(bark, 0.4),
  );
  const fronds: string[] = [];
  const count = 17;
  for (let index = 0; index < count; index += 1) {
    const turn = Math.PI * (0.92 + (index / (count - 1)) * 1.16 - 0.16) + random.between(-0.08, 0.08);
    const frondLength = h * random.between(0.3, 0.38);
    const tipX = top.x + Math.cos(turn) * frondLength;
    const tipY = top.y + Math.sin(turn) * frondLength * 0.72 + frondLength * 0.3;
    const bendX = top.x + Math.cos(turn) * frondLength * 0.55;
    const bendY = top.y + Math.sin(turn) * frondLength * 0.85 - frondLength * 0.12;
    const frondWidth = h * 0.03;
    const isSunny = Math.cos(turn) * light.side > 0;
    const color = light.applyLight(
      index % 3 === 0 ? leafDark : isSunny ? lighten(leaf, 0.08) : mix(leaf, leafDark, 0.55),
    );
    fronds.push(
      path(
        `M${formatCoordinate(top.x)} ${formatCoordinate(top.y)}Q${formatCoordinate(bendX)} ${formatCoordinate(bendY - frondWidth)} ${formatCoordinate(tipX)} ${formatCoordinate(tipY)}Q${formatCoordinate(bendX)} ${formatCoordinate(bendY + frondWidth * 1.5)} ${formatCoordinate(top.x)} ${formatCoordinate(top.y + frondWidth * 0.3)}Z`,
        color,
      ),
    );
  }
  const dates =
    light.season === 'summer'
      ? [-1, 1]
          .map((side) =>
            ellipse(
              top.x + side * trunkWidth * 1.6,
              top.y + h * 0.045,
              trunkWidth * 0.9,
              h * 0.035,
              light.applyLight('#b0602c'),
            ),
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
function drawCrown(
  { random, light, leaf, leafDark }: Plant,
  x: number,
  y: number,
  rx: number,
  ry: number,
  lobes: number,
): string {
  const small = Math.min(rx, ry);
  const drawClump = (dx: number, dy: number, size: number, tone: string): string =>
    ellipse(x + dx * rx, y + dy * ry, size * small * 1.2, size * small, tone);
  const drawClumpRing = (count: number, reach: number, from: number, to: number, lean: number, tone: string): string =>
    Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * Math.PI * 2 + random.between(-0.25, 0.25);
      const far = reach * random.between(0.8, 1.05);
      return drawClump(
        Math.cos(turn) * far + lean * light.side,
        Math.sin(turn) * far - lean,
        random.between(from, to),
        tone,
      );
    }).join('');
  const parts = [ellipse(x, y, rx * 0.86, ry * 0.86, light.applyLight(darken(leafDark, 0.25)))];
  parts.push(drawClumpRing(lobes + 5, 0.78, 0.2, 0.32, 0, light.applyLight(darken(leafDark, 0.2))));
  parts.push(drawClumpRing(lobes + 3, 0.6, 0.2, 0.32, 0.1, light.applyLight(mix(leaf, leafDark, 0.72))));
  parts.push(drawClumpRing(lobes, 0.46, 0.14, 0.25, 0.22, light.applyLight(mix(leaf, leafDark, 0.35))));
  parts.push(drawClumpRing(lobes, 0.34, 0.08, 0.17, 0.36, light.applyLight(lighten(leaf, 0.06))));
  for (let index = 0; index < lobes * 3; index += 1) {
    const turn = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * 0.86;
    const high = Math.sin(turn) * far;
    const bright = high < 0.1 && random.chance(0.65);
    parts.push(
      drawClump(
        Math.cos(turn) * far,
        high,
        random.between(0.025, 0.06),
        light.applyLight(bright ? lighten(leaf, 0.2) : darken(leafDark, 0.1)),
      ),
    );
  }
  return parts.join('');
}

export function drawTree(plant: Plant, x: number, y: number, h: number): string {
  const trunk = h * 0.035;
  const bark = plant.light.applyLight('#7c6049');
  return group(
    path(
      `M${formatCoordinate(x - trunk)} ${formatCoordinate(y)}Q${formatCoordinate(x - trunk * 0.4)} ${formatCoordinate(y - h * 0.3)} ${formatCoordinate(x - trunk)} ${formatCoordinate(y - h * 0.55)}H${formatCoordinate(x + trunk)}Q${formatCoordinate(x + trunk * 0.4)} ${formatCoordinate(y - h * 0.3)} ${formatCoordinate(x + trunk * 1.2)} ${formatCoordinate(y)}Z`,
      bark,
    ) + drawCrown(plant, x, y - h * 0.66, h * 0.36, h * 0.33, 9),
  );
}

export function drawCypress({ light, leaf, leafDark }: Plant, x: number, y: number, h: number): string {
  const halfWidth = h * 0.1;
  const drawConeShape = (share: number): string =>
    `M${formatCoordinate(x)} ${formatCoordinate(y - h)}C${formatCoordinate(x + halfWidth * share)} ${formatCoordinate(y - h * 0.7)} ${formatCoordinate(x + halfWidth * share)} ${formatCoordinate(y - h * 0.1)} ${formatCoordinate(x)} ${formatCoordinate(y - h * 0.02)}C${formatCoordinate(x - halfWidth * share)} ${formatCoordinate(y - h * 0.1)} ${formatCoordinate(x - halfWidth * share)} ${formatCoordinate(y - h * 0.7)} ${formatCoordinate(x)} ${formatCoordinate(y - h)}Z`;
  const highlight = light.side * halfWidth * 0.3;
  return group(
    rect(x - h * 0.012, y - h * 0.06, h * 0.024, h * 0.06, light.applyLight('#6d543e')) +
      path(drawConeShape(1), light.applyLight(leafDark)) +
      group(path(drawConeShape(0.55), light.applyLight(mix(leaf, leafDark, 0.35))), {
        transform: `translate(${formatCoordinate(highlight)} 0)`,
      }),
  );
}

/** Clipped round shrub, or a flowering one if `flower` is a colour. */
export function drawShrub(plant: Plant, x: number, y: number, h: number, flower?: string): string {
  const parts = [drawCrown(plant, x, y - h * 0.48, h * 0.62, h * 0.5, 7)];
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
          plant.light.applyLight(index % 2 === 0 ? flower : lighten(flower, 0.3)),
        ),
      );
    }
  }
  return group(parts.join(''));
}

/** A fan of blades: agave, grass or reed, by width and tallness. */
export function drawBlades(
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
        `M${formatCoordinate(x + lean * half - half)} ${formatCoordinate(y)}Q${formatCoordinate(x + lean * h * spread * 0.35)} ${formatCoordinate(y - h * 0.6)} ${formatCoordinate(tipX)} ${formatCoordinate(tipY)}Q${formatCoordinate(x + lean * h * spread * 0.5 + half)} ${formatCoordinate(y - h * 0.45)} ${formatCoordinate(x + lean * half + half)} ${formatCoordinate(y)}Z`,
        light.applyLight(mix(leaf, leafDark, random.between(0, 0.8))),
      ),
    );
  }
  return group(parts.join(''));
}

/** Plant with large leaves in a pot; the pot is a third of the height. */
export function drawPottedPlant(plant: Plant, x: number, y: number, h: number, pot: string): string {
  const { random, light, leaf, leafDark } = plant;
  const potWidth = h * 0.15;
  const rim = y - h * 0.3;
  const parts = [softEllipse(x, y, potWidth * 1.7, potWidth * 0.4, light.shadow, 0.45)];
  for (let index = 0; index < 13; index += 1) {
    const lean = (index / 12 - 0.5) * 2 + random.between(-0.1, 0.1);
    const leafLength = h * random.between(0.45, 0.68) * (1 - Math.abs(lean) * 0.25);
    const tipX = x + lean * h * 0.36;
    const tipY = rim - leafLength * (1 - Math.abs(lean) * 0.45);
    const bulge = h * 0.075;
    parts.push(
      path(
        `M${formatCoordinate(x)} ${formatCoordinate(rim)}Q${formatCoordinate(x + lean * h * 0.1 - bulge)} ${formatCoordinate(tipY + leafLength * 0.3)} ${formatCoordinate(tipX)} ${formatCoordinate(tipY)}Q${formatCoordinate(x + lean * h * 0.3 + bulge)} ${formatCoordinate(tipY + leafLength * 0.45)} ${formatCoordinate(x)} ${formatCoordinate(rim)}Z`,
        light.applyLight(mix(leaf, leafDark, index % 2 === 0 ? 0.75 : random.between(0, 0.4))),
      ),
    );
  }
  const shade = light.side > 0 ? 0 : 1;
  parts.push(
    polygon(
      [
        [x - potWidth, rim],
        [x + potWidth, rim],
        [x + potWidth * 0.72, y],
        [x - potWidth * 0.72, y],
      ],
      light.applyLight(pot),
    ),
  );
  parts.push(
    polygon(
      shade === 0
        ? [
            [x - potWidth, rim],
            [x - potWidth * 0.2, rim],
            [x - potWidth * 0.2, y],
            [x - potWidth * 0.72, y],
          ]
        : [
            [x + potWidth, rim],
            [x + potWidth * 0.2, rim],
            [x + potWidth * 0.2, y],
            [x + potWidth * 0.72, y],
          ],
      fade('#2a1c20', 0.14),
    ),
  );
  parts.push(
    rect(
      x - potWidth * 1.08,
      rim - h * 0.02,
      potWidth * 2.16,
      h * 0.045,
      verticalGradient([0, light.applyLight(lighten(pot, 0.2))], [1, light.applyLight(darken(pot, 0.15))]),
      { rx: 3 },
    ),
  );
  return group(parts.join(''));
}
