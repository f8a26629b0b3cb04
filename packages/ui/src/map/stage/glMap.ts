import 'maplibre-gl/dist/maplibre-gl.css';
import type { Language } from '@mashrabiya/i18n';
import { Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { motion } from '../../theme/tokens.ts';
import { createBaseStyle } from '../base/glStyle.ts';
import type { MapColors } from '../base/useMapColors.ts';
import { BUNDLED_MAX_ZOOM, type Camera, fromWorld, MAX_ZOOM, MIN_ZOOM, toWorld } from '../geo/mercator.ts';
import type { BaseMap } from '../streets/baseMap.ts';
import { loadStreets, recordFailure } from '../streets/loadStreets.ts';
import { awaitFirstTile } from './awaitFirstTile.ts';
import type { CameraStore, Mover } from './cameraStore.ts';
import { adaptResolution } from './dynamicResolution.ts';

export interface Look {
  language: Language;
  colors: MapColors;
  scheme: string;
  /** Source of the streets; null for the bundled map. */
  baseMap: BaseMap | null;
}

interface GlOptions {
  container: HTMLElement;
  store: CameraStore;
  look: Look;
  label: string;
  sourcesLabel: string;
  interactive: boolean;
  onReady(): void;
  onBaseChange(base: 'streets' | 'bundled'): void;
}

const toCenterAndZoom = (camera: Camera) => ({ center: fromWorld(camera), zoom: camera.zoom });

/** Labels use the page's own font, which must be loaded before rendering. */
const loadFonts = (look: Look) =>
  document.fonts.load('13px "Readex Pro Variable"', look.language === 'ar' ? 'مشربية' : 'Mashrabiya').catch(() => []);

const loadStreetStyle = (look: Look) => (look.baseMap ? loadStreets(look.baseMap, look) : undefined);
const createBundledStyle = ({ language, colors }: Look) => createBaseStyle(language, colors);

/** Creates a live map in an element. Throws if the browser cannot draw one. */
export async function createGlMap({
  container,
  store,
  look,
  label,
  sourcesLabel,
  interactive,
  onReady,
  onBaseChange,
}: GlOptions) {
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const [streets] = await Promise.all([loadStreetStyle(look), loadFonts(look)]);
  let currentLook = look;
  const map = new GlMap({
    container,
    style: streets ?? createBundledStyle(look),
    ...toCenterAndZoom(store.camera()),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    interactive,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    attributionControl: { compact: true },
    fadeDuration: 0,
    locale: { 'Map.Title': label, 'AttributionControl.ToggleAttribution': sourcesLabel },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  const resolution = adaptResolution(map);
  // Source of the current movement: by default the user, if an event of the user started it.
  let requestedMover: Mover | null = null;
  // MapLibre reports wheel movements without their event, so this flag records them.
  let isWheel = false;
  // Until the live map is shown, the drawn map owns the camera.
  let isShown = false;
  map.on('move', () => {
    if (isShown && !resolution.isChanging()) store.set({ ...toWorld(map.getCenter()), zoom: map.getZoom() });
  });
  map.on('wheel', () => {
    isWheel = true;
  });
  map.on('moveend', (event) => {
    if (!isShown || resolution.isChanging()) return;
    const isUserMove = isWheel || ('originalEvent' in event && event.originalEvent !== undefined);
    store.notifyMoveEnd(requestedMover ?? (isUserMove ? 'user' : 'page'));
    requestedMover = null;
    isWheel = false;
  });

  const announceBase = (base: 'streets' | 'bundled') => {
    const nextMaxZoom = base === 'streets' ? MAX_ZOOM : BUNDLED_MAX_ZOOM;
    store.setMaxZoom(nextMaxZoom);
    map.setMaxZoom(nextMaxZoom);
    onBaseChange(base);
  };
  const firstTile = awaitFirstTile(map, () => {
    if (currentLook.baseMap) recordFailure(currentLook.baseMap);
    map.setStyle(createBundledStyle(currentLook), { diff: false });
    announceBase('bundled');
  });
  const applyBase = (base: 'streets' | 'bundled') => {
    if (base === 'streets') firstTile.start();
    announceBase(base);
  };
  applyBase(streets ? 'streets' : 'bundled');
  const reportReady = () => {
    if (firstTile.isAwaited()) return;
    map.off('idle', reportReady);
    onReady();
  };
  map.on('idle', reportReady);

  return {
    /** Replaces the drawn map, adopting its current camera. */
    takeOver() {
      map.jumpTo(toCenterAndZoom(store.camera()));
      isShown = true;
      map.once('idle', resolution.measure);
    },
    moveTo(camera: Camera, mover: Mover) {
      map.stop();
      requestedMover = mover;
      map.easeTo({ ...toCenterAndZoom(camera), duration: motion.popup });
    },
    async restyle(next: Look) {
      if (JSON.stringify(next) === JSON.stringify(currentLook)) return;
      currentLook = next;
      const [style] = await Promise.all([loadStreetStyle(next), loadFonts(next)]);
      if (currentLook !== next) return;
      // Diff between two styles of the same streets, so that no tile is loaded again.
      map.setStyle(style ?? createBundledStyle(next), { diff: style !== undefined });
      applyBase(style ? 'streets' : 'bundled');
    },
    destroy: () => map.remove(),
  };
}

export type GlDriver = Awaited<ReturnType<typeof createGlMap>>;
