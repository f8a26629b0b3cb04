import { path, polygon } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { computeConvexHull } from '../space/hull.ts';
import type { Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';
import { toPathData } from '../space/walls.ts';

/** Clips a horizontal polygon to the side where `getInsideDistance` ≥ 0. */
function clipShape(shape: readonly Vec3[], getInsideDistance: (p: Vec3) => number): Vec3[] {
  return shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length] ?? a;
    const da = getInsideDistance(a);
    const db = getInsideDistance(b);
    const visible: Vec3[] = da >= 0 ? [a] : [];
    if (da >= 0 !== db >= 0) {
      const t = da / (da - db);
      visible.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
    }
    return visible;
  });
}

/** Sunlight (or faint moonlight) through panes onto the floor. */
export function castDaylight(stage: Stage, panes: readonly (readonly Vec3[])[]): void {
  const { sun, light, width, depth } = stage;
  const half = width / 2;
  const lightPatches = panes.map((pane) => {
    const floor = pane.map((p): Vec3 => {
      const t = p[1] / -sun[1];
      return [p[0] + sun[0] * t, 0, p[2] + sun[2] * t];
    });
    const patchInRoom = clipShape(
      clipShape(
        clipShape(floor, (p) => p[0] + half),
        (p) => half - p[0],
      ),
      (p) => depth - p[2],
    );
    return patchInRoom.length > 2 ? projectPolygon(stage.camera, patchInRoom) : [];
  });
  const d = toPathData(lightPatches);
  if (d === '') return;
  const opacity = { morning: 0.42, noon: 0.4, golden: 0.5, dusk: 0.16, night: 0.07 }[light.hour];
  const color = light.hour === 'golden' ? '#ffd692' : light.isDark ? light.sky[2] : '#fff4d8';
  stage.addFloorLight(path(d, color, { opacity }));
  if (light.isDark || light.hour === 'noon') return;
  panes.forEach((pane, i) => {
    const ends = lightPatches[i] ?? [];
    if (ends.length > 2 && i % 2 === 0)
      stage.addOverlay(
        polygon(computeConvexHull([...projectPolygon(stage.camera, pane), ...ends]), color, { opacity: 0.055 }),
      );
  });
}
