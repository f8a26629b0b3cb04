import { hashSeed } from '@mashrabiya/demo-data';
import { HEIGHT, type Palette, WIDTH } from '../../kit/scene.ts';
import { drawView, type Outlook } from '../../kit/view.ts';
import type { Point } from '../space/camera.ts';
import type { Stage } from '../space/stage.ts';

function parseChannels(color: string): readonly [number, number, number] {
  const n = Number.parseInt(color.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** Outlook of a home: the same for all rooms of one palette, and matching its colours. */
export function pickOutlook(palette: Palette): Outlook {
  const [r, g, b] = parseChannels(palette.accent);
  const among: readonly [Outlook, ...Outlook[]] =
    b > r && b > g
      ? ['sea', 'sea', 'mountains']
      : b > r
        ? ['nile', 'sea', 'garden']
        : g > r
          ? ['garden', 'garden', 'nile']
          : ['skyline', 'garden', 'nile', 'desert', 'skyline'];
  return among[hashSeed(palette.accent + palette.floor) % among.length] ?? 'garden';
}

const SPOT_PATTERN =
  /<(rect|ellipse) (?:c?x)="(-?[\d.]+)" (?:c?y)="(-?[\d.]+)" (?:width|rx)="([\d.]+)" (?:height|ry)="([\d.]+)"[^>]*\/>/g;

/** Drops leaves, windows and waves outside the visible opening (in the outlook's units). */
function prune(markup: string, left: number, top: number, right: number, bottom: number): string {
  return markup.replace(SPOT_PATTERN, (match, kind, x, y, w, h) => {
    const round = kind === 'ellipse';
    const [a, b, c, d] = [Number(x), Number(y), Number(w), Number(h)];
    const x0 = round ? a - c : a;
    const y0 = round ? b - d : b;
    return x0 > right || a + c < left || y0 > bottom || b + d < top ? '' : match;
  });
}

/** Outlook as markup that covers the given canvas points; clip it to the glass. */
export function drawOutlook(stage: Stage, points: readonly Point[], outlook = pickOutlook(stage.palette)): string {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  const w = Math.max(40, Math.max(...xs) - x);
  const h = Math.max(40, Math.max(...ys) - y);
  const share = (stage.camera.horizon - y) / h;
  const horizon = Math.max(0.42, Math.min(0.66, share));
  const markup = drawView(stage.input, stage.light, { x, y, w, h }, outlook, horizon);
  const scale = Math.max(w / WIDTH, h / HEIGHT);
  const left = (WIDTH - w / scale) / 2;
  const top = (HEIGHT - h / scale) / 2;
  const first = markup.indexOf('<g transform="translate(');
  return markup.slice(0, first) + prune(markup.slice(first), left, top, WIDTH - left, HEIGHT - top);
}
