import { hashSeed } from '@mashrabiya/demo-data';

export type Point = readonly [x: number, y: number];
/** Additional SVG attributes: `{ 'stroke-width': 2, opacity: 0.5 }`. */
export type Attributes = Record<string, string | number>;
/** Position in a gradient (0–1), colour, and opacity (default 1). */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** Gradients, clips and patterns by content: equal ones share one id, so that a drawing is repeatable. */
const definitions = new Map<string, string>();

function define(element: string, attributes: Attributes, inner: string): string {
  const body = `${formatAttributes(attributes)}>${inner}</${element}>`;
  const id = `d${hashSeed(element + body).toString(36)}`;
  definitions.set(id, `<${element} id="${id}"${body}`);
  return `url(#${id})`;
}

/** `<defs>` that a drawing refers to, directly or through other definitions. */
export function collectDefinitions(markup: string): string {
  const used = new Map<string, string>();
  const collect = (text: string): void => {
    for (const [, id] of text.matchAll(/url\(#(\w+)\)/g)) {
      const definition = id === undefined ? undefined : definitions.get(id);
      if (id === undefined || definition === undefined || used.has(id)) continue;
      used.set(id, definition);
      collect(definition);
    }
  };
  collect(markup);
  return used.size === 0 ? '' : `<defs>${[...used.values()].join('')}</defs>`;
}

/** Number as SVG text, rounded to a tenth of a unit. */
export function formatCoordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Escapes text for an attribute or an element. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

function formatAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : escapeText(value)}"`,
    )
    .join('');
}

export function rect(x: number, y: number, w: number, h: number, fill: string, attributes: Attributes = {}): string {
  return `<rect x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(Math.max(0, w))}" height="${formatCoordinate(Math.max(0, h))}" fill="${fill}"${formatAttributes(attributes)}/>`;
}

export function path(d: string, fill: string, attributes: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${formatAttributes(attributes)}/>`;
}

export function polygon(points: readonly Point[], fill: string, attributes: Attributes = {}): string {
  return `<polygon points="${points.map(([x, y]) => `${formatCoordinate(x)},${formatCoordinate(y)}`).join(' ')}" fill="${fill}"${formatAttributes(attributes)}/>`;
}

export function stroke(points: readonly Point[], color: string, width: number, attributes: Attributes = {}): string {
  const pointList = points.map(([x, y]) => `${formatCoordinate(x)},${formatCoordinate(y)}`).join(' ');
  return `<polyline points="${pointList}" fill="none" stroke="${color}" stroke-width="${formatCoordinate(width)}"${formatAttributes(attributes)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, attributes: Attributes = {}): string {
  return `<circle cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${formatCoordinate(r)}" fill="${fill}"${formatAttributes(attributes)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  attributes: Attributes = {},
): string {
  return `<ellipse cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" rx="${formatCoordinate(rx)}" ry="${formatCoordinate(ry)}" fill="${fill}"${formatAttributes(attributes)}/>`;
}

export function group(inner: string, attributes: Attributes = {}): string {
  return `<g${formatAttributes(attributes)}>${inner}</g>`;
}

/** Clips inner markup to the given shapes. */
export function clipMarkup(shape: string, inner: string): string {
  return group(inner, { 'clip-path': define('clipPath', {}, shape) });
}

function renderStops(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** Linear gradient across the painted shape's box, from (x1, y1) to (x2, y2), each 0–1. Use it as a `fill`. */
export function gradient(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
  return define('linearGradient', { x1, y1, x2, y2 }, renderStops(stops));
}

export const verticalGradient = (...stops: readonly Stop[]): string => gradient(0, 0, 0, 1, stops);
export const horizontalGradient = (...stops: readonly Stop[]): string => gradient(0, 0, 1, 0, stops);

/** Radial gradient across the painted shape's box, centre to rim. */
export function radialGradient(...stops: readonly Stop[]): string {
  return define('radialGradient', {}, renderStops(stops));
}

/** Repeated tile of `w` by `h` units. Use it as a `fill`. */
export function pattern(w: number, h: number, tile: string, transform?: string): string {
  const place: Attributes = { width: w, height: h, patternUnits: 'userSpaceOnUse' };
  return define('pattern', transform === undefined ? place : { ...place, patternTransform: transform }, tile);
}

/** Soft-edged spot: a contact shadow or a glow. `opacity` is that of its middle. */
export function softEllipse(x: number, y: number, rx: number, ry: number, color: string, opacity: number): string {
  return ellipse(
    x,
    y,
    rx,
    ry,
    radialGradient([0, color, opacity], [0.55, color, Math.round(opacity * 450) / 1000], [1, color, 0]),
  );
}
