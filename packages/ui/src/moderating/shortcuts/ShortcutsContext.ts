import { createContext } from 'react';

export interface Shortcuts {
  /** Single keys decide cases. Users of speech input and of some keyboards need them off (WCAG 2.1.4). */
  areOn: boolean;
  /** Switches them on or off; without it there is no switch. */
  onChange?: (areOn: boolean) => void;
}

export const ShortcutsContext = createContext<Shortcuts>({ areOn: true });
