import { useSyncExternalStore } from 'react';
import { getRoleProperty } from '../../theme/roles.ts';

const COLOR_ROLES = [
  'background',
  'surface',
  'surfaceSunken',
  'primary',
  'primarySoft',
  'secondarySoft',
  'successSoft',
  'line',
  'outline',
  'ink',
  'inkMuted',
] as const;
export type MapColors = Record<(typeof COLOR_ROLES)[number], string>;

const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)';

let cachedColors: string | undefined;

/** One string, so that equal colours compare equal. Reading forces layout, so it happens once per change. */
const readColors = () => {
  if (cachedColors === undefined) {
    const style = getComputedStyle(document.documentElement);
    cachedColors = COLOR_ROLES.map((role) => style.getPropertyValue(getRoleProperty(role)).trim()).join(' ');
  }
  return cachedColors;
};

const subscribe = (onChange: () => void) => {
  // The colours may have changed while there was no subscriber.
  cachedColors = undefined;
  const invalidate = () => {
    cachedColors = undefined;
    onChange();
  };
  const observer = new MutationObserver(invalidate);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme', 'style', 'class'] });
  const system = matchMedia(DARK_SCHEME_QUERY);
  system.addEventListener('change', invalidate);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', invalidate);
  };
};

/** Current theme colours: a canvas cannot read custom properties. */
export function useMapColors(): MapColors {
  const texts = useSyncExternalStore(subscribe, readColors, () => '').split(' ');
  return Object.fromEntries(COLOR_ROLES.map((role, index) => [role, texts[index] ?? ''])) as MapColors;
}
