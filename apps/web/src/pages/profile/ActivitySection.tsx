import { ActivityList } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { clockAtom } from '../../atoms/app.ts';
import { TabSection } from './TabSection.tsx';
import { useActivity } from './useAccount.ts';

export function ActivitySection() {
  const { t } = useTranslation();
  const now = useAtomValue(clockAtom);
  const activity = useActivity();
  return (
    <TabSection id="activity" text={t('account:profile.sectionText.activity')}>
      <ActivityList
        events={activity.data?.data}
        now={now}
        failed={hasLoadFailed(activity)}
        onRetry={() => void activity.refetch()}
      />
    </TabSection>
  );
}
