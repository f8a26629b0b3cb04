import { path, polygon } from '../../kit/svg.ts';
import { projectPolygon } from '../space/camera.ts';
import { hull } from '../space/hull.ts';
import type { Stage } from '../space/stage.ts';
import type { Vec3 } from '../space/vector.ts';
import { pathOf } from '../space/walls.ts';

/** Clips a horizontal polygon to the side where `inside` ≥ 0. */
function cut(shape: readonly Vec3[], inside: (p: Vec3) => number): Vec3[] {
  return shape.flatMap((a, i) => {
    const b = shape[(i + 1) % shape.length] ?? a;
    const da = inside(a);
    const db = inside(b);
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
  const landed = panes.map((pane) => {
    const floor = pane.map((p): Vec3 => {
      const t = p[1] / -sun[1];
      return [p[0] + sun[0] * t, 0, p[2] + sun[2] * t];
    });
    const inRoom = cut(
      cut(
        cut(floor, (p) => p[0] + half),
        (p) => half - p[0],
      ),
      (p) => depth - p[2],
    );
    return inRoom.length > 2 ? projectPolygon(stage.camera, inRoom) : [];
  });
  const d = pathOf(landed);
  if (d === '') return;
  const opacity = { morning: 0.42, noon: 0.4, golden: 0.5, dusk: 0.16, night: 0.07 }[light.hour];
  const colour = light.hour === 'golden' ? '#ffd692' : light.isDark ? light.sky[2] : '#fff4d8';
  stage.shine(path(d, colour, { opacity }));
  if (light.isDark || light.hour === 'noon') return;
  panes.forEach((pane, i) => {
    const ends = landed[i] ?? [];
    if (ends.length > 2 && i % 2 === 0)
      stage.over(polygon(hull([...projectPolygon(stage.camera, pane), ...ends]), colour, { opacity: 0.055 }));
  });
}
