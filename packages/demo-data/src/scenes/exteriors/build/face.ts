import type { Spot } from '../../kit/camera.ts';
import { type Attributes, type Point, stroke } from '../../kit/svg.ts';
import { facing, type Stage, sheet } from './stage.ts';

/** Vertical wall in space, in metres: u along it, v up, `out` towards the viewer's side. */
export interface Face {
  stage: Stage;
  w: number;
  h: number;
  colour(colour: string): string;
  at(u: number, v: number, out?: number): Spot;
  quad(u: number, v: number, w: number, h: number, fill: string, out?: number, more?: Attributes): string;
  shape(corners: readonly Point[], fill: string, out?: number, more?: Attributes): string;
  /** Stroke through (u, v) points, `thick` metres. */
  line(points: readonly Point[], colour: string, thick: number, more?: Attributes, out?: number): string;
  /** Box protruding from the wall, its visible sides shaded. */
  block(u: number, v: number, w: number, h: number, out: readonly [from: number, to: number], colour: string): string;
  /** Shadow on the wall of a part that protrudes by `out` metres. */
  shadow(u: number, v: number, w: number, h: number, out: number, strength?: number): string;
}

export interface Box {
  x: number;
  y?: number;
  z: number;
  w: number;
  d: number;
  h: number;
}

/** True if a side faces the viewer; its corners are counter-clockwise from outside. */
export function isSeen(points: readonly Point[]): boolean {
  let area = 0;
  points.forEach(([x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
    area += x * ny - nx * y;
  });
  return area < 0;
}

export function faceOf(stage: Stage, origin: Spot, along: Point, normal: Point, w: number, h: number): Face {
  const [ox, oy, oz] = origin;
  const [ax, az] = along;
  const [nx, nz] = normal;
  const at = (u: number, v: number, out = 0): Spot => [ox + ax * u + nx * out, oy + v, oz + az * u + nz * out];
  const shape: Face['shape'] = (corners, fill, out = 0, more = {}) =>
    sheet(
      stage,
      corners.map(([u, v]) => at(u, v, out)),
      fill,
      more,
    );
  const quad: Face['quad'] = (u, v, qw, qh, fill, out = 0, more = {}) =>
    shape(
      [
        [u, v],
        [u + qw, v],
        [u + qw, v + qh],
        [u, v + qh],
      ],
      fill,
      out,
      more,
    );
  const block: Face['block'] = (u, v, bw, bh, [from, to], colour) => {
    const right = u + bw;
    const top = v + bh;
    const sides: readonly [Spot, readonly Spot[]][] = [
      [
        [0, -1, 0],
        [at(u, v, from), at(right, v, from), at(right, v, to), at(u, v, to)],
      ],
      [
        [0, 1, 0],
        [at(u, top, to), at(right, top, to), at(right, top, from), at(u, top, from)],
      ],
      [
        [-ax, 0, -az],
        [at(u, v, from), at(u, v, to), at(u, top, to), at(u, top, from)],
      ],
      [
        [ax, 0, az],
        [at(right, v, to), at(right, v, from), at(right, top, from), at(right, top, to)],
      ],
      [
        [nx, 0, nz],
        [at(u, v, to), at(right, v, to), at(right, top, to), at(u, top, to)],
      ],
    ];
    return sides
      .filter(([, spots]) => isSeen(spots.map(stage.camera.point)))
      .map(([toward, spots]) => sheet(stage, spots, facing(stage, toward, colour)))
      .join('');
  };
  const shadow: Face['shadow'] = (u, v, sw, sh, out, strength = 1) => {
    const lean = (ax !== 0 ? -stage.light.side * Math.sign(ax) : 0.4) * out * 0.6;
    const drop = out * (0.35 + stage.light.height);
    return shape(
      [
        [u, v + sh],
        [u + sw, v + sh],
        [u + sw + lean, v - drop + sh * 0],
        [u + sw + lean, v - drop],
        [u + lean, v - drop],
      ],
      stage.light.cast(strength),
    );
  };
  return {
    stage,
    w,
    h,
    at,
    shape,
    quad,
    block,
    shadow,
    colour: (colour) => facing(stage, [nx, 0, nz], colour),
    line: (points, colour, thick, more, out = 0) => {
      const [first] = points;
      const scale = first === undefined ? 1 : stage.camera.scale(at(first[0], first[1]));
      return stroke(
        points.map(([u, v]) => stage.camera.point(at(u, v, out))),
        colour,
        Math.max(0.6, thick * scale),
        more,
      );
    },
  };
}

/** Three vertical sides of a box, each with its visibility. */
export function sidesOf(
  stage: Stage,
  { x, y = 0, z, w, d, h }: Box,
): { front: Face; left: Face; right: Face; leftSeen: boolean; rightSeen: boolean } {
  const front = faceOf(stage, [x, y, z], [1, 0], [0, -1], w, h);
  const left = faceOf(stage, [x, y, z + d], [0, -1], [-1, 0], d, h);
  const right = faceOf(stage, [x + w, y, z], [0, 1], [1, 0], d, h);
  const seen = (face: Face): boolean =>
    isSeen([face.at(0, 0), face.at(face.w, 0), face.at(face.w, 1), face.at(0, 1)].map(stage.camera.point));
  return { front, left, right, leftSeen: seen(left), rightSeen: seen(right) };
}

/** Box with its roof; `draw` adds to each visible wall, farther walls first. */
export function solid(
  stage: Stage,
  box: Box,
  colour: string,
  draw: (face: Face, which: 'front' | 'side') => string = () => '',
): string {
  const { front, left, right, leftSeen, rightSeen } = sidesOf(stage, box);
  const { x, y = 0, z, w, d, h } = box;
  const wall = (face: Face, which: 'front' | 'side'): string =>
    face.quad(0, 0, face.w, face.h, face.colour(colour)) + draw(face, which);
  const top = y + h;
  const roof: Spot[] = [
    [x, top, z],
    [x + w, top, z],
    [x + w, top, z + d],
    [x, top, z + d],
  ];
  return [
    isSeen(roof.map(stage.camera.point)) ? sheet(stage, roof, facing(stage, [0, 1, 0], colour)) : '',
    leftSeen ? wall(left, 'side') : '',
    rightSeen ? wall(right, 'side') : '',
    wall(front, 'front'),
  ].join('');
}
