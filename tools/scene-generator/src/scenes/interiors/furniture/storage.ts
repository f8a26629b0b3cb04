import { gradient, group } from '../../kit/svg.ts';
import { drawLattice } from '../shell/lattice.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import type { Frame } from '../space/frame.ts';
import { drawBox, drawLeg, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { computeBounds } from '../space/vector.ts';
import { createUprightRectangle } from '../space/walls.ts';

/** A wardrobe to `height`, 0.6 m deep, its back at +w; some doors are mirrors or lattice. */
export function drawWardrobe(stage: Stage, frame: Frame, width: number, height: number): void {
  const { palette, random } = stage;
  const wood = clampBrightness(
    random.pick([palette.wood, palette.wallShade, palette.fabricAlt, palette.fabric]),
    0.5,
    0.84,
  );
  const half = width / 2;
  drawBox(stage, frame, [-half, half], [0.07, height], [-0.28, 0.3], adjustTone(wood, -0.2));
  drawBox(stage, frame, [-half + 0.02, half - 0.02], [0, 0.07], [-0.24, 0.3], adjustTone(wood, -0.35));
  const doors = Math.max(2, Math.round(width / 0.5));
  const step = width / doors;
  const style = random.pick(['plain', 'mirror', 'panel', 'lattice'] as const);
  for (let i = 0; i < doors; i += 1) {
    const u: Span = [-half + step * i + 0.012, -half + step * (i + 1) - 0.012];
    drawBox(stage, frame, u, [0.09, height - 0.02], [-0.302, -0.281], adjustTone(wood, 0.05));
    const face = -0.304;
    const middle = i === Math.floor(doors / 2) || (doors % 2 === 0 && i === doors / 2 - 1);
    const parts: string[] = [];
    const inner: Span = [u[0] + 0.07, u[1] - 0.07];
    if (style === 'mirror' && middle)
      parts.push(
        stage.flat(
          createUprightRectangle(frame, [u[0] + 0.03, u[1] - 0.03], [0.13, height - 0.06], face),
          gradient(0, 0, 1, 1, [
            [0, '#eef4f3'],
            [0.5, '#c9d7d8'],
            [0.52, '#e4eeee'],
            [1, '#b6c6ca'],
          ]),
        ),
      );
    else if (style === 'lattice') {
      parts.push(
        stage.flat(createUprightRectangle(frame, inner, [height * 0.45, height - 0.12], face), adjustTone(wood, -0.45)),
      );
      parts.push(
        drawLattice(stage, frame, inner, [height * 0.45, height - 0.12], adjustTone(wood, 0.1), face - 0.002, 0.11),
      );
    } else if (style === 'panel')
      for (const v of [
        [0.18, height * 0.42],
        [height * 0.46, height - 0.12],
      ] as const) {
        parts.push(stage.flat(createUprightRectangle(frame, inner, v, face), adjustTone(wood, -0.1)));
        parts.push(
          stage.flat(
            createUprightRectangle(frame, [inner[0] + 0.015, inner[1]], [v[0], v[1] - 0.015], face),
            adjustTone(wood, 0.08),
          ),
        );
      }
    const knob = i % 2 === 0 ? u[1] - 0.05 : u[0] + 0.03;
    parts.push(
      stage.flat(
        createUprightRectangle(frame, [knob, knob + 0.02], [height * 0.38, height * 0.52], face - 0.005),
        '#b8893f',
      ),
    );
    stage.stand(
      computeBounds([frame.at(u[0], 0.1, -0.309), frame.at(u[1], height - 0.02, -0.303)]),
      group(parts.join('')),
    );
  }
}

/** A low cabinet on legs, 0.42 m deep, its back at +w. Its top is at `height`. */
export function drawSideboard(stage: Stage, frame: Frame, width: number, height = 0.76): void {
  const { palette, random } = stage;
  const wood = clampBrightness(random.pick([palette.wood, palette.woodDark, palette.fabricAlt]), 0.26, 0.8);
  const half = width / 2;
  for (const u of [-half + 0.1, half - 0.1])
    for (const w of [-0.16, 0.16])
      drawLeg(stage, frame, [u, w], [u * 0.97, w], 0.18, 0.05, clampBrightness(palette.woodDark, 0.18, 0.4));
  drawBox(stage, frame, [-half, half], [0.18, height], [-0.21, 0.21], wood);
  const doors = Math.max(2, Math.round(width / 0.5));
  const step = (width - 0.06) / doors;
  const isWoven = random.chance(0.4);
  for (let i = 0; i < doors; i += 1) {
    const u: Span = [-half + 0.03 + step * i + 0.01, -half + 0.03 + step * (i + 1) - 0.01];
    drawBox(stage, frame, u, [0.21, height - 0.04], [-0.225, -0.211], adjustTone(wood, isWoven ? 0.1 : 0.06));
    const parts: string[] = [];
    if (isWoven)
      parts.push(
        stage.flat(createUprightRectangle(frame, [u[0] + 0.04, u[1] - 0.04], [0.25, height - 0.08], -0.226), '#d9bd8b'),
        drawLattice(stage, frame, [u[0] + 0.04, u[1] - 0.04], [0.25, height - 0.08], '#b8935a', -0.227, 0.09),
      );
    const knob = i % 2 === 0 ? u[1] - 0.045 : u[0] + 0.025;
    parts.push(
      stage.flat(createUprightRectangle(frame, [knob, knob + 0.02], [height * 0.5, height * 0.66], -0.23), '#b8893f'),
    );
    stage.stand(
      computeBounds([frame.at(u[0], 0.22, -0.233), frame.at(u[1], height - 0.05, -0.2265)]),
      group(parts.join('')),
    );
  }
}

/** Television in the wall's frame, or standing if `stand` frames it. */
export function drawTelevision(stage: Stage, frame: Frame, width: number, v: number, w: number): void {
  const half = width / 2;
  const screenHeight = width * 0.56;
  drawBox(stage, frame, [-half, half], [v, v + screenHeight], [w - 0.02, w + 0.02], '#2a2a2d');
  const face = w - 0.022;
  stage.stand(
    computeBounds([frame.at(-half, v, face - 0.004), frame.at(half, v + screenHeight, face)]),
    stage.flat(
      createUprightRectangle(frame, [-half + 0.02, half - 0.02], [v + 0.02, v + screenHeight - 0.02], face),
      gradient(0, 0, 1, 1, [
        [0, '#3d4550'],
        [0.45, '#262a31'],
        [0.46, '#323943'],
        [1, '#1d2026'],
      ]),
    ),
  );
}
