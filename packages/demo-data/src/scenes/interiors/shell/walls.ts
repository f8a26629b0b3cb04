import { horizontal, vertical } from '../../kit/svg.ts';
import { tone } from '../space/colour.ts';
import type { Corner, Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { onWall, outline, type Side, upright } from '../space/walls.ts';
import { BEHIND } from './floors.ts';

export type WallStyle = 'plain' | 'panels' | 'wainscot' | 'twoTone' | 'slats' | 'arch';

const DARK = '#1d1420';

/** Full span of a wall along its u axis, for a frame that starts at 0. */
export function spanOf(stage: Stage, side: Side): Span {
  if (side === 'back') return [-stage.width / 2, stage.width / 2];
  return side === 'left' ? [-BEHIND, stage.depth] : [-stage.depth, BEHIND];
}

/** Brightness of a wall by the direction of the light. */
export function wallTone(stage: Stage, side: Side): number {
  const facing = side === 'back' ? stage.sun[2] : side === 'left' ? -stage.sun[0] : stage.sun[0];
  return facing * 0.1 - (side === 'back' ? 0 : 0.06);
}

/** Paints one wall with its base colour, soft corners and skirting. */
export function layWall(stage: Stage, side: Side, colour: string): void {
  const frame = onWall(stage, side);
  const whole = spanOf(stage, side);
  const base = tone(colour, wallTone(stage, side));
  stage.lay(stage.flat(upright(frame, whole, [0, stage.height]), base));
  stage.lay(
    stage.flat(
      upright(frame, whole, [0, stage.height]),
      vertical([0, '#fffaf0', 0.22], [0.45, '#fffaf0', 0], [1, DARK, 0.1]),
    ),
  );
  const edge = stage.width * 0.14;
  const [u0, u1] = whole;
  const shade = (span: Span, from: number, to: number) =>
    stage.lay(stage.flat(upright(frame, span, [0, stage.height]), horizontal([0, DARK, from], [1, DARK, to])));
  if (side !== 'right') shade([u1 - edge, u1], 0, 0.1);
  if (side !== 'left') shade([u0, u0 + edge], 0.1, 0);
}

export function laySkirting(stage: Stage, side: Side, colour: string, height = 0.1): void {
  const frame = onWall(stage, side);
  const whole = spanOf(stage, side);
  const base = tone(colour, wallTone(stage, side));
  stage.lay(
    stage.flat(upright(frame, whole, [0, height]), base) +
      stage.flat(upright(frame, whole, [height - 0.012, height]), tone(base, 0.35)) +
      stage.flat(upright(frame, whole, [0, 0.014]), DARK, { opacity: 0.28 }),
  );
}

function panelFrame(stage: Stage, side: Side, u: Span, v: Span, colour: string): string {
  const frame = onWall(stage, side);
  const t = 0.03;
  const light = tone(colour, 0.3);
  const dark = tone(colour, -0.16);
  return [
    stage.flat(upright(frame, u, [v[1] - t, v[1]]), dark),
    stage.flat(upright(frame, [u[0], u[0] + t], v), dark),
    stage.flat(upright(frame, u, [v[0], v[0] + t]), light),
    stage.flat(upright(frame, [u[1] - t, u[1]], v), light),
  ].join('');
}

/** Dresses a wall: mouldings, a dado, a painted arch, wooden slats. */
export function dressWall(stage: Stage, side: Side, style: WallStyle, colour: string): void {
  const frame = onWall(stage, side);
  const [u0, u1] =
    side === 'back' ? spanOf(stage, side) : side === 'left' ? ([0, stage.depth] as Span) : ([-stage.depth, 0] as Span);
  const base = tone(colour, wallTone(stage, side));
  const top = stage.height;
  if (style === 'panels') {
    const count = Math.max(2, Math.round((u1 - u0) / 1.5));
    const step = (u1 - u0) / count;
    for (let i = 0; i < count; i += 1) {
      const u: Span = [u0 + step * i + 0.14, u0 + step * (i + 1) - 0.14];
      stage.lay(panelFrame(stage, side, u, [1.0, top - 0.3], base) + panelFrame(stage, side, u, [0.2, 0.84], base));
    }
  } else if (style === 'wainscot') {
    const lower = tone(base, -0.16);
    stage.lay(stage.flat(upright(frame, [u0, u1], [0, 0.95]), lower));
    stage.lay(stage.flat(upright(frame, [u0, u1], [0.93, 0.99]), tone(base, 0.3)));
    const count = Math.round((u1 - u0) / 0.62);
    const step = (u1 - u0) / count;
    for (let i = 0; i < count; i += 1)
      stage.lay(panelFrame(stage, side, [u0 + step * i + 0.07, u0 + step * (i + 1) - 0.07], [0.2, 0.84], lower));
  } else if (style === 'twoTone') {
    const lower = tone(stage.palette.fabricAlt, wallTone(stage, side) - 0.02);
    stage.lay(stage.flat(upright(frame, spanOf(stage, side), [0, 1.15]), lower));
    stage.lay(stage.flat(upright(frame, spanOf(stage, side), [1.15, 1.18]), tone(lower, -0.3)));
  } else if (style === 'slats') {
    const wood = tone(stage.palette.wood, wallTone(stage, side));
    stage.lay(stage.flat(upright(frame, [u0, u1], [0, top]), tone(wood, -0.35)));
    for (let u = u0; u < u1; u += 0.13)
      stage.lay(stage.flat(upright(frame, [u, Math.min(u1, u + 0.085)], [0, top]), wood));
  } else if (style === 'arch') {
    const width = Math.min(2.1, (u1 - u0) * 0.46);
    const middle = (u0 + u1) / 2 + stage.random.between(-0.4, 0.4);
    stage.lay(
      paintOn(
        stage,
        side,
        outline([middle - width / 2, middle + width / 2], [0, top * 0.82], 'round'),
        tone(stage.palette.fabric, wallTone(stage, side) + 0.08),
      ),
    );
  }
}

/** Paints a flat shape, given in the wall's u and v, onto a wall. */
export function paintOn(stage: Stage, side: Side, shape: readonly Corner[], fill: string, opacity = 1): string {
  const frame = onWall(stage, side);
  return stage.flat(
    shape.map(([u, v]) => frame.at(u, v, 0)),
    fill,
    opacity < 1 ? { opacity } : {},
  );
}
