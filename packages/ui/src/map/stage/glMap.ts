import 'maplibre-gl/dist/maplibre-gl.css';
import type { Language } from '@mashrabiya/i18n';
import { Map as GlMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { motion } from '../../theme/tokens.ts';
import { baseStyle } from '../base/glStyle.ts';
import type { MapColors } from '../base/useMapColors.ts';
import { BUNDLED_MAX_ZOOM, type Camera, fromWorld, MAX_ZOOM, MIN_ZOOM, toWorld } from '../geo/mercator.ts';
import type { BaseMap } from '../streets/baseMap.ts';
import { forgetStreets, loadStreets } from '../streets/loadStreets.ts';
import { awaitFirstTile } from './awaitFirstTile.ts';
import type { CameraStore, Mover } from './cameraStore.ts';
import { dynamicResolution } from './dynamicResolution.ts';

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
  onBase(base: 'streets' | 'bundled'): void;
}

const place = (camera: Camera) => ({ center: fromWorld(camera), zoom: camera.zoom });

/** Labels use the page's own font, which must be loaded before rendering. */
const lettersOf = (look: Look) =>
  document.fonts.load('13px "Readex Pro Variable"', look.language === 'ar' ? 'مشربية' : 'Mashrabiya').catch(() => []);

const streetsOf = (look: Look) => (look.baseMap ? loadStreets(look.baseMap, look) : undefined);
const bundledStyle = ({ language, colors }: Look) => baseStyle(language, colors);

/** Creates a live map in an element. Throws if the browser cannot draw one. */
export async function createGlMap({
  container,
  store,
  look,
  label,
  sourcesLabel,
  interactive,
  onReady,
  onBase,
}: GlOptions) {
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const [streets] = await Promise.all([streetsOf(look), lettersOf(look)]);
  let shown = look;
  const map = new GlMap({
    container,
    style: streets ?? bundledStyle(look),
    ...place(store.camera()),
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

  const resolution = dynamicResolution(map);
  // Source of the current movement; by default a user's if an event of theirs started it.
  let asked: Mover | null = null;
  // MapLibre reports wheel movements without their event.
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
    const own = isWheel || ('originalEvent' in event && event.originalEvent !== undefined);
    store.rest(asked ?? (own ? 'person' : 'page'));
    asked = null;
    isWheel = false;
  });

  const announceBase = (base: 'streets' | 'bundled') => {
    const closest = base === 'streets' ? MAX_ZOOM : BUNDLED_MAX_ZOOM;
    store.limit(closest);
    map.setMaxZoom(closest);
    onBase(base);
  };
  const firstTile = awaitFirstTile(map, () => {
    if (shown.baseMap) forgetStreets(shown.baseMap);
    map.setStyle(bundledStyle(shown), { diff: false });
    announceBase('bundled');
  });
  const show = (base: 'streets' | 'bundled') => {
    if (base === 'streets') firstTile.await();
    announceBase(base);
  };
  show(streets ? 'streets' : 'bundled');
  const ready = () => {
    if (firstTile.isAwaited()) return;
    map.off('idle', ready);
    onReady();
  };
  map.on('idle', ready);

  return {
    /** Replaces the drawn map, adopting its current camera. */
    takeOver() {
      map.jumpTo(place(store.camera()));
      isShown = true;
      map.once('idle', resolution.tryOut);
    },
    go(camera: Camera, mover: Mover) {
      map.stop();
      asked = mover;
      map.easeTo({ ...place(camera), duration: motion.popup });
    },
    async restyle(next: Look) {
      if (JSON.stringify(next) === JSON.stringify(shown)) return;
      shown = next;
      const [style] = await Promise.all([streetsOf(next), lettersOf(next)]);
      if (shown !== next) return;
      // Diff between two styles of the same streets, so that no tile is loaded again.
      map.setStyle(style ?? bundledStyle(next), { diff: style !== undefined });
      show(style ? 'streets' : 'bundled');
    },
    destroy: () => map.remove(),
  };
}

export type GlDriver = Awaited<ReturnType<typeof createGlMap>>;
