import { verticalGradient } from '../../kit/svg.ts';
import { adjustTone, clampBrightness } from '../space/color.ts';
import { createFloorFrame } from '../space/frame.ts';
import { drawBox, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';
import { DEPTH_BEHIND_CAMERA } from './floors.ts';

export type CeilingKind = 'plain' | 'cove' | 'beams' | 'spots';

const createCeilingRectangle = ([x0, x1]: Span, [z0, z1]: Span, y: number): Vec3[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

export function layCeiling(stage: Stage, kind: CeilingKind): void {
  const { width, depth, height, palette, light } = stage;
  const half = width / 2;
  const base = adjustTone(clampBrightness(palette.wall, 0.82, 0.95), 0.25);
  const wholeCeiling = createCeilingRectangle([-half, half], [-DEPTH_BEHIND_CAMERA, depth], height);
  stage.addToShell(stage.flat(wholeCeiling, base));
  stage.addToShell(
    stage.flat(wholeCeiling, verticalGradient([0, '#1d1420', 0.1], [0.7, '#1d1420', 0.02], [1, '#1d1420', 0.12])),
  );
  if (kind === 'cove') {
    const rim = 0.55;
    const inner: Span = [-half + rim, half - rim];
    const depthSpan: Span = [-DEPTH_BEHIND_CAMERA, depth - rim];
    stage.addToShell(
      stage.flat(createCeilingRectangle(inner, depthSpan, height), light.isDark ? '#ffe3ae' : adjustTone(base, 0.5)),
    );
    stage.addToShell(
      stage.flat(
        createCeilingRectangle(
          [inner[0] + 0.12, inner[1] - 0.12],
          [-DEPTH_BEHIND_CAMERA, depthSpan[1] - 0.12],
          height + 0.05,
        ),
        light.isDark ? '#fff1d2' : adjustTone(base, 0.2),
      ),
    );
    stage.addToShell(
      stage.flat(
        createCeilingRectangle(
          [inner[0] + 0.35, inner[1] - 0.35],
          [-DEPTH_BEHIND_CAMERA, depthSpan[1] - 0.35],
          height + 0.08,
        ),
        adjustTone(base, light.isDark ? 0.3 : -0.03),
      ),
    );
  }
  if (kind === 'beams') {
    const wood = clampBrightness(palette.wood, 0.34, 0.62);
    const every = stage.random.pick([0.8, 1.1]);
    for (let z = depth - 0.5; z > -1.6; z -= every)
      drawBox(stage, createFloorFrame(0, z), [-half, half], [height - 0.15, height - 0.002], [-0.065, 0.065], wood);
  }
  if (kind === 'spots') {
    const glow = light.isDark ? '#fff3d0' : '#fffdf5';
    for (let z = depth - 0.7; z > -0.5; z -= 1.3)
      for (const x of [-half * 0.55, half * 0.55]) {
        stage.addToShell(drawDisc(stage, x, z, height, 0.08, adjustTone(base, -0.18)));
        stage.addToShell(drawDisc(stage, x, z, height, 0.06, glow));
      }
  }
  for (const [x0, x1] of [
    [-half, -half + 0.09],
    [half - 0.09, half],
  ] as const)
    stage.addToShell(
      stage.flat(
        createCeilingRectangle([x0, x1], [-DEPTH_BEHIND_CAMERA, depth], height - 0.001),
        adjustTone(base, -0.1),
      ),
    );
  stage.addToShell(
    stage.flat(createCeilingRectangle([-half, half], [depth - 0.09, depth], height - 0.001), adjustTone(base, -0.14)),
  );
}

function drawDisc(stage: Stage, x: number, z: number, y: number, r: number, fill: string): string {
  return stage.flat(
    Array.from({ length: 14 }, (_, i): Vec3 => {
      const angle = (i / 14) * Math.PI * 2;
      return [x + Math.cos(angle) * r, y, z + Math.sin(angle) * r];
    }),
    fill,
  );
}
