import { circle, stroke } from '../../kit/svg.ts';
import type { Stage } from '../space/stage.ts';

/** Bulbs on a wire that swags across under the ceiling at the depth `z`. */
export function drawStringLights(stage: Stage, z: number): void {
  const half = stage.width / 2;
  const top = stage.height - 0.25;
  const getPointOnString = (t: number) =>
    stage.point([-half + stage.width * t, top - Math.abs(Math.sin(t * Math.PI * 3)) * 0.26, z]);
  const wire = Array.from({ length: 31 }, (_, i) => getPointOnString(i / 30));
  const { isDark } = stage.light;
  const bulbs = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = getPointOnString((i + 0.5) / 15);
    return (
      (isDark ? circle(x, y + 8, 24, '#ffd98c', { opacity: 0.28 }) : '') +
      circle(x, y + 8, 7, isDark ? '#fff0c4' : '#f4e6c4')
    );
  });
  stage.stand(
    { min: [-half, top - 0.35, z - 0.01], max: [half, top, z + 0.01] },
    stroke(wire, '#3a3430', 2.5) + bulbs.join(''),
  );
}
