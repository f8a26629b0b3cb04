import { path } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { adjustTone } from '../space/color.ts';
import type { Corner, Span } from '../space/solids.ts';
import type { Stage } from '../space/stage.ts';
import { createUprightRectangle, createWallFrame, type Side, toPathData } from '../space/walls.ts';
import { getWallTone } from './walls.ts';

export type TileKind = 'metro' | 'square' | 'stacked' | 'zellige' | 'scallop';

/** Tiles part of a wall, given in the wall's own u (frame starting at 0) and v. */
export function drawTileWall(stage: Stage, side: Side, u: Span, v: Span, color: string, kind: TileKind): void {
  const frame = createWallFrame(stage, side);
  const base = adjustTone(color, getWallTone(stage, side));
  stage.addToShell(stage.flat(createUprightRectangle(frame, u, v), adjustTone(base, -0.22)));
  const [w, h] = {
    metro: [0.2, 0.1],
    square: [0.15, 0.15],
    stacked: [0.08, 0.24],
    zellige: [0.11, 0.11],
    scallop: [0.14, 0.12],
  }[kind] as [number, number];
  const groups: Corner[][][] = [[], [], []];
  const gap = 0.006;
  for (let j = 0, b = v[0]; b < v[1] - 0.02; j += 1, b += h) {
    const start = (kind === 'metro' || kind === 'scallop') && j % 2 === 1 ? u[0] - w / 2 : u[0];
    for (let a = start; a < u[1] - 0.01; a += w) {
      const left = Math.max(u[0], a + gap);
      const right = Math.min(u[1], a + w - gap);
      const top = Math.min(v[1], b + h - gap);
      if (right - left < 0.01) continue;
      const shade =
        kind === 'zellige' ? stage.random.integer(0, 2) : stage.random.chance(0.14) ? stage.random.integer(1, 2) : 0;
      groups[shade]?.push([
        [left, b],
        [right, b],
        [right, top],
        [left, top],
      ]);
    }
  }
  const spread = kind === 'zellige' ? 0.13 : 0.06;
  groups.forEach((shapes, i) => {
    const d = toPathData(
      shapes.map((shape) =>
        projectPolygon(
          stage.camera,
          shape.map(([a, b]) => frame.at(a, b, 0)),
        ),
      ),
    );
    if (d !== '') stage.addToShell(path(d, adjustTone(base, i === 0 ? 0.04 : i === 1 ? spread + 0.04 : -spread)));
  });
}
