import type { TFunction } from 'i18next';

const SECTION_IDS = [
  'figures',
  'links',
  'transactions',
  'searches',
  'alerts',
  'security',
  'devices',
  'preferences',
  'activity',
  'reports',
  'export',
  'deletion',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export function getSectionTitle(t: TFunction, id: SectionId): string {
  if (id === 'security') return t('account:security.title');
  return id === 'devices' ? t('account:devices.title') : t(`account:profile.section.${id}`);
}

export const buildProfileSections = (t: TFunction) => SECTION_IDS.map((id) => ({ id, title: getSectionTitle(t, id) }));
