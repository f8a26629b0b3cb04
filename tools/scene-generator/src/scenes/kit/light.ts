import { forkRandom, type Random } from '@mashrabiya/demo-data';
import { darken, fade, lighten, mix, multiply } from './color.ts';
import type { Hour, SceneInput, Season } from './scene.ts';
import { HEIGHT, WIDTH } from './scene.ts';
import { circle, ellipse, formatCoordinate, path, radialGradient, rect, softEllipse, verticalGradient } from './svg.ts';

interface Atmosphere {
  /** Sky colours: zenith, middle, horizon. */
  sky: readonly [string, string, string];
  sun: string;
  /** Multiply colour of daylight, and its strength (0–1). */
  tint: string;
  strength: number;
  shadow: string;
  shadowOpacity: number;
  /** Height of the sun: 0 at the horizon, 1 overhead. */
  height: number;
}

const ATMOSPHERES: Record<Hour, Atmosphere> = {
  morning: {
    sky: ['#6fb0dd', '#b5d8ea', '#fbe8d0'],
    sun: '#fff3d6',
    tint: '#fff1dd',
    strength: 0.5,
    shadow: '#34507c',
    shadowOpacity: 0.3,
    height: 0.42,
  },
  noon: {
    sky: ['#3f97d8', '#86c3ec', '#dcf0f6'],
    sun: '#fffbe8',
    tint: '#fffdf6',
    strength: 0.3,
    shadow: '#2c3f63',
    shadowOpacity: 0.33,
    height: 0.75,
  },
  golden: {
    sky: ['#5f97c4', '#f0c9a0', '#ffb566'],
    sun: '#fff0c0',
    tint: '#ffcf94',
    strength: 0.75,
    shadow: '#4b3563',
    shadowOpacity: 0.38,
    height: 0.22,
  },
  dusk: {
    sky: ['#232f63', '#85609a', '#f79c72'],
    sun: '#ffc38a',
    tint: '#8f83b8',
    strength: 0.85,
    shadow: '#241c46',
    shadowOpacity: 0.34,
    height: 0.12,
  },
  night: {
    sky: ['#0a1130', '#18244f', '#3a4679'],
    sun: '#f4f1dd',
    tint: '#5462a2',
    strength: 0.88,
    shadow: '#070b20',
    shadowOpacity: 0.45,
    height: 0.6,
  },
};

/** Light of a scene. Draw every surface through `applyLight` and `applyShade`. */
export interface SceneLight extends Atmosphere {
  hour: Hour;
  season: Season;
  /** True if lamps are lit and windows glow. */
  isDark: boolean;
  /** Side of the sun or moon: -1 left, 1 right. */
  side: -1 | 1;
  lamp: string;
  /** Colour of a surface in the light. */
  applyLight(color: string): string;
  /** Colour of the same surface turned from the light. */
  applyShade(color: string): string;
  /** Colour of a cast shadow, with transparency; `strength` 0–1 weakens it. */
  getShadowColor(strength?: number): string;
}

/** Light of a scene. Consumes one random number: call it once, first. */
export function createLight({ hour, season, random }: SceneInput): SceneLight {
  const atmosphere = ATMOSPHERES[hour];
  const isCool = season === 'winter' && hour !== 'night';
  const [zenith, middle, horizon] = atmosphere.sky;
  const tint = isCool ? mix(atmosphere.tint, '#dfe8f4', 0.25) : atmosphere.tint;
  const applyLight = (color: string): string => mix(color, multiply(color, tint), atmosphere.strength);
  return {
    ...atmosphere,
    hour,
    season,
    tint,
    sky: isCool
      ? [mix(zenith, '#93abc4', 0.25), mix(middle, '#c9d3dc', 0.3), mix(horizon, '#eee6dc', 0.2)]
      : atmosphere.sky,
    isDark: hour === 'dusk' || hour === 'night',
    side: random.chance(0.5) ? 1 : -1,
    lamp: '#ffd58c',
    applyLight,
    applyShade: (color) =>
      mix(darken(applyLight(color), 0.3), multiply(applyLight(color), mix(atmosphere.shadow, '#c8cbe8', 0.62)), 0.55),
    getShadowColor: (strength = 1) => fade(atmosphere.shadow, atmosphere.shadowOpacity * strength),
  };
}

/** Fair-weather cloud of one outline: flat foot, heaped bumps, thinner below. */
function drawCloud(random: Random, x: number, y: number, size: number, color: string, opacity: number): string {
  const bumps = random.integer(5, 7);
  const wide = size * 3.6;
  const steps = Array.from({ length: bumps }, (_, index) => {
    const share = (index + 1) / bumps;
    const rise = Math.sin(Math.min(1, share) * Math.PI) * size * random.between(0.35, 0.6);
    const r = (wide / bumps) * random.between(0.58, 0.8);
    return `A${formatCoordinate(r)} ${formatCoordinate(r * 0.8)} 0 0 1 ${formatCoordinate(x - wide / 2 + share * wide)} ${formatCoordinate(index === bumps - 1 ? y : y - rise)}`;
  });
  const outline = `M${formatCoordinate(x - wide / 2)} ${formatCoordinate(y)}${steps.join('')}Z`;
  return path(
    outline,
    verticalGradient([0, lighten(color, 0.6), opacity], [0.6, color, opacity * 0.75], [1, color, opacity * 0.12]),
  );
}

/** Sky down to `horizon` (y in units): gradient, sun or moon with its glow, clouds, stars. */
export function drawSky(input: SceneInput, light: SceneLight, horizon = HEIGHT): string {
  const random = forkRandom(input.random);
  const [zenith, middle, low] = light.sky;
  const sunX = WIDTH / 2 + light.side * random.between(380, 680);
  const sunY = horizon * (1 - light.height * 0.95);
  const parts = [rect(0, 0, WIDTH, horizon + 2, verticalGradient([0, zenith], [0.55, middle], [1, low]))];
  if (light.hour === 'night') {
    for (let star = 0; star < 46; star += 1) {
      parts.push(
        circle(random.between(0, WIDTH), random.between(0, horizon * 0.7), random.between(0.8, 2.2), '#fff8e0', {
          opacity: random.between(0.3, 0.9),
        }),
      );
    }
    parts.push(
      softEllipse(sunX, horizon * 0.22, 190, 190, light.sun, 0.28),
      circle(sunX, horizon * 0.22, 44, light.sun),
    );
    parts.push(circle(sunX + light.side * 16, horizon * 0.22 - 9, 38, mix(zenith, middle, 0.4)));
  } else {
    const glow = light.hour === 'noon' ? 330 : 560;
    parts.push(
      ellipse(sunX, sunY, glow, glow, radialGradient([0, light.sun, 0.85], [0.25, light.sun, 0.32], [1, light.sun, 0])),
    );
    if (light.hour !== 'dusk') parts.push(circle(sunX, sunY, light.hour === 'noon' ? 40 : 52, lighten(light.sun, 0.5)));
  }
  const clouds = light.hour === 'night' ? 2 : light.season === 'winter' ? random.integer(4, 6) : random.integer(1, 3);
  const color =
    light.hour === 'night'
      ? mix(middle, '#ffffff', 0.12)
      : light.hour === 'dusk'
        ? mix(low, '#ffd9c9', 0.35)
        : mix('#ffffff', low, 0.18);
  for (let index = 0; index < clouds; index += 1) {
    const size = random.between(60, 150);
    parts.push(
      drawCloud(
        random,
        random.between(0, WIDTH),
        random.between(horizon * 0.08, horizon * 0.62),
        size,
        color,
        light.hour === 'night' ? 0.35 : 0.7,
      ),
    );
  }
  return parts.join('');
}
