import { useSyncExternalStore } from 'react';
import { roleProperty } from '../../theme/roles.ts';

/** The roles that the base map is drawn in. */
const ROLES = [
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
export type MapColors = Record<(typeof ROLES)[number], string>;

const SCHEME = '(prefers-color-scheme: dark)';

let known: string | undefined;

/** As one text, so that equal colours compare equal. Reading lays styles out anew, so it is done once for each change. */
const read = () => {
  if (known === undefined) {
    const style = getComputedStyle(document.documentElement);
    known = ROLES.map((role) => style.getPropertyValue(roleProperty(role)).trim()).join(' ');
  }
  return known;
};

const subscribe = (onChange: () => void) => {
  // While nobody listened they may have changed.
  known = undefined;
  const changed = () => {
    known = undefined;
    onChange();
  };
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-scheme', 'style', 'class'] });
  const system = matchMedia(SCHEME);
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
};

/** The theme's colours as they are at present: a canvas cannot read custom properties by itself. */
export function useMapColors(): MapColors {
  const texts = useSyncExternalStore(subscribe, read, () => '').split(' ');
  return Object.fromEntries(ROLES.map((role, index) => [role, texts[index] ?? ''])) as MapColors;
}
