import { group } from '../../kit/svg.ts';
import { tone, within } from '../space/colour.ts';
import type { Frame } from '../space/frame.ts';
import { box, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { boundsOf } from '../space/vector.ts';
import { plant } from './plant.ts';
import { sized, turned, vessels } from './turned.ts';
import { vase } from './vase.ts';

export function books(stage: Stage, frame: Frame, [u0, u1]: Span, v: number, w: number, tallest = 0.26): void {
  const { random, palette } = stage;
  const shades = [
    palette.accent,
    palette.fabric,
    palette.fabricAlt,
    palette.wood,
    palette.woodDark,
    palette.stone,
    tone(palette.wall, -0.1),
    tone(palette.accent, 0.35),
  ];
  const spines: string[] = [];
  let u = u0;
  while (u < u1 - 0.03) {
    const thick = Math.min(u1 - u, random.between(0.026, 0.055));
    const high = tallest * random.between(0.68, 1);
    const colour = shades[random.whole(0, shades.length - 1)] ?? palette.accent;
    const corners = [
      frame.at(u, v, w),
      frame.at(u + thick, v, w),
      frame.at(u + thick, v + high, w),
      frame.at(u, v + high, w),
    ];
    spines.push(stage.flat(corners, tone(colour, random.between(-0.16, 0.1))));
    if (random.chance(0.4))
      spines.push(
        stage.flat(
          [
            frame.at(u, v + high * 0.74, w),
            frame.at(u + thick, v + high * 0.74, w),
            frame.at(u + thick, v + high * 0.82, w),
            frame.at(u, v + high * 0.82, w),
          ],
          tone(colour, 0.5),
        ),
      );
    u += thick + 0.002;
  }
  stage.stand(boundsOf([frame.at(u0, v, w), frame.at(u1, v + tallest, w + 0.02)]), group(spines.join('')));
}

/** Fills one shelf bay with books, vases or a small plant. */
export function fillBay(stage: Stage, frame: Frame, [u0, u1]: Span, v: number, w: number, clear: number): void {
  const { random, palette } = stage;
  const high = Math.min(clear * 0.86, 0.3);
  const wide = u1 - u0;
  const kind = random.pick(['books', 'books', 'halves', 'vases', 'plant', 'jar'] as const);
  if (kind === 'books') books(stage, frame, [u0 + 0.03, u0 + wide * random.between(0.55, 0.92)], v, w, high);
  else if (kind === 'halves') {
    books(stage, frame, [u0 + 0.03, u0 + wide * 0.5], v, w, high);
    vase(stage, frame, u0 + wide * 0.76, v, w, high * 0.75, false);
  } else if (kind === 'vases') {
    vase(stage, frame, u0 + wide * 0.3, v, w, high * 0.85, false);
    turned(
      stage,
      frame,
      u0 + wide * 0.68,
      v,
      w,
      sized(vessels.bowl, high * 0.34),
      within(palette.fabricAlt, 0.3, 0.8),
      true,
    );
  } else if (kind === 'plant')
    plant(stage, frame, u0 + wide * 0.5, v, w, clear * 0.92, random.pick(['snake', 'monstera']));
  else
    turned(
      stage,
      frame,
      u0 + wide * 0.5,
      v,
      w,
      sized(vessels.jar, high * 0.8),
      within(random.pick([palette.accent, palette.stone, palette.wood]), 0.3, 0.85),
      true,
    );
}

/** An open bookcase, `width` by `height`, 0.32 m deep, its back at +w. */
export function bookcase(stage: Stage, frame: Frame, width: number, height: number, colour?: string): void {
  const { random, palette } = stage;
  const wood = colour ?? within(random.pick([palette.wood, palette.woodDark, '#f3eee4']), 0.25, 0.93);
  const half = width / 2;
  const t = 0.028;
  const front = -0.16;
  const back = 0.16;
  box(stage, frame, [-half + t, half - t], [0.06, height - t], [back - 0.01, back], tone(wood, -0.26));
  const rows = Math.max(2, Math.round(height / 0.42));
  const columns = Math.max(1, Math.round(width / 0.75));
  const bay = (width - t) / columns;
  const gap = (height - 0.06 - t) / rows;
  for (let i = 0; i <= columns; i += 1) {
    const u = -half + bay * i;
    box(stage, frame, [u, u + t], [0, height], [front, back - 0.01], wood);
  }
  for (let j = 0; j <= rows; j += 1) {
    const v = 0.06 + gap * j;
    for (let i = 0; i < columns; i += 1) {
      const u: Span = [-half + bay * i + t, -half + bay * (i + 1)];
      box(stage, frame, u, [v, v + t], [front + 0.005, back - 0.01], tone(wood, -0.04));
      if (j < rows) fillBay(stage, frame, u, v + t, -0.05, gap - t);
    }
  }
}

/** Floating shelf with things on it, in a wall's frame (w out of the wall). */
export function wallShelf(stage: Stage, frame: Frame, [u0, u1]: Span, v: number, fill = true): void {
  const wood = within(stage.palette.wood, 0.3, 0.7);
  box(stage, frame, [u0, u1], [v, v + 0.035], [0.002, 0.22], wood);
  if (!fill) return;
  const bays = Math.max(1, Math.round((u1 - u0) / 0.5));
  const step = (u1 - u0) / bays;
  for (let i = 0; i < bays; i += 1) fillBay(stage, frame, [u0 + step * i, u0 + step * (i + 1)], v + 0.035, 0.12, 0.32);
}
