import type { ProfileTab } from '@mashrabiya/contract';
import { paths } from '../../routing/paths.ts';

export type Tab = 'overview' | ProfileTab;

/** In display order; the first one needs no parameter in the URL. */
export const TABS: readonly Tab[] = ['overview', 'payments', 'alerts', 'security', 'settings'];

/** Tab of each section, whose id is the hash of links. */
const SECTION_TABS = {
  figures: 'overview',
  links: 'overview',
  transactions: 'payments',
  alerts: 'alerts',
  searches: 'alerts',
  security: 'security',
  devices: 'security',
  activity: 'security',
  preferences: 'settings',
  company: 'settings',
  reports: 'settings',
  export: 'settings',
  deletion: 'settings',
} as const satisfies Record<string, Tab>;
export type SectionId = keyof typeof SECTION_TABS;

const isSectionId = (id: string): id is SectionId => Object.hasOwn(SECTION_TABS, id);

export const getTabHref = (tab: Tab): string => (tab === 'overview' ? paths.profile : paths.profileTab(tab));

/** Tab of a query; an unknown one shows the first. */
export function parseTab(search: string): Tab {
  const name = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === name) ?? 'overview';
}

/**
 * Query that a link to a section needs: mails from before the tabs link to `/profile#export`. Undefined if the query is
 * complete.
 */
export function findSectionSearch(search: string, hash: string): string | undefined {
  const parameters = new URLSearchParams(search);
  const id = hash.slice(1);
  if (parameters.has('tab') || !isSectionId(id) || SECTION_TABS[id] === 'overview') return undefined;
  parameters.set('tab', SECTION_TABS[id]);
  return `?${parameters}`;
}
