import { useSyncExternalStore } from 'react';
import { roleProperty } from '../../theme/roles.ts';

/** The roles that the base map is drawn in. */
const ROLES = [
  'background',
  'surface',
  'primary',
  'primarySoft',
  'successSoft',
  'line',
  'outline',
  'ink',
  'inkMuted',
] as const;
export type MapColors = Record<(typeof ROLES)[number], string>;

const SCHEME = '(prefers-color-scheme: dark)';

/** As one text, so that equal colours compare equal. */
const read = () => {
  const style = getComputedStyle(document.documentElement);
  return ROLES.map((role) => style.getPropertyValue(roleProperty(role)).trim()).join(' ');
};

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme', 'style', 'class'] });
  const system = matchMedia(SCHEME);
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
};

/** The theme's colours as they are at present: a canvas cannot read custom properties by itself. */
export function useMapColors(): MapColors {
  const texts = useSyncExternalStore(subscribe, read, () => '').split(' ');
  return Object.fromEntries(ROLES.map((role, index) => [role, texts[index] ?? ''])) as MapColors;
}
