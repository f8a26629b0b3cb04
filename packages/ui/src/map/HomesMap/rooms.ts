import { toWorld } from '../geo/mercator.ts';

/** What a mark takes of the map, in pixels: its middle and its size. */
export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sizes of marks, with the little that is left free around them. */
export const CLUSTER = { width: 96, height: 48 };
export const PIN = { width: 76, height: 36 };
/** A dot is as wide as it is high. */
export const DOT = 24;

/** The room of a mark at a point, where the world is so many pixels wide. */
export function roomAt(point: { lat: number; lng: number }, size: Pick<Room, 'width' | 'height'>, scale: number): Room {
  const { x, y } = toWorld(point);
  return { x: x * scale, y: y * scale, ...size };
}

/** Whether two rooms have a place in common. */
export const touch = (one: Room, other: Room): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;
