import type { ReactNode } from 'react';

/** A saved search as its list shows it. */
export interface SavedSearchView {
  id: string;
  name: string;
  /** The result page. */
  href: string;
  /** Its filters in words, where the name says something else. */
  note?: string;
  /** How many homes came since the last look; undefined while they are counted. */
  fresh: number | 'failed' | undefined;
  /** Whether its person is told of news, and what sets it; absent where nobody is logged in. */
  alert?: { isOn: boolean; settings: ReactNode };
  /** Its row offers the way back. */
  removed?: boolean;
}
