import { expect, test, vi } from 'vitest';
import { BUNDLED_MAX_ZOOM, MAX_ZOOM } from '../geo/mercator.ts';
import { createCameraStore } from './cameraStore.ts';

const cairo = { x: 0.5868, y: 0.4117 };

test('a map without streets has a maximum zoom, to which a closer camera returns', () => {
  const store = createCameraStore({ ...cairo, zoom: 16 });
  store.resize({ width: 390, height: 600 });
  const onRest = vi.fn();
  store.onMoveEnd(onRest);
  store.setMaxZoom(BUNDLED_MAX_ZOOM);
  expect(store.camera()).toEqual({ ...cairo, zoom: BUNDLED_MAX_ZOOM });
  expect(onRest).toHaveBeenCalledExactlyOnceWith('page');

  expect(store.getZoomed(1), 'and stays').toEqual(store.camera());
  store.setMaxZoom(MAX_ZOOM);
  expect(store.getZoomed(1).zoom).toBe(BUNDLED_MAX_ZOOM + 1);
  expect(onRest).toHaveBeenCalledTimes(1);
});
