import { ActivityList } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { clockAtom } from '../../atoms/app.ts';
import { TabSection } from './TabSection.tsx';
import { useActivity } from './useAccount.ts';

export function ActivitySection() {
  const { t } = useTranslation();
  const now = useAtomValue(clockAtom);
  const { data, isLoadingError, refetch } = useActivity();
  return (
    <TabSection id="activity" text={t('account:profile.sectionText.activity')}>
      <ActivityList events={data?.data} now={now} failed={isLoadingError} onRetry={() => void refetch()} />
    </TabSection>
  );
}
