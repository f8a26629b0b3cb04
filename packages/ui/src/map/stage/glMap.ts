import 'maplibre-gl/dist/maplibre-gl.css';
import type { Language } from '@mashrabiya/i18n';
import { Map as GlMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { baseStyle } from '../base/glStyle.ts';
import { localizeStyle, styleAddress } from '../base/localizeStyle.ts';
import type { MapColors } from '../base/useMapColors.ts';
import { type Camera, fromWorld, MAX_ZOOM, MIN_ZOOM, toWorld } from '../geo/mercator.ts';
import type { CameraStore, Mover } from './cameraStore.ts';
import { dynamicResolution } from './dynamicResolution.ts';

/** What the map looks like. */
export interface Look {
  language: Language;
  colors: MapColors;
  scheme: string;
  /** Address of a style; null for the base map that comes with the site. */
  styleUrl: string | null;
}

interface GlOptions {
  container: HTMLElement;
  store: CameraStore;
  look: Look;
  /** Name of the canvas, read aloud. */
  label: string;
  interactive: boolean;
  /** Its first picture is complete. */
  onReady(): void;
  /** Which base map is shown: the configured one, or the one that comes with the site. */
  onBase(base: 'configured' | 'bundled'): void;
}

/** How long a style from elsewhere is waited for, in milliseconds. */
const PATIENCE = 6_000;
/** Tiles that may fail before the style counts as out of reach. */
const FAILURES = 3;

async function fetchStyle({ styleUrl, language, scheme }: Look): Promise<StyleSpecification | undefined> {
  if (!styleUrl) return undefined;
  try {
    const answer = await fetch(styleAddress(styleUrl, language, scheme), { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? localizeStyle((await answer.json()) as StyleSpecification, language) : undefined;
  } catch {
    return undefined;
  }
}

const place = (camera: Camera) => ({ center: fromWorld(camera), zoom: camera.zoom });

/** Letters are drawn from the page's own font, which must have come by then. */
const lettersOf = (look: Look) =>
  document.fonts.load('13px "Readex Pro Variable"', look.language === 'ar' ? 'مشربية' : 'Mashrabiya').catch(() => []);

/** A live map in an element. Throws where the browser cannot draw one. */
export async function createGlMap({ container, store, look, label, interactive, onReady, onBase }: GlOptions) {
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const [configured] = await Promise.all([fetchStyle(look), lettersOf(look)]);
  let shown = look;
  const map = new GlMap({
    container,
    style: configured ?? baseStyle(look.language, look.colors),
    ...place(store.camera()),
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    interactive,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    attributionControl: configured ? { compact: true } : false,
    fadeDuration: 0,
    locale: { 'Map.Title': label },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  onBase(configured ? 'configured' : 'bundled');

  const resolution = dynamicResolution(map);
  // Who asked for the movement that is under way; without an answer it is a person's own if an event of theirs began it.
  let asked: Mover | null = null;
  // MapLibre tells of a wheel's movement without the event that began it.
  let isWheel = false;
  let failures = configured ? 0 : Number.NaN;
  // Until it is shown, the camera is the drawing's.
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
  map.on('data', (event) => {
    if (event.dataType === 'source' && 'tile' in event && event.tile) failures = Number.NaN;
  });
  map.on('error', () => {
    failures += 1;
    if (failures < FAILURES || Number.isNaN(failures)) return;
    failures = Number.NaN;
    map.setStyle(baseStyle(shown.language, shown.colors), { diff: false });
    onBase('bundled');
  });
  map.once('load', onReady);

  return {
    /** It stands in the drawing's place from now on, which may have been moved since its first picture. */
    takeOver() {
      map.jumpTo(place(store.camera()));
      isShown = true;
      map.once('idle', resolution.tryOut);
    },
    go(camera: Camera, mover: Mover) {
      map.stop();
      asked = mover;
      map.easeTo({ ...place(camera), duration: 300 });
    },
    async restyle(next: Look) {
      if (JSON.stringify(next) === JSON.stringify(shown)) return;
      shown = next;
      const [style] = await Promise.all([fetchStyle(next), lettersOf(next)]);
      if (shown !== next) return;
      map.setStyle(style ?? baseStyle(next.language, next.colors), { diff: false });
      onBase(style ? 'configured' : 'bundled');
    },
    destroy: () => map.remove(),
  };
}

export type GlDriver = Awaited<ReturnType<typeof createGlMap>>;
