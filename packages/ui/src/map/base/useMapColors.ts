import { useSyncExternalStore } from 'react';
import { roleProperty } from '../../theme/roles.ts';

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

/** One string, so that equal colours compare equal. Reading forces layout, so it happens once per change. */
const read = () => {
  if (known === undefined) {
    const style = getComputedStyle(document.documentElement);
    known = ROLES.map((role) => style.getPropertyValue(roleProperty(role)).trim()).join(' ');
  }
  return known;
};

const subscribe = (onChange: () => void) => {
  // The colours may have changed while there was no subscriber.
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

/** Current theme colours: a canvas cannot read custom properties. */
export function useMapColors(): MapColors {
  const texts = useSyncExternalStore(subscribe, read, () => '').split(' ');
  return Object.fromEntries(ROLES.map((role, index) => [role, texts[index] ?? ''])) as MapColors;
}
