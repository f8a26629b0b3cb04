import { ProfileColumns } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { FavoritesAlert } from '../../alerts/FavoritesAlert.tsx';
import { SavedList } from '../saved/SavedList.tsx';
import { TabSection } from './TabSection.tsx';

/** The list is last, because its length is unknown while it loads. */
export function AlertsTab() {
  const { t } = useTranslation();
  return (
    <ProfileColumns>
      <TabSection id="alerts" text={t('account:profile.sectionText.alerts')}>
        <FavoritesAlert />
      </TabSection>
      <TabSection id="searches" text={t('account:profile.sectionText.searches')}>
        <SavedList isSection />
      </TabSection>
    </ProfileColumns>
  );
}
