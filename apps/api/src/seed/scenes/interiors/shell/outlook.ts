import { seedOf } from '../../kit/random.ts';
import type { Palette } from '../../kit/scene.ts';
import { type Outlook, view } from '../../kit/view.ts';
import type { Point } from '../space/camera.ts';
import type { Stage } from '../space/stage.ts';

function channels(colour: string): readonly [number, number, number] {
  const n = Number.parseInt(colour.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** What a home looks out on: the same for all rooms of one palette, and in keeping with its colours. */
export function outlookOf(palette: Palette): Outlook {
  const [r, g, b] = channels(palette.accent);
  const among: readonly [Outlook, ...Outlook[]] =
    b > r && b > g
      ? ['sea', 'sea', 'mountains']
      : b > r
        ? ['nile', 'sea', 'garden']
        : g > r
          ? ['garden', 'garden', 'nile']
          : ['skyline', 'garden', 'nile', 'desert', 'skyline'];
  return among[seedOf(palette.accent + palette.floor) % among.length] ?? 'garden';
}

/** The outlook as markup that covers the given canvas points; clip it to the glass. */
export function outlookBehind(stage: Stage, points: readonly Point[], outlook = outlookOf(stage.palette)): string {
  const xs = points.map(([x]) => Math.max(-200, Math.min(1800, x)));
  const ys = points.map(([, y]) => Math.max(-200, Math.min(1400, y)));
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  const w = Math.max(40, Math.max(...xs) - x);
  const h = Math.max(40, Math.max(...ys) - y);
  const share = (stage.camera.horizon - y) / h;
  return view(stage.input, stage.light, { x, y, w, h }, outlook, Math.max(0.42, Math.min(0.66, share)));
}
