import { MAX_AREA_POINTS, parseArea, writeArea } from '@mashrabiya/contract';
import { expect, test } from 'vitest';
import { fitCamera, fromScreen, fromWorld, getVisibleBox, toScreen, toWorld, zoomAround } from './mercator.ts';
import { simplifyArea } from './simplify.ts';

const size = { width: 390, height: 600 };
const cairo = { lat: 30.044, lng: 31.236 };
const greaterCairo = { south: 29.8, west: 31, north: 30.2, east: 31.6 };

test('a point is projected and unprojected to itself', () => {
  const roundTrip = fromWorld(toWorld(cairo));
  expect(roundTrip.lat).toBeCloseTo(cairo.lat, 9);
  expect(roundTrip.lng).toBeCloseTo(cairo.lng, 9);
  const camera = fitCamera(greaterCairo, size);
  const back = fromScreen(toScreen(toWorld(cairo), camera, size), camera, size);
  expect(back.x).toBeCloseTo(toWorld(cairo).x, 12);
});

test('a camera for a box shows all of it', () => {
  const seen = getVisibleBox(fitCamera(greaterCairo, size, 24), size);
  expect(seen.south).toBeLessThan(greaterCairo.south);
  expect(seen.west).toBeLessThan(greaterCairo.west);
  expect(seen.north).toBeGreaterThan(greaterCairo.north);
  expect(seen.east).toBeGreaterThan(greaterCairo.east);
});

test('the box of one listing has a maximum zoom', () => {
  const smallArea = { south: 30.044, west: 31.236, north: 30.04401, east: 31.23601 };
  expect(fitCamera(smallArea, size).zoom).toBe(15);
});

test('zooming in keeps the point under the finger', () => {
  const camera = fitCamera(greaterCairo, size);
  const finger = { x: 100, y: 450 };
  const pointBefore = fromScreen(finger, camera, size);
  const pointAfter = fromScreen(finger, zoomAround(camera, camera.zoom + 2, finger, size), size);
  expect(pointAfter.x).toBeCloseTo(pointBefore.x, 12);
  expect(pointAfter.y).toBeCloseTo(pointBefore.y, 12);
});

const circle = Array.from({ length: 600 }, (_, step) => ({
  lat: 30 + 0.1 * Math.sin((step / 600) * 2 * Math.PI) + (step % 2) * 0.0001,
  lng: 31 + 0.1 * Math.cos((step / 600) * 2 * Math.PI),
}));

test('a drawing becomes an area that fits an address', () => {
  const area = simplifyArea(circle, 1e-6);
  expect(area?.length).toBeGreaterThan(8);
  expect(area?.length).toBeLessThanOrEqual(MAX_AREA_POINTS);
  expect(parseArea(writeArea(area ?? []))).toEqual(area);
});

test('a lower zoom has fewer corners', () => {
  expect(simplifyArea(circle, 1e-5)?.length).toBeLessThan(simplifyArea(circle, 1e-6)?.length ?? 0);
});

test('a tap or a straight line is no area', () => {
  expect(simplifyArea([cairo], 1e-6)).toBeUndefined();
  expect(simplifyArea([cairo, { lat: 30.1, lng: 31.3 }, cairo], 1e-6)).toBeUndefined();
  expect(simplifyArea([], 1e-6)).toBeUndefined();
});
