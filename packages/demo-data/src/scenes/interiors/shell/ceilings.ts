import { vertical } from '../../kit/svg.ts';
import { tone, within } from '../space/colour.ts';
import { stand } from '../space/frame.ts';
import { box, type Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';
import { BEHIND } from './floors.ts';

export type CeilingKind = 'plain' | 'cove' | 'beams' | 'spots';

const flat = ([x0, x1]: Span, [z0, z1]: Span, y: number): Vec3[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

export function layCeiling(stage: Stage, kind: CeilingKind): void {
  const { width, depth, height, palette, light } = stage;
  const half = width / 2;
  const base = tone(within(palette.wall, 0.82, 0.95), 0.25);
  const whole = flat([-half, half], [-BEHIND, depth], height);
  stage.lay(stage.flat(whole, base));
  stage.lay(stage.flat(whole, vertical([0, '#1d1420', 0.1], [0.7, '#1d1420', 0.02], [1, '#1d1420', 0.12])));
  if (kind === 'cove') {
    const rim = 0.55;
    const inner: Span = [-half + rim, half - rim];
    const deep: Span = [-BEHIND, depth - rim];
    stage.lay(stage.flat(flat(inner, deep, height), light.isDark ? '#ffe3ae' : tone(base, 0.5)));
    stage.lay(
      stage.flat(
        flat([inner[0] + 0.12, inner[1] - 0.12], [-BEHIND, deep[1] - 0.12], height + 0.05),
        light.isDark ? '#fff1d2' : tone(base, 0.2),
      ),
    );
    stage.lay(
      stage.flat(
        flat([inner[0] + 0.35, inner[1] - 0.35], [-BEHIND, deep[1] - 0.35], height + 0.08),
        tone(base, light.isDark ? 0.3 : -0.03),
      ),
    );
  }
  if (kind === 'beams') {
    const wood = within(palette.wood, 0.34, 0.62);
    const every = stage.random.pick([0.8, 1.1]);
    for (let z = depth - 0.5; z > -1.6; z -= every)
      box(stage, stand(0, z), [-half, half], [height - 0.15, height - 0.002], [-0.065, 0.065], wood);
  }
  if (kind === 'spots') {
    const glow = light.isDark ? '#fff3d0' : '#fffdf5';
    for (let z = depth - 0.7; z > -0.5; z -= 1.3)
      for (const x of [-half * 0.55, half * 0.55]) {
        stage.lay(disc(stage, x, z, height, 0.08, tone(base, -0.18)));
        stage.lay(disc(stage, x, z, height, 0.06, glow));
      }
  }
  for (const [x0, x1] of [
    [-half, -half + 0.09],
    [half - 0.09, half],
  ] as const)
    stage.lay(stage.flat(flat([x0, x1], [-BEHIND, depth], height - 0.001), tone(base, -0.1)));
  stage.lay(stage.flat(flat([-half, half], [depth - 0.09, depth], height - 0.001), tone(base, -0.14)));
}

function disc(stage: Stage, x: number, z: number, y: number, r: number, fill: string): string {
  return stage.flat(
    Array.from({ length: 14 }, (_, i): Vec3 => {
      const angle = (i / 14) * Math.PI * 2;
      return [x + Math.cos(angle) * r, y, z + Math.sin(angle) * r];
    }),
    fill,
  );
}
