import type { MapCluster, MapPin } from '@mashrabiya/contract';
import { scaleOf, toWorld } from '../geo/mercator.ts';

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rooms that are left free around what stands on the map, in pixels. */
const CLUSTER = { width: 84, height: 48 };
const PIN = { width: 76, height: 36 };

const touch = (one: Room, other: Room) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/**
 * The pins whose price can be written at this zoom without covering another one's; they come best first, and the better
 * one stays. The others are drawn as dots.
 */
export function pinsThatFit(
  pins: readonly MapPin[],
  clusters: readonly MapCluster[],
  zoom: number,
): ReadonlySet<string> {
  const scale = scaleOf(zoom);
  const roomOf = (point: { lat: number; lng: number }, size: { width: number; height: number }): Room => {
    const { x, y } = toWorld(point);
    return { x: x * scale, y: y * scale, ...size };
  };
  const taken = clusters.map((cluster) => roomOf(cluster, CLUSTER));
  const written = new Set<string>();
  for (const pin of pins) {
    const room = roomOf(pin, PIN);
    if (taken.some((other) => touch(room, other))) continue;
    taken.push(room);
    written.add(pin.id);
  }
  return written;
}
