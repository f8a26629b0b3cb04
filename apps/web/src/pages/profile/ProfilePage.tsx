import { FailedState, LinkTabs, Page, ProfileHeader } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { configurationsAtom } from '../../api/referenceData.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { useLogout } from '../../session/useLogout.ts';
import { AlertsTab } from './AlertsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PaymentsTab } from './PaymentsTab.tsx';
import { getTabHref, TABS, type Tab } from './profileTabs.ts';
import { SecurityTab } from './SecurityTab.tsx';
import { SettingPanels } from './SettingPanels.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { useProfile } from './useAccount.ts';
import { useProfileTab } from './useProfileTab.ts';
import { useSettingPanel } from './useSettingPanel.ts';

const CONTENTS: Readonly<Record<Tab, ComponentType>> = {
  overview: OverviewTab,
  payments: PaymentsTab,
  alerts: AlertsTab,
  security: SecurityTab,
  settings: SettingsTab,
};

/** The user's account; the URL names the tab, and only its data loads. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const panelId = useId();
  const tab = useProfileTab();
  const profile = useProfile();
  const user = profile.data?.data;
  const { setting, open, close } = useSettingPanel();
  const logout = useLogout();
  const resend = useApiMutation('resendVerification', {
    toast: { done: ({ data: sent }) => t(sent ? 'account:verify.sentAgain' : 'account:verify.already') },
  });
  const hasPhoneCodes = useAtomValue(configurationsAtom)?.phonecodes === true;
  const canConfirmPhone = hasPhoneCodes && user?.email_verified === true;
  const name = t('shell:links.profile');
  const title = tab === 'overview' ? name : t(`account:profile.tab.${tab}`);
  const Content = CONTENTS[tab];
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('account:profile.label')}
        path={getTabHref(tab)}
        noIndex
      />
      {hasLoadFailed(profile) ? (
        <FailedState level={1} onRetry={() => void profile.refetch()} />
      ) : (
        <>
          <ProfileHeader
            user={user}
            onEdit={() => open('details')}
            onAddPhone={() => open('phone')}
            onConfirmPhone={canConfirmPhone ? () => open('phoneCode') : undefined}
            onLogout={() => void logout()}
            onResend={() => resend.mutate({})}
            resending={resend.isPending}
          />
          <LinkTabs
            label={name}
            tabs={TABS.map((id) => ({ id, name: t(`account:profile.tab.${id}`), href: getTabHref(id) }))}
            current={tab}
            panelId={panelId}
          >
            <Content />
          </LinkTabs>
          {user && <SettingPanels {...{ setting, user, canConfirmPhone }} onOpen={open} onClose={close} />}
        </>
      )}
    </Page>
  );
}
