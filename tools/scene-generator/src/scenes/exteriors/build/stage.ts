import type { Random } from '@mashrabiya/demo-data';
import { type Camera, type CameraPlace, createCamera, type Spot } from '../../kit/camera.ts';
import { darken, lighten, mix } from '../../kit/color.ts';
import { createLight, type SceneLight } from '../../kit/light.ts';
import type { Plant } from '../../kit/plants.ts';
import { HEIGHT, type Palette, type SceneInput, WIDTH } from '../../kit/scene.ts';
import { type Attributes, group, type Point, polygon, rect, softEllipse, verticalGradient } from '../../kit/svg.ts';

export interface Stage {
  input: SceneInput;
  random: Random;
  palette: Palette;
  light: SceneLight;
  camera: Camera;
  plant: Plant;
  /** Shadow of one metre of height along the ground: [x, z]. */
  reach: readonly [number, number];
}

const SHADOW_REACH = { morning: 0.9, noon: 0.45, golden: 1.25, dusk: 0.5, night: 0.4 } as const;

export function createSceneStage(input: SceneInput, place: (light: SceneLight) => CameraPlace): Stage {
  const { random, palette } = input;
  const light = createLight(input);
  const reachFactor = SHADOW_REACH[light.hour];
  return {
    input,
    random,
    palette,
    light,
    camera: createCamera(place(light)),
    plant: { random, light, leaf: palette.leaf, leafDark: palette.leafDark },
    reach: [-light.side * reachFactor, reachFactor * 0.45],
  };
}

/**
 * Camera that looks at the corner (0, 0) of a building at x ≥ 0, z ≥ 0, from `distance` metres, seeing its front and
 * left sides.
 */
export function createCornerCamera(
  distance: number,
  turn: number,
  options: Omit<CameraPlace, 'x' | 'z' | 'turn'> & { aim?: readonly [x: number, z: number] },
): CameraPlace {
  const [x, z] = options.aim ?? [0, 0];
  return { ...options, turn, x: x - Math.sin(turn) * distance, z: z - Math.cos(turn) * distance };
}

/** The picture or its mirror image: doubles the compositions of a scene. */
export function maybeMirror({ random }: Stage, markup: readonly string[]): string {
  return random.chance(0.5)
    ? markup.join('')
    : group(markup.join(''), { transform: `translate(${WIDTH} 0) scale(-1 1)` });
}

/** Colour of a surface by its direction; `normal` is a unit vector [x, y, z]. */
export function shadeByNormal({ light }: Stage, [nx, ny, nz]: Spot, color: string): string {
  if (ny > 0.5) return light.applyLight(lighten(color, 0.12));
  if (ny < -0.5) return darken(light.applyShade(color), 0.3);
  const toSun = nx * light.side * 0.8 - nz * 0.6;
  return toSun <= 0
    ? light.applyShade(color)
    : mix(light.applyShade(color), light.applyLight(color), 0.55 + 0.55 * Math.min(0.82, toSun));
}

const NEAR_PLANE = 0.6;

/** Part of a shape in front of the camera. */
function clipToFront(camera: Camera, spots: readonly Spot[]): Spot[] {
  return spots.flatMap((spot, index) => {
    const next = spots[(index + 1) % spots.length] ?? spot;
    const startDepth = camera.depth(spot) - NEAR_PLANE;
    const endDepth = camera.depth(next) - NEAR_PLANE;
    const visible = startDepth >= 0 ? [spot] : [];
    if (startDepth * endDepth >= 0) return visible;
    const share = startDepth / (startDepth - endDepth);
    const crossing: Spot = [
      spot[0] + (next[0] - spot[0]) * share,
      spot[1] + (next[1] - spot[1]) * share,
      spot[2] + (next[2] - spot[2]) * share,
    ];
    return [...visible, crossing];
  });
}

/** A flat shape in space, through its corners. */
export function drawFlatShape(
  { camera }: Stage,
  spots: readonly Spot[],
  fill: string,
  attributes?: Attributes,
): string {
  const seen = clipToFront(camera, spots);
  return seen.length < 3 ? '' : polygon(seen.map(camera.point), fill, attributes);
}

/** Rectangle at height `y` (default: the ground), from (x, z), `w` wide and `d` deep. */
export function drawFloor(stage: Stage, x: number, z: number, w: number, d: number, fill: string, y = 0): string {
  return drawFlatShape(
    stage,
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + d],
      [x, y, z + d],
    ],
    fill,
  );
}

/** The ground to the horizon. */
export function drawGround({ camera, light }: Stage, near: string, far: string): string {
  const haze = mix(light.applyLight(far), light.sky[2], 0.25);
  return rect(
    0,
    camera.horizon,
    WIDTH,
    HEIGHT - camera.horizon,
    verticalGradient([0, haze], [0.3, light.applyLight(far)], [1, light.applyLight(near)]),
  );
}

/** Convex outline around points, counter-clockwise. */
function computeConvexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const buildHalfHull = (from: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of from) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (a === undefined || b === undefined) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...buildHalfHull(sorted), ...buildHalfHull(sorted.reverse())];
}

/** The shadow that a box throws on the ground. */
export function drawBoxShadow(
  stage: Stage,
  x: number,
  z: number,
  w: number,
  d: number,
  h: number,
  strength = 1,
): string {
  const [sx, sz] = stage.reach;
  const base: Point[] = [
    [x, z],
    [x + w, z],
    [x + w, z + d],
    [x, z + d],
  ];
  const all = base.flatMap(([px, pz]): Point[] => [
    [px, pz],
    [px + sx * h, pz + sz * h],
  ]);
  return drawFlatShape(
    stage,
    computeConvexHull(all).map(([px, pz]): Spot => [px, 0, pz]),
    stage.light.getShadowColor(strength),
  );
}

/** Puts an upright drawing, `h` metres tall, on the ground at (x, z), with a soft shadow. */
export function drawUpright(
  stage: Stage,
  x: number,
  z: number,
  h: number,
  draw: (x: number, y: number, h: number) => string,
  widthShare = 0.35,
): string {
  const [px, py] = stage.camera.point([x, 0, z]);
  const pixelHeight = h * stage.camera.scale([x, 0, z]);
  const [sx] = stage.reach;
  return (
    softEllipse(
      px + sx * pixelHeight * widthShare * 0.3,
      py,
      pixelHeight * widthShare * 1.1,
      pixelHeight * widthShare * 0.13,
      stage.light.shadow,
      stage.light.isDark ? 0.3 : 0.42,
    ) + draw(px, py, pixelHeight)
  );
}
