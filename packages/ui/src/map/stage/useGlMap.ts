import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
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
  onUnsupported?: (() => void) | undefined;
  onBaseChange?: ((base: 'streets' | 'bundled') => void) | undefined;
}

/** Loads and starts MapLibre; `driver` is set after its first complete frame. */
export function useGlMap({ store, label, baseMap, interactive, enabled, onUnsupported, onBaseChange }: GlMapOptions) {
  const container = useRef<HTMLDivElement>(null);
  const { t } = useTranslation();
  const { language } = useLocale();
  const colors = useMapColors();
  const [driver, setDriver] = useState<GlDriver | null>(null);
  const scheme = document.documentElement.dataset.scheme ?? 'light';
  const look: Look = { language, colors, scheme, baseMap };
  const key = JSON.stringify(look);

  const start = useEffectEvent(async (signal: AbortSignal) => {
    const element = container.current;
    if (!element) return undefined;
    const { createGlMap } = await import('./glMap.ts');
    if (signal.aborted) return undefined;
    let onReady = () => {};
    const ready = new Promise<void>((resolve) => {
      onReady = resolve;
    });
    const newDriver = await createGlMap({
      container: element,
      store,
      look,
      label,
      sourcesLabel: t('map:sources'),
      interactive,
      onReady,
      onBaseChange: (base) => onBaseChange?.(base),
    });
    signal.addEventListener('abort', newDriver.destroy);
    if (signal.aborted) newDriver.destroy();
    await ready;
    if (!signal.aborted) setDriver(newDriver);
  });
  const reportUnsupported = useEffectEvent(() => onUnsupported?.());
  useEffect(() => {
    if (!enabled) return;
    const controller = new AbortController();
    start(controller.signal).catch(() => reportUnsupported());
    return () => {
      controller.abort();
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
