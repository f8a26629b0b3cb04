import { darken, fade, lighten, mix } from '../../kit/color.ts';
import { type Point, verticalGradient } from '../../kit/svg.ts';
import type { Face } from './face.ts';

type Area = readonly [u: number, v: number, w: number, h: number];

/** Darkens a wall towards its foot. */
export function drawWeathering(face: Face, [u, v, w, h]: Area): string {
  return face.quad(
    u,
    v,
    w,
    h,
    verticalGradient([0, '#ffffff', 0.07], [0.5, '#ffffff', 0], [1, face.stage.light.shadow, 0.16]),
  );
}

/** Courses of brick or stone: level joints, staggered verticals, a few blocks a shade off. */
export function drawBrickCourses(face: Face, [u, v, w, h]: Area, color: string, course: number, block: number): string {
  const joint = fade(darken(face.color(color), 0.55), 0.34);
  const { random } = face.stage;
  const parts: string[] = [];
  const rows = Math.floor(h / course);
  for (let row = 0; row < rows; row += 1) {
    const low = v + row * course;
    const offset = row % 2 === 0 ? 0 : block / 2;
    for (let at = u - offset; at < u + w; at += block) {
      if (!random.chance(0.16)) continue;
      const from = Math.max(u, at);
      const to = Math.min(u + w, at + block);
      const tone = random.chance(0.5) ? darken(color, 0.22) : lighten(color, 0.25);
      parts.push(face.quad(from, low, to - from, course, fade(face.color(tone), 0.55)));
    }
    if (row > 0)
      parts.push(
        face.line(
          [
            [u, low],
            [u + w, low],
          ],
          joint,
          0.025,
        ),
      );
  }
  return parts.join('');
}

/** Boards: upright timber slats with a gap between. */
export function drawSlats(face: Face, [u, v, w, h]: Area, color: string, pitch = 0.16): string {
  const parts = [face.quad(u, v, w, h, face.color(darken(color, 0.55)))];
  const count = Math.max(2, Math.round(w / pitch));
  for (let index = 0; index < count; index += 1) {
    const tone = index % 3 === 0 ? lighten(color, 0.1) : index % 3 === 1 ? color : darken(color, 0.12);
    parts.push(face.quad(u + (index / count) * w, v, (w / count) * 0.76, h, face.color(tone)));
  }
  return parts.join('');
}

/** Turned-wood lattice: crossing diagonals with a star at each crossing, light glowing through at night. */
export function drawLattice(face: Face, [u, v, w, h]: Area, color: string, cell = 0.22): string {
  const { light } = face.stage;
  const backgroundColor = light.isDark ? mix(light.lamp, color, 0.2) : face.color(darken(color, 0.72));
  const parts = [face.quad(u, v, w, h, backgroundColor)];
  const wood = light.isDark ? face.color(darken(color, 0.35)) : face.color(color);
  const columns = Math.max(2, Math.round(w / cell));
  const rows = Math.max(2, Math.round(h / cell));
  const [cw, ch] = [w / columns, h / rows];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [cu, cv] = [u + (column + 0.5) * cw, v + (row + 0.5) * ch];
      const diamond: Point[] = [
        [cu, cv - ch * 0.36],
        [cu + cw * 0.36, cv],
        [cu, cv + ch * 0.36],
        [cu - cw * 0.36, cv],
      ];
      parts.push(face.shape(diamond, wood));
    }
  }
  for (let row = 0; row <= rows; row += 1)
    parts.push(
      face.line(
        [
          [u, v + row * ch],
          [u + w, v + row * ch],
        ],
        wood,
        cell * 0.2,
      ),
    );
  for (let column = 0; column <= columns; column += 1)
    parts.push(
      face.line(
        [
          [u + column * cw, v],
          [u + column * cw, v + h],
        ],
        wood,
        cell * 0.2,
      ),
    );
  return parts.join('');
}

/** Points of an arch from (u, v): `straightHeight` up, then a round or pointed head. */
export function createArchPoints(u: number, v: number, w: number, straightHeight: number, isPointed = false): Point[] {
  const head: Point[] = [];
  const steps = 10;
  for (let step = 0; step <= steps; step += 1) {
    const turn = (step / steps) * Math.PI;
    const rise = Math.sin(turn) * (w / 2) * (isPointed ? 1.15 : 1);
    const squeeze = isPointed ? Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** 1.35 : Math.cos(turn);
    head.push([u + w / 2 + squeeze * (w / 2), v + straightHeight + rise]);
  }
  return [[u, v], [u + w, v], ...head];
}
