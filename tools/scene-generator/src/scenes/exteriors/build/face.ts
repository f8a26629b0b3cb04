import type { Spot } from '../../kit/camera.ts';
import { type Attributes, type Point, stroke } from '../../kit/svg.ts';
import { drawFlatShape, type Stage, shadeByNormal } from './stage.ts';

/** Vertical wall in space, in metres: u along it, v up, `out` towards the viewer's side. */
export interface Face {
  stage: Stage;
  w: number;
  h: number;
  color(colour: string): string;
  at(u: number, v: number, out?: number): Spot;
  quad(u: number, v: number, w: number, h: number, fill: string, out?: number, attributes?: Attributes): string;
  shape(corners: readonly Point[], fill: string, out?: number, attributes?: Attributes): string;
  /** Stroke through (u, v) points, `thickness` metres. */
  line(points: readonly Point[], color: string, thickness: number, attributes?: Attributes, out?: number): string;
  /** Box protruding from the wall, its visible sides shaded. */
  block(u: number, v: number, w: number, h: number, out: readonly [from: number, to: number], color: string): string;
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
export function isFrontFacing(points: readonly Point[]): boolean {
  let area = 0;
  points.forEach(([x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
    area += x * ny - nx * y;
  });
  return area < 0;
}

export function createFace(stage: Stage, origin: Spot, along: Point, normal: Point, w: number, h: number): Face {
  const [ox, oy, oz] = origin;
  const [ax, az] = along;
  const [nx, nz] = normal;
  const at = (u: number, v: number, out = 0): Spot => [ox + ax * u + nx * out, oy + v, oz + az * u + nz * out];
  const shape: Face['shape'] = (corners, fill, out = 0, attributes = {}) =>
    drawFlatShape(
      stage,
      corners.map(([u, v]) => at(u, v, out)),
      fill,
      attributes,
    );
  const quad: Face['quad'] = (u, v, qw, qh, fill, out = 0, attributes = {}) =>
    shape(
      [
        [u, v],
        [u + qw, v],
        [u + qw, v + qh],
        [u, v + qh],
      ],
      fill,
      out,
      attributes,
    );
  const block: Face['block'] = (u, v, bw, bh, [from, to], color) => {
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
      .filter(([, spots]) => isFrontFacing(spots.map(stage.camera.point)))
      .map(([normalToward, spots]) => drawFlatShape(stage, spots, shadeByNormal(stage, normalToward, color)))
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
      stage.light.getShadowColor(strength),
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
    color: (colour) => shadeByNormal(stage, [nx, 0, nz], colour),
    line: (points, color, thickness, attributes, out = 0) => {
      const [first] = points;
      const scale = first === undefined ? 1 : stage.camera.scale(at(first[0], first[1]));
      return stroke(
        points.map(([u, v]) => stage.camera.point(at(u, v, out))),
        color,
        Math.max(0.6, thickness * scale),
        attributes,
      );
    },
  };
}

/** Three vertical sides of a box, each with its visibility. */
export function createSides(
  stage: Stage,
  { x, y = 0, z, w, d, h }: Box,
): { front: Face; left: Face; right: Face; isLeftVisible: boolean; isRightVisible: boolean } {
  const front = createFace(stage, [x, y, z], [1, 0], [0, -1], w, h);
  const left = createFace(stage, [x, y, z + d], [0, -1], [-1, 0], d, h);
  const right = createFace(stage, [x + w, y, z], [0, 1], [1, 0], d, h);
  const isVisible = (face: Face): boolean =>
    isFrontFacing([face.at(0, 0), face.at(face.w, 0), face.at(face.w, 1), face.at(0, 1)].map(stage.camera.point));
  return { front, left, right, isLeftVisible: isVisible(left), isRightVisible: isVisible(right) };
}

/** Box with its roof; `draw` adds to each visible wall, farther walls first. */
export function drawSolid(
  stage: Stage,
  box: Box,
  color: string,
  draw: (face: Face, which: 'front' | 'side') => string = () => '',
): string {
  const { front, left, right, isLeftVisible, isRightVisible } = createSides(stage, box);
  const { x, y = 0, z, w, d, h } = box;
  const drawSide = (face: Face, which: 'front' | 'side'): string =>
    face.quad(0, 0, face.w, face.h, face.color(color)) + draw(face, which);
  const top = y + h;
  const roof: Spot[] = [
    [x, top, z],
    [x + w, top, z],
    [x + w, top, z + d],
    [x, top, z + d],
  ];
  return [
    isFrontFacing(roof.map(stage.camera.point))
      ? drawFlatShape(stage, roof, shadeByNormal(stage, [0, 1, 0], color))
      : '',
    isLeftVisible ? drawSide(left, 'side') : '',
    isRightVisible ? drawSide(right, 'side') : '',
    drawSide(front, 'front'),
  ].join('');
}
