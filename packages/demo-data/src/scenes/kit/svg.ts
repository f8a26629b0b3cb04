import { seedOf } from './random.ts';

export type Point = readonly [x: number, y: number];
/** Additional SVG attributes: `{ 'stroke-width': 2, opacity: 0.5 }`. */
export type Attributes = Record<string, string | number>;
/** Position in a gradient (0–1), colour, and opacity (default 1). */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** Gradients, clips and patterns by content: equal ones share one id, so that a drawing is repeatable. */
const definitions = new Map<string, string>();

function define(element: string, attributes: Attributes, inner: string): string {
  const body = `${attributesOf(attributes)}>${inner}</${element}>`;
  const id = `d${seedOf(element + body).toString(36)}`;
  definitions.set(id, `<${element} id="${id}"${body}`);
  return `url(#${id})`;
}

/** `<defs>` that a drawing refers to, directly or through other definitions. */
export function definitionsOf(markup: string): string {
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
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Escapes text for an attribute or an element. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : escapeText(value)}"`,
    )
    .join('');
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more: Attributes = {}): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, w))}" height="${num(Math.max(0, h))}" fill="${fill}"${attributesOf(more)}/>`;
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${d}" fill="${fill}"${attributesOf(more)}/>`;
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return `<polygon points="${points.map(([x, y]) => `${num(x)},${num(y)}`).join(' ')}" fill="${fill}"${attributesOf(more)}/>`;
}

export function stroke(points: readonly Point[], colour: string, width: number, more: Attributes = {}): string {
  const through = points.map(([x, y]) => `${num(x)},${num(y)}`).join(' ');
  return `<polyline points="${through}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${attributesOf(more)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more: Attributes = {}): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${attributesOf(more)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributesOf(more)}/>`;
}

export function group(inner: string, attributes: Attributes = {}): string {
  return `<g${attributesOf(attributes)}>${inner}</g>`;
}

/** Clips inner markup to the given shapes. */
export function clipped(shape: string, inner: string): string {
  return group(inner, { 'clip-path': define('clipPath', {}, shape) });
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** Linear gradient across the painted shape's box, from (x1, y1) to (x2, y2), each 0–1. Use it as a `fill`. */
export function gradient(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
  return define('linearGradient', { x1, y1, x2, y2 }, stopsOf(stops));
}

export const vertical = (...stops: readonly Stop[]): string => gradient(0, 0, 0, 1, stops);
export const horizontal = (...stops: readonly Stop[]): string => gradient(0, 0, 1, 0, stops);

/** Radial gradient across the painted shape's box, centre to rim. */
export function radial(...stops: readonly Stop[]): string {
  return define('radialGradient', {}, stopsOf(stops));
}

/** Repeated tile of `w` by `h` units. Use it as a `fill`. */
export function pattern(w: number, h: number, tile: string, transform?: string): string {
  const place: Attributes = { width: w, height: h, patternUnits: 'userSpaceOnUse' };
  return define('pattern', transform === undefined ? place : { ...place, patternTransform: transform }, tile);
}

/** Soft-edged spot: a contact shadow or a glow. `opacity` is that of its middle. */
export function softSpot(x: number, y: number, rx: number, ry: number, colour: string, opacity: number): string {
  return ellipse(
    x,
    y,
    rx,
    ry,
    radial([0, colour, opacity], [0.55, colour, Math.round(opacity * 450) / 1000], [1, colour, 0]),
  );
}
