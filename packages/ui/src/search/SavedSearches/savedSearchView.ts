import type { ReactNode } from 'react';

export interface SavedSearchView {
  id: string;
  name: string;
  href: string;
  /** Filters in words, if the name differs from them. */
  note?: string;
  /** New results since the last visit; undefined while counting. */
  newCount: number | 'failed' | undefined;
  /** Alert state and settings; absent for visitors. */
  alert?: { isOn: boolean; settings: ReactNode };
  removed?: boolean;
}
