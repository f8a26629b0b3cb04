import type { Random } from '@mashrabiya/demo-data';
import { createLight, type SceneLight } from '../../kit/light.ts';
import type { Palette, SceneInput } from '../../kit/scene.ts';
import type { Attributes } from '../../kit/svg.ts';
import { type Camera, getScaleAt, type Point, project, projectPolygon } from './camera.ts';
import { sortBackToFront } from './order.ts';
import type { Solid } from './solid.ts';
import { drawTracedShape } from './trace.ts';
import { type Bounds, normalize, type Vec3 } from './vector.ts';

/** Inner size of the room in metres. x runs from −width/2 to width/2, z from 0 (viewer's side) to depth. */
export interface RoomSize {
  width: number;
  depth: number;
  height: number;
}

export interface Stage extends RoomSize {
  input: SceneInput;
  random: Random;
  palette: Palette;
  light: SceneLight;
  camera: Camera;
  /** Direction of sunlight into the room. */
  sun: Vec3;
  point(p: Vec3): Point;
  /** Canvas units per metre at a point. */
  scale(p: Vec3): number;
  /** Flat polygon as markup, in perspective. */
  flat(points: readonly Vec3[], fill: string, attributes?: Attributes): string;
  /** Adds to the shell: floor, walls and flat things on them, in call order. */
  addToShell(markup: string): void;
  /** Adds light on the floor, over rugs. */
  addFloorLight(markup: string): void;
  /** Adds a solid; solids are sorted by depth at the end. */
  stand(bounds: Bounds, markup: string): void;
  /** Adds glows and light shafts on top of everything. */
  addOverlay(markup: string): void;
  /** Combines all layers; `ground` draws the shadows of the solids, `grade` covers everything but the lamps' glow. */
  finish(ground: (solids: readonly Solid[]) => string, grade: string): string;
}

/** Creates an empty room with a camera. `sun` is the direction of daylight, from its window inwards. */
export function createStage(
  input: SceneInput,
  size: RoomSize,
  camera: Camera,
  sunFrom: 'back' | 'left' | 'right',
): Stage {
  const light = createLight(input);
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
    scale: (p) => getScaleAt(camera, p),
    flat(points, fill, attributes) {
      const seen = projectPolygon(camera, points);
      return seen.length < 3 ? '' : drawTracedShape(seen, fill, attributes);
    },
    addToShell: (markup) => void shell.push(markup),
    addFloorLight: (markup) => void beams.push(markup),
    stand: (bounds, markup) => void (markup && solids.push({ bounds, markup })),
    addOverlay: (markup) => void front.push(markup),
    finish: (ground, grade) =>
      [
        ...shell,
        ...beams,
        ground(solids),
        ...sortBackToFront(solids, camera).map((solid) => solid.markup),
        grade,
        ...front,
      ].join(''),
  };
}
