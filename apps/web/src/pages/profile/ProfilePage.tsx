import {
  AccountActions,
  AccountLinks,
  FailedState,
  Page,
  ProfileHeader,
  type SecurityRow,
  SecurityRows,
} from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../head/PageHead.tsx';
import { navigation } from '../../routing/navigation.ts';
import { paths } from '../../routing/paths.ts';
import { useLogout } from '../../session/useLogout.ts';
import { Settings } from './Settings.tsx';
import { useAccount } from './useAccount.ts';

const ROWS: readonly SecurityRow[] = ['password', 'email', 'phone', 'sessions'];

/** What of the account is being changed. */
export type Setting = SecurityRow | 'details' | 'deletion';

/** The account of the person who is logged in, and the way to everything that is theirs. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const { user, security, sessions, isError, refetch } = useAccount();
  const [setting, setSetting] = useState<Setting | null>(null);
  const logout = useLogout();
  const title = t('shell.links.profile');
  const links = navigation(t).account.filter(({ href }) => href !== paths.profile);
  return (
    <Page>
      <PageHead
        title={t('pages.titled', { title })}
        description={t('account.profile.label')}
        path={paths.profile}
        hidden
      />
      {isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <ProfileHeader user={user} onEdit={() => setSetting('details')} onAddPhone={() => setSetting('phone')} />
      )}
      <AccountLinks entries={links} />
      {!isError && <SecurityRows rows={ROWS} account={security} onAct={setSetting} />}
      {user && <Settings setting={setting} user={user} sessions={sessions} onClose={() => setSetting(null)} />}
      <AccountActions onLogout={() => void logout()} onDelete={() => setSetting('deletion')} />
    </Page>
  );
}
