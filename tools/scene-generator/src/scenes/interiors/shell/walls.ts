import { horizontalGradient, verticalGradient } from '../../kit/svg.ts';
import { adjustTone } from '../space/color.ts';
import type { Corner, Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { createOpeningOutline, createUprightRectangle, createWallFrame, type Side } from '../space/walls.ts';
import { DEPTH_BEHIND_CAMERA } from './floors.ts';

export type WallStyle = 'plain' | 'panels' | 'wainscot' | 'twoTone' | 'slats' | 'arch';

const SHADOW_COLOR = '#1d1420';

/** Full span of a wall along its u axis, for a frame that starts at 0. */
export function getWallSpan(stage: Stage, side: Side): Span {
  if (side === 'back') return [-stage.width / 2, stage.width / 2];
  return side === 'left' ? [-DEPTH_BEHIND_CAMERA, stage.depth] : [-stage.depth, DEPTH_BEHIND_CAMERA];
}

/** Brightness of a wall by the direction of the light. */
export function getWallTone(stage: Stage, side: Side): number {
  const facing = side === 'back' ? stage.sun[2] : side === 'left' ? -stage.sun[0] : stage.sun[0];
  return facing * 0.1 - (side === 'back' ? 0 : 0.06);
}

/** Paints one wall with its base colour, soft corners and skirting. */
export function layWall(stage: Stage, side: Side, color: string): void {
  const frame = createWallFrame(stage, side);
  const wallSpan = getWallSpan(stage, side);
  const base = adjustTone(color, getWallTone(stage, side));
  stage.addToShell(stage.flat(createUprightRectangle(frame, wallSpan, [0, stage.height]), base));
  stage.addToShell(
    stage.flat(
      createUprightRectangle(frame, wallSpan, [0, stage.height]),
      verticalGradient([0, '#fffaf0', 0.22], [0.45, '#fffaf0', 0], [1, SHADOW_COLOR, 0.1]),
    ),
  );
  const edge = stage.width * 0.14;
  const [u0, u1] = wallSpan;
  const shadeWallSpan = (span: Span, from: number, to: number) =>
    stage.addToShell(
      stage.flat(
        createUprightRectangle(frame, span, [0, stage.height]),
        horizontalGradient([0, SHADOW_COLOR, from], [1, SHADOW_COLOR, to]),
      ),
    );
  if (side !== 'right') shadeWallSpan([u1 - edge, u1], 0, 0.1);
  if (side !== 'left') shadeWallSpan([u0, u0 + edge], 0.1, 0);
}

export function laySkirting(stage: Stage, side: Side, color: string, height = 0.1): void {
  const frame = createWallFrame(stage, side);
  const wallSpan = getWallSpan(stage, side);
  const base = adjustTone(color, getWallTone(stage, side));
  stage.addToShell(
    stage.flat(createUprightRectangle(frame, wallSpan, [0, height]), base) +
      stage.flat(createUprightRectangle(frame, wallSpan, [height - 0.012, height]), adjustTone(base, 0.35)) +
      stage.flat(createUprightRectangle(frame, wallSpan, [0, 0.014]), SHADOW_COLOR, { opacity: 0.28 }),
  );
}

function drawPanelFrame(stage: Stage, side: Side, u: Span, v: Span, color: string): string {
  const frame = createWallFrame(stage, side);
  const t = 0.03;
  const light = adjustTone(color, 0.3);
  const dark = adjustTone(color, -0.16);
  return [
    stage.flat(createUprightRectangle(frame, u, [v[1] - t, v[1]]), dark),
    stage.flat(createUprightRectangle(frame, [u[0], u[0] + t], v), dark),
    stage.flat(createUprightRectangle(frame, u, [v[0], v[0] + t]), light),
    stage.flat(createUprightRectangle(frame, [u[1] - t, u[1]], v), light),
  ].join('');
}

/** Dresses a wall: mouldings, a dado, a painted arch, wooden slats. */
export function dressWall(stage: Stage, side: Side, style: WallStyle, color: string): void {
  const frame = createWallFrame(stage, side);
  const [u0, u1] =
    side === 'back'
      ? getWallSpan(stage, side)
      : side === 'left'
        ? ([0, stage.depth] as Span)
        : ([-stage.depth, 0] as Span);
  const base = adjustTone(color, getWallTone(stage, side));
  const top = stage.height;
  if (style === 'panels') {
    const count = Math.max(2, Math.round((u1 - u0) / 1.5));
    const step = (u1 - u0) / count;
    for (let i = 0; i < count; i += 1) {
      const u: Span = [u0 + step * i + 0.14, u0 + step * (i + 1) - 0.14];
      stage.addToShell(
        drawPanelFrame(stage, side, u, [1.0, top - 0.3], base) + drawPanelFrame(stage, side, u, [0.2, 0.84], base),
      );
    }
  } else if (style === 'wainscot') {
    const lower = adjustTone(base, -0.16);
    stage.addToShell(stage.flat(createUprightRectangle(frame, [u0, u1], [0, 0.95]), lower));
    stage.addToShell(stage.flat(createUprightRectangle(frame, [u0, u1], [0.93, 0.99]), adjustTone(base, 0.3)));
    const count = Math.round((u1 - u0) / 0.62);
    const step = (u1 - u0) / count;
    for (let i = 0; i < count; i += 1)
      stage.addToShell(
        drawPanelFrame(stage, side, [u0 + step * i + 0.07, u0 + step * (i + 1) - 0.07], [0.2, 0.84], lower),
      );
  } else if (style === 'twoTone') {
    const lower = adjustTone(stage.palette.fabricAlt, getWallTone(stage, side) - 0.02);
    stage.addToShell(stage.flat(createUprightRectangle(frame, getWallSpan(stage, side), [0, 1.15]), lower));
    stage.addToShell(
      stage.flat(createUprightRectangle(frame, getWallSpan(stage, side), [1.15, 1.18]), adjustTone(lower, -0.3)),
    );
  } else if (style === 'slats') {
    const wood = adjustTone(stage.palette.wood, getWallTone(stage, side));
    stage.addToShell(stage.flat(createUprightRectangle(frame, [u0, u1], [0, top]), adjustTone(wood, -0.35)));
    for (let u = u0; u < u1; u += 0.13)
      stage.addToShell(stage.flat(createUprightRectangle(frame, [u, Math.min(u1, u + 0.085)], [0, top]), wood));
  } else if (style === 'arch') {
    const width = Math.min(2.1, (u1 - u0) * 0.46);
    const middle = (u0 + u1) / 2 + stage.random.between(-0.4, 0.4);
    stage.addToShell(
      paintOnWall(
        stage,
        side,
        createOpeningOutline([middle - width / 2, middle + width / 2], [0, top * 0.82], 'round'),
        adjustTone(stage.palette.fabric, getWallTone(stage, side) + 0.08),
      ),
    );
  }
}

/** Paints a flat shape, given in the wall's u and v, onto a wall. */
export function paintOnWall(stage: Stage, side: Side, shape: readonly Corner[], fill: string, opacity = 1): string {
  const frame = createWallFrame(stage, side);
  return stage.flat(
    shape.map(([u, v]) => frame.at(u, v, 0)),
    fill,
    opacity < 1 ? { opacity } : {},
  );
}
