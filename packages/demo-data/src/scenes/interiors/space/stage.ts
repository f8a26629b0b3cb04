import { type Light, lightOf } from '../../kit/light.ts';
import type { Palette, Random, SceneInput } from '../../kit/scene.ts';
import type { Attributes } from '../../kit/svg.ts';
import { type Camera, type Point, project, projectPolygon, scaleAt } from './camera.ts';
import { backToFront } from './order.ts';
import type { Solid } from './solid.ts';
import { shape } from './trace.ts';
import { type Bounds, normalize, type Vec3 } from './vector.ts';

/** The room's inside measures, in metres. x runs from −width/2 to width/2, z from 0 (viewer's side) to depth. */
export interface RoomSize {
  width: number;
  depth: number;
  height: number;
}

/** What a room is drawn with: the camera, the light, and the layers that end up in one picture. */
export interface Stage extends RoomSize {
  input: SceneInput;
  random: Random;
  palette: Palette;
  light: Light;
  camera: Camera;
  /** The way sunlight travels into the room. */
  sun: Vec3;
  point(p: Vec3): Point;
  /** Canvas units per metre at a point. */
  scale(p: Vec3): number;
  /** A flat polygon as markup, in perspective. */
  flat(points: readonly Vec3[], fill: string, more?: Attributes): string;
  /** Adds to the shell: floor, walls and what lies flat on them, in the order of the calls. */
  lay(markup: string): void;
  /** Adds light that falls on the floor, over rugs. */
  shine(markup: string): void;
  /** Adds a solid; solids are put in order of depth at the end. */
  stand(bounds: Bounds, markup: string): void;
  /** Adds to what is seen over everything: glows and light shafts. */
  over(markup: string): void;
  /** All layers, in order; `ground` draws the shadows of the solids, `grade` lies over all but the lamps' glow. */
  finish(ground: (solids: readonly Solid[]) => string, grade: string): string;
}

/** Opens an empty room before a camera. `sun` is the way that daylight travels, from its window inwards. */
export function createStage(
  input: SceneInput,
  size: RoomSize,
  camera: Camera,
  sunFrom: 'back' | 'left' | 'right',
): Stage {
  const light = lightOf(input);
  const drop = 0.55 + light.height * 1.1;
  const skew = input.random.between(0.25, 0.75);
  const sun: Vec3 =
    sunFrom === 'back'
      ? [light.side * -skew, -drop, -1]
      : sunFrom === 'left'
        ? [1, -drop, -skew * 0.5]
        : [-1, -drop, -skew * 0.5];
  const shell: string[] = [];
  const beams: string[] = [];
  const solids: Solid[] = [];
  const front: string[] = [];
  return {
    ...size,
    input,
    random: input.random,
    palette: input.palette,
    light,
    camera,
    sun: normalize(sun),
    point: (p) => project(camera, p),
    scale: (p) => scaleAt(camera, p),
    flat(points, fill, more) {
      const seen = projectPolygon(camera, points);
      return seen.length < 3 ? '' : shape(seen, fill, more);
    },
    lay: (markup) => void shell.push(markup),
    shine: (markup) => void beams.push(markup),
    stand: (bounds, markup) => void (markup && solids.push({ bounds, markup })),
    over: (markup) => void front.push(markup),
    finish: (ground, grade) =>
      [
        ...shell,
        ...beams,
        ground(solids),
        ...backToFront(solids, camera).map((solid) => solid.markup),
        grade,
        ...front,
      ].join(''),
  };
}
