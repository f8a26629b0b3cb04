import { createContext } from 'react';

/** Half-written forms of the case on screen, by the name of the form. */
export interface CaseDraft {
  read(form: string): object | null;
  /** Saves the values of a form; undefined removes them. */
  save(form: string, values: object | undefined): void;
}

export const CaseDraftContext = createContext<CaseDraft>({ read: () => null, save: () => undefined });
