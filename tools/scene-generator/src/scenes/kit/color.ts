type Channels = readonly [red: number, green: number, blue: number];

function parseChannels(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function formatHex([red, green, blue]: Channels): string {
  const channelValues = [red, green, blue].map((part) => Math.max(0, Math.min(255, Math.round(part))));
  return `#${channelValues.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function combine(a: string, b: string, part: (a: number, b: number) => number): string {
  const [ar, ag, ab] = parseChannels(a);
  const [br, bg, bb] = parseChannels(b);
  return formatHex([part(ar, br), part(ag, bg), part(ab, bb)]);
}

/** Mix of two `#rrggbb` colours: 0 is the first, 1 the second. */
export function mix(a: string, b: string, share: number): string {
  return combine(a, b, (from, to) => from + (to - from) * share);
}

/** Light of color `b` falling on a surface of colour `a`. */
export function multiply(a: string, b: string): string {
  return combine(a, b, (surface, light) => (surface * light) / 255);
}

/** Darkens by a share 0–1, towards a cool brown instead of grey. */
export function darken(color: string, share: number): string {
  return mix(color, multiply(color, '#3a3040'), share);
}

/** Lightens by a share 0–1, towards warm white. */
export function lighten(color: string, share: number): string {
  return mix(color, '#fffaf0', share);
}

/** Colour with transparency: `alpha` 0 is invisible, 1 is solid. */
export function fade(color: string, alpha: number): string {
  return `rgba(${parseChannels(color).join(',')},${Math.round(alpha * 1000) / 1000})`;
}
