import { MAX_AREA_POINTS, type Point } from '@mashrabiya/contract';
import { toWorld } from './mercator.ts';

function getDistanceToLine(point: Point, from: Point, to: Point): number {
  const [p, a, b] = [toWorld(point), toWorld(from), toWorld(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(p.x - a.x, p.y - a.y);
  return Math.abs(dx * (p.y - a.y) - dy * (p.x - a.x)) / length;
}

/** Simplifies a line with at most `tolerance` of error (Douglas and Peucker). */
function simplifyLine(points: readonly Point[], tolerance: number): Point[] {
  const [firstPoint] = points;
  const lastPoint = points.at(-1);
  if (!firstPoint || !lastPoint || points.length < 3) return [...points];
  let [maxDistance, farthestIndex] = [0, 0];
  points.forEach((point, index) => {
    const distance = getDistanceToLine(point, firstPoint, lastPoint);
    if (distance > maxDistance) [maxDistance, farthestIndex] = [distance, index];
  });
  if (maxDistance <= tolerance) return [firstPoint, lastPoint];
  return [
    ...simplifyLine(points.slice(0, farthestIndex + 1), tolerance).slice(0, -1),
    ...simplifyLine(points.slice(farthestIndex), tolerance),
  ];
}

/**
 * Turns a hand-drawn line into an area with no invisible corners, and few enough for a URL. Undefined if it encloses
 * nothing.
 */
export function simplifyArea(drawnPoints: readonly Point[], tolerance: number): Point[] | undefined {
  const roundedPoints = drawnPoints.map(({ lat, lng }) => ({
    lat: Number(lat.toFixed(5)),
    lng: Number(lng.toFixed(5)),
  }));
  let corners = simplifyLine(roundedPoints, tolerance);
  for (let largerTolerance = tolerance * 1.5; corners.length > MAX_AREA_POINTS; largerTolerance *= 1.5)
    corners = simplifyLine(roundedPoints, largerTolerance);
  const [firstPoint] = corners;
  const lastPoint = corners.at(-1);
  if (
    firstPoint &&
    lastPoint &&
    corners.length > 1 &&
    firstPoint.lat === lastPoint.lat &&
    firstPoint.lng === lastPoint.lng
  )
    corners.pop();
  return corners.length >= 3 && computeArea(corners) > tolerance ** 2 ? corners : undefined;
}

function computeArea(corners: readonly Point[]): number {
  const world = corners.map(toWorld);
  const doubleArea = world.reduce((sum, from, index) => {
    const nextCorner = world[(index + 1) % world.length] ?? from;
    return sum + from.x * nextCorner.y - nextCorner.x * from.y;
  }, 0);
  return Math.abs(doubleArea) / 2;
}
