import type { TFunction } from 'i18next';

const IDS = [
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
export type SectionId = (typeof IDS)[number];

export function titleOf(t: TFunction, id: SectionId): string {
  if (id === 'security') return t('account:security.title');
  return id === 'devices' ? t('account:devices.title') : t(`account:profile.section.${id}`);
}

export const profileSections = (t: TFunction) => IDS.map((id) => ({ id, title: titleOf(t, id) }));
