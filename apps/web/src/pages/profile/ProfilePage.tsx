import {
  AccountLinks,
  FailedState,
  Page,
  ProfileHeader,
  ProfileLayout,
  type SecurityRow,
  SecurityRows,
} from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { FavoritesAlert } from '../../alerts/FavoritesAlert.tsx';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { buildNavigation } from '../../routing/navigation.ts';
import { paths } from '../../routing/paths.ts';
import { routeTableAtom } from '../../routing/routeTable.ts';
import { useLogout } from '../../session/useLogout.ts';
import { SavedList } from '../saved/SavedList.tsx';
import { Activity } from './Activity.tsx';
import { DataCopy } from './DataCopy.tsx';
import { Deletion } from './Deletion.tsx';
import { Devices } from './Devices.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { buildProfileSections } from './profileSections.ts';
import { Reports } from './Reports.tsx';
import { Section } from './Section.tsx';
import { Settings } from './Settings.tsx';
import { StatisticsSection } from './StatisticsSection.tsx';
import { useSetting } from './setting.ts';
import { Transactions } from './Transactions.tsx';
import { useAccount } from './useAccount.ts';

const SECURITY_ROWS: readonly SecurityRow[] = ['password', 'email', 'phone', 'twoFactor', 'passkeys', 'logins'];

export default function ProfilePage() {
  const { t } = useTranslation();
  const { user, security, securityFailed, retrySecurity, isError, refetch } = useAccount();
  const { setting, open, close } = useSetting();
  const logout = useLogout();
  const resend = useApiMutation('resendVerification', {
    toast: { done: ({ data: sent }) => t(sent ? 'account:verify.sentAgain' : 'account:verify.already') },
  });
  const { routes } = useAtomValue(routeTableAtom);
  const title = t('shell:links.profile');
  const links = buildNavigation(routes, t, user?.role).account.filter(({ href }) => href !== paths.profile);
  const header = (
    <>
      <ProfileHeader
        user={user}
        onEdit={() => open('details')}
        onAddPhone={() => open('phone')}
        onLogout={() => void logout()}
        onResend={() => resend.mutate({})}
        resending={resend.isPending}
      />
    </>
  );
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('account:profile.label')}
        path={paths.profile}
        noIndex
      />
      {isError ? (
        <FailedState level={1} onRetry={() => void refetch()} />
      ) : (
        <ProfileLayout header={header} sections={buildProfileSections(t)}>
          <StatisticsSection />
          <Section id="links">
            <AccountLinks entries={links} />
          </Section>
          <Transactions />
          <Section id="searches" text={t('account:profile.sectionText.searches')}>
            <SavedList />
          </Section>
          <Section id="alerts" text={t('account:profile.sectionText.alerts')}>
            <FavoritesAlert />
          </Section>
          <SecurityRows
            id="security"
            rows={SECURITY_ROWS}
            account={security}
            failed={securityFailed}
            onRetry={retrySecurity}
            // The prompt to add a phone number asks for no password, but changing one needs it.
            onAct={(row) => open(row === 'phone' && user?.phone ? 'details' : row)}
          />
          {user && <Settings setting={setting} user={user} onClose={close} />}
          <Devices />
          <PreferencesSection />
          <Activity />
          <Reports />
          <DataCopy />
          <Deletion />
        </ProfileLayout>
      )}
    </Page>
  );
}
