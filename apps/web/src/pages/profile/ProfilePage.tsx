import { AccountLinks, Button, FailedState, Page, ProfileHeader } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '../../api/profile.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { navigation } from '../../routing/navigation.ts';
import { paths } from '../../routing/paths.ts';
import { ownContextAtom } from '../../session/atoms.ts';
import { useLogout } from '../../session/useLogout.ts';

const profileAtom = atomWithQuery((get) => profileQuery(get(ownContextAtom)));

/** The account of the person who is logged in, and the way to everything that is theirs. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const { data: user, isError, refetch } = useAtomValue(profileAtom);
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
      {isError ? <FailedState onRetry={() => void refetch()} /> : <ProfileHeader user={user} />}
      <AccountLinks entries={links} />
      <div>
        <Button look="outlined" onClick={() => void logout()}>
          {t('shell.logout')}
        </Button>
      </div>
    </Page>
  );
}
