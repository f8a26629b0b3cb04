import { darken, fade, lighten, mix } from '../../kit/color.ts';
import { type Point, verticalGradient } from '../../kit/svg.ts';
import type { Face } from './face.ts';
import { createArchPoints } from './materials.ts';

export interface WindowLook {
  frame: string;
  panes?: number;
  hasBar?: boolean;
  shutters?: string;
  curtains?: string;
  sill?: string;
  /** Lit lamps; random if absent. */
  isGlowing?: boolean;
}

/** Glass that reflects the sky by day and shows lamplight after dusk. */
export function drawGlass(
  face: Face,
  u: number,
  v: number,
  w: number,
  h: number,
  isGlowing: boolean,
  curtains?: string,
): string {
  const { light, random } = face.stage;
  const deepColor = mix(light.applyLight('#2f4a58'), light.sky[0], 0.22);
  const fill = isGlowing
    ? verticalGradient([0, '#ffdf9e'], [0.6, '#f7b965'], [1, '#d98f4a'])
    : verticalGradient([0, mix(deepColor, light.sky[1], 0.55)], [0.55, deepColor], [1, darken(deepColor, 0.35)]);
  const parts = [face.quad(u, v, w, h, fill)];
  if (curtains !== undefined) {
    const tone = isGlowing ? mix(curtains, '#ffcf80', 0.45) : face.color(mix(curtains, deepColor, 0.25));
    const part = w * random.between(0.12, 0.26);
    parts.push(
      face.quad(u, v, part, h, tone, 0, { opacity: 0.8 }),
      face.quad(u + w - part, v, part, h, tone, 0, { opacity: 0.8 }),
    );
  }
  const slant = h * 0.35;
  const from = u + w * random.between(0.1, 0.4);
  const gloss: Point[] = [
    [from, v],
    [Math.min(u + w, from + w * 0.3), v],
    [Math.min(u + w, from + w * 0.3 + slant), v + h],
    [Math.min(u + w, from + slant), v + h],
  ];
  parts.push(face.shape(gloss, fade('#ffffff', isGlowing ? 0.1 : 0.16)));
  return parts.join('');
}

/** Window of `w` by `h` metres with its reveal, frame, panes, sill and shutters. */
export function drawWindow(face: Face, u: number, v: number, w: number, h: number, look: WindowLook): string {
  const { light, random } = face.stage;
  const inhabited = random.chance(0.55);
  const glow = look.isGlowing ?? (light.isDark && inhabited);
  const frame = face.color(look.frame);
  const edge = Math.min(0.07, w * 0.06);
  const panes = look.panes ?? 2;
  const parts: string[] = [];
  if (look.shutters !== undefined) {
    for (const at of [u - w * 0.42, u + w + w * 0.02]) {
      parts.push(face.shadow(at, v, w * 0.4, h, 0.12, 0.6), face.quad(at, v, w * 0.4, h, face.color(look.shutters)));
      const rows = Math.max(4, Math.round(h / 0.16));
      for (let row = 1; row < rows; row += 1) {
        const level = v + (row / rows) * h;
        parts.push(
          face.line(
            [
              [at + w * 0.05, level],
              [at + w * 0.35, level],
            ],
            fade(darken(face.color(look.shutters), 0.5), 0.6),
            0.035,
          ),
        );
      }
    }
  }
  parts.push(
    face.quad(u, v, w, h, frame),
    drawGlass(face, u + edge, v + edge, w - edge * 2, h - edge * 2, glow, look.curtains),
  );
  for (let pane = 1; pane < panes; pane += 1)
    parts.push(face.quad(u + (pane / panes) * w - edge / 2, v, edge, h, frame));
  if (look.hasBar) parts.push(face.quad(u, v + h * 0.74, w, edge, frame));
  parts.push(
    face.shape(
      [
        [u, v + h],
        [u + w, v + h],
        [u + w, v + h - 0.14],
        [u, v + h - 0.14],
      ],
      light.getShadowColor(0.9),
    ),
  );
  const isShadowRight = face.at(1, 0)[0] - face.at(0, 0)[0] > 0.5 ? light.side > 0 : true;
  parts.push(face.quad(isShadowRight ? u + w - 0.09 : u, v, 0.09, h, light.getShadowColor(0.7)));
  if (look.sill !== undefined)
    parts.push(
      face.shadow(u - 0.08, v - 0.08, w + 0.16, 0, 0.2, 0.7),
      face.block(u - 0.08, v - 0.1, w + 0.16, 0.1, [0, 0.14], look.sill),
    );
  return parts.join('');
}

/** Arched opening with glass or, if `door` is a colour, a panelled door. */
export function drawArch(
  face: Face,
  u: number,
  v: number,
  w: number,
  straight: number,
  look: { surround: string; frame: string; door?: string; isPointed?: boolean },
): string {
  const { light, random } = face.stage;
  const inhabited = random.chance(0.75);
  const glow = light.isDark && inhabited;
  const deepColor = mix(light.applyLight('#2f4a58'), light.sky[0], 0.2);
  const outer = createArchPoints(u - 0.14, v, w + 0.28, straight, look.isPointed);
  const inner = createArchPoints(u, v, w, straight, look.isPointed);
  const fill =
    look.door !== undefined
      ? face.color(look.door)
      : glow
        ? verticalGradient([0, '#ffdf9e'], [1, '#df9a52'])
        : verticalGradient([0, mix(deepColor, light.sky[1], 0.5)], [1, deepColor]);
  const parts = [face.shape(outer, face.color(look.surround)), face.shape(inner, fill)];
  const frame = face.color(look.frame);
  parts.push(
    face.line(
      [
        [u + w / 2, v],
        [u + w / 2, v + straight + w * 0.45],
      ],
      frame,
      0.06,
    ),
    face.line(
      [
        [u, v + straight],
        [u + w, v + straight],
      ],
      frame,
      0.06,
    ),
  );
  if (look.door !== undefined) {
    for (const side of [0.08, 0.56]) {
      for (const low of [0.08, 0.52])
        parts.push(
          face.quad(u + side * w, v + low * straight, w * 0.36, straight * 0.36, face.color(darken(look.door, 0.22))),
        );
    }
  }
  parts.push(face.line([[u, v], ...inner.slice(2).reverse(), [u + w, v]], light.getShadowColor(0.8), 0.1));
  return parts.join('');
}

export function drawDoor(face: Face, u: number, v: number, w: number, h: number, color: string, frame: string): string {
  const { light } = face.stage;
  const parts = [face.quad(u - 0.1, v, w + 0.2, h + 0.12, face.color(frame)), face.quad(u, v, w, h, face.color(color))];
  for (let row = 0; row < 4; row += 1)
    parts.push(
      face.quad(
        u + w * 0.14,
        v + h * (0.06 + row * 0.235),
        w * 0.72,
        h * 0.18,
        face.color(row % 2 === 0 ? darken(color, 0.16) : lighten(color, 0.08)),
      ),
    );
  parts.push(
    face.quad(u + w * 0.86, v + h * 0.42, w * 0.05, h * 0.14, light.applyLight('#d8b45e')),
    face.quad(u, v + h - 0.12, w, 0.12, light.getShadowColor(0.9)),
  );
  return parts.join('');
}

/** A split air-conditioner's outdoor unit on its bracket. */
export function drawAirConditioner(face: Face, u: number, v: number): string {
  const white = '#e9e7e0';
  const [cu, cv] = [u + 0.33, v + 0.28];
  const ring: Point[] = Array.from({ length: 12 }, (_, index) => [
    cu + Math.cos((index / 6) * Math.PI) * 0.2,
    cv + Math.sin((index / 6) * Math.PI) * 0.2,
  ]);
  return (
    face.shadow(u, v, 0.85, 0.1, 0.4, 0.8) +
    face.block(u, v, 0.85, 0.56, [0.05, 0.38], white) +
    face.shape(ring, face.color('#a9aaa8'), 0.38) +
    face.quad(u + 0.6, v + 0.1, 0.18, 0.36, face.color('#cfcec8'), 0.38)
  );
}
