import { createContext } from 'react';

/** Unsaved form values of the current case, by form name. */
export interface CaseDraft {
  read(form: string): object | null;
  /** Saves the values of a form; undefined removes them. */
  save(form: string, values: object | undefined): void;
}

export const CaseDraftContext = createContext<CaseDraft>({ read: () => null, save: () => undefined });
