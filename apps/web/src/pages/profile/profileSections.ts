import type { TFunction } from 'i18next';

/** Anchors of the profile's sections, in order. */
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

/** A section's heading. */
export function titleOf(t: TFunction, id: SectionId): string {
  if (id === 'security') return t('account:security.title');
  return id === 'devices' ? t('account:devices.title') : t(`account:profile.section.${id}`);
}

/** Everything that the profile holds, for its table of contents. */
export const profileSections = (t: TFunction) => IDS.map((id) => ({ id, title: titleOf(t, id) }));
