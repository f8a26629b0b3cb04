import { createContext } from 'react';

export interface Shortcuts {
  /** Single-key shortcuts. Users of speech input and of some keyboards need them off (WCAG 2.1.4). */
  areEnabled: boolean;
  /** Without it there is no switch. */
  onChange?: (areEnabled: boolean) => void;
}

export const ShortcutsContext = createContext<Shortcuts>({ areEnabled: true });
