import { AccountLinks, AccountStats, FailedState, ProfileColumns } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { unreadMessagesAtom } from '../../messages/unreadMessages.ts';
import { buildNavigation } from '../../routing/navigation.ts';
import { paths } from '../../routing/paths.ts';
import { routeTableAtom } from '../../routing/routeTable.ts';
import { TabSection } from './TabSection.tsx';
import { useProfile, useStatistics } from './useAccount.ts';

export function OverviewTab() {
  const { t } = useTranslation();
  const { data: profile } = useProfile();
  const statistics = useStatistics();
  const { routes } = useAtomValue(routeTableAtom);
  const unread = useAtomValue(unreadMessagesAtom);
  const { account } = buildNavigation(routes, t, profile?.data.role, unread);
  const links = account.filter(({ href }) => href !== paths.profile);
  return (
    <ProfileColumns>
      <TabSection id="figures">
        {hasLoadFailed(statistics) ? (
          <FailedState title={t('account:profile.figuresFailed')} onRetry={() => void statistics.refetch()} />
        ) : (
          <AccountStats statistics={statistics.data?.data} />
        )}
      </TabSection>
      <TabSection id="links">
        <AccountLinks links={links} />
      </TabSection>
    </ProfileColumns>
  );
}
