import { ProfileColumns } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { FavoritesAlert } from '../../alerts/FavoritesAlert.tsx';
import { SavedList } from '../saved/SavedList.tsx';
import { Section } from './Section.tsx';

/** The list is last, because its length is unknown while it loads. */
export function AlertsTab() {
  const { t } = useTranslation();
  return (
    <ProfileColumns>
      <Section id="alerts" text={t('account:profile.sectionText.alerts')}>
        <FavoritesAlert />
      </Section>
      <Section id="searches" text={t('account:profile.sectionText.searches')}>
        <SavedList isSection />
      </Section>
    </ProfileColumns>
  );
}
