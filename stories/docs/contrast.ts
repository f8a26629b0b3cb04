import { type ColorRole, colors, type Scheme } from '@mashrabiya/ui';

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Rgb = [255, 255, 255];

function parse(color: string): { rgb: Rgb; alpha: number } {
  const [r = 0, g = 0, b = 0, alpha = 1] = color.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);
  return { rgb: [r, g, b], alpha };
}

/** Blends a colour over another. */
function blendOver(color: string, background: Rgb): Rgb {
  const { rgb, alpha } = parse(color);
  const mixChannel = (channel: 0 | 1 | 2) => rgb[channel] * alpha + background[channel] * (1 - alpha);
  return [mixChannel(0), mixChannel(1), mixChannel(2)];
}

function computeLuminance(rgb: Rgb): number {
  const toLinear = (channel: number) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * toLinear(rgb[0]) + 0.7152 * toLinear(rgb[1]) + 0.0722 * toLinear(rgb[2]);
}

/** WCAG 2 contrast of one role on another. Translucent grounds are blended over white, their worst case. */
export function computeContrast(on: ColorRole, ground: ColorRole, scheme: Scheme): number {
  const backgroundColor = blendOver(colors[ground][scheme], WHITE);
  const [a, b] = [computeLuminance(blendOver(colors[on][scheme], backgroundColor)), computeLuminance(backgroundColor)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Allowed grounds of a role, and minimum contrast: 4.5 for text, 3 for shapes. */
export interface ContrastRule {
  on: ColorRole;
  grounds: readonly ColorRole[];
  least: 4.5 | 3;
}

const SURFACE_ROLES = ['background', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const SOFT_ROLES = ['primarySoft', 'secondarySoft', 'superiorSoft', 'eliteSoft', 'errorSoft', 'successSoft'] as const;

export const contrastRules: readonly ContrastRule[] = [
  { on: 'ink', grounds: [...SURFACE_ROLES, ...SOFT_ROLES], least: 4.5 },
  { on: 'inkMuted', grounds: [...SURFACE_ROLES, 'primarySoft', 'secondarySoft', 'superiorSoft'], least: 4.5 },
  { on: 'primary', grounds: [...SURFACE_ROLES, 'primarySoft'], least: 4.5 },
  { on: 'onPrimary', grounds: ['primary'], least: 4.5 },
  { on: 'secondary', grounds: [...SURFACE_ROLES, 'secondarySoft'], least: 4.5 },
  { on: 'onSecondary', grounds: ['secondary'], least: 4.5 },
  { on: 'superior', grounds: ['background', 'surface', 'surfaceRaised', 'superiorSoft'], least: 4.5 },
  { on: 'elite', grounds: ['background', 'surface', 'surfaceRaised', 'eliteSoft'], least: 4.5 },
  { on: 'favorite', grounds: ['background', 'surface', 'surfaceRaised'], least: 4.5 },
  { on: 'error', grounds: ['background', 'surface', 'surfaceRaised', 'errorSoft'], least: 4.5 },
  { on: 'success', grounds: ['background', 'surface', 'surfaceRaised', 'successSoft'], least: 4.5 },
  { on: 'warning', grounds: ['background', 'surface', 'surfaceRaised', 'superiorSoft'], least: 4.5 },
  { on: 'surface', grounds: ['error', 'success'], least: 4.5 },
  { on: 'onPhoto', grounds: ['photoShade'], least: 4.5 },
  { on: 'outline', grounds: SURFACE_ROLES, least: 3 },
];
