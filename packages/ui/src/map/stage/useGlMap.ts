import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { useMapColors } from '../base/useMapColors.ts';
import type { BaseMap } from '../streets/baseMap.ts';
import type { CameraStore } from './cameraStore.ts';
import type { GlDriver, Look } from './glMap.ts';

interface GlMapOptions {
  store: CameraStore;
  label: string;
  baseMap: BaseMap | null;
  interactive: boolean;
  enabled: boolean;
  onUnable?: (() => void) | undefined;
  onBase?: ((base: 'streets' | 'bundled') => void) | undefined;
}

/** Loads and starts MapLibre; `driver` is set after its first complete frame. */
export function useGlMap({ store, label, baseMap, interactive, enabled, onUnable, onBase }: GlMapOptions) {
  const container = useRef<HTMLDivElement>(null);
  const { t } = useTranslation();
  const { language } = useLocale();
  const colors = useMapColors();
  const [driver, setDriver] = useState<GlDriver | null>(null);
  const scheme = document.documentElement.dataset.scheme ?? 'light';
  const look: Look = { language, colors, scheme, baseMap };
  const key = JSON.stringify(look);

  const begin = useEffectEvent(async (signal: AbortSignal) => {
    const element = container.current;
    if (!element) return undefined;
    const { createGlMap } = await import('./glMap.ts');
    if (signal.aborted) return undefined;
    let onReady = () => {};
    const ready = new Promise<void>((resolve) => {
      onReady = resolve;
    });
    const made = await createGlMap({
      container: element,
      store,
      look,
      label,
      sourcesLabel: t('map:sources'),
      interactive,
      onReady,
      onBase: (base) => onBase?.(base),
    });
    signal.addEventListener('abort', made.destroy);
    if (signal.aborted) made.destroy();
    await ready;
    if (!signal.aborted) setDriver(made);
  });
  const unable = useEffectEvent(() => onUnable?.());
  useEffect(() => {
    if (!enabled) return;
    const life = new AbortController();
    begin(life.signal).catch(() => unable());
    return () => {
      life.abort();
      setDriver(null);
    };
  }, [enabled]);

  // In the same commit as the switch of movement handlers, so that no movement of the drawn map is lost.
  useLayoutEffect(() => driver?.takeOver(), [driver]);

  useEffect(() => {
    void driver?.restyle(JSON.parse(key) as Look);
  }, [driver, key]);

  return { container, driver, ready: driver !== null };
}
